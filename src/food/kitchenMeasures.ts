import { remember } from '../lib/remember'
import { fractionValue, writeWithSign } from './numbers'
import { isOfPackages, type Unit, type UnitSystem, unitNamed } from './units'

const unitKinds = [
  ...(['gram', 'milliliter', 'kilogram', 'liter', 'centiliter', 'deciliter'] as const),
  ...(['ounce', 'pound', 'cup', 'tablespoon', 'teaspoon', 'quart', 'centimeter', 'millimeter', 'inch'] as const),
] as const

/** What amounts are rounded as: a unit by its name in units.ts, pieces of a food, eggs, or foods that nobody halves. */
export type MeasureKind = (typeof unitKinds)[number] | 'pinch' | 'piece' | 'egg' | 'whole'

/** Returns what amounts of a unit are rounded as. Pints and gallons have halves and quarters, as ounces have. */
export const measureKindOf = (unit: Unit): MeasureKind =>
  unitKinds.find((kind) => kind === unit.name) ??
  (isOfPackages(unit) ? 'ounce' : unit.kind === 'pinch' ? 'pinch' : 'piece')

/** Multiples of a number, or a whole number with one of these fractions. */
type Step = number | string
/** Steps from coarse to fine, and how far each may be from the exact amount, as a share of it. The last one fits all. */
type Steps = readonly (readonly [step: Step, tolerance?: number])[]

const thirds = '¼⅓½⅔¾'
/** Fractions for two spoons together, a knife or a scale. They are used only where no coarser one is close. */
const eighths = `⅛${thirds}⅜⅝`
const parts = `${eighths}⅙⅕`
/** How far a coarse part may be from the amount: an eighth less or more is not noticed. */
const NEAR = 0.12

/** The steps of jugs, scales, measuring cups and spoons, and of counted foods. `close` stands for the caller's tolerance. */
const stepsFor = remember((close: number): Readonly<Record<MeasureKind, Steps>> => {
  const larger: Steps = [[0.05, close], [0.025, close], [0.005]]
  const tenth: Steps = [[1, close], [0.5, close], [0.1, NEAR], [0.05]]
  return {
    // Who writes half a gram has scales for it.
    gram: [[25, close / 2], [10, close], [5, close], [1, 0.07], [0.5, 0.07], [0.1, 0.07], [0.01]],
    milliliter: [[25, close / 2], [10, close], [5, 0.07], [2.5, 0.07], [1, 0.07], [0.5, 0.07], [0.1]],
    ...{ kilogram: larger, liter: larger, centiliter: tenth, deciliter: tenth },
    ounce: [[1, 0.05], [0.5, 0.07], ['¼½¾', 0.07], [`${parts}⅞`]],
    pound: [[1, close], ['¼½¾', 0.04], [thirds]],
    quart: [['¼½¾']],
    cup: [[0.5, 0.021], [1, 0.03], [thirds]],
    tablespoon: [[1, 0.07], [0.5, 0.07], ['¼½¾']],
    teaspoon: [[1, 0.07], [0.5, 0.07], [0.25, NEAR], [`⅛${thirds}`, NEAR], [1, 0.15], [parts]],
    egg: [[1, 0.03], [0.5, 0.15], [thirds, NEAR], [1, 0.15], [parts]],
    // Of five or more, one more or less is not noticed.
    piece: [[1, 0.095], [0.5, NEAR], [thirds, NEAR], [1, 0.15], [parts]],
    centimeter: [[1, 0.055], [0.5, 0.1], [0.1]],
    inch: [[1, 0.03], [0.5, 0.08], ['¼½¾', 0.1], [eighths]],
    ...{ pinch: [[1]], whole: [[1]], millimeter: [[1]] },
  }
})

/** How far the rounded amount of a reader's recipe may be from the exact one, where the measure has finer marks. */
const CLOSE = 0.025

interface RoundingOptions {
  readonly tolerance?: number
  /** The recipe weighs to the gram or millilitre, as one does that converts cups: "226 g". */
  readonly isPrecise?: boolean
}

