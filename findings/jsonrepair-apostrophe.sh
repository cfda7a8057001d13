#!/usr/bin/env bash
# jsonrepair 3.15.0 (npm), which is recommended for the JSON of language models, and recipes in quotes of Python.
#
# Guess: the apostrophe of 'Chef's salad' stays one, and an amount 1/2 without quotes becomes the text "1/2".
# Seen:  the apostrophe becomes a double quote within the text; 1/2 is an error, though 1½ and 10-12 become texts.
#
# The page repairs no JSON: it reads what parses (src/lib/json.ts), and shows the rest as words.
# Prints what was seen, and fails if that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund jsonrepair@3.15.0
cat > repair.mjs <<'NODE'
import assert from 'node:assert/strict'
import { jsonrepair } from 'jsonrepair'
const repair = (text) => {
  try {
    return JSON.parse(jsonrepair(text))
  } catch (error) {
    return error.message
  }
}
const texts = [`{'title': 'Chef's salad'}`, '{"cups": 1/2}', '{"cups": 1½}', '{"minutes": 10-12}']
const seen = texts.map(repair)
for (const [index, text] of texts.entries()) console.log(text, '→', JSON.stringify(seen[index]))
assert.deepEqual(seen, [
  { title: 'Chef"s salad' },
  'Object key expected at position 10',
  { cups: '1½' },
  { minutes: '10-12' },
])
NODE
node repair.mjs
