import { expect, test } from 'vitest'
import { adjustTotalTime, formatWait, parseMinutes, writeSteps } from '../../../src/cookbook/cookingTime'

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

test.each([
  ['Fry the onion (8 minutes). Stir now and then.', '**Fry the onion.** Stir now and then.'],
  ['Bake (37 minutes). Bake for about 35 minutes, until golden.', '**Bake** for about 35 minutes, until golden.'],
  ['Beat the eggs (2 minutes). Beat the eggs, and season them.', '**Beat the eggs**, and season them.'],
  ['Melt (2 minutes). Melted butter burns easily.', '**Melt.** Melted butter burns easily.'],
  ['Heat the oven (gas mark 4). Oil a tin.', 'Heat the oven (gas mark 4). Oil a tin.'],
])('of the step "%s" a reader sees "%s"', (step, seen) => {
  expect(writeSteps(`# Pie\n\n1. ${step}\n2. Serve.`)).toBe(`# Pie\n\n1. ${seen}\n2. Serve.`)
})

test.each([
  [12, '12 minutes'],
  [37, '35 minutes'],
  [88, '1 hour 30 minutes'],
])('a wait of %d minutes is told as %s', (minutes, text) => {
  expect(formatWait(minutes)).toBe(text)
})
