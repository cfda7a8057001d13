#!/usr/bin/env bash
# dayjs 1.11.23 and luxon 3.7.2 (npm), and an ISO 8601 duration with a decimal comma, such as a European page states for a recipe.
#
# Guess: both read "PT1,5H" as 90 minutes, because ISO 8601 allows the comma, and prefers it.
# Seen:  dayjs reads no time at all, and does not say so; luxon calls it invalid. With a point both read 90 minutes. moment 2.31.0
#        and tinyduration 3.4.1 read both.
#
# The page reads the comma (tests/unit/recipe/recipeData.test.ts, `PT1,5H`).
# Prints what was seen, and fails if that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund dayjs@1.11.23 luxon@3.7.2 moment@2.31.0 tinyduration@3.4.1
cat > durations.cjs <<'NODE'
const assert = require('node:assert/strict')
const dayjs = require('dayjs')
dayjs.extend(require('dayjs/plugin/duration'))
const { Duration } = require('luxon')
const moment = require('moment')
const tinyduration = require('tinyduration')
const read = (text) => {
  const luxon = Duration.fromISO(text)
  return {
    dayjs: dayjs.duration(text).asMinutes(),
    luxon: luxon.isValid ? luxon.as('minutes') : luxon.invalidReason,
    moment: moment.duration(text).asMinutes(),
    tinyduration: tinyduration.parse(text).hours * 60,
  }
}
const seen = { 'PT1.5H': read('PT1.5H'), 'PT1,5H': read('PT1,5H') }
console.log(JSON.stringify(seen, null, 2))
assert.deepEqual(seen, {
  'PT1.5H': { dayjs: 90, luxon: 90, moment: 90, tinyduration: 90 },
  'PT1,5H': { dayjs: 0, luxon: 'unparsable', moment: 90, tinyduration: 90 },
})
NODE
node durations.cjs
