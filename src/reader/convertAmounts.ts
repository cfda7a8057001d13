import {
  type Dimension,
  gramsPerCup,
  isOfFoods,
  recognizeIngredient,
  type Span,
  type UnitSystem,
  writeIn,
} from '../food'
import { applyEdits, type TextEdit } from '../lib/text'
import { type Amount, readAmounts } from './readAmounts'
import { scaleAll } from './scaleAmounts'
import { readGasMarks, readTemperature, type Temperature } from './temperatures'

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
    .flatMap((group) => replaceGroup(line, group, convertSums(line, group.sums, units)))
    .map((each) => withArticle(line, each))
  const isFree = (span: Span) => converted.every((each) => span.end <= each.start || span.start >= each.end)
  const scaled = scaleAll(line, amounts, factor).filter(isFree)
  return [...converted, ...scaled]
    .filter(({ start, end, text }) => line.slice(start, end) !== text)
    .toSorted((a, b) => a.start - b.start)
}

/** A line as it is shown. */
export const shownText = (line: string, display: AmountDisplay): string => applyEdits(line, lineEdits(line, display))

/** Something in a line that either system measures. Spoons and gas marks are of neither. */
interface Measure extends Span {
  readonly of: 'food' | 'length' | 'temperature'
  readonly system: UnitSystem | undefined
  /** The unit by its name, so that "8 oz (1 cup)" is one amount and "350 °F, then 400 °F" are two. */
  readonly unit: string
  /** In g, ml, mm or °C. */
  readonly size: number
  readonly dimension: Dimension | undefined
  /** As the line has it, for the servings. */
  readonly shown: () => string
  /** In the units of a system, with measures that are added to it. Undefined where these have no measure for it. */
  readonly write: (system: UnitSystem, plus: readonly Measure[]) => string | undefined
}

/** Measures that are added: "1 lb 2 oz", "1 cup plus 2 tbsp". */
type Sum = [Measure, ...Measure[]]

/** One amount in all the measures that the line has for it: "250 g (2 cups)", "180 °C/160 °C fan/gas 4". */
interface Group {
  readonly sums: [Sum, ...Sum[]]
  /** Behind the food: "2 cups flour (250 g)". */
  readonly bracket?: Span
}

const approximately = String.raw`(?:(?:about|approx(?:imately)?\.?|around|roughly|or|scant|generous|[~≈=])\s?){0,2}`
const added = /^\.?,?\s(?:\+|plus|and|&)\s(?:(?:an?|about)\s)?$|^\.?\s?\+\s?$/i
const alternative = new RegExp(String.raw`^\.?\s?(?:[(/|=≈,[]|,?\sor\s|-\s?or\s)\s?${approximately}$`, 'i')
/** "Flour (about" */
const behindFood = new RegExp(String.raw`^\.?(?:\sof)?(?:,?\s[\p{L}'’-]{1,20}){1,6}\s\(\s?${approximately}$`, 'iu')
const closing = /^\.?\s?[)\]]/

/** Joins the measures of one amount. They are in order. */
function groupMeasures(line: string, measures: readonly Measure[]): Group[] {
  const groups: Group[] = []
  for (const measure of measures) {
    const group = groups.at(-1)
    const sum = group?.sums.at(-1)
    const previous = sum?.at(-1)
    if (group && previous && measure.start < previous.end) continue
    const gap = previous ? line.slice(previous.end, Math.min(measure.start, previous.end + MAX_GAP)) : ''
    if (!group || !sum || !previous || group.bracket || previous.of !== measure.of || gap.length === MAX_GAP)
      groups.push({ sums: [[measure]] })
    else if (isSum(previous, measure, gap)) sum.push(measure)
    else if (!isAlternative(group.sums, measure, gap)) groups.push({ sums: [[measure]] })
    else if (alternative.test(gap)) group.sums.push([measure])
    else {
      const bracket = bracketBehindFood(line, previous, measure, gap)
      if (bracket) groups.splice(-1, 1, { sums: [...group.sums, [measure]], bracket })
      else groups.push({ sums: [[measure]] })
    }
  }
  return groups
}

/** The longest text between two measures of one amount, in characters. */
const MAX_GAP = 80

