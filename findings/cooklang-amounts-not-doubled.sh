#!/usr/bin/env bash
# @cooklang/cooklang 0.18.7 and @tmlmt/cooklang-parser 2.1.8 (npm), two parsers of Cooklang that scale, and the usual amounts.
#
# Guess: twice as much is one, three and three of each unit, whichever of the two doubles "1/2", "1 1/2" and "1,5".
# Seen:  the first leaves "1,5" as it is, the second "1 1/2". Both say nothing, so the cook doubles one half of the recipe only.
#
# The page scales Cooklang as it scales other recipes, and reads both amounts (tests/unit/reader/amounts.test.ts, "1,5 l stock").
# Prints what was seen, and fails if that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @cooklang/cooklang@0.18.7 @tmlmt/cooklang-parser@2.1.8
cat > try.mjs <<'SCRIPT'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { Recipe } from '@tmlmt/cooklang-parser'
import * as cooklang from './node_modules/@cooklang/cooklang/pkg/cooklang_wasm_bg.js'

// The package leaves it to a bundler to load its WebAssembly.
const wasm = readFileSync('node_modules/@cooklang/cooklang/pkg/cooklang_wasm_bg.wasm')
const { instance } = await WebAssembly.instantiate(wasm, { './cooklang_wasm_bg.js': cooklang })
cooklang.__wbg_set_wasm(instance.exports)

const recipe = 'Mix @oil{1/2%cup}, @flour{1 1/2%cups} and @milk{1,5%l}.'
const first = new cooklang.Parser().parse(recipe, 2).recipe.ingredients
const second = new Recipe(recipe).scaleBy(2).ingredients
const seen = {
  '@cooklang/cooklang': first.map(({ name, quantity }) => `${cooklang.quantity_display(quantity)} ${name}`),
  '@tmlmt/cooklang-parser': second.map(({ name, quantity, unit }) => `${quantity.value.value} ${unit} ${name}`),
}
console.log(JSON.stringify(seen, undefined, 2))
assert.deepEqual(seen, {
  '@cooklang/cooklang': ['1 c oil', '3 c flour', '1,5 l milk'],
  '@tmlmt/cooklang-parser': ['1 cup oil', '1 1/2 cups flour', '3 l milk'],
})
SCRIPT
node try.mjs
