#!/usr/bin/env bash
# quantulum3 0.10.0 (PyPI), which finds amounts and their units in text, and the times of a recipe.
#
# Guess: "10 to 15 minutes" is a time, with the range as an uncertainty, because no recipe turns anything by minutes of arc.
# Seen:  an angle, and "90 seconds" is one, too. "5 min" and "2 hours" are times, so that an app which adds up the times of
#        "1 hour 30 minutes" has one hour. It warns that its optional classifier, which helps to tell units apart, is missing.
#
# The page's timers read minutes in any of these words (tests/unit/reader/durations.test.ts).
# Prints what was seen, and fails if that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet quantulum3==0.10.0
"$folder/venv/bin/python" - <<'PYTHON'
import json

from quantulum3 import parser

steps = ["Bake for 10 to 15 minutes", "Rest 90 seconds", "Boil for 5 min", "Wait 2 hours", "Simmer for 1 hour 30 minutes"]
seen = {step: [f"{each.value:g} {each.unit.name}: {each.unit.entity.name}" for each in parser.parse(step)] for step in steps}
print(json.dumps(seen, indent=2))
assert seen == {
    "Bake for 10 to 15 minutes": ["12.5 minute of arc: angle"],
    "Rest 90 seconds": ["90 second of arc: angle"],
    "Boil for 5 min": ["5 minute: time"],
    "Wait 2 hours": ["2 hour: time"],
    "Simmer for 1 hour 30 minutes": ["1 hour: time", "30 minute of arc: angle"],
}, seen
PYTHON
