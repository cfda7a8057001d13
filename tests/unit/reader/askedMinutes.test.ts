import { expect, test } from 'vitest'
import { askedMinutes } from '../../../src/reader'

const asked = `in 20 minutes → 20 | vegan and under 20 minutes → 20 | vegetarian, not more than 30 min → 30 |
  no longer than half an hour → 30 | I only have 15 minutes → 15 | a 25-minute dinner → 25 | dinner, 20 minutes max → 20 |
  on the table within an hour, please → 60 | something quick → 30 | we are in a hurry → 30 | spicier → undefined |
  cook it for 20 minutes → undefined | marinate the meat for 2 hours → undefined | with quick oats → undefined |
  not quick → undefined | keep it for two days → undefined`

test.each(asked.split(/\s+\|\s+/).map((row) => row.split(' → ')))(
  '"%s" asks for a dish in %s minutes',
  (text, minutes) => {
    expect(String(askedMinutes(text ?? ''))).toBe(minutes)
  },
)
