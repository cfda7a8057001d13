import { expect, test } from 'vitest'
import { fillStep } from '../../../src/cookbook/recipeText'
import { parseRecipe } from '../../../tools/recipes/parseRecipe'

const { steps, required, optional } = parseRecipe(`# Soup

Warm.

**Serves 2** · 20 minutes · Soup · British

## Ingredients

- 2 **carrots** or **leeks**

### If you have it

- 1 **onion** (1, 5 minutes: Soften the % first.)
- any of **peas**, **chives**, 1 handful in all (1: Scatter with the %.)

## Method

1. **Boil it** (10 minutes). Boil the {carrots} for about 10 minutes{no onion: , without more}.
`)
const all = [...required, ...optional].flatMap(({ ingredients }) => ingredients)
const fill = (...listed: string[]) =>
  fillStep(
    steps[0] ?? '',
    new Map(all.filter(({ text }) => listed.includes(text)).map(({ id, text }) => [id, text])),
    all.map(({ text }) => text),
  )

test('a step has the sentences of the foods that are listed, and their minutes', () => {
  expect(fill('carrots')).toEqual({
    name: 'Boil it',
    minutes: 10,
    text: 'Boil the carrots for about 10 minutes, without more.',
  })
  expect(fill('leeks', 'onion', 'peas', 'chives')).toEqual({
    name: 'Boil it',
    minutes: 15,
    text: 'Boil the leeks for about 15 minutes. Soften the onion first. Scatter with the peas and chives.',
  })
})
