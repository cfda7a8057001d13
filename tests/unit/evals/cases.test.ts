import { expect, test } from 'vitest'
import { cases } from '../../../evals/cases'
import { createMessages } from '../../../src/ai'
import { readEntry } from '../../../src/food'

test('there are 60 cases, and each asks something else', () => {
  const questions = cases.map(
    ({ list, wishes }) => createMessages({ ingredients: list, wishes, turns: [] })[1]?.content,
  )
  expect(cases).toHaveLength(60)
  expect(new Set(questions).size).toBe(60)
})

test.each(cases.filter(({ expected }) => expected === 'recipe'))('the page knows each entry of $list', ({ list }) => {
  const unknown = list.filter((entry) => {
    const { foods, exclusions } = readEntry(entry)
    return foods.length === 0 && exclusions.length === 0
  })
  expect(list.length).toBeGreaterThanOrEqual(3)
  expect(unknown).toEqual([])
})
