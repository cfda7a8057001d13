import { expect, test } from 'vitest'
import { noWishes, type Wishes } from '../../../src/prompt'
import {
  emptyRecipe,
  hasRecipeFor,
  noConversation,
  type Recipe,
  recipeLanguage,
} from '../../../src/recipe/conversationState'

const list = ['Eggs', 'Milk', 'Flour']
const pancakes: Recipe = { ...emptyRecipe, id: 1, markdown: '# Pancakes', list }

const has = (recipe: Recipe, now: readonly string[] = list, wishes: Wishes = noWishes) =>
  hasRecipeFor({ ...noConversation, recipes: [recipe], shown: recipe.id }, now, wishes)

test('a recipe is for the list and the wishes that it was asked for with', () => {
  expect(has(pancakes)).toBe(true)
  expect(has(pancakes, [...list, 'Butter'])).toBe(false)
  expect(has(pancakes, ['Milk', 'Eggs', 'Flour'])).toBe(false)
})

test.each<[string, Partial<Wishes>]>([
  ['a diet', { diets: ['Vegan'] }],
  ['a food to leave out', { leaveOut: 'celery' }],
  ['people', { servings: 2 }],
  ['a time', { minutes: 30 }],
  ['a language', { language: 'de' }],
  ['something else', { anythingElse: 'crunchy' }],
])('%s makes other wishes', (_, wish) => {
  const wishes = { ...noWishes, ...wish }
  expect(has(pancakes, list, wishes)).toBe(false)
  expect(has({ ...pancakes, wishes }, list, { ...wishes })).toBe(true)
})

test('a trailing space does not make another wish', () => {
  expect(has(pancakes, list, { ...noWishes, leaveOut: ' ' })).toBe(true)
})

test('a food that it needs and that was added since does not make another list', () => {
  const completed: Recipe = { ...pancakes, added: ['Butter'] }
  expect(has(completed, [...list, 'Butter'])).toBe(true)
  expect(has(completed, list)).toBe(true)
  expect(has(completed, [...list, 'Butter', 'Salt'])).toBe(false)
})

test('a recipe made of the foods of a linked one is for any list, with the wishes of its request', () => {
  const from = { markdown: '# Waffles', ask: { type: 'recipe' } } as const
  const another: Recipe = { ...pancakes, ask: { type: 'idea', from, titles: ['Waffles'], foods: list } }
  expect(has(another, [])).toBe(true)
  expect(has(another, [], { ...noWishes, diets: ['Vegan'] })).toBe(false)
})

test('a recipe of a link is for any list, and an empty area for none', () => {
  expect(has({ ...pancakes, list: [], answeredBy: [{ kind: 'link', by: 'The cookbook' }] })).toBe(true)
  expect(hasRecipeFor({ ...noConversation, shown: 'empty' }, [], noWishes)).toBe(false)
  expect(hasRecipeFor(noConversation, [], noWishes)).toBe(false)
})

test('a recipe is in the language that was wished for, unless the cookbook wrote it', () => {
  const german: Recipe = { ...pancakes, wishes: { ...noWishes, language: 'de' } }
  expect(recipeLanguage({ ...german, answeredBy: [{ kind: 'model', model: 'a', service: 'b' }] })).toBe('de')
  expect(recipeLanguage({ ...german, answeredBy: [{ kind: 'cookbook' }] })).toBeUndefined()
})
