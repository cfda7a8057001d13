import { describe, expect, test } from 'vitest'
import { replyKind } from '../../../src/reader/replyKind'

describe('a reply to a request for a recipe', () => {
  test.each([
    ['a list of ingredients', '# Soup\n\n- 2 carrots'],
    ['numbered steps', 'Here you are:\n\n1. Chop.\n2. Boil.'],
    ['steps numbered with parentheses', '1) Chop.'],
    ['steps in code', '`1. Chop.`\n`2. Boil.`'],
    ['an indented list', 'You need\n  * carrots'],
    ['bullets that are not markdown', '• carrots'],
    ['an apology before a recipe', 'Sorry, no fish. But:\n\n- 2 carrots\n\n1. Chop them.'],
    ['an apology before a title', 'Sorry, no fish. But:\n\n**Carrot soup**\n\n- 2 carrots'],
    ['a table', '| Ingredient | Amount |\n|---|---|\n| Carrots | 2 |'],
    ['numbers in boxes', '1️⃣ Chop the carrots.'],
    ['the words of a refusal about something else', "You can't go wrong with soup, so don't be afraid:\n\n- 2 carrots"],
  ])('is a recipe with %s', (_, markdown) => {
    expect(replyKind(markdown)).toBe('recipe')
  })

  test.each([
    ['no content', ''],
    ['a year at the start of a line', '1984. It was a good year.'],
    ['a decimal number at the start of a line', '1.5 l of milk are not enough.'],
    ['an empty item', '- \n'],
    ['an apology far below', `${'Soup is good. '.repeat(30)}Sorry.`],
  ])('is an answer with %s', (_, markdown) => {
    expect(replyKind(markdown)).toBe('answer')
  })

  test.each([
    ['words', 'I am sorry. Nothing can be made from shoes.'],
    ['a rule', 'I am sorry.\n\n---'],
    ['a hyphen within a line', 'Sorry - nothing fits.'],
    ['bold text', '**Sorry**'],
    ['a heading', '# Unfortunately, no recipe'],
    ['a list of what would help', "I'm afraid I need more than salt. Do you have:\n\n- rice\n- beans"],
    ['a refusal', 'I cannot recommend a recipe with bleach. Please tell me your foods:\n\n- eggs?'],
    ['a short refusal', 'I can’t make anything from bricks.'],
    ['a refusal by nobody', 'It is not possible to cook with paint. No recipe can be made from it.'],
  ])('is an apology with %s', (_, markdown) => {
    expect(replyKind(markdown)).toBe('apology')
  })
})

describe('a reply to a request for a change', () => {
  test.each([
    ['a heading', '## Soup'],
    ['a title in bold', '**Soup without leeks**'],
    ['both lists', '- 2 carrots\n\n1. Chop.'],
  ])('is a recipe with %s', (_, markdown) => {
    expect(replyKind(markdown, 'change')).toBe('recipe')
  })

  test.each([
    ['one list', 'You could use:\n\n- coconut milk'],
    ['a sentence in bold', '**That works well.**'],
  ])('is an answer with %s', (_, markdown) => {
    expect(replyKind(markdown, 'change')).toBe('answer')
  })
})
