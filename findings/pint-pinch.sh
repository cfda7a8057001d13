#!/usr/bin/env bash
# pint 0.25.3 (PyPI), the usual library for units in Python, also in recipe apps, and the small measures of recipes.
#
# Guess: spoons and cups are volumes. For a pinch nothing was guessed.
# Seen:  spoons and cups are volumes, a dash is unknown, and a pinch is a length: a millionth of a millionth of an inch.
#
# The page shows a pinch as the recipe writes it and converts none (src/food/units.ts).
# Prints what was seen, and fails if that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet pint==0.25.3
"$folder/venv/bin/python" - <<'PYTHON'
import pint

units = pint.UnitRegistry()

def read(text):
    try:
        amount = units(text)
        return f"{amount}, {amount.dimensionality}"
    except pint.UndefinedUnitError as error:
        return str(error)

seen = {text: read(text) for text in ["1 tablespoon", "1 cup", "1 dash", "1 pinch"]}
for text, meaning in seen.items():
    print(f"{text}: {meaning}")
assert seen == {
    "1 tablespoon": "1 tablespoon, [length] ** 3",
    "1 cup": "1 cup, [length] ** 3",
    "1 dash": "'dash' is not defined in the unit registry",
    "1 pinch": "1 picoinch, [length]",
}, seen
PYTHON