/** The bracket of "2 cups flour (250 g)". */
function bracketBehindFood(line: string, previous: Measure, { end }: Measure, gap: string): Span | undefined {
  const [close] = closing.exec(line.slice(end, end + 3)) ?? []
  if (close === undefined || !behindFood.test(gap)) return undefined
  return { start: previous.end + gap.lastIndexOf(' ('), end: end + close.length }
}

function isSum(previous: Measure, { dimension, size, of }: Measure, gap: string): boolean {
  if (of !== 'food' || previous.dimension !== dimension || size >= previous.size) return false
  return added.test(gap) || /^\.?\s$/.test(gap)
}

const sizeOf = (sum: Sum) => sum.reduce((size, each) => size + each.size, 0)

/** Whether a measure may be the same amount as the ones before it. */
function isAlternative(sums: Group['sums'], { of, unit, size, dimension }: Measure, gap: string): boolean {
  const [[first]] = sums
  const isOfSameUnit = sums.flat().some((each) => each.unit === unit)
  // "350 °F or 375 °F" are two, but "180 °C/160 °C fan" is one.
  if (of === 'temperature') return Math.abs(size - first.size) < 30 && !(isOfSameUnit && /or|,/.test(gap))
  if (isOfSameUnit) return false
  const ratio = size / sizeOf(sums[0])
  return first.dimension === dimension ? ratio > 0.7 && ratio < 1.4 : ratio > 0.05 && ratio < 12
}

/** Returns a line of the ingredients without the second measure between an amount and its food: "600 g (1 lb 5 oz) potatoes". */
export function oneMeasure(line: string): string {
  const group = groupMeasures(line, readMeasures(line, readAmounts(line), 1)).find(
    ({ sums, bracket }) => sums[0][0].of === 'food' && sums.length > 1 && !bracket,
  )
  if (!group) return line
  const [first] = group.sums
  return applyEdits(line, replaceGroup(line, group, [line.slice(first[0].start, first.at(-1)?.end)]))
}

/** What to replace for an amount: its first measure by the first text, the others by the other texts in brackets. */
function replaceGroup(line: string, { sums, bracket }: Group, [text, ...others]: readonly string[]): TextEdit[] {
  if (text === undefined) return []
  const [first] = sums
  const last = sums.at(-1)?.at(-1) ?? first[0]
  const { start } = first[0]
  if (bracket) {
    const end = first.at(-1)?.end ?? start
    return [
      { start, end, text },
      { ...bracket, text: '' },
    ]
  }
  const all = text + (others.length > 0 ? ` (${others.join(', ')})` : '')
  const whole = line.slice(start, last.end)
  if (!/[([][^)\]]*$/.test(whole)) return [{ start, end: last.end, text: all }]
  // The bracket that began with another measure ends with it, or goes on: "1 cup (220 g, packed)".
  const [end] = closing.exec(line.slice(last.end, last.end + 3)) ?? []
  if (end !== undefined) return [{ start, end: last.end + end.length, text: all }]
  const [comma = ''] = /^\.?[,;:]?\s?/.exec(line.slice(last.end, last.end + 4)) ?? []
  return [{ start, end: last.end + comma.length, text: `${all} (` }]
}

