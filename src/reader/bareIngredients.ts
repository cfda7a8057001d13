import { opens } from './markdownHeadings'
import { createLine, type MarkdownLine, toItem } from './markdownLines'
import { isOrder } from './partLists'
import { hasAmountAtAnEnd, isYieldOrTime, listsSeveral, MAX_INGREDIENT, partLabel, splitList } from './sectionHeadings'

/** The longest line that is taken for a list of ingredients, in characters. */
const MAX_LIST = 2 * MAX_INGREDIENT

const hasAmount = ({ plain }: MarkdownLine) => hasAmountAtAnEnd(plain)

/** "2 oz marg." */
const abbreviation = /^[\d½¼¾⅓⅔][^!?:]{1,30}\p{L}{2,5}\.$/u

/** Whether a line without a mark may be an ingredient: no sentence, and nothing that introduces another line. */
const mayBeIngredient = (line: MarkdownLine) =>
  line.kind === 'text' &&
  !line.isBold &&
  line.plain.length <= MAX_LIST &&
  (!/[.!?:]\s*$/.test(line.plain) || abbreviation.test(line.plain)) &&
  !isOrder(line) &&
  !isYieldOrTime(line.plain) &&
  opens(line) === undefined

/**
 * Makes lists of ingredients that stand below each other without marks and without a heading, as people paste them from
 * a page: "3 bananas", "250 g flour". At least half of the lines begin with an amount. Where anything tells the
 * ingredients, the lines stay.
 */
export function listBareIngredients(lines: readonly MarkdownLine[]): readonly MarkdownLine[] {
  const isTold = lines.some(
    (line) => opens(line) === 'ingredients' || line.kind === 'row' || (line.kind === 'item' && !/\d/.test(line.mark)),
  )
  if (isTold) return lines
  // The method begins with a step or a sentence. Without one, the lines may be an answer.
  const first = lines.findIndex((line) => mayBeIngredient(line) && hasAmount(line))
  const end = lines.findIndex(
    (line, index) =>
      index > first &&
      (line.kind === 'item' ||
        opens(line) === 'method' ||
        isOrder(line) ||
        (line.kind === 'text' && /[.!]\s*$/.test(line.plain) && !abbreviation.test(line.plain))),
  )
  const inOne = lines.findIndex(
    (line, index) => index < end && mayBeIngredient(line) && !line.plain.includes(':') && listsSeveral(line.plain),
  )
  if (inOne >= 0) return lines.flatMap((line, index) => (index === inOne ? splitList(line.text).map(toItem) : [line]))
  const runs = findRuns(lines.slice(0, Math.max(0, end)))
  const listed = new Set(runs.flatMap((run) => (run.length > 1 || runs.length > 1 ? run : [])))
  return lines.map((line) => {
    if (!listed.has(line)) return line
    return partLabel.test(line.plain) ? createLine('heading', line.text, { level: 3 }) : toItem(line.text)
  })
}

/** The runs of lines that may be ingredients, from the first amount of each on. Blank lines do not part them. */
function findRuns(lines: readonly MarkdownLine[]): MarkdownLine[][] {
  const runs: MarkdownLine[][] = [[]]
  for (const line of lines) {
    const run = runs.at(-1)
    if (!run || line.kind === 'blank') continue
    if (!mayBeIngredient(line)) runs.push([])
    else if (run.length > 0 || hasAmount(line)) run.push(line)
  }
  return runs.filter((run) => run.length > 0 && run.filter(hasAmount).length >= run.length / 2)
}
