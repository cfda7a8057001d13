import { isYieldOrTime } from './facts'
import { beginsOrder } from './kitchenWords'
import { createLine, type MarkdownLine, toItem, withoutEmphasis } from './markdownLines'
import { isSentence, opens, type Section } from './sectionHeadings'

/** A table of a reply: the cells of its rows, as markdown. Without a header the names of its columns are empty. */
interface MarkdownTable {
  readonly names: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

const isDelimiter = (cells: readonly string[]) =>
  cells.some(Boolean) && cells.every((cell) => /^(?::?-+:?)?$/.test(cell))

const cellsOf = ({ text }: MarkdownLine) =>
  text
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim())

/** Reads rows that follow one another. While a table streams, its last row may be incomplete. */
function readTable(lines: readonly MarkdownLine[]): MarkdownTable {
  const all = lines.map(cellsOf)
  const rows = all.filter((cells) => !isDelimiter(cells))
  const hasHeader = all.length === 1 || rows.length < all.length
  return hasHeader ? { names: rows[0] ?? [], rows: rows.slice(1) } : { names: [], rows }
}

const foodColumn = /^(?:ingredients?|item|food|what|name|zutat(?:en)?|ingr[ée]dients?|ingredientes?|ingredienti)\b/i
const amountColumn =
  /^(?:amounts?|quantity|qty|measure(?:ment)?|(?:standard )?units?|standard|metric|imperial|us|how much|weight|menge|quantit[ée]s?|cantidad|quantidade|quantit[àa])(?!\p{L})/iu

/** Writes a table of ingredients or steps as a list, and others as GFM knows them. */
export function writeTable(lines: readonly MarkdownLine[], section: Section): MarkdownLine[] {
  const table = readTable(lines)
  const names = table.names.map(withoutEmphasis)
  // "| Nutrition | Per serving |" needs no heading above it.
  const own = opens(createLine('heading', names.find(Boolean) ?? ''))
  if (section === 'other' || own === 'other') return writeRows(table)
  // "| Prep | Cook | Serves |" over a single row
  const [row = [], ...others] = table.rows
  const facts = names.map((name, column) => `${name}: ${row[column] ?? ''}`)
  if (section === 'preamble' && others.length === 0 && facts.every((fact) => isYieldOrTime(withoutEmphasis(fact))))
    return facts.map((fact) => createLine('text', fact))
  const isWork = (cell: string) => beginsOrder(withoutEmphasis(cell)) || isSentence(cell)
  const tellsWork = section === 'method' && table.rows.some((cells) => cells.some(isWork))
  if (tellsWork || /^(?:steps?|#|no\.?)$/i.test(names[0] ?? '')) return writeSteps(table)
  const hasFoods = section === 'ingredients' || names.some((name) => foodColumn.test(name))
  return hasFoods ? writeIngredients({ ...table, names }) : writeRows(table)
}

function writeIngredients({ names, rows }: MarkdownTable): MarkdownLine[] {
  const food = names.findIndex((name) => foodColumn.test(name))
  return rows.flatMap((cells) => {
    const name = food < 0 ? cells.filter(Boolean).join(' ') : (cells[food] ?? '')
    if (!name) return []
    const others = cells.filter((cell, column) => food >= 0 && cell && column !== food)
    const isAmount = (cell: string) => amountColumn.test(names[cells.indexOf(cell)] ?? '')
    // A number behind another one is the same amount in other units.
    const amount = [...new Set(others.filter(isAmount))].reduce(
      (all, cell) => (/^\W?\p{N}/u.test(cell) && /\p{N}/u.test(all) ? `${all} (${cell})` : `${all} ${cell}`.trim()),
      '',
    )
    const notes = others.filter((cell) => !isAmount(cell))
    // "300 g potatoes, halved" from "potatoes" and "300 g, halved", and "Salt: to taste".
    const [, figure, rest = ''] = /^([\d½¼¾⅓⅔⅛~≈][^(,]*)(.*)$/.exec(amount) ?? []
    const text = figure ? `${figure.trim()} ${name}${rest.replace('(', ' (')}` : `${name}: ${amount}`
    return [toItem([amount ? text : name, ...notes].join(', '))]
  })
}

function writeSteps({ rows }: MarkdownTable): MarkdownLine[] {
  const areNumbered = rows.every(([cell = '']) => /^(?:step )?\**(?:\d{1,2}\**)?[.)]?$/i.test(cell))
  // The time of a step stands in a column of its own.
  const write = (cell: string, index: number) => (index > 0 && /^[^a-z]*\d[^.]{0,20}$/i.test(cell) ? `(${cell})` : cell)
  const texts = rows.map((cells) =>
    cells
      .slice(areNumbered ? 1 : 0)
      .map(write)
      .join(' ')
      .trim(),
  )
  return texts.map((text, index) => createLine('item', text, { mark: `${index + 1}.` }))
}

function writeRows({ names, rows }: MarkdownTable): MarkdownLine[] {
  const width = Math.max(names.length, ...rows.map(({ length }) => length))
  const row = (cells: readonly string[]) => createLine('row', `| ${cells.join(' | ')} |`)
  const header = Array.from({ length: width }, (_, column) => names[column] ?? '')
  return [row(header), row(header.map(() => '---')), ...rows.map(row)]
}
