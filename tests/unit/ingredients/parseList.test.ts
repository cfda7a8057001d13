import { expect, test } from 'vitest'
import { parseList } from '../../../src/ingredients/parseList'

test.each([
  ['splits lines whatever ends them', ' Eggs\r\n\r\nMilk\rOats \n\n', ['Eggs', 'Milk', 'Oats']],
  ['returns nothing for blank text', ' \n', []],
  ['removes bullets', '- 2 eggs\n* flour\n• butter', ['2 eggs', 'flour', 'butter']],
  ['removes numbers', '1. milk\n12) oats', ['milk', 'oats']],
  ['removes checkboxes', '[ ] salt\n- [x] oil\n☐ rice', ['salt', 'oil', 'rice']],
  ['keeps text that only begins like a list marker', '-\n7up\n1.5 l milk', ['-', '7up', '1.5 l milk']],
  ['drops lines of invisible characters', '\ufeffEggs\n\u200b\nMilk', ['Eggs', 'Milk']],
])('parseList %s', (_, text, ingredients) => {
  expect(parseList(text)).toEqual(ingredients)
})
