import { splitNumbered } from '../lib/text'
import { talks } from './findTitle'
import { isAmountWord, startsWithFigure } from './foodWords'
import { endsWithin, imperative, isWholeOrder } from './kitchenWords'
import { bare, createLine, isNumbered, type MarkdownLine, readMarkdownLines, toItem } from './markdownLines'
import { writeTable } from './markdownTables'
import {
  inlineList,
  isBesideRecipe,
  isNamed,
  isNote,
  opens,
  partLabel,
  type Section,
  splitList,
  startsWithAmount,
} from './sectionHeadings'

/** Returns the lines of a reply for labelLines.ts, with wrapped lines joined. */
export const prepareLines = (markdown: string): readonly MarkdownLine[] => joinWrapped(readMarkdownLines(markdown))

/** A longer line may go on in the next one, in characters, and one that begins with an amount. */
const [WRAPPED, FULL] = [30, 50]

/** "Simmer for 1 hour", above "30 minutes" */
const [hours, minutes] = [
  /\d\s?(?:hours?|hrs?|h)$/i,
  /^\d{1,2}\s?min(?:ute)?s?\.?(?:$|[.,;)]|\s(?:or|until|and|at|over)\b)/i,
]

function goesOn(above: MarkdownLine, line: MarkdownLine, section: Section): boolean {
  if (line.kind !== 'text' || !/^(?:item|text)$/.test(above.kind) || isNote(line.plain)) return false
  if (/\([^()]{0,200}$/.test(above.plain)) return true
  // "1 lemon, juice of" and "stock without salt or" stand above other foods in a list without marks.
  const isWhole =
    section !== 'method' &&
    above.kind === 'text' &&
    (startsWithAmount(line.plain) || /\b(?:no|without)\b/i.test(above.plain))
  const isOpen = !above.isBold && !isWhole && endsWithin.test(above.plain)
  if (isOpen && /^[\p{Ll}\d(½¼¾⅓⅔~]/u.test(line.plain)) return true
  if (section === 'method' && hours.test(above.plain) && minutes.test(line.plain)) return true
  const isBelow = line.indent > above.indent && line.indent < 4
  const isLong = above.plain.length > (startsWithAmount(above.plain) ? FULL : WRAPPED)
  // Markdown has it in the step above.
  const isInStep = section === 'method' && above.kind === 'item' && isLong
  if (isBelow && isInStep) return true
  if (/[.!?:;]$/.test(above.plain) || above.isBold || !/^[\p{Ll}(½¼¾]/u.test(line.plain)) return false
  const areOrders = isWholeOrder(above.plain) && imperative.test(line.plain)
  const mayGoOn = isBelow || isLong || (above.kind === 'item' && above.plain.endsWith(','))
  return !areOrders && (section === 'method' || mayGoOn)
}

/** "2 cups", "1 (14 oz)", "3": the amount of a food that has the next line. */
const isAmountAlone = (line: MarkdownLine | undefined) =>
  line !== undefined &&
  startsWithFigure.test(line.plain) &&
  !isBesideRecipe(line.text) &&
  /^(?:text|item)$/.test(line.kind) &&
  (line.plain.match(/\p{L}+/gu) ?? []).every((word) => isAmountWord(word) || isSize.test(word))
const isSize = /^(?:large|medium|small)$/i

/** Whether a list begins with the amount of a food that has the next line, as pages are copied. */
function hasAmountsApart(lines: readonly MarkdownLine[]): boolean {
  const first = lines.find(
    (line) =>
      line.kind !== 'blank' && !isBesideRecipe(line.text) && !isNamed(line) && !partLabel.test(bare(line.plain)),
  )
  return isAmountAlone(first)
}

function joinWrapped(lines: readonly MarkdownLine[]): readonly MarkdownLine[] {
  const joined: MarkdownLine[] = []
  let section: Section = 'preamble'
  let areApart = false
  for (const [index, line] of lines.entries()) {
    const opened = opens(line)
    section = opened ?? section
    if (opened) areApart = opened === 'ingredients' && hasAmountsApart(lines.slice(index + 1))
    const last = joined.findLastIndex(({ kind }) => kind !== 'blank')
    const isBelowAmount =
      areApart && isAmountAlone(joined[last]) && /^(?:text|item)$/.test(line.kind) && !startsWithFigure.test(line.plain)
    const above = isBelowAmount ? joined[last] : joined.at(-1)
    if (!above || opened || !(isBelowAmount || goesOn(above, line, section))) joined.push(line)
    else {
      const { kind, text, mark, indent } = above
      const whole = `${text.trim().replace(/\\$/, '')} ${line.text}`
      joined.splice(isBelowAmount ? last : -1, Infinity, createLine(kind, whole, { mark, indent }))
    }
  }
  return joined
}

/** Puts each item of an inline list or a table on its own line. */
export function splitLines(lines: readonly MarkdownLine[]): readonly MarkdownLine[] {
  let section: Section = 'preamble'
  return lines.flatMap((line, index) => {
    section = opens(line) ?? section
    if (line.kind === 'row') {
      const end = lines.findIndex((each, other) => other > index && each.kind !== 'row')
      const isFirst = lines[index - 1]?.kind !== 'row'
      return isFirst ? writeTable(lines.slice(index, end < 0 ? undefined : end), section) : []
    }
    // "- **Pastry**", with a table in the item
    const isOverTable = lines.slice(index + 1, index + 3).find(({ kind }) => kind !== 'blank')?.kind === 'row'
    if (isOverTable && line.kind === 'item' && line.isBold) return [createLine('heading', line.plain, { level: 3 })]
    const [, label = '', first] = /^([^:]{3,40}):\s{1,4}1[.)] {1,4}(\S.*)$/.exec(line.text) ?? []
    const heading = createLine('heading', label.trim(), { level: 3 })
    if (first !== undefined && opens(heading) === 'method') {
      section = 'method'
      return [heading, ...splitSteps(createLine('item', first, { mark: '1.' }))]
    }
    if (section === 'preamble' || section === 'ingredients') return splitInlineList(line, lines)
    return section === 'method' ? splitSteps(line) : [line]
  })
}

/** "**Ingredients:** 2 eggs, 100 g flour" or "**Sauce:** 1 tbsp soy; 2 tsp honey": a heading and items. */
function splitInlineList(line: MarkdownLine, lines: readonly MarkdownLine[]): readonly MarkdownLine[] {
  const list = inlineList(line, lines)
  if (list === undefined) return [line]
  const label = line.plain.slice(0, line.plain.lastIndexOf(list)).trim()
  const [, items = list, sentence] = /^([^.]*)\.\s+(\p{Lu}.*)$/u.exec(list) ?? []
  return [
    /[.!?,]/.test(label) || talks.test(label)
      ? createLine('text', label)
      : createLine('heading', label.replace(/:$/, ''), { level: 3 }),
    ...splitList(items).map(toItem),
    ...(sentence ? [createLine('text', sentence)] : []),
  ]
}

/** Puts each of several numbered steps in one line on a line of its own. */
const splitSteps = (line: MarkdownLine): readonly MarkdownLine[] => {
  const steps = isNumbered(line) ? splitNumbered(line.text) : []
  return steps.length < 2 ? [line] : steps.map((text, index) => createLine('item', text, { mark: `${index + 1}.` }))
}
