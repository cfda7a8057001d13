import { expect, test } from 'vitest'
import { reduceLine } from '../../../src/cookbook/recipe'
import { resolveMethod } from '../../../src/cookbook/resolveMethod'
import { parseRecipe } from '../../../tools/recipes/parseRecipe'

const recipe = parseRecipe(`# Chicken in a pan

Quick.

**Serves 2** · 20 minutes · Main · French

## Ingredients

- 400 g **chicken**, in strips (2: Cook until no pink is left.); or 300 g **tofu**, in cubes

### If you have it

- 1 **onion**, sliced (1.1, 4 minutes: Fry the % until soft.)
- any of **carrots**, **peas**, 100 g in all (1.1, 4 minutes: Fry the % until soft.)
- 1 tablespoon **mustard** (2.0: Spread it with half of the mustard.)
- 1 **lemon** (3: **Squeeze** (1 minute). Squeeze over the lemon.)

## Method

1. **Start** (3 minutes). Heat the oil. Stir in 1.5 g of salt{peas:  with the pepper}. Wait.
2. **Fry the {chicken}** (8 minutes). Put it into the pan.
`)

/** The steps with the foods of these names. */
function stepsWith(...names: string[]): string[] {
  const take = (lines: typeof recipe.required) =>
    lines.flatMap((line) => {
      const found = line.ingredients.filter(({ text }) => names.includes(text))
      return found.length > 0 ? [reduceLine(line, found)] : []
    })
  return resolveMethod(recipe, { required: take(recipe.required), optional: take(recipe.optional) }).split('\n')
}

test('without optional foods the steps are as the method has them', () => {
  expect(stepsWith('tofu')).toEqual([
    '1. **Start** (3 minutes). Heat the oil. Stir in 1.5 g of salt. Wait.',
    '2. **Fry the tofu** (8 minutes). Put it into the pan.',
  ])
})

test('a sentence on a line goes to the end of its step, or after a sentence, and belongs to its alternative alone', () => {
  expect(stepsWith('chicken', 'mustard')[1]).toBe(
    '2. **Fry the chicken** (8 minutes). Spread it with half of the mustard. Put it into the pan. Cook until no pink is left.',
  )
})

test('lines with the same sentence share it and its minutes', () => {
  expect(stepsWith('tofu', 'onion', 'carrots', 'peas')[0]).toBe(
    '1. **Start** (7 minutes). Heat the oil. Fry the onion, carrots and peas until soft. Stir in 1.5 g of salt with the pepper. Wait.',
  )
})

test('a sentence that begins with an instruction is a step of its own', () => {
  expect(stepsWith('tofu', 'lemon')[2]).toBe('3. **Squeeze** (1 minute). Squeeze over the lemon.')
})

test('alternatives have amounts of their own', () => {
  const [line] = recipe.required
  expect(line && reduceLine(line, line.ingredients.slice(1))).toMatchObject({ before: '300 g ', after: ', in cubes' })
})

test('sentences that say the same of foods become one', () => {
  const soup = parseRecipe(`# Soup

Warm.

**Serves 2** · 20 minutes · Soup · French

## Ingredients

- 200 g **carrots** (1.1: Add the carrots.)

### If you have it

- 100 g **peas** (1.1: Add the %.)
- 100 g **sweetcorn**, drained (1.1: Add the sweetcorn.) (1.1: Serve with it.)

## Method

1. **Simmer** (20 minutes). Add the water. Simmer until soft.
`)
  expect(resolveMethod(soup, { required: soup.required, optional: soup.optional.slice(1) })).toBe(
    '1. **Simmer** (20 minutes). Add the water, the carrots and the sweetcorn. Serve with it. Simmer until soft.',
  )
})
