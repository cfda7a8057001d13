import { roundMeasure } from './kitchenMeasures'
import { writeWithSign } from './numbers'
import type { UnitSystem } from './units'

/** What can be measured in either system. */
export type Dimension = 'mass' | 'volume' | 'length'

/** Numbers of one measure with their unit: "240 ml", "1¼–1½ cups", "1 lb 2 oz". A range has two numbers. */
export interface WrittenMeasure {
  readonly numbers: readonly [low: string, high?: string]
  /** With a rest in a smaller unit, if any: "cups + 2 tbsp". */
  readonly unit: string
}

/** In g, ml and mm; from NIST Handbook 44, Appendix C. */
const OUNCE = 28.35
const POUND = 453.6
const CUP = 236.6
const QUART = 946.4
const TABLESPOON = 14.79
const TEASPOON = 4.93
const INCH = 25.4

/** How far a rounded amount may be from the exact one, as a share of it. Nobody notices less. */
const CLOSE = 0.03
/** How far a small amount may be, where a coarser measure makes it easier. */
const NEAR = 0.06

/** How many of a unit, as one or two numbers. Undefined where no measure of a kitchen is close enough. */
type Write = (values: readonly number[]) => WrittenMeasure | undefined

/**
 * Writes one amount, or both ends of a range, in the units of a system, rounded as a cook measures. The values are in g,
 * ml or mm. Undefined where the system has no measure that is close enough: nobody weighs 0.02 oz.
 */
export const writeIn = (
  system: UnitSystem,
  dimension: Dimension,
  values: readonly number[],
): WrittenMeasure | undefined => writers[system][dimension](values)

const isWithin = (rounded: number, value: number, share: number) => Math.abs(rounded - value) <= share * value + 1e-9
const toStep = (value: number, step: number) => Number((Math.round(value / step + 1e-9) * step).toFixed(3))
const highest = (values: readonly number[]) => Math.max(...values)

function inUnit(values: readonly number[], unit: string, round: (value: number) => number, write = writeWithSign) {
  const [low = '', high] = [...new Set(values.map((value) => write(round(value))))]
  return { numbers: high === undefined ? ([low] as const) : ([low, high] as const), unit }
}

/** Grams and millilitres: from 20 on in fives, if these are close enough. */
function roundMetric(value: number): number {
  if (value >= 100) return roundMeasure(value, 'gram')
  const fives = toStep(value, 5)
  if (fives > 0 && isWithin(fives, value, NEAR)) return fives
  return value < 5 ? Math.max(0.5, toStep(value, 0.5)) : Math.round(value)
}

const metric =
  (small: string, large: string): Write =>
  (values) =>
    roundMetric(highest(values)) < 1000
      ? inUnit(values, small, roundMetric, String)
      : inUnit(values, large, (value) => roundMeasure(value / 1000, 'kilogram'), String)

/** A number of one unit, with the step that is close enough. The first one wins. */
function closeStep(value: number, steps: readonly (readonly [step: number, share: number])[]): number | undefined {
  return steps
    .map(([step, share]) => [toStep(value, step), share] as const)
    .find(([rounded, share]) => rounded > 0 && isWithin(rounded, value, share))?.[0]
}

const plural = (count: number, unit: string) => (count > 1 ? `${unit}s` : unit)
const single = (count: number, unit: string): WrittenMeasure => ({ numbers: [writeWithSign(count)], unit })

const usMass: Write = (values) => {
  const [grams = 0] = values
  const pounds = highest(values) / POUND
  const isInPounds = pounds > 0.97
  if (values.length > 1)
    return isInPounds
      ? inUnit(values, 'lb', (value) => toStep(value / POUND, 1 / 4) || 1 / 4)
      : inUnit(values, 'oz', (value) => toStep(value / OUNCE, value < 4 * OUNCE ? 1 / 4 : 1 / 2) || 1 / 4)
  if (!isInPounds) {
    const ounces = closeStep(grams / OUNCE, [
      [1, CLOSE],
      [1 / 2, 0.04],
      [1 / 4, 0.05],
      [1 / 3, NEAR],
      [1 / 8, NEAR],
    ])
    return ounces === undefined ? undefined : single(ounces, 'oz')
  }
  const simple = closeStep(pounds, [
    [1, 0.025],
    [1 / 4, 0.025],
    [1 / 3, 0.025],
  ])
  if (simple !== undefined) return single(simple, 'lb')
  const ounces = Math.round(grams / OUNCE)
  return single(Math.floor(ounces / 16), ounces % 16 === 0 ? 'lb' : `lb ${ounces % 16} oz`)
}

