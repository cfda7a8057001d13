#!/usr/bin/env bash
# chrono-node 2.10.3 (npm), which finds dates and times in text, such as in notes and reminders, and the steps of a recipe.
#
# Guess: a range of minutes is no date and no time of day, and neither is an amount.
# Seen:  "for 10 minutes" is in ten minutes, but "for 8 to 10 minutes" is from eight to ten o'clock, and "for 1 to 2 hours" from
#        one to two at night. With a hyphen a range is nothing. "2/3 cup" is the third of February.
#
# The page's timers read lengths only, and take the lower bound (tests/unit/reader/durations.test.ts, "a range counts as its lower
# bound").
# Prints what was seen, and fails if that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund chrono-node@2.10.3
cat > try.mjs <<'SCRIPT'
import assert from 'node:assert/strict'
import { parse } from 'chrono-node'

process.env.TZ = 'UTC'
const noon = new Date('2026-01-01T12:00:00Z')
const write = (time) => time?.date().toISOString().slice(5, 16)
const texts = [
  'Boil for 10 minutes',
  'Boil for 8 to 10 minutes',
  'Simmer for 1 to 2 hours',
  'Boil for 8-10 minutes',
  'Add 2/3 cup of milk',
]
const seen = Object.fromEntries(
  texts.map((text) => [text, parse(text, noon).map(({ start, end }) => [write(start), write(end)].filter(Boolean).join(' to '))]),
)
console.log(JSON.stringify(seen, undefined, 2))
assert.deepEqual(seen, {
  'Boil for 10 minutes': ['01-01T12:10'],
  'Boil for 8 to 10 minutes': ['01-01T08:00 to 01-01T10:00'],
  'Simmer for 1 to 2 hours': ['01-01T01:00 to 01-01T02:00'],
  'Boil for 8-10 minutes': [],
  'Add 2/3 cup of milk': ['02-03T12:00'],
})
SCRIPT
node try.mjs
