import { expect, test } from 'vitest'
import { adjustTotalTime, parseMinutes } from '../../../src/cookbook/cookingTime'

test.each([
  ['25 minutes', 25],
  ['1 minute', 1],
  ['1 hour', 60],
  ['2 hours 50 minutes', 170],
  ['overnight', undefined],
  ['', undefined],
])('parseMinutes parses %j as %s', (text, minutes) => {
  expect(parseMinutes(text)).toBe(minutes)
})

const steps = (...times: string[]) => times.map((time) => `**Stir** (${time}). Stir it.`)

test.each([
  ['40 minutes', ['20 minutes', '20 minutes'], '40 minutes'],
  // A sum close to the total does not change it, because steps overlap and their times are rounded.
  ['40 minutes', ['20 minutes', '15 minutes'], '40 minutes'],
  ['40 minutes', ['20 minutes', '25 minutes'], '40 minutes'],
  ['40 minutes', ['10 minutes', '2 minutes'], '12 minutes'],
  // Oxtail takes longer than the beef of the recipe.
  ['2 hours', ['1 hour', '1 hour 30 minutes'], '2 hours 30 minutes'],
  ['2 hours', ['1 hour', '12 minutes'], '1 hour 15 minutes'],
  ['3 hours', ['1 hour', '1 hour'], '2 hours'],
  ['1 hour', ['overnight', '1 minute'], '1 hour'],
])('adjustTotalTime changes a total of %s with steps of %j to %s', (total, times, adjusted) => {
  expect(adjustTotalTime(total, steps(...times))).toBe(adjusted)
})
