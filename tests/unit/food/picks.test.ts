import { expect, test } from 'vitest'
import type { FoodWishes } from '../../../src/food/checkedWishes'
import { firstPicks } from '../../../src/food/firstPicks'
import { foodsToAdd, offerPicks } from '../../../src/food/picks'
import { recognizeFoods } from '../../../src/food/recognizeFoods'
import { noWishes } from '../../../src/prompt/wishes'
import { listOf } from '../../support/cases'

const offered = (...list: string[]) =>
  offerPicks(list, firstPicks, noWishes)
    .filter(({ isListed }) => !isListed)
    .map(({ text }) => text)

test('the first picks are a dozen foods that the page knows', () => {
  expect(firstPicks).toHaveLength(12)
  expect(new Set(firstPicks.map((text) => recognizeFoods(text)[0]?.name)).size).toBe(12)
  expect(offered()).toEqual(firstPicks)
})

test('after the first addition, foods that go with it join at the end', () => {
  expect(offered('Eggs')).toEqual([...firstPicks.slice(1), 'Bread', 'Spinach'])
  expect(offered('Rice')).toEqual([...firstPicks.filter((text) => text !== 'Rice'), 'Soy sauce', 'Peas'])
})

test('an addition leaves the picks in their order, and at most one more than the first picks are offered', () => {
  const list: string[] = []
  for (const text of ['Eggs', 'Bread', 'Pasta', 'coconut milk', 'Flour', 'Spinach', 'Lemon']) {
    const before = offered(...list)
    list.push(text)
    const after = offered(...list)
    const kept = before.filter((pick) => pick !== text)
    expect(after.slice(0, kept.length)).toEqual(kept)
    expect(after.length).toBeLessThanOrEqual(13)
  }
})

test.each([
  ['6 eggs', 'Eggs'],
  ['2 tomatoes', 'Tomatoes'],
  ['no cheese', 'Cheese'],
  ['vegan', 'Butter'],
])('"%s" on the list takes %s from the picks', (entry, pick) => {
  expect(offered()).toContain(pick)
  expect(offered(entry)).not.toContain(pick)
})

test('foods that the list excludes do not join', () => {
  expect(offered('bacon')).toContain('Mushrooms')
  expect(offered('no mushrooms', 'bacon')).not.toContain('Mushrooms')
})

test('no food is offered twice', () => {
  for (const text of firstPicks) {
    const names = offered(text, 'spinach', 'lemon').map((pick) => recognizeFoods(pick)[0]?.name)
    expect(new Set(names).size, text).toBe(names.length)
  }
})

test('beside an apology, foods are offered that go with the first entries, and none that the list has or excludes', () => {
  expect(foodsToAdd(['Rice', 'no garlic'], noWishes)).toEqual(listOf('Soy sauce, Peas, Ginger, Eggs, Onions, Tomatoes'))
  expect(foodsToAdd(['Rice'], { ...noWishes, diets: ['Soy-free', 'Egg-free'], leaveOut: 'peas' })).toEqual(
    listOf('Ginger, Spring onions, Onions, Tomatoes, Pasta, Garlic'),
  )
  expect(foodsToAdd(['gravel'], noWishes)).toEqual(firstPicks.slice(0, 6))
  const long = [...firstPicks, ...Array.from({ length: 3000 }, (_, index) => `food ${index}`)]
  expect(foodsToAdd(long, noWishes).filter((text) => firstPicks.includes(text))).toEqual([])
})

test('foods that the wishes leave out are not offered, at first or later', () => {
  const vegan: FoodWishes = { diets: ['Vegan'], leaveOut: 'rice, tomato' }
  const names = (...list: string[]) => offerPicks(list, firstPicks, vegan).map(({ text }) => text)
  expect(names()).toEqual(['Onions', 'Pasta', 'Garlic', 'Flour', 'Potatoes'])
  expect(names('Bread')).not.toContain('Cheese')
  expect(foodsToAdd(['gravel'], vegan)).toEqual(['Onions', 'Pasta', 'Garlic', 'Flour', 'Potatoes'])
})
