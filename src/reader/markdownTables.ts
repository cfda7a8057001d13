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

/** Columns that do not belong to an ingredient. */
const figuresColumn = /^(?:calories|k?cals?|kj|energy|proteins?|carb\w*|fats?|fib(?:re|er)|sodium|cost|price)\b/i
/** Whether a table's columns are those of ingredients, by a name. */
const listsIngredients = ({ header }: MarkdownTable) => header !== undefined && isNamed(header)

/** Whether a table's columns are those of numbered steps. */
const listsSteps = ({ header, rows }: MarkdownTable): boolean =>
  header !== undefined &&
  /^(?:steps?|#|no\.?)$/i.test(withoutEmphasis(header[0] ?? '')) &&
  rows.every(([number = '']) => /^\**(?:step )?\d{1,2}[.)]?\**$/i.test(number))

/** Whether a table lists ingredients or numbered steps. */
export const isListTable = (table: MarkdownTable): boolean => listsIngredients(table) || listsSteps(table)

/** Writes the line breaks of a cell or of an item as spaces. */
export const joinBreaks = (cell: string): string =>
  cell
    .split(/<br\s*\/?>/i)
    .map((part) => part.trim())
    .join(' ')
    .trim()

/** The rows of a table of ingredients as items, and the names of components as headings. */
function writeIngredientRows({ header, rows }: MarkdownTable): MarkdownLine[] {
  const names = (header ?? []).map(withoutEmphasis)
  const namedFood = names.findIndex((name) => foodColumn.test(name))
  const amounts = names.flatMap((name, index) => (amountColumn.test(name) ? [index] : []))
  const isAmountFirst = names.every((name) => name === '') && rows.every(([cell = '']) => /^[\d½¼¾⅓⅔]/.test(cell))
  const food = namedFood >= 0 ? namedFood : amounts.includes(0) || isAmountFirst ? 1 : 0
  const amountsOrNext = amounts.length > 0 ? amounts : [food === 0 ? 1 : 0]
  return rows.flatMap((cells) => {
    const texts = cells.map(joinBreaks)
    const name = texts[food] ?? ''
    const amount = amountsOrNext
      .map((column) => texts[column] ?? '')
      .filter(Boolean)
      .join(' ')
    const notes = texts.filter(
      (text, column) =>
        /[\p{L}\p{N}]/u.test(text) &&
        column !== food &&
        !amountsOrNext.includes(column) &&
        !figuresColumn.test(names[column] ?? ''),
    )
    if (!name) return []
    const isComponent = !amount && notes.length === 0 && (/^(?:\*\*|__)/.test(name) || /^(?:for|to) /i.test(name))
    if (isComponent) return [createLine('heading', withoutEmphasis(name).replace(/:$/, ''), { level: 3 })]
    // Amounts come first, as in most recipes: "300 g potatoes, halved" from "potatoes" and "300 g, halved".
    const [, figure, rest = ''] = /^([\d½¼¾⅓⅔⅛~≈][^(,]*)((?:\(|,).*)?$/.exec(amount) ?? []
    const withAmount = figure
      ? `${figure.trim()} ${name}${rest.startsWith('(') ? ' ' : ''}${rest}`
      : amountsOrNext.every((column) => column < food)
        ? `${amount} ${name}`
        : `${name}: ${amount}`
    const text = amount ? withAmount : name
    return [toItem([text, ...notes].join(', '))]
  })
}

/** The rows of a table of ingredients or of numbered steps as a list. */
export const writeListRows = (table: MarkdownTable): MarkdownLine[] =>
  listsSteps(table) ? writeStepRows(table) : writeIngredientRows(table)

/** The rows of a table of steps as items with numbers. */
export function writeStepRows({ rows }: MarkdownTable): MarkdownLine[] {
  const isNumbered = rows.every(([cell = '']) => /^(?:step )?\**(?:\d{1,2}\**)?[.)]?$/i.test(cell.trim()))
  return rows.flatMap((cells, index) => {
    const [main = '', ...others] = cells
      .slice(isNumbered ? 1 : 0)
      .map(joinBreaks)
      .filter(Boolean)
    if (!main) return []
    // The time of a step stands in a column of its own.
    const text = others.reduce(
      (all, cell) => (/^[^a-z]*\d[^.]{0,20}$/i.test(cell) ? `${all} (${cell})` : `${all} ${cell}`),
      main,
    )
    return [createLine('item', text, { mark: `${index + 1}.` })]
  })
}

/** The facts of a table in lines: "Serves: 4". Undefined if it has other things. */
export function writeFactRows({ header, rows }: MarkdownTable): MarkdownLine[] | undefined {
  const [only, ...others] = rows
  const pairs =
    header && header.length > 2 && only && others.length === 0
      ? header.map((name, column) => [name, only[column] ?? ''])
      : [header ?? [], ...rows].filter((cells) => cells.some(Boolean))
  const facts = pairs.map(([name = '', value = '']) => `${name.replace(/:(\**)$/, '$1')}: ${joinBreaks(value)}`)
  const isFacts = facts.length > 0 && pairs.every(({ length }) => length === 2)
  return isFacts && facts.every((fact) => isYieldOrTime(withoutEmphasis(fact)))
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
