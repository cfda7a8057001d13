#!/usr/bin/env bash
# ingreedypy 1.3.8 (PyPI), a parser of lines of ingredients, and amounts of two numbers.
#
# Guess: none, before the first run.
# Seen:  it multiplies: "2-3 eggs" are six, "200-250 g flour" are fifty kilograms, and "1½ cups" half a cup. "1,5 l" is five
#        litres. "1 1/2", "1-1/2" and "1 ½" are right, and none of them is an error.
#
# The page reads each of these (tests/unit/reader/amounts.test.ts, "1½ tsp cumin", "4-6 figs" and "1,5 l stock"). Its file for
# recipe apps keeps the words of a line, so an app with this parser has six eggs.
# Prints what was seen, and fails if that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet ingreedypy==1.3.8
"$folder/venv/bin/python" - <<'PYTHON'
import json

from ingreedypy import Ingreedy

def read(line):
    (amount,) = Ingreedy().parse(line)["quantity"]
    return f"{amount['amount']:g} {amount['unit'] or ''}".strip()

cups = ["1 1/2 cups milk", "1-1/2 cups milk", "1 ½ cups milk", "1½ cups milk"]
lines = [*cups, "2-3 eggs", "200-250 g flour", "1.5 l stock", "1,5 l stock"]
seen = {line: read(line) for line in lines}
print(json.dumps(seen, indent=2, ensure_ascii=False))
assert seen == {
    "1 1/2 cups milk": "1.5 cup",
    "1-1/2 cups milk": "1.5 cup",
    "1 ½ cups milk": "1.5 cup",
    "1½ cups milk": "0.5 cup",
    "2-3 eggs": "6",
    "200-250 g flour": "50000 gram",
    "1.5 l stock": "1.5 liter",
    "1,5 l stock": "5 liter",
}, seen
PYTHON
