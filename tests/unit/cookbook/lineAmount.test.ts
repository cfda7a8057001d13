import { describe, expect, test } from 'vitest'
import { scaleAmount, scaleText, writeAmount } from '../../../src/cookbook/lineAmount'
import { markAmounts } from '../../../tools/recipes/markAmounts'
import { parseAmount, parseText } from '../../../tools/recipes/parseAmount'

test.each([
  ['½ teaspoon', 1 / 3, '⅛ teaspoon '],
  ['125 g', 0.5, '60 g '],
  ['1.5 litres', 0.5, '750 ml '],
  ['1 can (400 g)', 0.5, '½ can (400 g) '],
  ['2 cans (400 g each)', 0.5, '1 can (400 g) '],
  ['1 can (400 g)', 2, '2 cans (400 g each) '],
  ['3', 0.5, '1½ '],
  ['2 small handfuls', 0.5, '1 small handful '],
  ['1 handful', 0.5, '1 small handful '],
  ['2 teaspoons', 1 / 3, '¾ teaspoon '],
  ['2 tablespoons', 0.25, '1½ teaspoons '],
  ['¼ teaspoon', 0.25, '1 pinch '],
  ['2 to 3 tablespoons', 0.5, '1 to 1½ tablespoons '],
])('%j times %d is %j', (text, factor, expected) => {
  expect(writeAmount(scaleAmount(parseAmount(text), factor))).toBe(expected)
})

test.each([
  ['3', 0.5, '2 '],
  ['1', 0.25, '1 '],
])('of eggs, %j times %d is %j', (text, factor, expected) => {
  expect(writeAmount(scaleAmount(parseAmount(text), factor, true))).toBe(expected)
})

describe('the amount of a line in a file', () => {
  test.each([
    [', about 250 g in all, cut small', 250, 'g', false, ', cut small'],
    [', 1 tablespoon of each', 1, 'tablespoon', true, ''],
    [', 3 cm thick', 0, '', false, ', 3 cm thick'],
    [', chopped, or 1 teaspoon dried', 0, '', false, ', chopped, or [1 teaspoon] dried'],
  ])('may stand behind its foods: %j', (text, quantity, unit, isOfEach, after) => {
    expect(parseText('', text)).toEqual({
      texts: [{ amount: { quantity, unit, words: '' }, after, condition: '' }],
      isOfEach,
    })
  })

  test('has a condition each if it has several', () => {
    expect(parseText('{3:½}{!3:¼} teaspoon ', '').texts).toEqual([
      { condition: '3', amount: { quantity: 0.5, unit: 'teaspoon', words: '' }, after: '' },
      { condition: '!3', amount: { quantity: 0.25, unit: 'teaspoon', words: '' }, after: '' },
    ])
  })
})

test.each([
  ['Pour in 500 ml of water.', 0.5, 'Pour in 250 ml of water.'],
  ['Make 4 hollows in the sauce.', 0.5, 'Make 2 hollows in the sauce.'],
  ['Pour in 60 ml of batter. You should get about 8.', 0.25, 'Pour in 60 ml of batter. You should get about 2.'],
  ['Drop in spoonfuls, about 60 ml each.', 0.5, 'Drop in spoonfuls, about 60 ml each.'],
  ['Shape into 8 small patties.', 0.125, 'Shape into 1 small patty.'],
  ['Bake for 25 minutes at 200 °C (400 °F).', 0.5, 'Bake for 25 minutes at 200 °C (400 °F).'],
  ['Cut into 2 cm pieces.', 0.5, 'Cut into 2 cm pieces.'],
  ['Oil a 900 g loaf tin.', 0.5, 'Oil a 900 g loaf tin.'],
])('the step %j times %d is %j', (text, factor, expected) => {
  expect(scaleText(markAmounts(text), factor)).toBe(expected)
})
