import { bare, inlineList, isHeading, isYieldOrTime, startsWithAmount } from './sectionHeadings'
import { sliceSpans, type TextLine } from './textLines'

/** A line of the ingredients. */
export interface ListedIngredient {
  readonly textLine: TextLine
  /** The line as a sentence. For a row of a table the name comes first: "Chickpeas: 1 tin". */
  readonly text: string
  /** Whether the recipe, or the heading above, says that it is optional, to serve, to taste or to garnish. */
  readonly isOptional: boolean
}

/** Ingredients under a heading of their own, such as "For the sauce". */
export interface IngredientGroup {
  readonly name: string | undefined
  readonly lines: readonly ListedIngredient[]
}

const optionalWords =
  /\boptional(?:ly)?\b|\bif (?:you )?(?:like|liked|desired|wished|wish|want|preferred|available)\b|\bto taste\b|\b(?:to|for|as) gar?n[ie]?sh\w*|\bfor (?:serving|sprinkling|dusting|drizzling|decorat\w+|topping)\b|\bto (?:serve|decorate|finish|sprinkle|drizzle)\b|\bleave (?:it |them )?out if\b/i

/** Reads the lines of the ingredients, by component where the recipe has several. */
export function readGroups(textLines: readonly TextLine[]): IngredientGroup[] {
  const groups: { name: string | undefined; isOptional: boolean; lines: ListedIngredient[] }[] = []
  let current: (typeof groups)[number] = { name: undefined, isOptional: false, lines: [] }
  const open = (name: string | undefined) => {
    if (current.lines.length > 0) groups.push(current)
    current = { name, isOptional: name !== undefined && optionalWords.test(name), lines: [] }
  }
  const add = (textLine: TextLine, text: string) =>
    current.lines.push({ textLine, text: clean(text), isOptional: current.isOptional || optionalWords.test(text) })

  const items = textLines.filter(({ kind }) => kind === 'item')
  /** The depth of the ingredients; deeper items are notes, or belong to an item that is a heading. */
  let depth = Math.min(...items.map((textLine) => textLine.depth))
  let columns: Columns | undefined
  for (const [index, textLine] of textLines.entries()) {
    const list = inlineList(textLine)
    if (list !== undefined) {
      for (const text of splitList(list)) add(pieceOf(textLine, text), text)
    } else if (textLine.text.trim().startsWith('|')) {
      const cells = cellsOf(textLine)
      if (cells.every((cell) => /^:?-*:?$/.test(cell))) continue
      if (!columns) {
        columns = columnsOf(cells)
        if (columns.isHeader || cells.filter(Boolean).length < 2) continue
      }
      const name = cells[columns.name]
      const amount = columns.amounts.map((column) => cells[column] ?? '').join(' ')
      if (name && !amount.trim() && (textLine.isBold || /^(?:for|to) /i.test(name))) open(name)
      else if (name) add(textLine, amount.trim() ? `${name}: ${amount}` : name)
    } else if (textLine.kind !== 'item') {
      if (isHeading(textLine)) open(bare(textLine.text))
      // Without a list, each line without marks is an ingredient.
      else if (textLine.kind === 'line' && textLine.depth === 0 && isPlainIngredient(textLine, items.length > 0))
        add(textLine, textLine.text)
    } else {
      const next = textLines[index + 1]
      const hasNested = next?.kind === 'item' && next.depth > textLine.depth
      if (hasNested && (/:\s*$/.test(textLine.text) || !startsWithAmount(textLine))) {
        open(bare(textLine.text))
        depth = next.depth
        continue
      }
      if (textLine.depth < depth) depth = textLine.depth
      if (textLine.depth > depth) continue
      if (/:\s*$/.test(textLine.text) && textLine.isBold) open(bare(textLine.text))
      else if (!isYieldOrTime(textLine.text)) add(textLine, textLine.text)
    }
  }
  open(undefined)
  return groups.map(({ name, lines }) => ({ name, lines }))
}

function isPlainIngredient(textLine: TextLine, hasItems: boolean): boolean {
  if (textLine.text.length > 120 || isYieldOrTime(textLine.text) || /[!?:]\s*$/.test(textLine.text)) return false
  return startsWithAmount(textLine) || (!hasItems && !/\.\s*$/.test(textLine.text))
}

interface Columns {
  readonly name: number
  readonly amounts: readonly number[]
  /** Whether the line names the columns, so it is not an ingredient. */
  readonly isHeader: boolean
}

const cellsOf = ({ text }: TextLine) =>
  text
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim())

function columnsOf(cells: readonly string[]): Columns {
  const find = (pattern: RegExp) => cells.flatMap((cell, index) => (pattern.test(cell) ? [index] : []))
  const [name] = find(/^(?:ingredients?|item|food|what|name)\b/i)
  const amounts = find(/^(?:amount|quantity|qty|measure(?:ment)?|unit|how much|weight)\b/i)
  const isHeader = name !== undefined || amounts.length > 0
  if (isHeader)
    return { name: name ?? (amounts.includes(0) ? 1 : 0), amounts: amounts.length > 0 ? amounts : [1], isHeader }
  return { name: 0, amounts: [1], isHeader }
}

const clean = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Splits a list in one line at its commas or semicolons, but not within brackets or numbers. */
const splitList = (list: string) =>
  list
    .split(list.includes(';') ? /;/ : /,(?!\d)(?![^(]*\))|\band\b(?=[^,]*$)/)
    .map((part) => part.replace(/[.\s]+$/, '').trim())
    .filter(Boolean)

/** A line with a piece of its text alone. */
function pieceOf(textLine: TextLine, text: string): TextLine {
  const start = textLine.text.indexOf(text)
  return { ...textLine, spans: sliceSpans(textLine.spans, start, start + text.length), text }
}
