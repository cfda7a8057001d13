import { expect, test } from 'vitest'
import { findFoodNames } from '../../../src/ingredients/foodNames'

const find = (text: string, most = 7) => findFoodNames(text, () => true, most)

test('names that begin with the text come first, everyday foods before others', () => {
  expect(find('pa', 4)).toEqual(['pasta', 'parsley', 'paprika', 'parmesan'])
  expect(find('chick', 2)).toEqual(['chicken', 'chickpeas'])
  const onions = find('onion')
  expect(onions.indexOf('onion powder')).toBeLessThan(onions.indexOf('spring onion'))
})

test('every name has a word that begins with the text', () => {
  for (const text of ['ri', 'egg', 'chi', 'sal', 'red w']) {
    expect(find(text).length, text).toBeGreaterThan(1)
    expect(find(text).filter((name) => !` ${name}`.includes(` ${text}`))).toEqual([])
  }
})

test('an alias is found, and stands for its food', () => {
  expect(find('zucc')).toEqual(['zucchini'])
  expect(find('shrim', 1)).toEqual(['shrimp'])
})

test('case, accents and spaces make no difference', () => {
  expect(find('  CRÈME  FR')).toEqual(['creme fraiche'])
})

test('a text of one letter, a complete name and an unknown word have no names', () => {
  expect(find('c')).toEqual([])
  expect(find('courgette')).not.toContain('courgette')
  expect(find('gravel')).toEqual([])
})

test('brands and misspelt names are not suggested', () => {
  expect(find('philad')).toEqual([])
  expect(find('egs')).toEqual([])
})

test('a food that the filter rejects is not suggested', () => {
  expect(findFoodNames('chick', ({ name }) => name !== 'chicken', 1)).toEqual(['chickpeas'])
})