/** Rounds an amount to the coarsest practical measure that is close enough. Never returns zero. */
export function roundMeasure(value: number, kind: MeasureKind, options: RoundingOptions = {}): number {
  const { tolerance = CLOSE, isPrecise = false } = options
  const isMetric = kind === 'gram' || kind === 'milliliter'
  // Each multiple of five has a mark.
  if (isMetric && isMultiple(value, 5)) return Math.round(value)
  const steps = stepsFor(tolerance)[kind]
  for (const [step, most = Infinity] of steps) {
    if (isMetric && isPrecise && typeof step === 'number' && step > 1) continue
    const rounded = closest(value, step)
    if (rounded > 0 && Math.abs(rounded - value) <= most * value + 1e-9) return rounded
  }
  const [finest = 1] = steps.at(-1) ?? []
  return typeof finest === 'number' ? finest : 1 / 8
}

const isMultiple = (value: number, step: number) =>
  value >= step && Math.abs(value / step - Math.round(value / step)) < 1e-6

function closest(value: number, step: Step): number {
  if (typeof step === 'number') return Number((Math.round(value / step + 1e-9) * step).toFixed(3))
  const whole = Math.floor(value)
  return [whole, ...[...step].map((sign) => whole + fractionValue(sign)), whole + 1].reduce((best, each) =>
    Math.abs(each - value) < Math.abs(best - value) - 1e-9 ? each : best,
  )
}

/** An amount in a practical unit, and the rest in a smaller one: 1 cup and 2 tablespoons. */
export interface KitchenMeasure {
  readonly value: number
  readonly kind: MeasureKind
  /** How many of this unit are one of the unit before. */
  readonly rate: number
  readonly rest?: { readonly value: number; readonly kind: MeasureKind }
}

/** The smaller unit, how many of it are one, and the parts of one that cooks measure without it. */
const smaller: Partial<Record<MeasureKind, readonly [kind: MeasureKind, rate: number, parts: readonly number[]]>> = {
  pound: ['ounce', 16, [1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4]],
  cup: ['tablespoon', 16, [1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4]],
  tablespoon: ['teaspoon', 3, []],
  // The smallest spoon has ⅛ teaspoon. A pinch is about half of that.
  teaspoon: ['pinch', 16, []],
}
/** How far an amount may be from such a part, as a share of it. */
const PART_TOLERANCE = 0.04
/** How far a number of cups or pounds may be from one with a fraction before the rest is measured by itself. */
const REST_TOLERANCE = 0.05
/** Below this many teaspoons one takes a pinch. */
const SMALLEST_SPOON = 0.1

/**
 * Chooses the unit to measure an amount of `kind` with, and rounds it. As `written` in the recipe, 0.5 l stays in litres, but
 * 1 l becomes 500 ml. An end of a range has no rest.
 */
export function kitchenMeasure(
  value: number,
  kind: MeasureKind,
  { written = value, isRange = false, ...options }: RoundingOptions & { written?: number; isRange?: boolean } = {},
): KitchenMeasure {
  const alone = (rate = 1, to = kind) => ({ value: roundMeasure(value * rate, to, options), kind: to, rate })
  if ((kind === 'kilogram' || kind === 'liter') && value < 1 - 1e-6 && written >= 1)
    return alone(1000, kind === 'liter' ? 'milliliter' : 'gram')
  const [unit = kind, rate = 1, parts = []] = smaller[kind] ?? []
  if (unit === kind || (kind === 'teaspoon' && value >= SMALLEST_SPOON)) return alone()
  const isPart = [...parts, 1].some((part) => Math.abs(value / part - 1) <= PART_TOLERANCE)
  // ¾ cup and a tablespoon are easier to measure than 13 tablespoons.
  const isMoreThanHalf = kind === 'cup' && !isRange && value > 0.5
  if (value < 1 - 1e-6 && !isPart && !isMoreThanHalf) {
    const inSmaller = kitchenMeasure(value * rate, unit, { ...options, isRange })
    return { ...inSmaller, rate: inSmaller.rate * rate }
  }
  // One tablespoon and a third are 4 teaspoons.
  if (kind === 'tablespoon')
    return value < 2 && isMultiple(value, 1 / 3) && !isMultiple(value, 1) ? alone(rate, unit) : alone()
  const rounded = alone()
  if (isRange || Math.abs(rounded.value / value - 1) <= REST_TOLERANCE) return rounded
  const whole = Math.floor(value)
  // A cup has fractions of its own, and a pound is read with whole ounces: 1¾ cups and 2 tablespoons, 1 lb 14 oz.
  const part = kind === 'cup' ? Math.max(0, ...parts.filter((each) => each <= value - whole)) : 0
  const rest = Math.max(1, Math.round((value - whole - part) * rate))
  return { value: whole + part, kind, rate: 1, rest: { value: rest, kind: unit } }
}

