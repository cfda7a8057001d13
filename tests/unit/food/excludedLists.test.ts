import { expect, test } from 'vitest'
import { exclusionsInText } from '../../../src/food/partlyKnownDiets'
import { expectLinear } from '../../support/linear'

test.each<readonly [string, readonly string[]]>([
  ['allergic to nuts, eggs and milk', ['nuts', 'eggs', 'milk']],
  ["I'm allergic to nuts, eggs and milk, and they are hungry", ['nuts', 'eggs', 'milk']],
  ['no nuts, eggs or milk', ['nuts', 'eggs', 'milk']],
  ['no nuts, eggs, milk', ['nuts', 'eggs', 'milk']],
  ['allergic to: nuts, eggs, sesame', ['nuts', 'eggs', 'sesame']],
  ['allergies: shellfish, kiwi', ['shellfish', 'kiwi']],
  ["my kids don't like mushrooms, onions, or peppers", ['mushrooms', 'onions', 'bell pepper']],
  ['peanut, egg and dairy allergy', ['peanuts', 'eggs', 'dairy']],
  ['nut, egg and dairy free, please', ['nuts', 'eggs', 'dairy', 'dairy-free']],
  ['nut allergy, egg allergy', ['nuts', 'eggs']],
  ['eggs give me hives', ['eggs']],
  ['milk makes my son sick, no nuts', ['milk', 'nuts']],
  ['no treenuts', ['treenuts']],
  // What has words of its own is no part of the exclusion.
  ['no nuts, use the eggs', ['nuts']],
  ['no mushrooms, eggs are great', ['mushrooms']],
  ['without cream, for two', ['cream']],
  ['no nuts, with lots of garlic', ['nuts']],
  ['no pork, chicken instead', ['pork']],
  ['no meat, pasta', ['meat']],
  ['quick, no fish', ['fish']],
  ['soup makes me happy', []],
])('"%s" excludes %j', (text, names) => {
  expect(exclusionsInText(text).map(({ name }) => name)).toEqual(names)
})

test('a long list is read in time that grows as it does', () => {
  expectLinear((length) => exclusionsInText('milk, '.repeat(length / 6)), 3_000)
})
