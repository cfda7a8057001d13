import { expect, test } from 'vitest'
import { measureWords, pluralize, unitInAnyLanguage, unitNamed, units } from '../../../src/food/units'

test.each([
  ['Grams', 'gram'],
  ['litres', 'liter'],
  ['fl. oz', 'fluid ounce'],
  ['T', 'tablespoon'],
  ['t', 'teaspoon'],
  ['leaves', 'leaf'],
  ['"', undefined],
])('%s is the unit %s', (word, name) => {
  expect(unitNamed(word)?.name).toBe(name)
})

test('German, French and Spanish units are known beside the English ones, and not among them', () => {
  expect([unitInAnyLanguage('EL')?.name, unitInAnyLanguage('boîtes')?.name, unitNamed('EL')]).toEqual([
    'tablespoon',
    'can',
    undefined,
  ])
})

test('no spelling belongs to two units', () => {
  const spellings = units.flatMap((unit) => unit.spellings)
  expect(spellings.filter((each, index) => spellings.indexOf(each) !== index)).toEqual([])
})

test('a word that begins names of foods is not among the measure words', () => {
  const words = measureWords('container', 'count')
  expect(words).toEqual(expect.arrayContaining(['cans', 'clove']))
  expect(words.filter((word) => ['pot', 'fillet', 'glass', 'leaves'].includes(word))).toEqual([])
})

test('the plurals of English nouns', () => {
  expect(['leaf', 'berry', 'tomato', 'egg'].map(pluralize)).toEqual(['leaves', 'berries', 'tomatoes', 'eggs'])
})
