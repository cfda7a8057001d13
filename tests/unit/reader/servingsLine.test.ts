import { expect, test } from 'vitest'
import { isServingsAndTime } from '../../../src/reader/servingsLine'

test.each([
  'Serves 2 · 35 minutes',
  '**Serves 4** · Total time: 1 hour 5 minutes',
  'Makes 12 muffins · 40 min',
  'Servings: 4–6 · Time: 50 minutes',
  'Für 4 Personen · Gesamtzeit: 50 Minuten',
])('"%s" says the servings and the time alone', (line) => {
  expect(isServingsAndTime(line)).toBe(true)
})

test.each([
  'Serves 2',
  'Serves 2 · 35 minutes · Italian',
  'Serves 4 · Prep: 10 min · Cook: 20 min',
  'A stew that serves 4 · 35 minutes',
  'Serves 2 · 35 minutes, and an hour in the fridge',
])('"%s" says something else too', (line) => {
  expect(isServingsAndTime(line)).toBe(false)
})
