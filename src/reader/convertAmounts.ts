import {
  type Dimension,
  gramsPerCup,
  match,
  recognizeIngredient,
  type Span,
  type Unit,
  type UnitSystem,
  writeIn,
} from '../food'
import { applyEdits, applyEditsWithin, type TextEdit } from '../lib/text'
import { readPhrase } from './measuredPhrase'
import { type Amount, readAmounts } from './readAmounts'
import { scaleAll, withoutOverlaps } from './scaleAmounts'
import { readGasMarks, readTemperature } from './temperatures'

/** How the amounts of a recipe are shown. */
export interface AmountDisplay {
  readonly factor: number
  /** Undefined for the units that the recipe has. */
  readonly units: UnitSystem | undefined
}

/** What to replace in a line of ingredients: plain text, without markdown. In order and without overlaps. */
export const lineEdits = (line: string, display: AmountDisplay): TextEdit[] =>
  replaceAmounts(line, readAmounts(line), display)

/** What to replace in a line with these amounts. In order and without overlaps. */
export function replaceAmounts(line: string, amounts: readonly Amount[], { factor, units }: AmountDisplay): TextEdit[] {
  const scaled = scaleAll(line, amounts, factor)
  if (!units) return scaled
  const shown = ({ start, end }: Span) => applyEditsWithin(line, scaled, start, end)
  const converted = groupMeasures(line, amounts, factor)
    .flatMap((group) => replaceGroup(group, convert(group.measures, units, shown)))
    .map((each) => withArticle(line, each))
  return withoutOverlaps(line, [...converted, ...scaled])
}

/** A line as it is shown. */
export const shownText = (line: string, display: AmountDisplay): string => applyEdits(line, lineEdits(line, display))

/** Something in a line that either system measures. Spoons and gas marks are of neither. */
export interface Measure extends Span {
  readonly dimension: Dimension | 'temperature'
  readonly system: UnitSystem | undefined
  /** The unit by its name, so that "8 oz (1 cup)" is one amount and "350 °F, then 400 °F" are two. */
  readonly unit: string
  /** In g, ml, mm or °C. */
  readonly size: number
  /** In the units of a system, if it has a measure. `rest` is added, in the unit of `size`, and ends at `restEnd`. */
  readonly write: (system: UnitSystem, rest?: number, restEnd?: number) => string | undefined
}

/** One amount in all the measures that the line has for it: "250 g (2 cups)", "180 °C/160 °C fan/gas 4". */
interface Group extends Span {
  readonly measures: readonly [Measure, ...Measure[]]
  /** The second measure behind the food: "2 cups flour (250 g)". */
  readonly bracket?: Span
}

const approximately = String.raw`(?:(?:about|approx(?:imately)?\.?|around|roughly|or|scant|generous|[~≈=])\s?){0,2}`
const added = /^(?:,?\s(?:\+|plus|and|&)\s(?:(?:an?|about)\s)?|\s?\+\s?|,?\s)$/i
/** Temperatures of one oven may have nothing but a space between them. */
const otherScale = new RegExp(String.raw`^\)?(?:\s|\s?[(/|=≈,[–-]|,?\sor\s)\s?${approximately}$`, 'i')
const alternative = new RegExp(String.raw`^\s?(?:[(/|=≈,[]|,?\sor\s|-\s?or\s)\s?${approximately}$`, 'i')
/** "Flour (about" */
const behindFood = new RegExp(String.raw`^(?:\sof)?(?:,?\s[\p{L}'’-]{1,20}){1,6}\s\(\s?${approximately}$`, 'iu')
const openBracket = /[([][^)\]]*$/
const closing = /\.?\s?[)\]]/y
/** The longest text between two measures of one amount, in characters. */
const MAX_GAP = 80

const isFood = ({ dimension }: Measure) => dimension === 'mass' || dimension === 'volume'

