import { describe, expect, test } from 'vitest'
import { readWords } from '../../../src/cookbook/readWords'
import { foodsNamed } from '../../../src/food/foods'
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
    ])
    const { exclusions, notUnderstood } = readWords(change)
    expect(notUnderstood).toEqual([])
    for (const food of foodsNamed('butter', 'cream', 'milk', 'celery', 'celery salt'))
      expect([food.name, exclusions.some((exclusion) => exclusion.excludes(food) === 'named')]).toEqual([
        food.name,
        true,
      ])
    expect(exclusions.some((exclusion) => foodsNamed('leek').some(exclusion.excludes))).toBe(false)
  })
})
