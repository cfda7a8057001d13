#!/usr/bin/env bash
# remark-gfm 4.0.1 and marked 18.2.1 (npm), and ranges with a tilde, as models of East Asia write them: "1~2 eggs".
#
# Guess: two ranges in a line stay words, because a tilde between two digits begins nothing and ends nothing.
# Seen:  both strike out the words between them: "1~2 eggs and 3~4 onions" shows "2 eggs and 3" crossed out. A tilde before a
#        number ("~2 cups") and tildes with spaces around them stay.
#
# The page's markdown has no crossed-out words, and scales such ranges (tests/unit/reader/readRecipe.test.ts, "1~2 eggs").
# Prints what was seen, and fails if that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund remark@15.0.1 remark-gfm@4.0.1 remark-html@16.0.1 marked@18.2.1
cat > ranges.mjs <<'NODE'
import assert from 'node:assert/strict'
import { marked } from 'marked'
import { remark } from 'remark'
import remarkGfm from 'remark-gfm'
import remarkHtml from 'remark-html'
const gfm = (text) => String(remark().use(remarkGfm).use(remarkHtml).processSync(text)).trim()
const seen = ['1~2 eggs and 3~4 onions', '1 ~ 2 eggs and 3 ~ 4 onions', '~2 cups of flour and ~3 eggs'].map((text) => ({
  text,
  'remark-gfm': gfm(text),
  marked: marked.parse(text).trim(),
}))
console.log(JSON.stringify(seen, null, 2))
for (const { text, marked: html, 'remark-gfm': own } of seen) assert.equal(own, html, text)
assert.deepEqual(
  seen.map(({ marked: html }) => html),
  [
    '<p>1<del>2 eggs and 3</del>4 onions</p>',
    '<p>1 ~ 2 eggs and 3 ~ 4 onions</p>',
    '<p>~2 cups of flour and ~3 eggs</p>',
  ],
)
NODE
node ranges.mjs