/** Adds up measures: "1 lb 2 oz", "1 cup plus 2 tbsp". They are in order. */
function addUp(line: string, measures: readonly Measure[]): Measure[] {
  const sums: Measure[] = []
  for (const measure of measures) {
    const sum = sums.at(-1)
    const isSmaller = sum && isFood(sum) && sum.dimension === measure.dimension && measure.size < sum.size
    if (!isSmaller || !added.test(line.slice(sum.end, Math.min(measure.start, sum.end + MAX_GAP)))) sums.push(measure)
    else
      sums.splice(-1, 1, {
        ...sum,
        end: measure.end,
        system: sum.system ?? measure.system,
        size: sum.size + measure.size,
        write: (system, rest = 0, restEnd = measure.end) => sum.write(system, rest + measure.size, restEnd),
      })
  }
  return sums
}

function groupMeasures(line: string, amounts: readonly Amount[], factor: number): Group[] {
  const groups: Group[] = []
  for (const measure of addUp(line, readMeasures(line, amounts, factor))) {
    const group = groups.at(-1)
    const previous = group?.measures.at(-1)
    if (previous && measure.start < previous.end) continue
    const joined = group && previous && joinMeasure(line, group, previous, measure)
    if (joined) groups.splice(-1, 1, joined)
    else groups.push({ start: measure.start, end: measure.end, measures: [measure] })
  }
  return groups.map((group) => withBracket(line, group))
}

/** A group with the measure that follows it; undefined if that is another amount. */
function joinMeasure(line: string, group: Group, { end: from }: Measure, measure: Measure): Group | undefined {
  const gap = line.slice(from, Math.min(measure.start, from + MAX_GAP))
  if (group.bracket || !isSameAmount(group.measures, measure, gap)) return
  const joined = { ...group, measures: [...group.measures, measure] as const }
  const isOther = measure.dimension === 'temperature' && !group.measures.some(({ unit }) => unit === measure.unit)
  const isClosed = gap.startsWith(')') && !openBracket.test(line.slice(group.start, from))
  if (alternative.test(gap) || (isOther && !isClosed && otherScale.test(gap))) return { ...joined, end: measure.end }
  const close = behindFood.test(gap) ? match(closing, line, measure.end)?.[0] : undefined
  if (close === undefined) return
  return { ...joined, bracket: { start: from + gap.lastIndexOf(' ('), end: measure.end + close.length } }
}

/** A group with the end of the bracket that began in it. Where that goes on, it is none: "1 cup (220 g, packed)". */
function withBracket(line: string, group: Group): Group {
  const { start, end, measures } = group
  if (!openBracket.test(line.slice(start, end))) return group
  const close = match(closing, line, end)?.[0].length
  return close === undefined ? { start, end: measures[0].end, measures: [measures[0]] } : { ...group, end: end + close }
}

function isSameAmount(measures: Group['measures'], measure: Measure, gap: string): boolean {
  const [first] = measures
  const isOfSameUnit = measures.some((each) => each.unit === measure.unit)
  if (isFood(first) !== isFood(measure)) return false
  // "350 °F or 375 °F" are two, but "180 °C/160 °C fan" is one.
  if (first.dimension === 'temperature' && measure.dimension === 'temperature')
    return Math.abs(measure.size - first.size) < 30 && !(isOfSameUnit && /or|,/.test(gap))
  if (isOfSameUnit || (!isFood(first) && first.dimension !== measure.dimension)) return false
  const ratio = measure.size / first.size
  return first.dimension === measure.dimension ? ratio > 0.7 && ratio < 1.4 : ratio > 0.05 && ratio < 12
}

/** An amount with its other measures: "60 ml (¼ cup)". */
export interface AmountGroup extends Span {
  readonly first: Amount
}

/** Joins the amounts of a line that are one amount in several measures. */
export function groupAmounts(line: string, amounts: readonly Amount[]): AmountGroup[] {
  const groups = groupMeasures(line, amounts, 1)
  return amounts.flatMap((first): AmountGroup[] => {
    const { start, unitEnd } = first
    const group = groups.find((each) => start >= each.start && start < each.end)
    return group && group.start < start ? [] : [{ start, end: Math.max(group?.end ?? 0, unitEnd), first }]
  })
}

