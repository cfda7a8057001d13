#!/usr/bin/env bash
# pluralize 8.0.0 (npm) and inflect 7.6.0 (PyPI), with which recipe apps bring the names of foods to one number.
#
# Guess: both know the singular of foods with a usual ending, and leave a food that has none as it is.
# Seen:  pluralize makes cookies "cooky", quiches "quich" and molasses "molass"; inflect takes the s off asparagus, hummus and
#        couscous. What one gets wrong the other mostly gets right.
#
# The page finds a food by the names of its own table and their plurals (src/food/words.ts).
# Prints what was seen, and fails if that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund pluralize@8.0.0
python3 -m venv venv
venv/bin/pip install --quiet inflect==7.6.0
foods='cookies quiches molasses asparagus hummus couscous chives olives'
node -e 'const { singular } = require("pluralize"); console.log(process.argv.slice(1).map((food) => singular(food)).join(" "))' \
  $foods > pluralize.txt
venv/bin/python -c 'import inflect, sys; p = inflect.engine(); print(*[p.singular_noun(food) or food for food in sys.argv[1:]])' \
  $foods > inflect.txt
echo "foods:     $foods"
echo "pluralize: $(cat pluralize.txt)"
echo "inflect:   $(cat inflect.txt)"
test "$(cat pluralize.txt)" = 'cooky quich molass asparagus hummus couscous chive olive'
test "$(cat inflect.txt)" = 'cookie quiche molass asparagu hummu couscou chive olive'
