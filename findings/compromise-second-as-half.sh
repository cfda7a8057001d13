#!/usr/bin/env bash
# compromise 14.17.0 (npm), which finds the numbers in English sentences, and a second batch.
#
# Guess: "a second egg" is the 2nd, as "the second egg" is, or no number.
# Seen:  a half: "Add 0.5th egg." Likewise, a third sheet is a 0.333rd one. "Another second layer" is the 2nd.
#
# The page's timers do not take it for a time either (tests/unit/reader/durations.test.ts, "Use a second bowl").
# Prints what was seen, and fails if that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund compromise@14.17.0
cat > try.mjs <<'SCRIPT'
import assert from 'node:assert/strict'
import nlp from 'compromise'

function inFigures(sentence) {
  const text = nlp(sentence)
  text.numbers().toNumber()
  return text.text()
}
const sentences = ['Add the second egg.', 'Add a second egg.', 'Roll out a third sheet.', 'Add another second layer.']
const seen = Object.fromEntries(sentences.map((sentence) => [sentence, inFigures(sentence)]))
console.log(JSON.stringify(seen, undefined, 2))
assert.deepEqual(seen, {
  'Add the second egg.': 'Add the 2nd egg.',
  'Add a second egg.': 'Add 0.5th egg.',
  'Roll out a third sheet.': 'Roll out 0.333rd sheet.',
  'Add another second layer.': 'Add another 2nd layer.',
})
SCRIPT
node try.mjs
