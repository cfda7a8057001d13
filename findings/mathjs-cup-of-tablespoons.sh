#!/usr/bin/env bash
# mathjs 15.2.0 (npm), whose units convert the measures of recipes.
#
# Guess: a cup is 16 tablespoons and 48 teaspoons, and a fluid ounce two tablespoons, because all five are US measures there.
# Seen:  a cup is 15.77 tablespoons and 47.32 teaspoons, and a fluid ounce 1.97: spoons are metric (15 and 5 ml), and the larger
#        measures US. A pint is two cups.
#
# The page's spoons and cups are of one system each (src/food/units.ts).
# Prints what was seen, and fails if that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund mathjs@15.2.0
cat > cups.cjs <<'NODE'
const assert = require('node:assert/strict')
const { unit } = require('mathjs')
const ask = (amount, to) => Number(unit(amount).toNumber(to).toFixed(2))
const seen = {
  'tablespoons of a cup': ask('1 cup', 'tablespoon'),
  'teaspoons of a cup': ask('1 cup', 'teaspoon'),
  'tablespoons of a fluid ounce': ask('1 fluidounce', 'tablespoon'),
  'teaspoons of a tablespoon': ask('1 tablespoon', 'teaspoon'),
  'cups of a pint': ask('1 pint', 'cup'),
}
console.log(JSON.stringify(seen, null, 2))
assert.deepEqual(seen, {
  'tablespoons of a cup': 15.77,
  'teaspoons of a cup': 47.32,
  'tablespoons of a fluid ounce': 1.97,
  'teaspoons of a tablespoon': 3,
  'cups of a pint': 2,
})
NODE
node cups.cjs
