import { describe, expect, test } from 'vitest'
import { findServingsAndTime } from '../../../src/reader/facts'
import { plainText } from '../../../src/reader/plainText'
import { replyKind } from '../../../src/reader/readReply'
import { limitBlocks } from '../../../src/reader/renderLimits'
import { splitSections } from '../../../src/reader/splitSections'
import { table } from '../../support/layouts'

describe('the kind of a reply', () => {
  test.each(
    table(
      'a list of ingredients ⇒ recipe ⇒ # Soup\n\n- 2 carrots',
      'numbered steps ⇒ recipe ⇒ Here you are:\n\n1. Chop.\n2. Boil.',
      'bullets that are not markdown ⇒ recipe ⇒ • 2 carrots',
      'an apology before a recipe ⇒ recipe ⇒ Sorry, no fish. But:\n\n- 2 carrots\n\n1. Chop them.',
      'an apology before a title ⇒ recipe ⇒ Sorry, no fish. But:\n\n**Carrot soup**\n\n- 2 carrots',
      'a table ⇒ recipe ⇒ | Ingredient | Amount |\n|---|---|\n| Carrots | 2 |',
      'numbers in boxes ⇒ recipe ⇒ 1️⃣ Chop the carrots.',
      "the words of a refusal elsewhere ⇒ recipe ⇒ You can't go wrong with soup, so don't be afraid:\n\n- 2 carrots",
      'no content ⇒ answer ⇒ ',
      'a year at the start of a line ⇒ answer ⇒ 1984. It was a good year.',
      `an apology far below ⇒ answer ⇒ ${'Soup is good. '.repeat(30)}Sorry.`,
      'a rule below an apology ⇒ apology ⇒ I am sorry.\n\n---',
      'a heading ⇒ apology ⇒ # Unfortunately, no recipe',
      "a list of what would help ⇒ apology ⇒ I'm afraid I need more than salt. Do you have:\n\n- rice\n- beans",
      'a refusal ⇒ apology ⇒ I cannot recommend a recipe with bleach. Please tell me your foods:\n\n- eggs?',
    ),
  )('with %s: %s', (_, kind, markdown = '') => {
    expect(replyKind(markdown)).toBe(kind)
  })

  test.each(
    table(
      'a heading ⇒ recipe ⇒ ## Soup',
      'a title in bold ⇒ recipe ⇒ **Soup without leeks**',
      'both lists ⇒ recipe ⇒ - 2 carrots\n\n1. Chop.',
      'one list ⇒ answer ⇒ You could use:\n\n- coconut milk',
      'a sentence in bold ⇒ answer ⇒ **That works well.**',
    ),
  )('to a change, with %s: %s', (_, kind, markdown = '') => {
    expect(replyKind(markdown, 'change')).toBe(kind)
  })
})

const named = (blocks: string) => {
  const limited = limitBlocks(blocks.replaceAll(' | ', '\n\n')).blocks
  const words = limited.map(({ text }) => text.trim())
  return splitSections(limited)
    .map(({ name, start, end }) => `${name}: ${words.slice(start, end).join(' | ')}`)
    .join(' / ')
}

test.each(
  table(
    'the headings of its ingredients and its method ⇒ # Soup | Good. | ## Ingredients | - salt | ## Method | 1. Boil. | Enjoy! ⇒ intro: # Soup | Good. / ingredients: ## Ingredients | - salt / method: ## Method | 1. Boil. | Enjoy!',
    'the list with amounts, without headings ⇒ # Soup | - quick\n- cheap | With: | - **200 g** peas\n- salt | 1. Boil. ⇒ intro: # Soup | - quick\n- cheap / ingredients: ### With | - **200 g** peas\n- salt / method: 1. Boil.',
    'the first list of two components ⇒ # Pie | ## Dough ingredients | - 1 egg | ## Filling ingredients | - 1 pea | ## Method | 1. Bake. ⇒ intro: # Pie / ingredients: ### Dough ingredients | - 1 egg | ### Filling ingredients | - 1 pea / method: ## Method | 1. Bake.',
    'the name of its first group ⇒ # Pie | Serves 4 | ### Crust | - 200 g flour | ### Filling | - 3 leeks | 1. Bake. ⇒ intro: # Pie | Serves 4 / ingredients: ### Crust | - 200 g flour | ### Filling | - 3 leeks / method: 1. Bake.',
    'its title, with a list and steps for each part ⇒ # Pie | ### Crust | - 200 g flour | 1. Knead. | ### Filling | - 3 leeks | 1. Fry. ⇒ intro: # Pie / method: ### Crust | - 200 g flour | 1. Knead. | ### Filling | - 3 leeks | 1. Fry.',
    'its title, without ingredients ⇒ # Soup | - quick | 1. Boil. ⇒ intro: # Soup / method: - quick | 1. Boil.',
  ),
)('a recipe is split at %s', (_, blocks = '', parts) => {
  expect(named(blocks)).toBe(parts)
})

const factLines = (rows: string) => rows.split(/ ; /).map((row) => row.split(' / '))
const both =
  'Serves 2 · 35 minutes ; **Serves 4** · Total time: 1 hour 5 minutes ; Makes 12 muffins · 40 min ; Servings: 4–6 · Time: 50 minutes ; Für 4 Personen · Gesamtzeit: 50 Minuten ; Serves 2 · 35 minutes\n\n ; Serves 8\nTakes 1 hour ; **Serves:** 8 / **Total Time:** 1 hour ; Serves 8 / Total time: less than 1 hour'
const others =
  'Serves 2 ; Serves 2 · 35 minutes · Italian ; Serves 4 · Prep: 10 min · Cook: 20 min ; A stew that serves 4 · 35 minutes ; Serves 2 · 35 minutes, and an hour in the fridge ; Serves 8 / A cake for Sundays. / 1 hour ; Prep time: 10 minutes / Cook time: 20 minutes / Serves 4'

test.each(factLines(both))('%j says the servings and the time alone', (...lines) => {
  expect(findServingsAndTime(['# Cake', ...lines, 'A cake for Sundays.'])).toEqual([1, 1 + lines.length])
})

test.each(factLines(others))('%j says something else than the servings and the time', (...lines) => {
  expect(findServingsAndTime(['# Cake', ...lines])).toBeUndefined()
})

const long = `${'word '.repeat(1300)}end`

test.each(
  table(
    'without the marks of markdown ⇒ # **Leek soup**\n\n**Serves 2** | 20 min\n\n## Ingredients\n\n- **2** leeks\n- [stock](https://shop.example)\n  - or *water*\n\n## Method\n\n1. Boil.\n   - Stir.\n2. Eat.\n\n## Nutrition\n\n| Per serving | |\n|---|---|\n| Protein | 9 g |\n\n> Enjoy! ⇒ Leek soup\n\nServes 2 · 20 min\n\nIngredients\n\n- 2 leeks\n- stock\n  - or water\n\nMethod\n\n1. Boil.\n  - Stir.\n2. Eat.\n\nNutrition\n\nPer serving\nProtein: 9 g\n\nEnjoy!',
    `as it is over the limits of rendering ⇒ # Soup\n\n${long} ⇒ Soup\n\n${long}`,
    'with a colon behind the heading of a part, so that the page can read it again ⇒ # Soup\n\n## Ingredients\n\n### For the top\n\n- 1 egg\n\n### Then!\n\n- salt ⇒ Soup\n\nIngredients\n\nFor the top:\n\n- 1 egg\n\nThen!\n\n- salt',
  ),
)('a recipe is copied %s', (_, markdown = '', text) => {
  expect(plainText(markdown)).toBe(text)
})
