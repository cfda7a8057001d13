#!/usr/bin/env bash
# defuddle 0.19.4 (npm), which takes the article out of a web page, for notes and for models, and the short lists of a recipe.
#
# Guess: both lists of a recipe within an article stay, as @mozilla/readability 0.6.0 keeps them. Once a list of
#        ingredients with links was gone: a link in a step changes nothing.
# Seen:  one link in a short list, and the whole list is gone, ingredients or steps alike, and its heading stays above nothing. With
#        no link, or one in every line, it stays. A model that is given the rest is given no ingredients.
#
# The page takes what one pastes, and loads no web page itself (src/recipe/own/recipeSource.ts).
# Prints what was seen, and fails if that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund defuddle@0.19.4 @mozilla/readability@0.6.0 jsdom@29.1.1
cat > try.mjs <<'SCRIPT'
import assert from 'node:assert/strict'
import { Readability } from '@mozilla/readability'
import { Defuddle } from 'defuddle/node'
import { JSDOM } from 'jsdom'

const story = `<p>${'The leeks stand in the garden, the days grow short, and this soup is made every autumn. '.repeat(6)}</p>`
const link = (name) => `<a href="/${name}">${name}</a>`
const lists = {
  'no link': ['2 leeks', '1 l stock', '30 g butter'],
  'one link': ['2 leeks', `1 l ${link('stock')}`, '30 g butter'],
  'a link in each line': [`2 ${link('leeks')}`, `1 l ${link('stock')}`, `30 g ${link('butter')}`],
  'steps, no link': ['Slice the leeks.', 'Boil them in stock.', 'Eat.'],
  'steps, one link': ['Slice the leeks.', `Boil them in ${link('stock')}.`, 'Eat.'],
}
const documentOf = (html) => new JSDOM(html).window.document
async function read([name, lines]) {
  const list = `<h2>${name}</h2><ol>${lines.map((line) => `<li>${line}</li>`).join('')}</ol>`
  const article = `<article><h1>Leek soup</h1>${story}${list}${story}</article>`
  const page = `<html lang="en"><head><title>Soup</title></head><body>${article}</body></html>`
  const { content } = await Defuddle(documentOf(page), 'https://soup.example/')
  const first = documentOf(content)
  const second = documentOf(new Readability(documentOf(page)).parse().content)
  const count = (found) => {
    const headings = [...found.querySelectorAll('h2')].filter(({ textContent }) => textContent === name)
    return `${headings.length} heading, ${found.querySelectorAll('li').length} lines`
  }
  return [name, { defuddle: count(first), readability: count(second) }]
}
const seen = Object.fromEntries(await Promise.all(Object.entries(lists).map(read)))
console.log(JSON.stringify(seen, undefined, 2))
const kept = { defuddle: '1 heading, 3 lines', readability: '1 heading, 3 lines' }
const dropped = { ...kept, defuddle: '1 heading, 0 lines' }
assert.deepEqual(seen, {
  'no link': kept,
  'one link': dropped,
  'a link in each line': kept,
  'steps, no link': kept,
  'steps, one link': dropped,
})
SCRIPT
node try.mjs