const usVolume: Write = (values) => {
  const [milliliters = 0] = values
  if (values.length > 1) {
    const inCups = values.map((value) => value / CUP)
    const isNear = inCups.every((value) => isWithin(nearestPart(value), value, 0.08))
    return highest(values) < 115 || (!isNear && highest(inCups) < 1)
      ? inUnit(values, 'tbsp', (value) => toStep(value / TABLESPOON, 1 / 2) || 1 / 2)
      : inUnit(inCups, plural(nearestPart(highest(inCups)), 'cup'), nearestPart)
  }
  const cups = milliliters / CUP
  const quarts = cups > 8 ? closeStep(milliliters / QUART, [[1 / 4, CLOSE]]) : undefined
  if (quarts !== undefined) return single(quarts, plural(quarts, 'quart'))
  const share = cups < 1.1 ? NEAR : CLOSE
  const simple = nearestPart(cups)
  if (isWithin(simple, cups, share)) return single(simple, plural(simple, 'cup'))
  return cups < 1 / 2 ? spoons(milliliters) : cupsAndSpoons(cups)
}

const parts = [0, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1]

function nearestPart(cups: number): number {
  const whole = Math.floor(cups)
  const all = parts.map((part) => whole + part).filter((each) => each > 0)
  return all.reduce((best, each) => (Math.abs(each - cups) < Math.abs(best - cups) ? each : best))
}

function spoons(milliliters: number): WrittenMeasure | undefined {
  const tablespoons = milliliters / TABLESPOON
  const teaspoons = milliliters / TEASPOON
  const simple =
    tablespoons < 0.9
      ? undefined
      : closeStep(tablespoons, [
          [1, 0.05],
          [1 / 2, 0.05],
        ])
  if (simple !== undefined) return single(simple, 'tbsp')
  if (tablespoons > 1) return single(Math.floor(tablespoons), `tbsp + ${Math.round(teaspoons % 3) || 1} tsp`)
  const count = closeStep(teaspoons, [
    [1, NEAR],
    [1 / 4, 0.15],
    [1 / 8, 0.15],
  ])
  return count === undefined ? undefined : single(count, 'tsp')
}

/** "¾ cup + 1½ tbsp": the largest part of a cup below the amount that leaves the fewest halves of a spoon. */
function cupsAndSpoons(cups: number): WrittenMeasure {
  const whole = Math.floor(cups)
  const candidates = parts
    .slice(0, -1)
    .flatMap((part) => [1, 2, 3, 1.5, 2.5, 0.5].map((rest) => ({ part, rest, total: whole + part + rest / 16 })))
  const [exact] = candidates.toSorted((a, b) => Math.abs(a.total - cups) - Math.abs(b.total - cups))
  const { part, rest } = candidates.find(({ total, part: own }) => whole + own > 0 && isWithin(total, cups, 0.02)) ??
    exact ?? { part: 0, rest: 1 }
  return single(whole + part, `${plural(whole + part, 'cup')} + ${writeWithSign(rest)} tbsp`)
}

const metricLength: Write = (values) => {
  if (highest(values) < 9) return inUnit(values, 'mm', (value) => Math.max(1, Math.round(value)), String)
  return inUnit(
    values,
    'cm',
    (value) => {
      const centimeters = value / 10
      if (centimeters >= 20) return Math.round(centimeters)
      return (
        closeStep(centimeters, [
          [1, 0.055],
          [1 / 2, 0.1],
          [0.1, 1],
        ]) ?? 1
      )
    },
    String,
  )
}

const usLength: Write = (values) =>
  inUnit(values, 'inch', (value) => {
    const inches = value / INCH
    return toStep(inches, inches >= 10 ? 1 : inches >= 3 ? 1 / 2 : inches >= 0.7 ? 1 / 4 : 1 / 8) || 1 / 8
  })

const writers: Readonly<Record<UnitSystem, Readonly<Record<Dimension, Write>>>> = {
  metric: { mass: metric('g', 'kg'), volume: metric('ml', 'l'), length: metricLength },
  us: { mass: usMass, volume: usVolume, length: usLength },
}
