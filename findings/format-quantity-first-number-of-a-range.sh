#!/usr/bin/env bash
# format-quantity 3.1.0 (npm), which writes the amounts of recipes, and texts that are no single number.
#
# Guess: null for "2-3", "1-1/2" and "1 to 2", because its README promises null for what is no number, and reads texts with
#        numeric-quantity 3.3.3, which finds none there.
# Seen:  the first number: "2", "1" and "1", so that a cook who needs one and a half cups takes one. null only if the text
#        begins with a word.
#
# The page writes a range with both of its bounds, and scales both (tests/unit/reader/amounts.test.ts, "4-6 figs").
# Prints what was seen, and fails if that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund format-quantity@3.1.0 numeric-quantity@3.3.3
cat > try.mjs <<'SCRIPT'
import assert from 'node:assert/strict'
import { formatQuantity } from 'format-quantity'
import { numericQuantity } from 'numeric-quantity'

const texts = ['1 1/2', '2-3', '1-1/2', '1 to 2', 'about 2']
const seen = Object.fromEntries(
  texts.map((text) => [text, { 'numeric-quantity': String(numericQuantity(text)), 'format-quantity': formatQuantity(text) }]),
)
console.log(JSON.stringify(seen, undefined, 2))
assert.deepEqual(seen, {
  '1 1/2': { 'numeric-quantity': '1.5', 'format-quantity': '1 1/2' },
  '2-3': { 'numeric-quantity': 'NaN', 'format-quantity': '2' },
  '1-1/2': { 'numeric-quantity': 'NaN', 'format-quantity': '1' },
  '1 to 2': { 'numeric-quantity': 'NaN', 'format-quantity': '1' },
  'about 2': { 'numeric-quantity': 'NaN', 'format-quantity': null },
})
SCRIPT
node try.mjs
