#!/usr/bin/env bash
# @huggingface/jinja 0.5.11 (npm), which fills the chat templates of models in JavaScript, and a list of no tools.
#
# Guess: `tools != []` is false for an empty list, as in Jinja2 3.1.6 (PyPI), for which these templates are written.
# Seen:  it is true, so the prompt announces tools and names none. `if tools` and `tools | length > 0` tell the two apart.
#        '1' == 1 is true as well.
#
# The page names no tools in its requests, not even an empty list of them (src/service/requestForm.ts).
# Prints what was seen, and fails if that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @huggingface/jinja@0.5.11
python3 -m venv venv
venv/bin/pip install --quiet jinja2==3.1.6
cat > templates.json <<'JSON'
[
  "{% if tools != [] %}Tools: {{ tools | tojson }}. {% endif %}Q: {{ messages[0].content }}",
  "{% if tools %}Tools: {{ tools | tojson }}. {% endif %}Q: {{ messages[0].content }}",
  "{% if tools | length > 0 %}Tools: {{ tools | tojson }}. {% endif %}Q: {{ messages[0].content }}",
  "{% if '1' == 1 %}same{% else %}different{% endif %}"
]
JSON
cat > context.json <<'JSON'
{ "tools": [], "messages": [{ "role": "user", "content": "Leeks?" }] }
JSON
cat > reference.py <<'PYTHON'
import json
from jinja2 import Environment

context = json.load(open("context.json"))
print(json.dumps([Environment().from_string(each).render(context) for each in json.load(open("templates.json"))]))
PYTHON
venv/bin/python reference.py > reference.json
cat > try.mjs <<'SCRIPT'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { Template } from '@huggingface/jinja'

const read = (name) => JSON.parse(readFileSync(name, 'utf8'))
const rendered = read('templates.json').map((template) => new Template(template).render(read('context.json')))
const seen = { 'Jinja2': read('reference.json'), '@huggingface/jinja': rendered }
console.log(JSON.stringify(seen, undefined, 2))
assert.deepEqual(seen, {
  'Jinja2': ['Q: Leeks?', 'Q: Leeks?', 'Q: Leeks?', 'different'],
  '@huggingface/jinja': ['Tools: []. Q: Leeks?', 'Q: Leeks?', 'Q: Leeks?', 'same'],
})
SCRIPT
node try.mjs
