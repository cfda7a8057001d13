import { bare, inlineList, isFact, isHeading, startsWithAmount } from './sectionHeadings'
import { type Row, sliceParts } from './textLines'

/** A line of the ingredients. */
export interface IngredientRow {
  readonly row: Row
  /** The line as a sentence. For a row of a table the name comes first: "Chickpeas: 1 tin". */
  readonly text: string
  /** Whether the recipe, or the heading above, says that it is optional, to serve, to taste or to garnish. */
  readonly isOptional: boolean
}

/** Ingredients under a heading of their own, such as "For the sauce". */
export interface IngredientGroup {
  readonly name: string | undefined
  readonly lines: readonly IngredientRow[]
}

const optionalWords =
  /\boptional(?:ly)?\b|\bif (?:you )?(?:like|liked|desired|wished|wish|want|preferred|available)\b|\bto taste\b|\b(?:to|for|as) gar?n[ie]?sh\w*|\bfor (?:serving|sprinkling|decorat\w+|topping)\b|\bto (?:serve|decorate|finish|sprinkle)\b|\bleave (?:it |them )?out if\b/i

/** Reads the rows of the ingredients, by component where the recipe has several. */
export function readGroups(rows: readonly Row[]): IngredientGroup[] {
  const groups: { name: string | undefined; isOptional: boolean; lines: IngredientRow[] }[] = []
  let current: (typeof groups)[number] = { name: undefined, isOptional: false, lines: [] }
  const open = (name: string | undefined) => {
    if (current.lines.length > 0) groups.push(current)
    current = { name, isOptional: name !== undefined && optionalWords.test(name), lines: [] }
  }
  const add = (row: Row, text: string) =>
    current.lines.push({ row, text: clean(text), isOptional: current.isOptional || optionalWords.test(text) })

  const items = rows.filter(({ kind }) => kind === 'item')
  /** The depth of the ingredients; deeper items are notes, or belong to an item that is a heading. */
  let depth = Math.min(...items.map((row) => row.depth))
  let columns: Columns | undefined
  for (const [index, row] of rows.entries()) {
    const list = inlineList(row)
    if (list !== undefined) {
      for (const text of splitList(list)) add(pieceOf(row, text), text)
    } else if (row.text.trim().startsWith('|')) {
      const cells = cellsOf(row)
      if (cells.every((cell) => /^:?-*:?$/.test(cell))) continue
      if (!columns) {
        columns = columnsOf(cells)
        if (columns.isHeader || cells.filter(Boolean).length < 2) continue
      }
      const name = cells[columns.name]
      const amount = columns.amounts.map((column) => cells[column] ?? '').join(' ')
      if (name && !amount.trim() && (row.isBold || /^(?:for|to) /i.test(name))) open(name)
      else if (name) add(row, amount.trim() ? `${name}: ${amount}` : name)
    } else if (row.kind !== 'item') {
      if (isHeading(row)) open(bare(row.text))
      // Without a list, each line without marks is an ingredient.
      else if (row.kind === 'line' && row.depth === 0 && isPlainIngredient(row, items.length > 0)) add(row, row.text)
    } else {
      const next = rows[index + 1]
      const hasNested = next?.kind === 'item' && next.depth > row.depth
      if (hasNested && (/:\s*$/.test(row.text) || !startsWithAmount(row))) {
        open(bare(row.text))
        depth = next.depth
        continue
      }
      if (row.depth < depth) depth = row.depth
      if (row.depth > depth) continue
      if (/:\s*$/.test(row.text) && row.isBold) open(bare(row.text))
      else if (!isFact(row.text)) add(row, row.text)
    }
  }
  open(undefined)
  return groups.map(({ name, lines }) => ({ name, lines }))
}

function isPlainIngredient(row: Row, hasItems: boolean): boolean {
  if (row.text.length > 120 || isFact(row.text) || /[!?:]\s*$/.test(row.text)) return false
  return startsWithAmount(row) || (!hasItems && !/\.\s*$/.test(row.text))
}

interface Columns {
  readonly name: number
  readonly amounts: readonly number[]
  /** Whether the row names the columns, so it is not an ingredient. */
  readonly isHeader: boolean
}

const cellsOf = ({ text }: Row) =>
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

/** A row with a piece of its text alone. */
function pieceOf(row: Row, text: string): Row {
  const start = row.text.indexOf(text)
  return { ...row, parts: sliceParts(row.parts, start, start + text.length), text }
}
