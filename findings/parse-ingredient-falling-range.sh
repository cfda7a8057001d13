#!/usr/bin/env bash
# parse-ingredient 3.0.0 and @jlucaspains/sharp-recipe-parser 2.1.0 (npm), two parsers of lines of ingredients, and a mixed
# number with a hyphen.
#
# Guess: "1-1/2 cups" is one and a half cups, as many American recipes write it, because a range never falls.
# Seen:  both read a range from one to a half. Of "2-1/2 to 3 cups", the first leaves the three cups in the words, and the second
#        makes a range from a half to three.
#
# The page reads one and a half cups (src/food/numbers.ts, `joint`). Its file for recipe apps keeps the words of a line.
# Prints what was seen, and fails if that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund parse-ingredient@3.0.0 @jlucaspains/sharp-recipe-parser@2.1.0
cat > try.mjs <<'SCRIPT'
import assert from 'node:assert/strict'
import { parseIngredient as parseSharp } from '@jlucaspains/sharp-recipe-parser'
import { parseIngredient } from 'parse-ingredient'

function readFirst(line) {
  const [{ quantity, quantity2, description }] = parseIngredient(line)
  return [quantity, quantity2, description]
}
function readSecond(line) {
  const { minQuantity, maxQuantity, ingredient } = parseSharp(line, 'en')
  return [minQuantity, maxQuantity, ingredient]
}
const lines = ['1 1/2 cups flour', '1-2 cups flour', '1-1/2 cups flour', '2-1/2 to 3 cups flour']
const seen = Object.fromEntries(lines.map((line) => [line, [readFirst(line), readSecond(line)]]))
console.log(JSON.stringify(seen, undefined, 2))
assert.deepEqual(seen, {
  '1 1/2 cups flour': [
    [1.5, null, 'flour'],
    [1.5, 1.5, 'flour'],
  ],
  '1-2 cups flour': [
    [1, 2, 'flour'],
    [1, 2, 'flour'],
  ],
  '1-1/2 cups flour': [
    [1, 0.5, 'flour'],
    [1, 0.5, 'flour'],
  ],
  '2-1/2 to 3 cups flour': [
    [2, 0.5, 'to 3 cups flour'],
    [0.5, 3, 'flour'],
  ],
})
SCRIPT
node try.mjs
