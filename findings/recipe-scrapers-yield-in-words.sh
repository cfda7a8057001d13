#!/usr/bin/env bash
# recipe-scrapers 15.12.0 (PyPI), the reader behind Mealie, Tandoor and KitchenOwl, and a yield in words.
#
# Guess: "Serves four" is four servings, or no yield, because it holds no digit.
# Seen:  "0 servings": a yield of nothing, which an app may scale by.
#
# The page writes yields as figures into its file for recipe apps (tests/unit/reader/recipeExport.test.ts, "Serves four").
# Prints what was seen, and fails if that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet recipe-scrapers==15.12.0
"$folder/venv/bin/python" - <<'PYTHON'
import json
from recipe_scrapers import scrape_html

def yields(words):
    recipe = {
        "@context": "https://schema.org",
        "@type": "Recipe",
        "name": "Soup",
        "recipeYield": words,
        "recipeIngredient": ["2 leeks"],
        "recipeInstructions": [{"@type": "HowToStep", "text": "Boil them."}],
    }
    page = f'<html><head><script type="application/ld+json">{json.dumps(recipe)}</script></head></html>'
    return scrape_html(page, org_url="https://soup.example/", supported_only=False).yields()

seen = {words: yields(words) for words in ["4 servings", "Serves 4", "Serves four"]}
print(json.dumps(seen))
assert seen == {"4 servings": "4 servings", "Serves 4": "4 servings", "Serves four": "0 servings"}, seen
PYTHON
