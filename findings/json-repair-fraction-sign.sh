#!/usr/bin/env bash
# json_repair 0.64.6 (PyPI), which mends the JSON that language models write, and amounts of a recipe without quotes.
#
# Guess: each becomes a text: "½", "1½" and "10–12" as "1/2" and "10-12" do.
# Seen:  a bare ½ gives way to the name and the value of the next field, as one text, so the unit is gone. 1½ is one, and 10–12
#        with a dash is ten. Nothing tells that something was lost.
#
# The page asks models for markdown and mends no JSON: a recipe that is pasted with such an amount stays as it is
# (src/lib/cutJson.ts).
# Prints what was seen, and fails if that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet json_repair==0.64.6
"$folder/venv/bin/python" - <<'PYTHON'
from json_repair import loads

amounts = ["1/2", "½", "1½", "10-12", "10–12"]
seen = {amount: loads(f'{{"amount": {amount}, "unit": "cup"}}') for amount in amounts}
for amount, fields in seen.items():
    print(amount, fields)
assert seen["1/2"] == {"amount": "1/2", "unit": "cup"}, seen
assert seen["10-12"] == {"amount": "10-12", "unit": "cup"}, seen
assert seen["½"] == {"amount": 'unit": "cup'}, seen
assert seen["1½"]["amount"] == 1, seen
assert seen["10–12"] == {"amount": 10, "unit": "cup"}, seen
PYTHON
