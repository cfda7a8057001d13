import { describe, expect, test } from 'vitest'
import { amountEnd, scaledText as scale, scaleAmounts } from '../../../src/reader/scaleAmounts'
import { fc, runs } from '../../support/fastCheck'

const scales = '%j times %d is %j'

/** Checks lines for twice as many: "2 eggs → 4 eggs", with bars between. */
function expectDoubled(pairs: string) {
  for (const pair of pairs.trim().split(/\s+\|\s+/)) {
    const [line = '', expected] = pair.split(' → ')
    expect(scale(line, 2)).toBe(expected)
  }
}

describe('numbers', () => {
  test('twice the number, as the line writes numbers', () => {
    const pairs = `
      2 tsp cumin → 4 tsp cumin | 1 1/2 tsp cumin → 3 tsp cumin | 1 /2 leek → 1 leek | 1.500 g veal → 3000 g veal |
      2/3rds cup oats → 1⅓ cups oats | 1/2-cup oats → 1-cup oats | 3medium leeks → 6medium leeks |
      200 g chopped papaya → 400 g chopped papaya | 1 vanilla bean → 2 vanilla beans |
      rice flour, 1.5–2× the weight of the leeks → rice flour, 1.5–2× the weight of the leeks |
      4tea cumin → 8tea cumin | 2 cups rye (half can be spelt) → 4 cups rye (half can be spelt) |
      two and a half cups rice → five cups rice | three quarters of a cup of rice → 1½ cups of rice |
      A head of fennel → 2 heads of fennel | Juice of a grapefruit → Juice of 2 grapefruits |
      Fennel 1 sliced → Fennel 2 sliced | 2×250 g packs rye, 1×150 g pack oats → 4×250 g packs rye, 2×150 g packs oats |
      a dozen eggs → 2 dozen eggs | 1 große Zwiebel → 2 große Zwiebel | 1 star anise → 2 star anise`
    expectDoubled(pairs)
  })

  test.each([
    ['1½ tsp cumin', 3, '4½ tsp cumin'],
    ['1,5 l stock', 3, '4,5 l stock'],
    ['1,200 g lamb', 0.5, '600 g lamb'],
    ['one leek', 3, 'three leeks'],
    ['2 tsps cumin', 0.5, '1 tsp cumin'],
    ['half a leek', 3, '1½ leeks'],
    ['⅓ of a cucumber', 3, '1 cucumber'],
    ['Egg 1 beaten', 3, 'Egg 3 beaten'],
    ['0.33 cup oats', 3, '1 cup oats'],
    ['half a dozen eggs', 0.5, '3 eggs'],
    ['1 1/2 dozen eggs', 0.5, '9 eggs'],
    ['2 warm brownies, torn', 0.5, '1 warm brownie, torn'],
  ])(scales, (line, factor, expected) => {
    expect(scale(line, factor)).toBe(expected)
  })

  test.each([
    ['4-6 figs', 0.5, '2-3 figs'],
    ['1–1½ tsp salt', 2, '2–3 tsp salt'],
    ['one or two figs', 2, 'two or four figs'],
    ['1-2 pinches of salt', 0.5, '1 pinch of salt'],
    ['1 (2 1/2- to 3-pound) duck', 2, '2 (2 1/2- to 3-pound) ducks'],
  ])('both ends of a range: %j times %d is %j', (line, factor, expected) => {
    expect(scale(line, factor)).toBe(expected)
  })
})

describe('several amounts', () => {
  test.each([
    ['120 g (1 cup) oats', 1.5, '180 g (1½ cups) oats'],
    ['240ml/1 cup oat milk', 0.5, '120ml/½ cup oat milk'],
    ['¼ cup + 1 tbsp tahini', 2, '½ cup + 2 tbsp tahini'],
    ['1 tbsp oil, plus 1 tsp for the dish', 3, '3 tbsp oil, plus 3 tsp for the dish'],
    ['3 tbsp lime juice (from about 2 limes)', 2, '6 tbsp lime juice (from about 4 limes)'],
    ['2 leeks, 1 sliced and 1 halved', 2, '4 leeks, 2 sliced and 2 halved'],
    ['1 lb 4 oz veal', 3, '3 lb 12 oz veal'],
    ['1 lb 8 oz veal', 2, '3 lb veal'],
    ['2 eggs, 150 g sugar, 1 jar (340 g) jam', 2, '4 eggs, 300 g sugar, 2 jars (340 g) jam'],
  ])(scales, (line, factor, expected) => {
    expect(scale(line, factor)).toBe(expected)
  })

  test('after the food', () => {
    const pairs = `
      Figs: 3 → Figs: 6 | Figs x 3 → Figs x 6 | Orzo – 200 g → Orzo – 400 g | 🍳 2 eggs → 🍳 4 eggs`
    expectDoubled(pairs)
  })
})

