import {
  type Dimension,
  gramsPerCup,
  match,
  readWord,
  recognizeIngredient,
  type Span,
  type UnitSystem,
  writeIn,
} from '../food'
import { applyEdits, type TextEdit } from '../lib/text'
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
  if (!units) return scaleAll(line, amounts, factor)
  const converted = groupMeasures(line, readMeasures(line, amounts, factor))
    .flatMap((group) => replaceGroup(line, group, convert(group.measures, units)))
    .map((each) => withArticle(line, each))
  return withoutOverlaps(line, [...converted, ...scaleAll(line, amounts, factor)])
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
  /** As the line has it, for the servings. */
  readonly shown: string
  /**
   * In the units of a system. Undefined where these have no measure for it.
   *
   * @param rest what is added to it, in the unit of `size`, and where that ends.
   */
  readonly write: (system: UnitSystem, rest?: number, restEnd?: number) => string | undefined
}

/** One amount in all the measures that the line has for it: "250 g (2 cups)", "180 °C/160 °C fan/gas 4". */
interface Group {
  readonly measures: readonly [Measure, ...Measure[]]
  /** Behind the food: "2 cups flour (250 g)". */
  readonly bracket?: Span
}

const approximately = String.raw`(?:(?:about|approx(?:imately)?\.?|around|roughly|or|scant|generous|[~≈=])\s?){0,2}`
const added = /^(?:,?\s(?:\+|plus|and|&)\s(?:(?:an?|about)\s)?|\s?\+\s?|\s)$/i
const alternative = new RegExp(String.raw`^\s?(?:[(/|=≈,[]|,?\sor\s|-\s?or\s)\s?${approximately}$`, 'i')
/** "Flour (about" */
const behindFood = new RegExp(String.raw`^(?:\sof)?(?:,?\s[\p{L}'’-]{1,20}){1,6}\s\(\s?${approximately}$`, 'iu')
const closing = /^\.?\s?[)\]]/
/** The longest text between two measures of one amount, in characters. */
const MAX_GAP = 80

const isFood = ({ dimension }: Measure) => dimension === 'mass' || dimension === 'volume'

/** Adds up measures: "1 lb 2 oz", "1 cup plus 2 tbsp". They are in order. */
function addUp(line: string, measures: readonly Measure[]): Measure[] {
  const sums: Measure[] = []
  for (const measure of measures) {
    const sum = sums.at(-1)
    const isAdded =
      sum && isFood(sum) && sum.dimension === measure.dimension && measure.size < sum.size && measure.start > sum.end
    const gap = isAdded ? line.slice(sum.end, Math.min(measure.start, sum.end + MAX_GAP)) : ''
    if (!isAdded || !added.test(gap)) sums.push(measure)
    else
      sums.splice(-1, 1, {
        ...sum,
        end: measure.end,
        system: sum.system ?? measure.system,
        size: sum.size + measure.size,
        shown: sum.shown + gap + measure.shown,
        write: (system, rest = 0, restEnd = measure.end) => sum.write(system, rest + measure.size, restEnd),
      })
  }
  return sums
}

/** Joins the measures of one amount. They are in order. */
function groupMeasures(line: string, measures: readonly Measure[]): Group[] {
  const groups: Group[] = []
  for (const measure of addUp(line, measures)) {
    const group = groups.at(-1)
    const previous = group?.measures.at(-1)
    if (previous && measure.start < previous.end) continue
    const gap = previous ? line.slice(previous.end, Math.min(measure.start, previous.end + MAX_GAP)) : ''
    const bracket = previous && bracketBehindFood(line, previous, measure, gap)
    const isOther = !group || group.bracket || !isAlternative(group.measures, measure, gap)
    if (isOther || !(bracket || alternative.test(gap))) groups.push({ measures: [measure] })
    else groups.splice(-1, 1, { measures: [...group.measures, measure], ...(bracket && { bracket }) })
  }
  return groups
}

/** The bracket of "2 cups flour (250 g)". */
function bracketBehindFood(line: string, previous: Measure, { end }: Measure, gap: string): Span | undefined {
  const [close] = closing.exec(line.slice(end, end + 3)) ?? []
  if (close === undefined || !behindFood.test(gap)) return undefined
  return { start: previous.end + gap.lastIndexOf(' ('), end: end + close.length }
}

