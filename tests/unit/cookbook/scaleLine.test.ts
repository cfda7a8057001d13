import { expect, test } from 'vitest'
import { scaleLine, scaleStep } from '../../../src/cookbook/scaleLine'

test.each([
  ['½ teaspoon of ', 1 / 3, '⅛ teaspoon + a pinch of '],
  ['500 g ', 0.5, '250 g '],
  ['125 g ', 0.5, '60 g '],
  ['1.5 litres ', 0.5, '750 ml '],
  ['1 can (400 g, 14 oz) ', 0.5, '½ can (400 g, 14 oz) '],
  ['2 cans (400 g, 14 oz each) ', 0.5, '1 can (400 g, 14 oz) '],
  ['2 cans (400 g, 14 oz each) ', 0.25, '½ can (400 g, 14 oz) '],
  ['2 (about 175 g, 6 oz each) ', 0.5, '1 (about 175 g, 6 oz) '],
  ['4 ', 0.25, '1 '],
  ['1 ', 0.5, '½ '],
  ['1 ', 0.25, '¼ '],
  ['3 ', 0.5, '1½ '],
  ['2 cloves ', 0.5, '1 clove '],
  ['2 tablespoons ', 0.25, '1½ teaspoons '],
  ['1 teaspoon ', 0.5, '½ teaspoon '],
  ['1 tablespoon ', 0.5, '1½ teaspoons '],
  ['175 ml ', 1.5, '260 ml '],
  ['60 g ', 0.625, '40 g '],
  ['7 ', 1.5, '11 '],
  ['¼ teaspoon ', 0.25, 'a pinch '],
  ['2 to 3 tablespoons ', 0.5, '1 to 1½ tablespoons '],
  [', about 250 g in all, in 2 cm (¾ inch) dice', 0.5, ', about 125 g in all, in 2 cm (¾ inch) dice'],
  ['', 0.5, ''],
  ['1 pinch ', 1, '1 pinch '],
])('%j times %d is %j', (text, factor, expected) => {
  expect(scaleLine(text, factor)).toBe(expected)
})

test.each([
  ['3 ', 0.5, '2 '],
  ['1 ', 0.25, '1 '],
])('of eggs, %j times %d is %j', (text, factor, expected) => {
  expect(scaleLine(text, factor, true)).toBe(expected)
})

test.each([
  ['Heat 2 tablespoons of the oil.', 0.5, 'Heat 1 tablespoon of the oil.'],
  ['Stir in 1 tablespoon of the oil.', 0.5, 'Stir in 1½ teaspoons of the oil.'],
  ['Pour in 500 ml (2 cups) of water.', 0.5, 'Pour in 250 ml (1 cup) of water.'],
  ['Make 4 hollows in the sauce.', 0.5, 'Make 2 hollows in the sauce.'],
  [
    'Pour in 60 ml (¼ cup) of batter. You should get about 8.',
    0.25,
    'Pour in 60 ml (¼ cup) of batter. You should get about 2.',
  ],
  ['Drop in spoonfuls, about 60 ml (¼ cup) each.', 0.5, 'Drop in spoonfuls, about 60 ml (¼ cup) each.'],
  ['Shape into 8 small patties.', 0.125, 'Shape into 1 small patty.'],
  ['Bake for 25 minutes at 200 °C (400 °F).', 0.5, 'Bake for 25 minutes at 200 °C (400 °F).'],
  ['Cut into 2 cm (¾ inch) pieces.', 0.5, 'Cut into 2 cm (¾ inch) pieces.'],
  ['Take two thirds of the fruit.', 0.5, 'Take two thirds of the fruit.'],
  ['Simmer for 1 hour 20 minutes.', 0.5, 'Simmer for 1 hour 20 minutes.'],
])('the step %j times %d is %j', (text, factor, expected) => {
  expect(scaleStep(text, factor)).toBe(expected)
})