describe('sizes stay', () => {
  test('of a can, a piece, a tin or a cut', () => {
    const pairs = `
      1 (240 g) tin lentils → 2 (240 g) tins lentils | 1 tin lentils (240 g) → 2 tins lentils (240 g) |
      3 x 240g tins lentils → 6 x 240g tins lentils | 2 - 15 oz cans lentils → 4 - 15 oz cans lentils |
      1 8-ounce package tempeh → 2 8-ounce packages tempeh |
      14- to-16-ounce box lentils → 2 x 14- to-16-ounce boxes lentils | 240 g tin lentils → 2 x 240 g tins lentils |
      a 240g tin of lentils → 2 x 240g tins of lentils | half a tin (120 g) of lentils → 1 tin (240 g) of lentils |
      1 sachet (5 g; 1½ tsp) yeast → 2 sachets (5 g; 1½ tsp) yeast |
      Lentils (2 tins, 240 g tins drained) → Lentils (4 tins, 240 g tins drained) |
      Dill (1 sprig, or dried ½ tsp each) → Dill (2 sprigs, or dried 1 tsp each) |
      Spice paste (1 tbsp, or 2 cm piece turmeric) → Spice paste (2 tbsp, or 4 cm piece turmeric) |
      Leeks, 2 cm pieces → Leeks, 2 cm pieces | 1 pack of 6 pittas → 2 packs of 6 pittas |
      2 duck legs (about 400 g) → 4 duck legs (about 800 g) | 1 tsp each cumin and salt → 2 tsp each cumin and salt |
      1 (9-inch) pie crust → 2 (9-inch) pie crusts | 500 g cod, cut into 4 pieces → 1000 g cod, cut into 4 pieces |
      Butter for a 20 x 30 cm tin → Butter for a 20 x 30 cm tin | 3cm piece turmeric → 6cm piece turmeric |
      1 inch (2.5 cm) piece of ginger, sliced → 2 inch (5 cm) piece of ginger, sliced |
      2 cm (1 inch) piece turmeric, or 1 tsp powder → 4 cm (2 inch) piece turmeric, or 2 tsp powder |
      Turmeric, cut into 2 cm sticks → Turmeric, cut into 2 cm sticks`
    expectDoubled(pairs)
  })

  test.each([['2 tins lentils (480 g total)', 0.5, '1 tin lentils (240 g total)']])(
    scales,
    (line, factor, expected) => {
      expect(scale(line, factor)).toBe(expected)
    },
  )
})

test.each([
  '7UP',
  'T55 flour',
  'flour, type 405',
  'half and half',
  'a pinch of salt',
  'a few figs',
  'salt to taste',
  'see note 2',
])('%j has no amount', (line) => {
  expect(scaleAmounts(line, 2)).toEqual([])
})

test('other numbers stay', () => {
  const pairs = `
    300 g 00 flour → 600 g 00 flour | 100 ml 3% milk → 200 ml 3% milk |
    200 ml water (40 °C / 104F) → 400 ml water (40 °C / 104F) |
    200 g beans, soaked for 12 hours → 400 g beans, soaked for 12 hours | 1 tsp five-spice → 2 tsp five-spice |
    2 cups rice (1) → 4 cups rice (1) | 500 g rice (half white, half brown) → 1000 g rice (half white, half brown)`
  expectDoubled(pairs)
})

