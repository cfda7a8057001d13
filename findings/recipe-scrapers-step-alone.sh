#!/usr/bin/env bash
# recipe-scrapers 15.13.0 (PyPI), the reader behind Mealie, Tandoor and KitchenOwl, and steps that stand in no array.
#
# Guess: an ItemList of steps is read, with or without ListItems around them, because schema.org allows one there. For one
#        HowToStep alone nothing was guessed.
# Seen:  an ItemList with ListItems has no steps; without them, all. A recipe of one step alone says "None", as its only step.
#
# The page writes an array, also for one step, into its file for recipe apps (src/reader/recipeExport.ts), and reads each of these
# forms (tests/unit/recipe/recipeData.test.ts, "of one step alone" and "of an ItemList").
# Prints what was seen, and fails if that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet recipe-scrapers==15.13.0
"$folder/venv/bin/python" - <<'PYTHON'
import json
from recipe_scrapers import scrape_html

def steps(instructions):
    recipe = {
        "@context": "https://schema.org",
        "@type": "Recipe",
        "name": "Leeks",
        "recipeIngredient": ["2 leeks"],
        "recipeInstructions": instructions,
    }
    page = f'<html><head><script type="application/ld+json">{json.dumps(recipe)}</script></head></html>'
    return scrape_html(page, org_url="https://leeks.example/", supported_only=False).instructions_list()

step = {"@type": "HowToStep", "text": "Boil them."}
listed = {"@type": "ListItem", "position": 1, "item": step}
seen = {
    "an array": steps([step]),
    "alone": steps(step),
    "an ItemList": steps({"@type": "ItemList", "itemListElement": [step]}),
    "an ItemList with ListItems": steps({"@type": "ItemList", "itemListElement": [listed]}),
}
print(json.dumps(seen, indent=2))
assert seen == {
    "an array": ["Boil them."],
    "alone": ["None"],
    "an ItemList": ["Boil them."],
    "an ItemList with ListItems": [],
}, seen
PYTHON
