import { describe, expect, test } from 'vitest'
import { readListWishes } from '../../../src/food/checkedWishes'
import { leftOut } from '../../../src/food/leftOut'
import { writeRecipeRequest } from '../../../src/prompt/recipeRequest'
import { noWishes, type Wishes } from '../../../src/prompt/wishes'
import { summarizeWishes } from '../../../src/prompt/wishSummary'

const everything: Wishes = {
  diets: ['Vegan', 'Gluten-free'],
  leaveOut: 'celery,  red onion ,,',
  servings: 2,
  minutes: 30,
  language: 'de',
  anythingElse: ' something\ncrunchy. Not too hot! ',
}

/** The lines of a request after those with the list. */
const wishLines = (wishes: Wishes) =>
  writeRecipeRequest({ ingredients: ['eggs'], wishes })
    .split('\n')
    .slice(2)

describe('the sentences for the model', () => {
  test('there is none without a wish', () => {
    expect(wishLines(noWishes)).toEqual([])
    expect(wishLines({ ...noWishes, leaveOut: ' , ', anythingElse: '  ' })).toEqual([])
  })

  test('there is one for each wish', () => {
    expect(wishLines(everything)).toEqual([
      'It must be: vegan, gluten-free.',
      'Leave out: celery, red onion.',
      'It is for 2 people.',
      'It must be ready within 30 minutes.',
      'Write the recipe in German (Deutsch).',
      'Also: something crunchy. Not too hot!',
    ])
    expect(wishLines({ ...noWishes, servings: 1 })).toEqual(['It is for 1 person.'])
  })
})

test('the foods to leave out are separated by commas, semicolons or lines', () => {
  expect(leftOut({ leaveOut: ' celery; red  onion,\nham , s' })).toEqual(['celery', 'red onion', 'ham'])
})

describe('the summary', () => {
  test.each([
    [noWishes, ''],
    [{ ...noWishes, diets: ['Vegan'], leaveOut: 'celery', servings: 2 }, 'Vegan · without celery · for 2'],
    [
      everything,
      'Vegan · Gluten-free · without celery, red onion · for 2 · in 30 minutes · in Deutsch · something crunchy. Not too hot!',
    ],
    [{ ...noWishes, minutes: 60 }, 'in 1 hour'],
  ] as const)('%#: %j', (wishes, expected) => {
    expect(summarizeWishes(wishes).replace(/\s+/g, ' ')).toBe(expected)
  })
})

describe('the wishes in a list', () => {
  test.each([
    [['eggs', 'milk'], [], []],
    [['peanut allergy', 'no eggs', 'rice'], ['without peanuts', 'without eggs'], []],
    [['vegan', 'no eggs', 'without eggs'], ['vegan', 'without eggs'], []],
    [['gluten free pasta', 'vegan sausages'], [], ['Gluten-free', 'Vegan']],
  ])('%j', (list, excluded, properties) => {
    expect(readListWishes(list)).toEqual({ excluded, properties })
  })
})
