import { expect, test } from 'vitest'
import { looksLikeRecipe } from '../../../src/recipe/recipe'

test.each([
  ['a list of ingredients', '# Soup\n\n- 2 carrots'],
  ['numbered steps', 'Here you are:\n\n1. Chop.\n2. Boil.'],
  ['steps numbered with parentheses', '1) Chop.'],
  ['an indented list', 'You need\n  * carrots'],
  ['bullets that are not markdown', '• carrots'],
])('looksLikeRecipe accepts a reply with %s', (_, markdown) => {
  expect(looksLikeRecipe(markdown)).toBe(true)
})

test.each([
  ['an apology', 'I am sorry. Nothing can be made from shoes.'],
  ['no content', ''],
  ['a rule', 'I am sorry.\n\n---'],
  ['a hyphen within a line', 'Sorry - nothing fits.'],
  ['bold text', '**Sorry**'],
  ['a year at the start of a line', '1984. It was a good year.'],
  ['a decimal number at the start of a line', '1.5 l of milk are not enough.'],
  ['an empty item', '- \n'],
])('looksLikeRecipe rejects a reply with %s', (_, markdown) => {
  expect(looksLikeRecipe(markdown)).toBe(false)
})
