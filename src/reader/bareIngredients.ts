import { opens } from './markdownHeadings'
import { createLine, type MarkdownLine } from './markdownLines'
import { isYieldOrTime, startsWithAmount } from './sectionHeadings'

/** The longest line that is taken for an ingredient, in characters. */
const MAX_LENGTH = 120

const hasAmount = ({ plain }: MarkdownLine) => startsWithAmount({ text: plain })

/** Whether a line without a mark may be an ingredient: no sentence, and nothing that introduces another line. */
const mayBeIngredient = ({ kind, plain, isBold }: MarkdownLine) =>
  kind === 'text' && !isBold && plain.length <= MAX_LENGTH && !/[.!?:]\s*$/.test(plain) && !isYieldOrTime(plain)

/**
 * Makes a list of ingredients that stand below each other without marks and without a heading, as people paste them from
 * a page: "3 bananas", "250 g flour". At least half of the lines begin with an amount. Where anything tells the
 * ingredients, the lines stay.
 */
export function listBareIngredients(lines: readonly MarkdownLine[]): readonly MarkdownLine[] {
  const isTold = lines.some(
    (line) => opens(line) === 'ingredients' || line.kind === 'row' || (line.kind === 'item' && !/\d/.test(line.mark)),
  )
  const start = isTold ? -1 : lines.findIndex((line) => mayBeIngredient(line) && hasAmount(line))
  if (start < 0) return lines
  const length = lines.slice(start).findIndex((line) => !mayBeIngredient(line))
  const end = length < 0 ? lines.length : start + length
  const run = lines.slice(start, end)
  const isList = run.length > 1 && run.filter(hasAmount).length >= run.length / 2
  // What follows is the method. Without one, the lines may be an answer.
  const isFollowed = lines.slice(end).some(({ kind }) => kind !== 'blank')
  if (!isList || !isFollowed) return lines
  return lines.map((line, index) =>
    index >= start && index < end ? createLine('item', line.text, { mark: '-' }) : line,
  )
}