/** Whether a measure may be the same amount as the ones before it. */
function isAlternative(measures: Group['measures'], measure: Measure, gap: string): boolean {
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
  const spans = groupMeasures(line, readMeasures(line, amounts, 1)).map(({ measures, bracket }) => ({
    start: measures[0].start,
    end: bracket ? measures[0].end : endOf(line, measures).end,
  }))
  const spanOf = ({ start }: Amount) => spans.find((span) => start >= span.start && start < span.end)
  return amounts.flatMap((first): AmountGroup[] => {
    const { start, end } = spanOf(first) ?? { start: first.start, end: first.unitEnd }
    return start === first.start ? [{ start, end: Math.max(end, first.unitEnd), first }] : []
  })
}

/** Returns a line of the ingredients without the second measure between an amount and its food: "600 g (1 lb 5 oz) potatoes". */
export function oneMeasure(line: string): string {
  const group = groupMeasures(line, readMeasures(line, readAmounts(line), 1)).find(
    ({ measures: [first, second], bracket }) => isFood(first) && second && !bracket,
  )
  return group ? applyEdits(line, replaceGroup(line, group, [group.measures[0].shown])) : line
}

/** Where measures end, with the bracket that began among them. It is open if it goes on: "1 cup (220 g, packed)". */
function endOf(line: string, measures: Group['measures']): { readonly end: number; readonly isOpen: boolean } {
  const [first] = measures
  const { end } = measures.at(-1) ?? first
  if (!/[([][^)\]]*$/.test(line.slice(first.start, end))) return { end, isOpen: false }
  const close = closing.exec(line.slice(end, end + 3))?.[0]
  return { end: end + (close?.length ?? 0), isOpen: close === undefined }
}

/** What to replace for an amount: its first measure by the first text, the others by the other texts in brackets. */
function replaceGroup(line: string, { measures, bracket }: Group, [text, ...others]: readonly string[]): TextEdit[] {
  if (text === undefined) return []
  const [{ start, end: firstEnd }] = measures
  const first = { start, end: firstEnd, text }
  if (bracket) return [first, { ...bracket, text: '' }]
  const all = text + (others.length > 0 ? ` (${others.join(', ')})` : '')
  const { end, isOpen } = endOf(line, measures)
  if (!isOpen) return [{ start, end, text: all }]
  const gap = /^\.?[,;:]?\s?/.exec(line.slice(end, end + 4))?.[0] ?? ''
  return [{ start, end: end + gap.length, text: `${all} (` }]
}

