import { describe, expect, test } from 'vitest'
import { kitchenMeasure, type MeasureKind, roundMeasure } from '../../../src/food/kitchenMeasures'
import { casesOf } from '../../support/cases'
import { fc, runs } from '../../support/fastCheck'

describe('rounding', () => {
  const numberOf = (text = '') => {
    const [value, divisor = 1] = text.split('/').map(Number)
    return Number(value) / divisor
  }

  test.each<[MeasureKind, string]>([
    ['milliliter', '262.5 = 260; 37.5 = 40; 12.5 = 12.5'],
    ['gram', '187.5 = 190; 1110 = 1110; 62.5 = 63; 7.5 = 8; 3.5 = 3.5; 0.25 = 0.25'],
    ['kilogram', '2.25 = 2.25'],
    ['liter', '1.875 = 1.9'],
    ['tablespoon', '8/3 = 2.5'],
    ['teaspoon', '0.75 = 0.75; 1/3 = 1/3; 5/12 = 3/8; 0.35 = 1/3; 7/8 = 1; 9/8 = 1.25'],
    ['piece', '1/6 = 1/6; 1/8 = 1/8; 3/8 = 1/3; 5/8 = 2/3; 10.5 = 11; 2.5 = 2.5'],
    ['egg', '1/6 = 1/6; 10.5 = 10.5'],
    ['ounce', '1/3 = 1/3'],
    ['deciliter', '1/6 = 0.15'],
    ['cup', '20/3 = 20/3'],
    ['whole', '0.2 = 1'],
  ])('of a %s: %s', (kind, cases) => {
    for (const [value, rounded] of casesOf(cases))
      expect(roundMeasure(numberOf(value), kind), value).toBeCloseTo(numberOf(rounded), 6)
  })

  test('a recipe that weighs to the gram keeps grams', () => {
    expect(roundMeasure(113.5, 'gram', { isPrecise: true })).toBe(114)
    expect(roundMeasure(113.5, 'gram')).toBe(115)
  })
})

describe('units', () => {
  test.each<[number, MeasureKind, object]>([
    [1 / 6, 'cup', { kind: 'tablespoon', value: 2.5, rate: 16 }],
    [3 / 8, 'cup', { kind: 'tablespoon', value: 6, rate: 16 }],
    [1 / 12, 'cup', { kind: 'teaspoon', value: 4, rate: 48 }],
    [9 / 8, 'cup', { kind: 'cup', value: 1, rest: { kind: 'tablespoon', value: 2 } }],
    [15 / 8, 'cup', { kind: 'cup', value: 1.75, rest: { kind: 'tablespoon', value: 2 } }],
    [15 / 8, 'pound', { kind: 'pound', value: 1, rest: { kind: 'ounce', value: 14 } }],
    [0.5, 'tablespoon', { kind: 'teaspoon', value: 1.5, rate: 3 }],
    [4 / 3, 'tablespoon', { kind: 'teaspoon', value: 4, rate: 3 }],
    [1 / 16, 'teaspoon', { kind: 'pinch', value: 1 }],
    [1 / 6, 'teaspoon', { kind: 'teaspoon', value: 1 / 6, rate: 1 }],
    [1 / 8, 'teaspoon', { kind: 'teaspoon', value: 1 / 8, rate: 1 }],
    [9 / 8, 'pound', { kind: 'pound', value: 1, rest: { kind: 'ounce', value: 2 } }],
    [5 / 8, 'pound', { kind: 'ounce', value: 10, rate: 16 }],
    [2 / 3, 'pound', { kind: 'pound', value: 2 / 3, rate: 1 }],
  ])('%d %s is measured as %j', (value, kind, measure) => {
    expect(kitchenMeasure(value, kind)).toMatchObject(measure)
  })

  test('less than a litre is in millilitres, unless the recipe has less than one itself', () => {
    expect(kitchenMeasure(0.75, 'liter', { written: 1.5 })).toMatchObject({ kind: 'milliliter', value: 750 })
    expect(kitchenMeasure(0.25, 'liter', { written: 0.5 })).toMatchObject({ kind: 'liter', value: 0.25 })
  })

  test('the end of a range has no rest', () => {
    expect(kitchenMeasure(9 / 8, 'cup', { isRange: true })).toEqual({ kind: 'cup', value: 1, rate: 1 })
  })
})

const kinds: readonly MeasureKind[] = ['gram', 'milliliter', 'kilogram', 'liter', 'ounce', 'pound', 'cup', 'tablespoon']

test('an amount of a weight, a volume or a spoon stays within an eighth of the exact one', () => {
  fc.assert(
    fc.property(fc.constantFrom(...kinds), fc.double({ min: 1, max: 2000, noNaN: true }), (kind, value) => {
      const { value: rounded, rate, rest } = kitchenMeasure(value, kind)
      const perUnit = rest?.kind === 'tablespoon' || rest?.kind === 'ounce' ? 16 : 1
      const all = rounded / rate + (rest?.value ?? 0) / perUnit
      expect(Math.abs(all / value - 1)).toBeLessThan(1 / 8 + 1e-9)
    }),
    { numRuns: runs(1000) },
  )
})

test('a part of a teaspoon, an ounce, an egg or a piece stays within a seventh of it', () => {
  for (const kind of ['teaspoon', 'ounce', 'egg', 'piece'] as const)
    for (const written of [1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1, 1.5, 2, 3, 4])
      for (const factor of [1 / 6, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 5 / 6, 7 / 6, 5 / 4, 4 / 3, 3 / 2]) {
        const value = written * factor
        const measured = kitchenMeasure(value, kind)
        if (value < 1 / 8 || measured.kind === 'pinch') continue
        expect(Math.abs(measured.value / measured.rate / value - 1), `${value} ${kind}`).toBeLessThan(0.15)
      }
})
