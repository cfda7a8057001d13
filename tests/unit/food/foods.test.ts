import { expect, test } from 'vitest'
import { canReplace, foods } from '../../../src/food/foods'

test.each([
  ['spaghetti', 'spaghetti', true],
  ['spaghetti', 'pasta', true],
  ['pasta', 'spaghetti', true],
  ['spaghetti', 'macaroni', false],
  ['feta', 'cheese', true],
  ['cheese', 'feta', false],
  ['gruyere', 'cheese', true],
  ['rice', 'pasta', false],
])('canReplace says whether %s can replace %s: %s', (name, wantedName, expected) => {
  const food = foods.get(name)
  const wanted = foods.get(wantedName)
  expect(food && wanted && canReplace(food, wanted)).toBe(expected)
})

test('the parent of each food is a food', () => {
  const parents = [...foods.values()].flatMap(({ parent }) => parent ?? [])
  expect(parents.filter((name) => !foods.has(name))).toEqual([])
})