test.each([
  ['375 g rice', 0.5, '190 g rice'],
  ['1 kg rice', 0.75, '750 g rice'],
  ['1.5 litres stock', 0.543, '810 ml stock'],
  ['1¼ lb veal', 0.5, '10 oz veal'],
  ['¾ lb veal', 1.5, '1 lb 2 oz veal'],
  ['¾ cup rice', 1.5, '1 cup + 2 tbsp rice'],
  ['¼ cup rice', 0.5, '2 tbsp rice'],
  ['1 tablespoon oil', 1 / 3, '1 teaspoon oil'],
  ['½ tsp of cumin', 1 / 3, '⅛ tsp + a pinch of cumin'],
  ['¼ tsp salt', 0.25, 'a pinch of salt'],
  ['7 onions', 1.5, '11 onions'],
  ['7 eggs', 1.5, '10½ eggs'],
])('a kitchen measures it: %j times %d is %j', (line, factor, expected) => {
  expect(scale(line, factor)).toBe(expected)
})

test('how old a food is stays', () => {
  expect(scale('2 croissants, a day or two old', 2)).toBe('4 croissants, a day or two old')
})

test.each([
  ['2 cups rice', 0.5, '1 cup rice'],
  ['1 CUP RICE', 2, '2 CUPS RICE'],
  ['2 thick slices bread', 0.5, '1 thick slice bread'],
  ['1 bay leaf', 2, '2 bay leaves'],
  ['2 egg whites', 0.5, '1 egg white'],
  ['1 small (400 g) tin lentils', 2, '2 small (400 g) tins lentils'],
  ['lentils: 1 (400 g) tin', 2, 'lentils: 2 (400 g) tins'],
  ['1 chicken or vegetable stock cube', 2, '2 chicken or vegetable stock cube'],
  ['1 packet egg noodles', 2, '2 packets egg noodles'],
  ['1 large ripe mango, diced', 2, '2 large ripe mangoes, diced'],
  ['2 lbs veal', 0.5, '1 lb veal'],
  ['1 clove(s) garlic', 2, '2 clove(s) garlic'],
  ['2 rib eye steaks', 0.5, '1 rib eye steak'],
])('the words after a number follow it: %j times %d is %j', (line, factor, expected) => {
  expect(scale(line, factor)).toBe(expected)
})

test.each([1, 0, -1, Number.NaN, Infinity])('the factor %d changes nothing', (factor) => {
  expect(scaleAmounts('2 eggs', factor)).toEqual([])
})

describe('amountEnd', () => {
  test.each([
    ['250 g (2 cups)', ' flour'],
    ['about 2 cups', ' flour'],
    ['8 oz.', ' cream cheese'],
    ['2', ' large eggs'],
    ['1-2 cloves', ' of garlic'],
    ['1 (400 g) tin', ' lentils'],
    ['1 tin (400 g)', ' lentils'],
    ['2 x 400g/14oz tins', ' lentils'],
    ['400 g tin', ' lentils'],
    ['¼ cup + 1 tsp', ' oil'],
    ['2 lb 4 oz', ' veal'],
    ['2 cm', ' piece ginger'],
    ['2', ' duck legs (about 200 g each)'],
    ['half a', ' leek'],
    ['A pinch', ' of salt'],
    ['', 'Juice of 2 limes'],
    ['', 'Flour: 200 g'],
    ['', '7UP'],
  ])('ends after %j in %j', (amount, food) => {
    expect(amountEnd(amount + food)).toBe(amount.length)
  })
})

const pieces = fc.constantFrom(
  ...['1 ', '½', '1/2', '-', ' to ', 'a ', 'half ', 'g ', ' cups', '(', ')', ' x ', 'can ', ' lb ', 'oz', 'eggs', ', '],
  ...[' each', ' of ', 'or ', '+', '400', 'cm', '%', ' large', '.', 'one'],
)

test('a word after two amounts is replaced once', () => {
  const ends = scaleAmounts('1  x one cups', 0.25).map(({ start, end }) => [start, end])
  expect(ends).toEqual(ends.filter(([start = 0], index) => start >= (ends[index - 1]?.[1] ?? 0)))
})

test('replacements are in order, do not overlap, and stay within the line', () => {
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 30 }), fc.constantFrom(0.25, 0.5, 1.5, 3), (words, factor) => {
      const line = words.join('')
      let last = 0
      for (const { start, end } of scaleAmounts(line, factor)) {
        expect(start).toBeGreaterThanOrEqual(last)
        expect(end).toBeGreaterThan(start)
        last = end
      }
      expect(last).toBeLessThanOrEqual(line.length)
      expect(amountEnd(line)).toBeLessThanOrEqual(line.length)
    }),
    { numRuns: runs(2000) },
  )
})
