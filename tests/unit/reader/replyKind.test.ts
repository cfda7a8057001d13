import { expect, test } from 'vitest'
import { replyKind } from '../../../src/reader/readReply'

test.each([
  ['a list of ingredients', '# Soup\n\n- 2 carrots', 'recipe'],
  ['numbered steps', 'Here you are:\n\n1. Chop.\n2. Boil.', 'recipe'],
  ['bullets that are not markdown', '• 2 carrots', 'recipe'],
  ['an apology before a recipe', 'Sorry, no fish. But:\n\n- 2 carrots\n\n1. Chop them.', 'recipe'],
  ['an apology before a title', 'Sorry, no fish. But:\n\n**Carrot soup**\n\n- 2 carrots', 'recipe'],
  ['a table', '| Ingredient | Amount |\n|---|---|\n| Carrots | 2 |', 'recipe'],
  ['numbers in boxes', '1️⃣ Chop the carrots.', 'recipe'],
  ['the words of a refusal elsewhere', "You can't go wrong with soup, so don't be afraid:\n\n- 2 carrots", 'recipe'],
  ['no content', '', 'answer'],
  ['a year at the start of a line', '1984. It was a good year.', 'answer'],
  ['an apology far below', `${'Soup is good. '.repeat(30)}Sorry.`, 'answer'],
  ['a rule below an apology', 'I am sorry.\n\n---', 'apology'],
  ['a heading', '# Unfortunately, no recipe', 'apology'],
  ['a list of what would help', "I'm afraid I need more than salt. Do you have:\n\n- rice\n- beans", 'apology'],
  ['a refusal', 'I cannot recommend a recipe with bleach. Please tell me your foods:\n\n- eggs?', 'apology'],
])('a reply with %s: %j is of the kind "%s"', (_, markdown, kind) => {
  expect(replyKind(markdown)).toBe(kind)
})

test.each([
  ['a heading', '## Soup', 'recipe'],
  ['a title in bold', '**Soup without leeks**', 'recipe'],
  ['both lists', '- 2 carrots\n\n1. Chop.', 'recipe'],
  ['one list', 'You could use:\n\n- coconut milk', 'answer'],
  ['a sentence in bold', '**That works well.**', 'answer'],
])('a reply to a change with %s: %j is of the kind "%s"', (_, markdown, kind) => {
  expect(replyKind(markdown, 'change')).toBe(kind)
})