/** "A 23 cm tin" is an 8-inch one. */
function withArticle(line: string, { start, end, text }: TextEdit): TextEdit {
  const [, article] = /(?:^|[\s(])(an?)\s$/i.exec(line.slice(Math.max(0, start - 4), start)) ?? []
  const fitting = /^(?:8\d?|11|18)(?!\d)/.test(text) ? 'an' : 'a'
  if (article === undefined || article.toLowerCase() === fitting) return { start, end, text }
  const from = start - article.length - 1
  return { start: from, end, text: `${article.charAt(0)}${fitting.slice(1)} ${text}` }
}

/** An amount in the wished measure: as the line has it, or converted. Empty where it stays as it is. */
function convert(measures: Group['measures'], wished: UnitSystem): string[] {
  const [first] = measures
  const own = measures.filter(({ system }) => system === wished)
  const others = measures.filter(({ system }) => system !== undefined)
  // An oven has several temperatures: with a fan and without.
  if (first.dimension === 'temperature') {
    if (own.length > 0) return own.length < measures.length ? own.map(({ shown }) => shown) : []
    return [...new Set((others.length > 0 ? others : [first]).flatMap(({ write }) => write(wished) ?? []))]
  }
  // Spoons stay in metric recipes too.
  const spoon = (wished === 'us' ? measures : [first]).find(({ system }) => system === undefined)
  const [kept = spoon] = own
  if (kept) return measures.length > 1 ? [kept.shown] : []
  // A weight tells more than the cups beside it.
  return [(measures.find(({ dimension }) => dimension === 'mass') ?? first).write(wished) ?? []].flat()
}

/** What can be measured in another system in a line: foods, lengths, temperatures. In order. */
const readMeasures = (line: string, amounts: readonly Amount[], factor: number): Measure[] =>
  [
    ...amounts.flatMap((amount) =>
      amount.unit?.kind === 'temperature' ? readTemperature(line, amount) : (readMeasure(line, amount, factor) ?? []),
    ),
    ...readGasMarks(line),
  ].toSorted((a, b) => a.start - b.start)

/** A stick of butter is a quarter of a pound, and the ounces of a drink are fluid ones. */
const STICK = 113.4
const FLUID_OUNCE = 30
const CUP = 240
const sticks = /^(?:butter|margarine|shortening)$/
const volumes: readonly string[] = ['cup', 'pint', 'quart', 'gallon']

/** What the unit of an amount measures, and how much it is. Undefined where neither system measures it. */
function readUnit(
  line: string,
  { start, unitEnd, role, low, unit }: Amount,
): (Pick<Measure, 'dimension' | 'system'> & { readonly factor: number }) | undefined {
  const { kind, name, system, factor } = unit ?? {}
  if (kind === 'length') {
    // "Serves 4" within quotation marks.
    const isQuoted = unit?.text.trim() === '"' && (line.slice(0, start).split('"').length - 1) % 2 === 1
    return factor && low.style !== 'article' && !isQuoted ? { dimension: 'length', system, factor } : undefined
  }
  if (role !== 'amount' && role !== 'weight') return undefined
  const food = name === 'stick' || name === 'ounce' ? foodOf(line, unitEnd, start).food?.food : undefined
  if (name === 'stick')
    return sticks.test(food?.name ?? '') ? { dimension: 'mass', system: 'us', factor: STICK } : undefined
  if (name === 'ounce' && food?.kind === 'drink') return { dimension: 'volume', system, factor: FLUID_OUNCE }
  if (!factor || !(kind === 'mass' || kind === 'volume' || kind === 'spoon')) return undefined
  return { dimension: kind === 'mass' ? 'mass' : 'volume', system, factor }
}

function readMeasure(line: string, amount: Amount, factor: number): Measure | undefined {
  const { start, unitEnd: end, numbers, low, role, unit } = amount
  const { dimension, system: own, factor: size } = readUnit(line, amount) ?? {}
  if (!unit || !dimension || !size || dimension === 'temperature') return undefined
  const times = role === 'amount' || role === 'length' ? factor : 1
  return {
    ...{ start, end, dimension, system: own, unit: unit.name, size: low.value * size },
    shown: shownAlone(line, { start, end }, amount, factor),
    write: (system, rest = 0, restEnd = end) => {
      const isInCups = volumes.includes(unit.name) && system === 'metric'
      const cup = isInCups ? weightOfCup(line, restEnd, start) : undefined
      const exact = numbers.map(({ value }) => ((value * size + rest) * times * (cup ?? CUP)) / CUP)
      const written = writeIn(system, cup === undefined ? dimension : 'mass', exact)
      if (!written) return undefined
      const text = joinNumbers(line, amount, written.numbers)
      if (system === 'metric') return `${text} ${written.unit}`
      if (dimension === 'length')
        return afterPlural.test(line.slice(end, end + 12))
          ? `${text} ${/^(?:[01]?[½¼¾⅛⅜⅝]?|1)$/.test(text) ? 'inch' : 'inches'}`
          : `${text}-inch`
      // "A 1-litre basin" is a 4¼-cup one.
      return line[unit.start - 1] === '-' ? `${text}-${written.unit.replace(/s$/, '')}` : `${text} ${written.unit}`
    },
  }
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

/** A measure as it is shown in its own unit, with the servings. */
function shownAlone(line: string, { start, end }: Span, amount: Amount, factor: number): string {
  const edits = scaleAll(line, [amount], factor).filter((each) => each.end <= end)
  return applyEdits(line.slice(0, end), edits).slice(start)
}

/** The longest name of a food, in characters. */
const MAX_NAME = 80

/** What an amount measures: the words behind it, or before it where none follow. */
function foodOf(line: string, end: number, start: number) {
  const bracket = match(/\.?[)\]]?\s?(?:\([^()]{0,40}\))?/y, line, end)?.[0] ?? ''
  const phrase = readPhrase(line, end + bracket.length)
  const isLast = phrase.words.length === 0 && !readWord(line, phrase.end)
  return recognizeIngredient(
    isLast ? line.slice(Math.max(0, start - MAX_NAME), start) : line.slice(phrase.start, phrase.end),
    false,
  )
}

function weightOfCup(line: string, end: number, start: number): number | undefined {
  const { food, words } = foodOf(line, end, start)
  return food && gramsPerCup(food.food, words)
}

/** After "30 cm" these words make it a number of inches: "12 inches long". */
const afterPlural =
  /^(?:$|[\s]?[,.;:)]|\s(?:of|in|from|above|below|apart|long|wide|tall|high|deep|thick|across|away|x|by|or|and|to|between|at|on|with)\b)/i
