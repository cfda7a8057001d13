#!/usr/bin/env bash
# recipe-scrapers 15.12.0 (PyPI), the reader behind Mealie, Tandoor and KitchenOwl, and a time of months.
#
# Guess: "P3M", three months in ISO 8601 (a liqueur that rests), is no time, because the reader counts minutes and a month
#        has no fixed number of them.
# Seen:  three minutes. The "T", which alone tells minutes from months, is not asked for. A week and a year are no time.
#
# The page leaves months out when it reads such a recipe (tests/unit/recipe/recipeData.test.ts, "P3M"), and puts a "T" before
# every time of its own file for recipe apps.
# Prints what was seen, and fails if that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet recipe-scrapers==15.12.0
"$folder/venv/bin/python" - <<'PYTHON'
import json
from importlib.metadata import version
from recipe_scrapers import scrape_html

def minutes(duration):
    recipe = {
        "@context": "https://schema.org",
        "@type": "Recipe",
        "name": "Sloe gin",
        "totalTime": duration,
        "recipeIngredient": ["500 g sloes"],
        "recipeInstructions": [{"@type": "HowToStep", "text": "Steep them."}],
    }
    page = f'<html><head><script type="application/ld+json">{json.dumps(recipe)}</script></head></html>'
    return scrape_html(page, org_url="https://gin.example/", supported_only=False).total_time()

seen = {duration: minutes(duration) for duration in ["PT3M", "P3M", "P1W", "P1Y", "P2D"]}
print("recipe-scrapers", version("recipe-scrapers"), json.dumps(seen))
assert seen == {"PT3M": 3, "P3M": 3, "P1W": None, "P1Y": None, "P2D": 2880}, seen
PYTHON
