import { writeWithSign } from './numbers'
import type { UnitSystem } from './units'

/** What can be measured in either system. */
export type Dimension = 'mass' | 'volume' | 'length'

/** One amount, or both ends of a range, with the unit: "240" and "ml", "1¼" and "1½" and "cups". */
export interface WrittenMeasure {
  readonly numbers: readonly string[]
  /** With a rest in a smaller unit, if any: "cups + 2 tbsp". */
  readonly unit: string
}

/** Steps of a measure, from coarse to fine, and how far each may be from the exact amount, as a share of it. */
type Steps = readonly (readonly [step: number, share: number])[]

/** A unit that a kitchen measures with. */
interface Measure {
  readonly unit: string
  /** In g, ml or mm; from NIST Handbook 44, Appendix C. */
  readonly size: number
  /** The least that is measured with it, in the unit. */
  readonly from: number
  readonly steps: Steps
  readonly plural?: boolean
  /** The step of a rest in the next smaller unit, what stands before it, and from how many on there is one. */
  readonly rest?: readonly [steps: Steps, before: string, from: number]
}

const steps = (...all: Steps): Steps => all
const gramSteps = steps([5, 0.001], [25, 0.0125], [10, 0.025], [5, 0.06], [1, 0.1], [0.5, 1])
const kilogramSteps = steps([0.05, 0.025], [0.01, 1])

/** The measures of a system, the largest first. */
const measures: Readonly<Record<UnitSystem, Readonly<Record<Dimension, readonly Measure[]>>>> = {
  metric: {
    mass: [
      { unit: 'kg', size: 1000, from: 0.995, steps: kilogramSteps },
      { unit: 'g', size: 1, from: 0, steps: gramSteps },
    ],
    volume: [
      { unit: 'l', size: 1000, from: 0.995, steps: kilogramSteps },
      { unit: 'ml', size: 1, from: 0, steps: gramSteps },
    ],
    length: [
      { unit: 'cm', size: 10, from: 0.9, steps: steps([1, 0.055], [0.5, 0.1], [0.1, 1]) },
      { unit: 'mm', size: 1, from: 0, steps: steps([1, 1]) },
    ],
  },
  us: {
    mass: [
      {
        unit: 'lb',
        size: 453.6,
        from: 0.97,
        steps: steps([1, 0.025], [1 / 4, 0.025], [1 / 3, 0.025]),
        rest: [steps([1, 1]), ' ', 1],
      },
      {
        unit: 'oz',
        size: 28.35,
        from: 0.2,
        steps: steps([1, 0.03], [1 / 2, 0.04], [1 / 4, 0.05], [1 / 3, 0.06], [1 / 8, 0.06]),
      },
    ],
    volume: [
      { unit: 'quart', size: 946.4, from: 2, steps: steps([1 / 4, 0.03]), plural: true },
      // 250 ml are a cup.
      {
        unit: 'cup',
        size: 236.6,
        from: 1.1,
        steps: steps([1 / 4, 0.03], [1 / 3, 0.03]),
        plural: true,
        rest: [steps([1, 0.1], [1 / 2, 1]), ' + ', 0],
      },
      {
        unit: 'cup',
        size: 236.6,
        from: 0.23,
        steps: steps([1 / 4, 0.06], [1 / 3, 0.06]),
        rest: [steps([1, 0.1], [1 / 2, 1]), ' + ', 0.5],
      },
      { unit: 'tbsp', size: 14.79, from: 0.9, steps: steps([1, 0.05], [1 / 2, 0.05]), rest: [steps([1, 1]), ' + ', 1] },
      { unit: 'tsp', size: 4.93, from: 0.1, steps: steps([1, 0.06], [1 / 4, 0.15], [1 / 8, 0.15]) },
    ],
    length: [{ unit: 'inch', size: 25.4, from: 0, steps: steps([1, 0.03], [1 / 2, 0.08], [1 / 4, 0.1], [1 / 8, 1]) }],
  },
}

const toStep = (value: number, step: number) => Number((Math.round(value / step + 1e-9) * step).toFixed(3))

/** Rounds to the coarsest step that is close enough; the two ends of a range may be twice as far. */
const round = (value: number, steps: Steps, leeway = 1): number | undefined =>
  steps
    .map(([step, share]) => [toStep(value, step), share] as const)
    .find(([rounded, share]) => rounded > 0 && Math.abs(rounded - value) <= share * leeway * value + 1e-9)?.[0]

/**
 * Writes one amount, or both ends of a range, in the units of a system, rounded as a cook measures. The values are in g,
 * ml or mm. Undefined where the system has no measure that is close enough: nobody weighs 0.02 oz.
 */
export function writeIn(
  system: UnitSystem,
  dimension: Dimension,
  values: readonly number[],
): WrittenMeasure | undefined {
  const all = measures[system][dimension]
  const write = system === 'metric' ? String : writeWithSign
  const highest = Math.max(...values)
  for (const [index, { unit, size, from, steps, plural, rest }] of all.entries()) {
    if (highest < from * size) continue
    const named = (count: number) => (plural && count > 1 ? `${unit}s` : unit)
    const rounded = values.flatMap((value) => round(value / size, steps, values.length) ?? [])
    if (rounded.length === values.length)
      return { numbers: [...new Set(rounded.map(write))], unit: named(Math.max(...rounded)) }
    const next = all.findLast((each, at) => at > index && each.size < size && (each.size > 5 || at === index + 1))
    if (!rest || !next || values.length > 1 || highest < rest[2] * size) continue
    const [restSteps, before] = rest
    const [main, left] = split(highest / size, unit === 'cup' ? [1, 3 / 4, 2 / 3, 1 / 2, 1 / 3, 1 / 4, 0] : [0])
    const count = round((left * size) / next.size, restSteps) ?? 0
    if (count > 0) return { numbers: [write(main)], unit: `${named(main)}${before}${write(count)} ${next.unit}` }
  }
  return undefined
}

/** Splits a number into the largest one with one of these parts, and the rest. */
function split(value: number, parts: readonly number[]): [number, number] {
  const whole = Math.floor(value)
  const part = parts.find((each) => each <= value - whole) ?? 0
  return [whole + part, value - whole - part]
}
