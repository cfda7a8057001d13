import { describe, expect, test } from 'vitest'
import { parseBlock } from '../../../src/reader/parseBlock'
import { readRecipe } from '../../../src/reader/readRecipe'
import { limitBlocks } from '../../../src/reader/renderLimits'
import { markdownFor } from '../../support/amountDisplay'

const lines = ['400 g flour', '6 eggs', '120 g butter', '1 teaspoon salt', '2 onions', '4 cloves garlic']
const others = [
  '8 biscuits',
  '3 tablespoons olive oil',
  '500 ml stock',
  '2 lemons',
  '1 tbsp shichimi blend',
  '300 g cheddar',
  'Pepper',
]

const recipe = (step: string) =>
  `# Dish\n\nServes 4\n\n## Ingredients\n\n${[...lines, ...others].map((line) => `- ${line}`).join('\n')}\n\n## Method\n\n1. ${step}\n2. Eat.\n`

/** A step for eight people instead of four. */
function doubled(step: string): string {
  const scaled = markdownFor(readRecipe(limitBlocks(recipe(step)), parseBlock), 8)
  return /^1\. (.*(?:\n {3}.*)*)$/m.exec(scaled)?.[1] ?? ''
}

describe('a share of an ingredient follows the servings', () => {
  test.each([
    ['Add 200 g flour.', 'Add 400 g flour.'],
    ['Stir in ½ teaspoon of the salt.', 'Stir in 1 teaspoon of the salt.'],
    ['Stir in the remaining 2 tablespoons butter.', 'Stir in the remaining 4 tablespoons butter.'],
    ['Heat a tablespoon of the oil.', 'Heat 2 tablespoons of the oil.'],
    ['Pour in 60 ml (¼ cup) of the stock.', 'Pour in 120 ml (½ cup) of the stock.'],
    ['Rub in the butter (60 g), then chill.', 'Rub in the butter (120 g), then chill.'],
    ['Beat one egg with 2 cloves of garlic.', 'Beat two eggs with 4 cloves of garlic.'],
    ['Let the 2 eggs come to room temperature.', 'Let the 4 eggs come to room temperature.'],
    ['Brush with 2 eggs beaten with 60 g butter.', 'Brush with 4 eggs beaten with 120 g butter.'],
    ['Beat 2 of the eggs.', 'Beat 4 of the eggs.'],
    ['Boil it in 1.5 litres of water.', 'Boil it in 3 litres of water.'],
    ['Sprinkle with 1 tsp shichimi.', 'Sprinkle with 2 tsp shichimi.'],
    ['Add 1 tsp each of salt and pepper.', 'Add 2 tsp each of salt and pepper.'],
    ['Fry half an onion.', 'Fry 1 onion.'],
    ['Drain 1 (400 g) can of tomatoes.', 'Drain 2 (400 g) cans of tomatoes.'],
    ['Drain 2 400 g tins tomatoes.', 'Drain 4 400 g tins tomatoes.'],
    ['Drain 1 can tomatoes.', 'Drain 2 cans tomatoes.'],
    ['Melt 1 tbsp. butter.', 'Melt 2 tbsp. butter.'],
    ['Melt **50 g** of the butter.', 'Melt **100 g** of the butter.'],
    ['Brown it in 1 tbsp of the oil for 3 minutes per side.', 'Brown it in 2 tbsp of the oil for 3 minutes per side.'],
    ['Whisk in 100 g\n   of the flour.', 'Whisk in 200 g of the flour.'],
    ['Add \\.5 cup of stock.', 'Add 1 cup of stock.'],
    [
      'Distribute 100 g of cheddar, all of it, evenly onto each plate.',
      'Distribute 200 g of cheddar, all of it, evenly onto each plate.',
    ],
    [
      'Fry in 1 tbsp of the butter, then turn onto each side.',
      'Fry in 2 tbsp of the butter, then turn onto each side.',
    ],
    ['Mix 1 tsp of salt with 2 eggs, then fill each roll.', 'Mix 2 tsp of salt with 4 eggs, then fill each roll.'],
  ])('%j is %j for twice as many', (step, expected) => {
    expect(doubled(step)).toBe(expected)
  })
})

describe('numbers that are not amounts stay unchanged', () => {
  test.each([
    'Use half of the flour and two thirds of the butter.',
    'Use ½ of the onion and 1/4 of the egg mixture.',
    'Heat the oven to 180 °C (350 °F), gas mark 4.',
    'Bake for 20 minutes, then 2 hours in a 2 litre dish.',
    'Oil a 900 g (2 lb) loaf tin and a dish of about 1.5 litres (6 cups).',
    'Cut it into 2 cm cubes, 1-inch thick.',
    'Add a pinch of salt, a handful of garlic and a splash of stock.',
    'One can usually buy the cheddar grated.',
    'Use a 1 cup dry measuring cup for the flour.',
    'Add the stock, 1 tablespoon at a time.',
    'Use 2 tablespoons of batter per pancake.',
    'Scatter over the cheddar, 2 tablespoons for each.',
    'Make parcels, adding 1 teaspoon of butter and 20 g of cheddar to each.',
    'Lay the filling on one slice, and cut each into 4 pieces.',
    'Spread it onto the flat side of one biscuit.',
    'Loosen it with a spoonful or two of stock.',
    'Simmer the 2-egg sauce.',
    'Grate the zest of one of the lemons.',
    'Make two or three layers of onions and stock.',
    'Simmer the onions until one squashes under a thumb.',
  ])('%j', (step) => {
    expect(doubled(step)).toBe(step)
  })
})

describe('what may be a share, or not, keeps its number, with a mark', () => {
  test.each([
    ['Keep 3 tablespoons for the top.', 'Keep 3 tablespoons (for 4) for the top.'],
    ['Stir in 2 tablespoons of the sauce.', 'Stir in 2 tablespoons (for 4) of the sauce.'],
    ['Shape it into 8 patties.', 'Shape it into 8 (for 4) patties.'],
    [
      'Put 20 g of cheddar in the centre of a parcel skin.',
      'Put 20 g (for 4) of cheddar in the centre of a parcel skin.',
    ],
    [
      'Lay out a wrapper. Add 20 g of the cheddar. Roll it up. Repeat with the others.',
      'Lay out a wrapper. Add 20 g (for 4) of the cheddar. Roll it up. Repeat with the others.',
    ],
    [
      'Spread 20 g of cheddar along the pastry. Repeat until all of it is used.',
      'Spread 20 g (for 4) of cheddar along the pastry. Repeat until all of it is used.',
    ],
    [
      'Working with one roll at a time, add 20 g cheddar.',
      'Working with one roll at a time, add 20 g (for 4) cheddar.',
    ],
    ['Shape 20 g of cheddar into a ball.', 'Shape 20 g (for 4) of cheddar into a ball.'],
    ['Put 1 tablespoon of cheddar on it.', 'Put 2 tablespoons of cheddar on it.'],
    [
      'Fill each one with 2 tablespoons of cheddar. Top with 1 teaspoon of butter.',
      'Fill each one with 2 tablespoons (for 4) of cheddar. Top with 1 teaspoon (for 4) of butter.',
    ],
  ])('%j is %j for twice as many', (step, expected) => {
    expect(doubled(step)).toBe(expected)
  })
})

test('nothing changes for the recipe’s own number', () => {
  const markdown = recipe('Add 200 g flour, and keep 3 tablespoons for the top.')
  const scaled = markdownFor(readRecipe(limitBlocks(markdown), parseBlock), 4)
  expect(scaled.startsWith(markdown.trimEnd())).toBe(true)
})
