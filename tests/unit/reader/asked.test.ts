import { expect, test } from 'vitest'
import { askedMinutes, askedServings } from '../../../src/reader'

const rows = (text: string) => text.split(/\s+\|\s+/).map((row) => row.split(' → '))

test.each(
  rows(`in 20 minutes → 20 | vegan and under 20 minutes → 20 | vegetarian, not more than 30 min → 30 |
    no longer than half an hour → 30 | I only have 15 minutes → 15 | a 25-minute dinner → 25 | dinner, 20 minutes max → 20 |
    on the table within an hour, please → 60 | something quick → 30 | we are in a hurry → 30 | spicier → undefined |
    cook it for 20 minutes → undefined | marinate the meat for 2 hours → undefined | with quick oats → undefined |
    not quick → undefined | keep it for two days → undefined`),
)('"%s" asks for a dish in %s minutes', (text = '', minutes) => {
  expect(String(askedMinutes(text))).toBe(minutes)
})

test.each(
  rows(`without cream, for two → 2 | for 3 people, please → 3 | make it for six and without nuts → 6 | für 2 Personen → 2 |
    For two → 2 | dinner for five in 25 minutes → 5 | cook it for 20 minutes → undefined | keep it for two days → undefined |
    spicier → undefined | just me tonight → 1 | for 0 → undefined`),
)('the change "%s" asks for %s', (change = '', servings) => {
  expect(String(askedServings(change))).toBe(servings)
})