/** "A 23 cm tin" is an 8-inch one. */
function withArticle(line: string, { start, end, text }: TextEdit): TextEdit {
  const [, article] = /(?:^|[\s(])(an?)\s$/i.exec(line.slice(Math.max(0, start - 4), start)) ?? []
  const fitting = /^(?:8\d?|11|18)(?!\d)/.test(text) ? 'an' : 'a'
  if (article === undefined || article.toLowerCase() === fitting) return { start, end, text }
  const from = start - article.length - 1
  return { start: from, end, text: `${article.charAt(0)}${fitting.slice(1)} ${text}` }
}

/** A sum as the line has it, with the servings. */
const shownSum = (line: string, sum: Sum) =>
  sum.map((each, at) => (at > 0 ? line.slice(sum[at - 1]?.end, each.start) : '') + each.shown()).join('')

/** An amount in the wished measure: as the line has it, or converted. Empty where it stays as it is. */
function convertSums(line: string, sums: Group['sums'], wished: UnitSystem): string[] {
  const isOf = (system: UnitSystem | undefined) => (sum: Sum) =>
    sum.find((each) => each.system !== undefined)?.system === system
  // An oven has several temperatures: with a fan and without. Spoons stay in metric recipes too.
  const isTemperature = sums[0][0].of === 'temperature'
  const spoons = isTemperature ? [] : (wished === 'us' ? sums : sums.slice(0, 1)).filter(isOf(undefined))
  const own = sums.filter(isOf(wished))
  const kept = own.length > 0 ? own : spoons
  const most = isTemperature ? kept.length : 1
  if (kept.length > 0) return sums.length > most ? kept.slice(0, most).map((sum) => shownSum(line, sum)) : []
  const measured = sums.filter((sum) => !isOf(undefined)(sum))
  // A weight tells more than the cups beside it.
  const mass = sums.filter(([each]) => each.dimension === 'mass')
  const wholes = isTemperature && measured.length > 0 ? measured : mass.length > 0 ? mass : sums
  const written = wholes.slice(0, isTemperature && measured.length > 0 ? Infinity : 1)
  return [...new Set(written.flatMap(([first, ...plus]) => first.write(wished, plus) ?? []))]
}

/** Abbreviations that end with a full stop within a sentence: "8 oz. cheese". */
const abbreviationEnd = /^\.(?=\s?[\p{Ll}/(),\d])/u
const volumes: readonly string[] = ['cup', 'pint', 'quart', 'gallon']

/** What can be measured in another system in a line: foods, lengths, temperatures. In order. */
function readMeasures(line: string, amounts: readonly Amount[], factor: number): Measure[] {
  const ofAmounts = amounts.flatMap((amount): Measure[] => {
    if (amount.unit?.kind === 'temperature') return toMeasure(line, readTemperature(line, amount))
    if (amount.unit?.kind === 'length') return readLength(line, amount, factor)
    return readFood(line, amount, factor)
  })
  const gasMarks = readGasMarks(line).flatMap((mark) => toMeasure(line, mark))
  return [...ofAmounts, ...gasMarks].toSorted((a, b) => a.start - b.start)
}

const toMeasure = (line: string, temperature: Temperature | undefined): Measure[] =>
  temperature
    ? [
        {
          ...temperature,
          ...{ of: 'temperature', unit: `${temperature.system}`, dimension: undefined, size: temperature.celsius },
          shown: () => line.slice(temperature.start, temperature.end),
        },
      ]
    : []

function readFood(line: string, amount: Amount, factor: number): Measure[] {
  const { start, unitEnd, low, high, role, unit } = amount
  if ((role !== 'amount' && role !== 'weight') || !unit) return []
  const isStick = unit.name === 'stick' && sticks.test(foodOf(line, unitEnd, start).food?.food.name ?? '')
  // Ounces of a drink are fluid ones.
  const isDrink = unit.name === 'ounce' && foodOf(line, unitEnd, start).food?.food.kind === 'drink'
  const grams = isStick ? STICK : isDrink ? FLUID_OUNCE : unit.factor
  const isMeasured = isStick || unit.system !== undefined || unit.kind === 'spoon'
  if (!isMeasured || !isOfFoods(unit) || grams === undefined) return []
  const dimension: Dimension = isStick || (unit.kind === 'mass' && !isDrink) ? 'mass' : 'volume'
  const times = role === 'amount' ? factor : 1
  const values = [low, ...(high ? [high] : [])].map(({ value }) => value * grams * times)
  const end = unitEnd + (abbreviationEnd.test(line.slice(unitEnd, unitEnd + 3)) ? 1 : 0)
  return [
    {
      ...{ start, end, of: 'food', dimension, unit: unit.name, size: low.value * grams },
      system: isStick ? 'us' : unit.system,
      shown: () => shownAlone(line, { start, end }, amount, factor),
      write: (system, plus) => {
        const isInCups = volumes.includes(unit.name) && system === 'metric'
        const cup = isInCups ? weightOfCup(line, plus.at(-1)?.end ?? end, start) : undefined
        const rest = plus.reduce((sum, each) => sum + each.size * times, 0)
        const exact = values.map((value) => ((value + rest) * (cup ?? CUP)) / CUP)
        const written = writeIn(system, cup === undefined ? dimension : 'mass', exact)
        if (!written) return undefined
        const numbers = [...new Set(written.numbers)].join(separatorOf(line.slice(low.end, high?.start)))
        // "A 1-litre basin" is a 4¼-cup one.
        if (system === 'us' && line[unit.start - 1] === '-') return `${numbers}-${written.unit.replace(/s$/, '')}`
        return `${low.style === 'comma' ? numbers.replaceAll('.', ',') : numbers} ${written.unit}`
      },
    },
  ]
}

const CUP = 240
const FLUID_OUNCE = 30
/** A stick of butter is a quarter of a pound. */
const STICK = 113.4
const sticks = /^(?:butter|margarine|shortening)$/

/** The text between the numbers of a range, without a unit: " to " of "1 cup to 2 cups". */
const separatorOf = (between: string) => /^(?:\s?[-–—−]\s?|\s(?:to|or|and)\s)$/i.exec(between)?.[0] ?? '–'

/** A measure as it is shown in its own unit, with the servings. */
function shownAlone(line: string, { start, end }: Span, amount: Amount, factor: number): string {
  const edits = scaleAll(line, [amount], factor).filter((each) => each.end <= end)
  return applyEdits(line.slice(0, end), edits).slice(start)
}

/** Words that end the name of a food, or begin it. */
const phraseEnd = /[,;:.()[\]/|–—\d½¼¾⅓⅔⅛]|\s(?:and|plus|or|with|for|to|into|in|from|until|if|over|at|each|per)\s/i
const beforePhrase =
  /^\.?[)\]]?\s?(?:\([^()]{0,40}\)\s?)?(?:of\s)?(?:(?:the|your|my|this|that|remaining|reserved|rest of the)\s){0,2}/i
