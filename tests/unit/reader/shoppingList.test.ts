import { expect, test } from 'vitest'
import { foodsOf } from '../../../src/reader/shoppingList'
import { readMarkdown } from '../../support/readMarkdown'

const foods = (
  lines: readonly string[],
  [ingredients, method, step]: readonly [string, string, string] = ['Ingredients', 'Method', 'Cook it gently.'],
) => foodsOf(readMarkdown(`# Dish\n\n## ${ingredients}\n\n- ${lines.join('\n- ')}\n\n## ${method}\n\n1. ${step}`))

test('a recipe is made of what it needs, without what everybody has', () => {
  expect(foods(['200 g red lentils, rinsed', '1 onion', '1 tsp salt'])).toEqual(['red lentils', 'onion'])
})

test('in a language whose foods the page does not know, of its lines', () => {
  const german = ['Zutaten', 'Zubereitung', 'Die Linsen mit den Zwiebeln und dem Wasser kochen.'] as const
  expect(foods(['200 g rote Linsen', '2 Zwiebeln'], german)).toEqual(['200 g rote Linsen', '2 Zwiebeln'])
})

test('one that needs nothing has no foods of its own', () => {
  expect(foods(['1 l water', '1 tsp salt'])).toBeUndefined()
})
