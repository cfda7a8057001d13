#!/usr/bin/env bash
# recipemd 5.0.0 (PyPI), the reference reader of RecipeMD, and a whole number with a fraction sign right behind it.
#
# Guess: "1½ cups" is one and a half cups, as "1 1/2 cups" and "½ cup" are read.
# Seen:  one of the unit "½ cups". Twice as much of it is then 2 of "½ cups", and not three cups.
#
# The page reads its own exports and files of RecipeMD's JSON, in which such an amount arrives with that unit. It writes the two
# together again (tests/unit/recipe/recipeData.test.ts), so nothing is lost until one scales it.
# Prints what was seen, and fails if that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet recipemd==5.0.0
"$folder/venv/bin/python" - <<'PYTHON'
from recipemd.data import RecipeParser, multiply_recipe

def read(amount):
    return RecipeParser().parse(f"# Stock\n\n---\n\n- *{amount}* stock\n\n---\n\nBoil it.")

def words(recipe):
    amount = recipe.ingredients[0].amount
    return f"{amount.factor} {amount.unit}"

seen = {amount: [words(read(amount)), words(multiply_recipe(read(amount), 2))] for amount in ["1 1/2 cups", "½ cup", "1½ cups"]}
print(seen)
assert seen == {
    "1 1/2 cups": ["1.5 cups", "3.0 cups"],
    "½ cup": ["0.5 cup", "1.0 cup"],
    "1½ cups": ["1 ½ cups", "2 ½ cups"],
}, seen
PYTHON
