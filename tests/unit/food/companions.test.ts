import { expect, test } from 'vitest'
import { foods, foodsNamed } from '../../../src/food/foods'
import { findCompanions } from '../../../src/food/picks'
import { recognizeFoods } from '../../../src/food/recognizeFoods'

test('every companion is one food, and no food is named twice in a line', () => {
  for (const [name, { companions: others }] of foods) {
    const named = others.map((other) => recognizeFoods(other).map((food) => food.name))
    expect(named.filter((each) => each.length !== 1)).toEqual([])
    const names = [name, ...named.flat()]
    expect(new Set(names).size, names.join()).toBe(names.length)
  }
})

test('a food that goes with two foods comes before one that goes with the first alone', () => {
  expect(findCompanions(foodsNamed('eggs'))[0]).toBe('bread')
  expect(findCompanions(foodsNamed('eggs', 'potato'))[0]).toBe('bacon')
})

test('a food without companions has those of the more general food', () => {
  expect(findCompanions(foodsNamed('spaghetti'))).toEqual(findCompanions(foodsNamed('pasta')))
  expect(findCompanions(foodsNamed('spaghetti'))).toContain('basil')
})

test('an unknown food has no companions', () => {
  expect(findCompanions(foodsNamed('haggis'))).toEqual([])
})
