#!/usr/bin/env bash
# parse-duration 2.1.9 (npm), which reads times in words, and the ranges of recipes.
#
# Guess: "10-15 minutes" is the lower or the upper bound, or nothing.
# Seen:  25 minutes if minutes are asked for: the sum of both. In seconds it is 910, because the bound without a unit counts in
#        the unit of the answer. "2-3 hours" is 182 minutes. "10 to 15 minutes" is 15.
#
# The page's timers take the lower bound of each (tests/unit/reader/durations.test.ts, "a range counts as its lower bound").
# Prints what was seen, and fails if that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund parse-duration@2.1.9
cat > try.mjs <<'SCRIPT'
import assert from 'node:assert/strict'
import parse from 'parse-duration'

const times = ['1 hour 30 minutes', '10 to 15 minutes', '10-15 minutes', '2-3 hours']
const seen = Object.fromEntries(times.map((time) => [time, { minutes: parse(time, 'm'), seconds: parse(time, 's') }]))
console.log(JSON.stringify(seen, undefined, 2))
assert.deepEqual(seen, {
  '1 hour 30 minutes': { minutes: 90, seconds: 5400 },
  '10 to 15 minutes': { minutes: 15, seconds: 900 },
  '10-15 minutes': { minutes: 25, seconds: 910 },
  '2-3 hours': { minutes: 182, seconds: 10802 },
})
SCRIPT
node try.mjs
