import { expect, test } from 'vitest'
import { askedServings } from '../../../src/reader'

test.each([
  ['without cream, for two', 2],
  ['for 3 people, please', 3],
  ['make it for six and without nuts', 6],
  ['für 2 Personen', 2],
  ['For two', 2],
  ['dinner for five in 25 minutes', 5],
  ['cook it for 20 minutes', undefined],
  ['keep it for two days', undefined],
  ['spicier', undefined],
  ['just me tonight', 1],
  ['for 0', undefined],
])('the change "%s" asks for %s', (change, servings) => {
  expect(askedServings(change)).toBe(servings)
})