/** The longest name of a food, in characters. */
const MAX_NAME = 80

/** What an amount measures: the words behind it, or before it where none follow. */
function foodOf(line: string, end: number, start: number) {
  const after = line.slice(end, end + MAX_NAME)
  const [behind = ''] = after.slice(beforePhrase.exec(after)?.[0].length ?? 0).split(phraseEnd)
  const before = line.slice(Math.max(0, start - MAX_NAME), start)
  return recognizeIngredient(/\p{L}/u.test(behind) ? behind : before, false)
}

function weightOfCup(line: string, end: number, start: number): number | undefined {
  const { food, words } = foodOf(line, end, start)
  return food && gramsPerCup(food.food, words)
}

const separator = /(?:\s?[x×*–—-]\s?|[\s-](?:by|to|or|and)[\s-])$/i
/** After "30 cm" these words make it a number of inches: "12 inches long". */
const afterPlural =
  /^(?:$|[\s]?[,.;:)]|\s(?:of|in|from|above|below|apart|long|wide|tall|high|deep|thick|across|away|x|by|or|and|to|between|at|on|with)\b)/i

/** A length with its range, or the sides of a tin: "9 x 13 inch". */
function readLength(line: string, amount: Amount, factor: number): Measure[] {
  const { start, low, numbers, unit, unitEnd: end, role } = amount
  // "Serves 4" within quotation marks.
  const isQuoted = unit?.text.trim() === '"' && (line.slice(0, start).split('"').length - 1) % 2 === 1
  if (!unit?.factor || low.style === 'article' || isQuoted) return []
  const millimeters = unit.factor * (role === 'length' ? factor : 1)
  return [
    {
      ...{ start, end, of: 'length', dimension: 'length', size: low.value * unit.factor },
      ...{ system: unit.system, unit: unit.name },
      shown: () => shownAlone(line, { start, end }, amount, factor),
      write: (system) => {
        const written = writeIn(
          system,
          'length',
          numbers.map(({ value }) => value * millimeters),
        )
        const all = (written?.numbers ?? [])
          .map((number, at) => {
            const gap = line.slice(numbers[at - 1]?.end, numbers[at]?.start)
            return (at === 0 ? '' : (separator.exec(gap)?.[0] ?? ' x ')) + number
          })
          .join('')
        if (system === 'metric') return `${all} ${written?.unit}`
        return afterPlural.test(line.slice(end, end + 12))
          ? `${all} ${/^(?:[01]?[½¼¾⅛⅜⅝]?|1)$/.test(all) ? 'inch' : 'inches'}`
          : `${all}-inch`
      },
    },
  ]
}
