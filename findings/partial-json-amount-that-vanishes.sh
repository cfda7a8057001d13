#!/usr/bin/env bash
# partial-json 0.1.7 and best-effort-json-parser 1.5.1 (npm), which read JSON while a model still writes it, and a recipe that
# arrives character by character.
#
# Guess: the second reads "1." as 1. For the first, and for a letter that is written as \u00f1, nothing was guessed before the
#        first run.
# Seen:  the first has 1, then no amount at all, then 1.5, so that a line of a recipe flickers. The second keeps 1, but fails with
#        an error in the midst of \u00f1, which the first waits for, and takes "1e3" for 1 until the brace arrives.
#
# The page asks models for markdown, and parses no JSON before it is whole (src/service/requestForm.ts, src/lib/json.ts).
# Prints what was seen, and fails if that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund partial-json@0.1.7 best-effort-json-parser@1.5.1
cat > try.mjs <<'SCRIPT'
import assert from 'node:assert/strict'
import { parse as parseBest, setErrorLogger } from 'best-effort-json-parser'
import { parse as parsePartial } from 'partial-json'

setErrorLogger(() => {})
const read = (parse, text) => {
  try {
    return JSON.stringify(parse(text))
  } catch (error) {
    return error.message
  }
}
const texts = ['{"cups": 1', '{"cups": 1.', '{"cups": 1.5', '{"grams": 1e3', '{"food": "jalape\\u00', '{"food": "jalape\\u00f1']
const seen = Object.fromEntries(
  texts.map((text) => [text, { 'partial-json': read(parsePartial, text), 'best-effort-json-parser': read(parseBest, text) }]),
)
console.log(JSON.stringify(seen, undefined, 2))
assert.deepEqual(seen, {
  '{"cups": 1': { 'partial-json': '{"cups":1}', 'best-effort-json-parser': '{"cups":1}' },
  '{"cups": 1.': { 'partial-json': '{}', 'best-effort-json-parser': '{"cups":1}' },
  '{"cups": 1.5': { 'partial-json': '{"cups":1.5}', 'best-effort-json-parser': '{"cups":1.5}' },
  '{"grams": 1e3': { 'partial-json': '{"grams":1000}', 'best-effort-json-parser': '{"grams":1}' },
  '{"food": "jalape\\u00': {
    'partial-json': '{"food":"jalape"}',
    'best-effort-json-parser': 'Bad Unicode escape in JSON at position 11',
  },
  '{"food": "jalape\\u00f1': { 'partial-json': '{"food":"jalapeñ"}', 'best-effort-json-parser': '{"food":"jalapeñ"}' },
})
SCRIPT
node try.mjs
