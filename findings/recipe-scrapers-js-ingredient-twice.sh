#!/usr/bin/env bash
# recipe-scrapers 1.12.1 (npm), the port of the Python reader of recipes on web pages, and an ingredient that is listed twice.
#
# Guess: both eggs stay, one for the dough and one to brush it with, as recipe-scrapers 15.13.0 (PyPI) has them.
# Seen:  the second one is dropped, so that a cook buys one egg. A step that is there twice stays.
#
# The page keeps each line of a recipe that is pasted (src/recipe/own/recipeData.ts), and writes each into its file for recipe
# apps, so an app with this reader loses the second.
# Prints what was seen, and fails if that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund recipe-scrapers@1.12.1 cheerio@1.2.0 zod@4.6.7
python3 -m venv venv
venv/bin/pip install --quiet recipe-scrapers==15.13.0
cat > page.html <<'HTML'
<html lang="en"><head><title>Buns</title><script type="application/ld+json">{
  "@context": "https://schema.org", "@type": "Recipe", "name": "Buns", "description": "Small.", "recipeYield": "8",
  "author": "Ann", "image": "https://buns.example/buns.jpg", "totalTime": "PT1H",
  "recipeIngredient": ["250 g flour", "1 egg", "100 ml milk", "1 egg"],
  "recipeInstructions": ["Knead.", "Rest.", "Knead.", "Brush and bake."]
}</script></head></html>
HTML
cat > reference.py <<'PYTHON'
import json
from recipe_scrapers import scrape_html

recipe = scrape_html(open("page.html").read(), org_url="https://buns.example/", supported_only=False)
print(json.dumps({"ingredients": recipe.ingredients(), "steps": recipe.instructions_list()}))
PYTHON
venv/bin/python reference.py > reference.json
cat > try.mjs <<'SCRIPT'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { scrapeRecipe } from 'recipe-scrapers'

const { ingredients, instructions } = await scrapeRecipe(readFileSync('page.html', 'utf8'), 'https://buns.example/')
const lines = (groups) => groups.flatMap(({ items }) => items.map(({ value }) => value))
const seen = {
  PyPI: JSON.parse(readFileSync('reference.json', 'utf8')),
  npm: { ingredients: lines(ingredients), steps: lines(instructions) },
}
console.log(JSON.stringify(seen, undefined, 2))
const steps = ['Knead.', 'Rest.', 'Knead.', 'Brush and bake.']
assert.deepEqual(seen, {
  PyPI: { ingredients: ['250 g flour', '1 egg', '100 ml milk', '1 egg'], steps },
  npm: { ingredients: ['250 g flour', '1 egg', '100 ml milk'], steps },
})
SCRIPT
node try.mjs
