import { expect, test } from 'vitest'
import { addUsMeasures } from '../../../src/cookbook/usMeasures'
import { readEntry } from '../../../src/food/readEntry'

test.each([
  ['250 g ', 'flour', '250 g (2 cups) '],
  ['800 g ', 'strawberries', '800 g (1¾ lb) '],
  ['1.3 litres ', 'stock', '1.3 litres (5½ cups) '],
  ['15 g ', 'butter', '15 g (1 tablespoon) '],
  ['100 to 200 g ', 'passata', '100 to 200 g (7 tablespoons to ¾ cup) '],
  ['300 g ', 'kale', '300 g (11 oz) '],
  ['80 g ', 'spaghetti', '80 g (3 oz) '],
  ['75 g ', 'bacon', '75 g (2½ oz) '],
  ['500 g ', 'chicken', '500 g (1 lb 2 oz) '],
  [', about 1.6 kg', 'chicken', ', about 1.6 kg (3½ lb)'],
  ['250 ml ', 'milk', '250 ml (1 cup) '],
  ['100 ml ', 'milk', '100 ml (7 tablespoons) '],
  ['1.5 litres ', 'water', '1.5 litres (6 cups) '],
  ['3 l ', 'water', '3 l (3 quarts) '],
  ['2.2 l ', 'water', '2.2 l (2½ quarts) '],
  ['1 can (400 g, 14 oz) ', 'chickpeas', '1 can (400 g, 14 oz) '],
  ['2 tablespoons ', 'oil', '2 tablespoons '],
])('%j of %s becomes %j', (text, name, expected) => {
  const food = readEntry(name).foods[0]?.food
  expect(food && addUsMeasures(text, food)).toBe(expected)
})
