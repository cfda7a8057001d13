#!/usr/bin/env bash
# recipe-ingredient-parser-v3 1.5.0 (npm), a parser of lines of ingredients, and pounds in their usual short form.
#
# Guess: "5 lb potatoes" is five pounds, because its list of units has "lb" and "lbs".
# Seen:  five litres, and so is "1 lb. beef". "lbs" and "pounds" are pounds, "oz" and "kg" are right, too.
#
# The page takes "lb" for pounds (tests/unit/food/amounts.test.ts, "1 lb 2 oz veal"). Its file for recipe apps keeps the words of
# a line, so an app with this parser reads litres.
# Prints what was seen, and fails if that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund recipe-ingredient-parser-v3@1.5.0
cat > try.mjs <<'SCRIPT'
import assert from 'node:assert/strict'
import { parse } from 'recipe-ingredient-parser-v3'

const lines = ['5 pounds potatoes', '5 lbs potatoes', '5 lb potatoes', '1 lb. beef', '4 oz butter', '1 kg flour']
const seen = Object.fromEntries(
  lines.map((line) => {
    const { quantity, unit } = parse(line, 'eng')
    return [line, `${quantity} ${unit}`]
  }),
)
console.log(JSON.stringify(seen, undefined, 2))
assert.deepEqual(seen, {
  '5 pounds potatoes': '5 pound',
  '5 lbs potatoes': '5 pound',
  '5 lb potatoes': '5 liter',
  '1 lb. beef': '1 liter',
  '4 oz butter': '4 ounce',
  '1 kg flour': '1 kilogram',
})
SCRIPT
node try.mjs
