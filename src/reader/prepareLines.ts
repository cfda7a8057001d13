import { endsWithin, imperative, isWholeOrder } from './kitchenWords'
import { inlineListOf, opens, toHeading } from './markdownHeadings'
import { createLine, type MarkdownLine, readMarkdownLines, toItem } from './markdownLines'
import { isListTable, readTable, writeFactRows, writeListRows, writeStepRows, writeTable } from './markdownTables'
import { isNote, type Section, sectionOf, splitList, startsWithAmount } from './sectionHeadings'

/** Returns the lines of a reply for labelLines.ts, with what is wrapped joined. */
export const prepareLines = (markdown: string): readonly MarkdownLine[] =>
  joinWrapped(splitBreaks(readMarkdownLines(markdown)))

/** Returns the lines with what stands in one line, or in a table, on lines of its own. */
export const splitLines = (lines: readonly MarkdownLine[]): readonly MarkdownLine[] =>
  splitTables(splitInlineLists(lines))

const lineBreak = /<br\s*\/?>/i

/** "**Ingredients**<br>2 rolls<br>1 leek" */
const splitBreaks = (lines: readonly MarkdownLine[]): readonly MarkdownLine[] =>
  lines.flatMap((line) => {
    if (line.kind !== 'text' || !/<br/i.test(line.text)) return [line]
    const [first = '', ...others] = line.text.split(lineBreak).map((text) => text.trim())
    return opens(createLine('text', first)) === undefined
      ? [line]
      : [createLine('text', first), ...others.flatMap((text) => readMarkdownLines(text))]
  })

/** A longer line may go on in the next one, in characters. */
const WRAPPED = 30
/** A longer one is full, whatever it is. */
const FULL = 50

/** Whether a line goes on with the one right above it. */
function goesOn(above: MarkdownLine, line: MarkdownLine, section: Section): boolean {
  if (line.kind !== 'text' || (above.kind !== 'item' && above.kind !== 'text')) return false
  if (/\([^()]{0,200}$/.test(above.plain)) return true
  const isBelow = line.indent > above.indent && line.indent < 4
  // Markdown has it in the step above.
  if (
    section === 'method' &&
    above.kind === 'item' &&
    isBelow &&
    above.plain.length > WRAPPED &&
    !/:$/.test(above.plain) &&
    !isNote({ text: line.plain })
  )
    return true
  if (/(?:[.!?:;]|\\)$/.test(above.plain) || above.isBold || isNote({ text: line.plain })) return false
  if (isWholeOrder(above.plain) && imperative.test(line.plain)) return false
  const isLow = /^[\p{Ll}(½¼¾]/u.test(line.plain)
  if (endsWithin.test(above.plain)) return isLow || (!above.plain.endsWith(',') && /^\d(?!\d?[.)]\s)/.test(line.plain))
  if (section === 'method' && !isLow && (isBelow || (above.kind === 'text' && line.indent >= 2)))
    return above.plain.length > WRAPPED && /[\p{L},]$/u.test(above.plain) && startsWithAmount({ text: line.plain })
  if (!isLow) return false
  if (above.kind === 'item') return isBelow || section === 'method' || above.plain.length > WRAPPED
  if (section === 'method') return /[\p{L},]$/u.test(above.plain) || above.plain.length > WRAPPED
  return startsWithAmount({ text: above.plain }) ? isBelow || above.plain.length > FULL : above.plain.length > WRAPPED
}

/** Joins the lines of what is wrapped, so that its foods, amounts and times are whole. */
function joinWrapped(lines: readonly MarkdownLine[]): readonly MarkdownLine[] {
  const joined: MarkdownLine[] = []
  let section: Section = 'preamble'
  for (const line of lines) {
    const above = joined.at(-1)
    const opened = opens(line)
    section = opened ?? section
    if (!above || opened || !goesOn(above, line, section)) joined.push(line)
    else {
      const { kind, text, mark, indent } = above
      joined.splice(-1, 1, createLine(kind, `${text.trim()} ${line.text}`, { mark, indent }))
    }
  }
  return joined
}

/** Calls `write` with each line, and with the section that the last heading above it opened. */
function mapInSections(
  lines: readonly MarkdownLine[],
  write: (line: MarkdownLine, section: Section, index: number) => readonly MarkdownLine[],
): MarkdownLine[] {
  let section: Section = 'preamble'
  return lines.flatMap((line, index) => {
    section = opens(line) ?? section
    return write(line, section, index)
  })
}

/** "**Ingredients:** 2 eggs, 100 g flour" or "**Sauce:** 1 tbsp soy; 2 tsp honey": a heading and items. */
const splitInlineLists = (lines: readonly MarkdownLine[]): readonly MarkdownLine[] =>
  mapInSections(lines, (line, section) => {
    const list = section === 'preamble' || section === 'ingredients' ? inlineListOf(line) : undefined
    if (list === undefined) return [line]
    const [label = ''] = line.plain.split(':', 1)
    const isSection = sectionOf({ kind: 'heading', isBold: false, text: label, depth: 0 }) === 'ingredients'
    const [, items = list, sentence] = /^([^.]*)\.\s+(\p{Lu}.*)$/u.exec(list) ?? []
    return [
      createLine('heading', label.trim(), { level: isSection ? 2 : 3 }),
      ...splitList(items).map(toItem),
      ...(sentence ? [createLine('text', sentence)] : []),
    ]
  })

/** "- **Pastry**", with a table in the item. */
const isOverTable = (lines: readonly MarkdownLine[], index: number) =>
  lines[index]?.kind === 'item' &&
  lines[index].isBold &&
  lines.slice(index + 1, index + 3).find(({ kind }) => kind !== 'blank')?.kind === 'row'

/** Writes tables of ingredients and steps as lists, and those of facts as lines. Others become those of GFM. */
function splitTables(lines: readonly MarkdownLine[]): readonly MarkdownLine[] {
  return mapInSections(lines, (line, section, index) => {
    if (line.kind !== 'row') return [isOverTable(lines, index) ? toHeading(createLine('text', line.text), 3) : line]
    if (lines[index - 1]?.kind === 'row') return []
    const end = lines.findIndex((each, other) => other > index && each.kind !== 'row')
    const table = readTable(lines.slice(index, end < 0 ? undefined : end))
    if (section === 'ingredients' || (section === 'preamble' && isListTable(table))) return writeListRows(table)
    const facts = section === 'preamble' ? writeFactRows(table) : undefined
    return facts ?? (section === 'method' ? writeStepRows(table, 1) : writeTable(table))
  })
}
