import { describe, expect, test } from 'vitest'
import { readConversation } from '../../../src/cookbook/readConversation'
import { foodsNamed } from '../../../src/food/foods'
import { writeRecipeRequest, writeTurns } from '../../../src/prompt'
import { noWishes } from '../../../src/prompt/wishes'
import { writeWithout } from '../../../src/prompt/withoutFoods'

const words = (...foods: string[]) => foods.map((food) => ({ food }))

describe('the change that asks for a recipe without what breaks wishes', () => {
  test.each([
    [[{ wish: 'Vegan', words: words('butter', 'honey') }], 'It must be vegan, without butter, without honey.'],
    [
      [
        { wish: 'Vegan', words: words('butter') },
        { wish: 'Egg-free', words: words('eggs') },
        { wish: 'Vegan', words: words('stock cube', 'butter') },
      ],
      'It must be vegan, without butter, without stock cube. It must be egg-free, without eggs.',
    ],
    [[{ wish: 'Leave out: celery', words: words('celery salt') }], 'Leave out celery, without celery salt.'],
    [[{ wish: 'Low-FODMAP', words: words('onion') }], 'It must suit a low-FODMAP diet, without onion.'],
    [[{ wish: 'Pregnancy', words: words('brie') }], 'It must suit pregnancy, without brie.'],
  ])('names each wish once, with its foods: %#', (broken, expected) => {
    expect(writeWithout(broken)).toBe(expected)
  })

  test('the cookbook reads all of it back', () => {
    const change = writeWithout([
      { wish: 'Dairy-free', words: words('butter', 'cream') },
      { wish: 'Leave out: celery', words: words('celery salt') },
      { wish: 'Pregnancy', words: words('brie') },
    ])
    const markdown = '# Soup\n\n- 20 g butter'
    const request = { ingredients: ['leeks', 'rice', 'cream'], wishes: noWishes }
    const messages = [
      { role: 'user', content: writeRecipeRequest(request) },
      ...writeTurns({ type: 'change', from: { markdown, ask: { type: 'recipe' } }, change }),
    ].map(({ role, content }) => ({ role, text: content }))
    const { exclusions, notUnderstood } = readConversation(messages)
    expect(notUnderstood).toBe(false)
    for (const food of foodsNamed('butter', 'cream', 'milk', 'celery', 'celery salt', 'brie'))
      expect([food.name, exclusions.some((exclusion) => exclusion.excludes(food) === 'named')]).toEqual([
        food.name,
        true,
      ])
    expect(exclusions.some((exclusion) => foodsNamed('leek').some(exclusion.excludes))).toBe(false)
  })
})
