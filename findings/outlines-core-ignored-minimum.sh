#!/usr/bin/env bash
# outlines-core 0.2.14 (PyPI), which keeps a model to a JSON schema, and the bounds of a number.
#
# Guess: a schema for 1 to 12 servings lets neither -3 nor 500 through, as with llguidance 1.9.1 (PyPI), or is an error, because
#        its documentation promises one for what it does not support, and a format of durations is one.
# Seen:  it takes the schema and leaves both bounds out, without a word, so that a recipe may serve minus three. It refuses 1e3
#        as a number, though 1e+3 is one there.
#
# The page asks models for markdown, and sends no schema (src/service/requestForm.ts).
# Prints what was seen, and fails if that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet outlines-core==0.2.14 llguidance==1.9.1
"$folder/venv/bin/python" - <<'PYTHON'
import json
import re

from llguidance import LLMatcher, LLTokenizer
from outlines_core.json_schema import build_regex_from_schema

def with_outlines(schema, text):
    try:
        return re.fullmatch(build_regex_from_schema(json.dumps(schema)), text) is not None
    except ValueError as error:
        return str(error)

def with_llguidance(schema, text):
    matcher = LLMatcher(LLTokenizer("byte"), LLMatcher.grammar_from_json_schema(json.dumps(schema)))
    return matcher.validate_tokens(list(text.encode())) == len(text)

servings = {"type": "integer", "minimum": 1, "maximum": 12}
number = {"type": "number"}
asked = [(servings, "4"), (servings, "-3"), (servings, "500"), (number, "1e+3"), (number, "1e3")]
seen = {
    f"{schema['type']} {text}": {"outlines-core": with_outlines(schema, text), "llguidance": with_llguidance(schema, text)}
    for schema, text in asked
}
duration = with_outlines({"type": "string", "format": "duration"}, '"PT1H"')
print(json.dumps(seen, indent=2), duration, sep="\n")
assert seen == {
    "integer 4": {"outlines-core": True, "llguidance": True},
    "integer -3": {"outlines-core": True, "llguidance": False},
    "integer 500": {"outlines-core": True, "llguidance": False},
    "number 1e+3": {"outlines-core": True, "llguidance": True},
    "number 1e3": {"outlines-core": False, "llguidance": True},
}, seen
assert duration == "Format duration is not supported by Outlines", duration
PYTHON
