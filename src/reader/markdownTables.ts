import { isYieldOrTime } from './facts'
import { createLine, type MarkdownLine, toItem, withoutEmphasis } from './markdownLines'

/** A table of a reply: the cells of its rows, as markdown. */
export interface MarkdownTable {
  /** The names of the columns; undefined if the first row is like the others. */
  readonly header: readonly string[] | undefined
  readonly rows: readonly (readonly string[])[]
}

const isDelimiter = (cells: readonly string[]) => cells.every((cell) => /^:?-+:?$/.test(cell))

/** Splits a row at its bars. */
const cellsOf = ({ text }: MarkdownLine) =>
  text
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim())

/** Reads rows that follow one another. While a table streams, its last row may be incomplete. */
export function readTable(lines: readonly MarkdownLine[]): MarkdownTable {
  const all = lines.map(cellsOf)
  const hasHeader = all.length === 1 || all.slice(1, 2).some((cells) => isDelimiter(cells.filter(Boolean)))
  const [first, ...others] = all.filter((cells) => !isDelimiter(cells))
  if (!first) return { header: undefined, rows: [] }
  return hasHeader || isNamed(first) ? { header: first, rows: others } : { header: undefined, rows: [first, ...others] }
}

const foodColumn = /^(?:ingredients?|item|food|what|name|zutat(?:en)?|ingr[ée]dients?|ingredientes?|ingredienti)\b/i
const amountColumn =
  /^(?:amounts?|quantity|qty|measure(?:ment)?|(?:standard )?units?|standard|how much|weight|menge|quantit[ée]s?|cantidad|quantidade|quantit[àa])(?!\p{L})/iu
const isNamed = (cells: readonly string[]) => cells.some((cell) => foodColumn.test(withoutEmphasis(cell)))

/** Whether a table's columns are those of numbered steps. */
const listsSteps = ({ header, rows }: MarkdownTable): boolean =>
  header !== undefined &&
  /^(?:steps?|#|no\.?)$/i.test(withoutEmphasis(header[0] ?? '')) &&
  rows.every(([number = '']) => /^\**(?:step )?\d{1,2}[.)]?\**$/i.test(number))

/** Whether a table lists ingredients or numbered steps. */
export const isListTable = (table: MarkdownTable): boolean =>
  listsSteps(table) || (table.header !== undefined && isNamed(table.header))

/** The rows of a table of ingredients as items with the amounts first, and the names of components as headings. */
function writeIngredientRows({ header = [], rows }: MarkdownTable): MarkdownLine[] {
  const names = header.map(withoutEmphasis)
  const amounts = names.flatMap((name, index) => (amountColumn.test(name) ? [index] : []))
  const food = names.findIndex((name) => foodColumn.test(name))
  return rows.flatMap((cells) => {
    const name = food < 0 ? cells.filter(Boolean).join(' ') : (cells[food] ?? '')
    if (!name) return []
    const amount = food < 0 ? '' : amounts.flatMap((column) => cells[column] || []).join(' ')
    const notes = cells.filter((cell, column) => food >= 0 && cell && column !== food && !amounts.includes(column))
    const isComponent = !amount && notes.length === 0 && /^(?:\*\*|__|for |to )/i.test(name)
    if (isComponent) return [createLine('heading', withoutEmphasis(name).replace(/:$/, ''), { level: 3 })]
    // "300 g potatoes, halved" from "potatoes" and "300 g, halved", and "Salt: to taste".
    const [, figure, rest = ''] = /^([\d½¼¾⅓⅔⅛~≈][^(,]*)(.*)$/.exec(amount) ?? []
    const text = figure ? `${figure.trim()} ${name}${rest.replace('(', ' (')}` : `${name}: ${amount}`
    return [toItem([amount ? text : name, ...notes].join(', '))]
  })
}

/** The rows of a table of ingredients or of numbered steps as a list. */
export const writeListRows = (table: MarkdownTable): MarkdownLine[] =>
  listsSteps(table) ? writeStepRows(table) : writeIngredientRows(table)

/** The rows of a table of steps as items with numbers. */
export function writeStepRows({ rows }: MarkdownTable): MarkdownLine[] {
  const areNumbered = rows.every(([cell = '']) => /^(?:step )?\**(?:\d{1,2}\**)?[.)]?$/i.test(cell.trim()))
  // The time of a step stands in a column of its own.
  const write = (cell: string, index: number) => (index > 0 && /^[^a-z]*\d[^.]{0,20}$/i.test(cell) ? `(${cell})` : cell)
  const texts = rows.map((cells) =>
    cells
      .slice(areNumbered ? 1 : 0)
      .filter(Boolean)
      .map(write)
      .join(' '),
  )
  return texts.filter(Boolean).map((text, index) => createLine('item', text, { mark: `${index + 1}.` }))
}

/** The facts of a table of two columns, or of one row, in lines: "Serves: 4". Undefined if it has other things. */
export function writeFactRows({ header = [], rows }: MarkdownTable): MarkdownLine[] | undefined {
  const [only = [], ...others] = rows
  const pairs =
    header.length > 2 && others.length === 0
      ? header.map((name, column) => [name, only[column] ?? ''])
      : [header, ...rows].filter((cells) => cells.some(Boolean))
  const facts = pairs.map(([name = '', value = '']) => `${name.replace(/:(\**)$/, '$1')}: ${value}`)
  const areFacts = facts.length > 0 && pairs.every(({ length }) => length === 2)
  return areFacts && facts.every((fact) => isYieldOrTime(withoutEmphasis(fact)))
    ? facts.map((fact) => createLine('text', fact))
    : undefined
}

/** A table as GFM knows it. */
export function writeTable({ header, rows }: MarkdownTable): MarkdownLine[] {
  const width = Math.max(header?.length ?? 0, ...rows.map(({ length }) => length))
  const row = (cells: readonly string[]) => createLine('row', `| ${cells.join(' | ')} |`)
  const names = Array.from({ length: width }, (_, column) => header?.[column] ?? '')
  return [row(names), row(names.map(() => '---')), ...rows.map(row)]
}
