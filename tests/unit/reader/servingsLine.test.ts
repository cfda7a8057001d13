import { expect, test } from 'vitest'
import { findServingsAndTime } from '../../../src/reader/servingsLine'

const paragraphs = (rows: string) => rows.split(/\s+\|\s+/).map((row) => row.split(' ; '))

test.each(
  paragraphs(`Serves 2 · 35 minutes | **Serves 4** · Total time: 1 hour 5 minutes | Makes 12 muffins · 40 min |
    Servings: 4–6 · Time: 50 minutes | Für 4 Personen · Gesamtzeit: 50 Minuten | Serves 8\nTakes 1 hour |
    **Serves:** 8 ; **Total Time:** 1 hour | Serves 8 ; Total time: less than 1 hour`),
)('"%s" says the servings and the time alone', (...lines) => {
  const blocks = ['# Cake', ...lines, 'A cake for Sundays.'].map((line) => `${line}\n\n`)
  expect(findServingsAndTime(blocks)).toEqual([1, 1 + lines.length])
})

test.each(
  paragraphs(`Serves 2 | Serves 2 · 35 minutes · Italian | Serves 4 · Prep: 10 min · Cook: 20 min |
    A stew that serves 4 · 35 minutes | Serves 2 · 35 minutes, and an hour in the fridge |
    Serves 8 ; A cake for Sundays. ; 1 hour | Prep time: 10 minutes ; Cook time: 20 minutes ; Serves 4`),
)('"%s" says something else too', (...lines) => {
  expect(findServingsAndTime(['# Cake', ...lines])).toBeUndefined()
})