/** Measures the ends of a range, or one amount, in the unit that suits the larger, like {@link kitchenMeasure}. */
export function kitchenMeasures(
  values: readonly number[],
  kind: MeasureKind,
  options: RoundingOptions & { written?: number } = {},
) {
  const highest = Math.max(...values)
  const { value, rate, ...measure } = kitchenMeasure(highest, kind, { ...options, isRange: values.length > 1 })
  const rounded = values.map((each) => (each === highest ? value : roundMeasure(each * rate, measure.kind, options)))
  return { ...measure, values: rounded }
}

const shortNames: Partial<Record<MeasureKind, string>> = {
  ...{ kilogram: 'kg', gram: 'g', liter: 'l', milliliter: 'ml', centimeter: 'cm', millimeter: 'mm' },
  ...{ pound: 'lb', ounce: 'oz', tablespoon: 'tbsp', teaspoon: 'tsp' },
}
/** The name of a measure, as recipes shorten it: "tbsp", "cups". */
export const nameOfMeasure = (kind: MeasureKind, count: number): string =>
  shortNames[kind] ?? (count > 1 && kind !== 'inch' ? `${kind}s` : kind)

/** Writes the rest of a measure: " + 2 tbsp" after cups, " 4 oz" after pounds. */
export function writeRest(rest: KitchenMeasure['rest'], name = nameOfMeasure): string {
  if (!rest) return ''
  return `${rest.kind === 'ounce' ? ' ' : ' + '}${writeWithSign(rest.value)} ${name(rest.kind, rest.value)}`
}

/** What can be measured in either system. */
export type Dimension = 'mass' | 'volume' | 'length'
/** The units of a system, the largest first, and the least that each measures: in g, ml or mm. Nobody weighs 0.02 oz. */
const scales: Readonly<Record<UnitSystem, Readonly<Record<Dimension, Readonly<Record<string, number>>>>>> = {
  metric: {
    mass: { kilogram: 995, gram: 0 },
    volume: { liter: 995, milliliter: 0 },
    length: { centimeter: 9, millimeter: 0 },
  },
  us: { mass: { pound: 440, ounce: 5.6 }, volume: { quart: 1890, cup: 0.5 }, length: { inch: 0 } },
}

/** How far quarts may be from an amount, as a share of it, before cups measure it. */
const QUART_TOLERANCE = 0.03
/**
 * Writes one amount or both ends of a range, in g, ml or mm, in the practical measures of a system: "1¼", "1½" and "cups", or
 * "2" and "cups + 2 tbsp". Undefined where no measure is close enough.
 */
export function writeIn(system: UnitSystem, dimension: Dimension, values: readonly number[]) {
  const highest = Math.max(...values)
  const write = system === 'metric' ? String : writeWithSign
  for (const [name, from] of Object.entries(scales[system][dimension])) {
    const unit = unitNamed(name)
    if (!unit || highest < from) continue
    const [kind, size] = [measureKindOf(unit), unit.factor ?? 1]
    const inUnit = values.map((value) => value / size)
    const error = Math.abs((roundMeasure(highest / size, kind) * size) / highest - 1)
    if (kind === 'quart' && error > QUART_TOLERANCE) continue
    const measured = kitchenMeasures(inUnit, kind)
    const written = nameOfMeasure(measured.kind, Math.max(...measured.values))
    return { numbers: measured.values.map(write), unit: written + writeRest(measured.rest) }
  }
  return undefined
}
