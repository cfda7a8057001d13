#!/usr/bin/env bash
# micromark 4.0.2 (npm), the parser below react-markdown, and an ordered list after indented code.
#
# Guess: a blank line ends the code, so "2) Eat" behind it is a list that begins with two, as commonmark 0.31.2 (the
#        reference) has it: only a list that interrupts a paragraph has to begin with one.
# Seen:  a paragraph. After a paragraph and a blank line the same line is a list.
#
# The page renders a recipe block by block, and may not split there, because the parts would render as a list
# (tests/component/splitBlocks.test.tsx, "a number below a thematic break and indented code").
# Prints what was seen, and fails if that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund micromark@4.0.2 commonmark@0.31.2
cat > try.mjs <<'SCRIPT'
import assert from 'node:assert/strict'
import { HtmlRenderer, Parser } from 'commonmark'
import { micromark } from 'micromark'

const reference = (text) => new HtmlRenderer().render(new Parser().parse(text))
const last = (html) => html.trim().split('</p>\n').at(-1).split('</pre>\n').at(-1).replace(/\n/g, '')
const code = '    boil\n\n2) Eat'
const paragraph = 'boil\n\n2) Eat'
const seen = {
  'micromark, after code': last(micromark(code)),
  'commonmark, after code': last(reference(code)),
  'micromark, after a paragraph': last(micromark(paragraph)),
}
console.log(JSON.stringify(seen, undefined, 2))
assert.deepEqual(seen, {
  'micromark, after code': '<p>2) Eat</p>',
  'commonmark, after code': '<ol start="2"><li>Eat</li></ol>',
  'micromark, after a paragraph': '<ol start="2"><li>Eat</li></ol>',
})
SCRIPT
node try.mjs