/** Returns a line of the ingredients without the second measure between an amount and its food: "600 g (1 lb 5 oz) potatoes". */
export function oneMeasure(line: string): string {
  const group = groupMeasures(line, readAmounts(line), 1).find(
    ({ measures: [first, second], bracket }) => isFood(first) && second && !bracket,
  )
  return group ? line.slice(0, group.measures[0].end) + line.slice(group.end) : line
}

/** What to replace for an amount: its first measure by the first text, the others by the other texts in brackets. */
function replaceGroup({ start, end, bracket }: Group, [text, ...others]: readonly string[]): TextEdit[] {
  if (text === undefined) return []
  const all = text + (others.length > 0 ? ` (${others.join(', ')})` : '')
  return [{ start, end, text: all }, ...(bracket ? [{ ...bracket, text: '' }] : [])]
}

/** "A 23 cm tin" is an 8-inch one. */
function withArticle(line: string, { start, end, text }: TextEdit): TextEdit {
  const [, article] = /(?:^|[\s(])(an?)\s$/i.exec(line.slice(Math.max(0, start - 4), start)) ?? []
  const fitting = /^(?:8\d?|11|18)(?!\d)/.test(text) ? 'an' : 'a'
  if (article === undefined || article.toLowerCase() === fitting) return { start, end, text }
  const from = start - article.length - 1
  return { start: from, end, text: `${article.charAt(0)}${fitting.slice(1)} ${text}` }
}

/** An amount in the wished measure; empty where it stays as it is. `shown` writes a measure in its own unit, with the servings. */
function convert(all: Group['measures'], wished: UnitSystem, shown: (measure: Span) => string): string[] {
  // A pint beside 568 ml is a British one.
  const isImperial = ({ unit, size }: Measure) =>
    unit === 'pint' && all.some((each) => each.dimension === 'volume' && each.size > 1.12 * size)
  const measures = all.filter((each) => !isImperial(each))
  const [first = all[0]] = measures
  const own = measures.filter(({ system }) => system === wished)
  // An oven has several temperatures: with a fan and without.
  if (first.dimension === 'temperature') {
    if (own.length > 0) return own.length < all.length ? own.map(shown) : []
    const others = measures.filter(({ system }) => system !== undefined)
    return [...new Set((others.length > 0 ? others : [first]).flatMap(({ write }) => write(wished) ?? []))]
  }
  // Spoons stay in metric recipes too.
  const spoon = (wished === 'us' ? measures : [first]).find(({ system }) => system === undefined)
  const [kept = spoon] = own
  if (kept) return all.length > 1 ? [shown(kept)] : []
  // A weight tells more than the cups beside it.
  return [(measures.find(({ dimension }) => dimension === 'mass') ?? first).write(wished) ?? []].flat()
}

const readMeasures = (line: string, amounts: readonly Amount[], factor: number): Measure[] =>
  [
    ...amounts.flatMap((amount) =>
      amount.unit?.kind === 'temperature' ? readTemperature(line, amount) : readMeasure(line, amount, factor),
    ),
    ...readGasMarks(line),
  ].toSorted((a, b) => a.start - b.start)

/** A stick of butter is a quarter of a pound, and the ounces of a drink are fluid ones. */
const STICK = 113.4
const FLUID_OUNCE = 30
const CUP = 240
const volumes: readonly string[] = ['cup', 'pint', 'quart', 'gallon']
const dimensionOf = (kind: Unit['kind']): Dimension | undefined =>
  kind === 'spoon' ? 'volume' : kind === 'mass' || kind === 'volume' || kind === 'length' ? kind : undefined

/** Reads an amount in a unit of either system. Empty where neither measures it. */
function readMeasure(line: string, amount: Amount, factor: number): Measure[] {
  const { start, unitEnd: end, numbers, low, role, unit } = amount
  const isLength = unit?.kind === 'length'
  // "Serves 4" within quotation marks.
  const isQuoted = unit?.text.trim() === '"' && line.slice(0, start).split('"').length % 2 === 0
  const isMeasured = isLength ? low.style !== 'article' && !isQuoted : role === 'amount' || role === 'weight'
  if (!unit || !isMeasured) return []
  const { name } = unit
  const food = name === 'stick' || name === 'ounce' ? foodOf(line, end).food?.food : undefined
  const isStick = name === 'stick' && /^(?:butter|margarine|shortening)$/.test(food?.name ?? '')
  const isDrink = name === 'ounce' && food?.kind === 'drink'
  const dimension = isStick ? 'mass' : isDrink ? 'volume' : dimensionOf(unit.kind)
  const size = isStick ? STICK : isDrink ? FLUID_OUNCE : unit.factor
  if (!dimension || !size) return []
  const system = isStick ? 'us' : unit.system
  const times = role === 'weight' || role === 'other' ? 1 : factor
  const write: Measure['write'] = (wished, rest = 0, restEnd = end) => {
    const named = volumes.includes(name) && wished === 'metric' ? foodOf(line, restEnd) : undefined
    const cup = named?.food && gramsPerCup(named.food.food, named.words)
    const exact = numbers.map(({ value }) => ((value * size + rest) * times * (cup ?? CUP)) / CUP)
    const written = writeIn(wished, cup === undefined ? dimension : 'mass', exact)
    if (!written) return undefined
    const text = joinNumbers(line, amount, written.numbers)
    // "A 1-litre basin" is a 4¼-cup one.
    const isJoined =
      wished === 'us' && (isLength ? !afterPlural.test(line.slice(end, end + 12)) : line[unit.start - 1] === '-')
    if (isJoined) return `${text}-${written.unit.replace(/s$/, '')}`
    return `${text} ${isLength && wished === 'us' && !/^(?:[01]?[½¼¾⅛⅜⅝]?|1)$/.test(text) ? 'inches' : written.unit}`
  }
  return [{ start, end, dimension, system, unit: name, size: low.value * size, write }]
}

/** Writes the numbers of an amount with the words between them that the line has: "1 to 2", "9 x 13". */
function joinNumbers(line: string, { numbers, low, high }: Amount, written: readonly string[]): string {
  const all = high && new Set(written).size === 1 ? written.slice(0, 1) : written
  const text = all.reduce((before, each, at) => {
    const gap = line.slice(numbers[at - 1]?.end, numbers[at]?.start)
    return before + (between.exec(gap)?.[0] ?? (high ? '–' : ' x ')) + each
  })
  return low.style === 'comma' ? text.replaceAll('.', ',') : text
}

/** Between the numbers of an amount, without a unit: the " to " of "1 cup to 2 cups". */
const between = /(?:\s?[x×*–—−-]\s?|[\s-](?:by|to|or|and)[\s-])$/i

function foodOf(line: string, end: number) {
  // The rest of "(2 sticks/226 g)" is no food.
  const bracket =
    match(/\.?(?:(?:(?:\s?[/,=|]|\sor\s)[^()[\]]{1,40})?[)\]])?\s?(?:\([^()]{0,40}\))?/y, line, end)?.[0] ?? ''
  const phrase = readPhrase(line, end + bracket.length)
  const text = line.slice(phrase.start, phrase.end)
  const { food, words } = recognizeIngredient(text, false)
  // Sliced almonds weigh less than others.
  return { food, words: text.endsWith(words) ? text : words }
}

/** After "30 cm" these words make it a number of inches: "12 inches long". */
const afterPlural =
  /^(?:$|[\s]?[,.;:)]|\s(?:of|in|from|above|below|apart|long|wide|tall|high|deep|thick|across|away|x|by|or|and|to|between|at|on|with)\b)/i
