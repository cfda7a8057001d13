import { expect, test } from 'vitest'
import { selectRecipe } from '../../../src/cookbook/selectRecipe'
import { foods } from '../../../src/food/foods'
import { parseRecipe } from '../../../tools/recipes/parseRecipe'
import { unsuitedFor } from '../../../tools/recipes/unsuitedFoods'

const formatLines = (names: readonly string[]) => names.map((name) => `- 1 **${name}**`).join('\n')

/** A recipe with these required and optional ingredients and a method of one step. */
const createRecipe = (title: string, required: readonly string[], optional: readonly string[] = []) =>
  parseRecipe(
    [
      `# ${title}`,
      'About it.',
      '## Ingredients',
      formatLines(required),
      ...(optional.length > 0 ? ['### If you have it', formatLines(optional)] : []),
      '## Method',
      '1. **Cook** (1 minute). Cook it.',
    ].join('\n\n'),
  )

/** A list of these foods, without amounts and exclusions. */
const listOf = (...names: string[]) => ({
  foods: names.flatMap((name) => {
    const food = foods.get(name)
    return food ? [{ food, name, amount: undefined, isGuess: false }] : []
  }),
  exclusions: [],
})

test('selectRecipe rejects a recipe with four missing ingredients, even if it uses the whole list', () => {
  const eightNames = ['rice', 'pasta', 'eggs', 'cheddar', 'butter', 'honey', 'walnuts', 'basil']
  const eightFoods = listOf(...eightNames)
  const threeMissing = createRecipe('Three', ['stock', 'pesto', 'mustard'], eightNames)
  const fourMissing = createRecipe('Four', ['stock', 'pesto', 'mustard', 'miso'], eightNames)
  expect(eightFoods.foods).toHaveLength(8)
  expect(selectRecipe([fourMissing, threeMissing], eightFoods)?.recipe).toBe(threeMissing)
  expect(selectRecipe([fourMissing], eightFoods)).toBeUndefined()
})

test('selectRecipe prefers a recipe without missing ingredients to one that uses one food more', () => {
  const complete = createRecipe('Complete', ['rice', 'eggs'])
  const incomplete = createRecipe('Incomplete', ['rice', 'eggs', 'stock'], ['basil'])
  const userFoods = listOf('rice', 'eggs', 'basil')
  expect(selectRecipe([incomplete, complete], userFoods)?.recipe).toBe(complete)
})

test('selectRecipe prefers the recipe that uses more foods', () => {
  const usesTwo = createRecipe('Two', ['rice', 'eggs'])
  const usesThree = createRecipe('Three', ['rice', 'eggs'], ['basil'])
  const userFoods = listOf('rice', 'eggs', 'basil')
  expect(selectRecipe([usesTwo, usesThree], userFoods)?.recipe).toBe(usesThree)
})

test('selectRecipe asks for no fruit where a dish is made of any of several', () => {
  const crumble = parseRecipe(
    '# Crumble\n\nAbout it.\n\n## Ingredients\n\n- 1 **plums**, **cherries** or **peaches**\n- 1 **flour**\n- 1 **butter**\n\n## Method\n\n1. **Cook** (1 minute). Cook it.',
  )
  expect(selectRecipe([crumble], listOf('flour', 'butter'))).toBeUndefined()
  expect(selectRecipe([crumble], listOf('flour', 'butter', 'plums', 'cherries'))?.recipe).toBe(crumble)
})

test.each([
  ['brown rice', '- 75 g **rice**'],
  ['pork chop', '- 1 **pork**, in 5 cm pieces'],
  ['chicken drumstick', '- 400 g **chicken**, in strips'],
])('%s does not go into the line "%s", which it fails in', (name, line) => {
  const dish = parseRecipe(
    `# Dish\n\nAbout it.\n\n## Ingredients\n\n${line}\n- 1 **apples**\n\n## Method\n\n1. **Cook** (1 minute). Cook it.`,
  )
  const named = dish.required[0]?.ingredients[0]?.food.name ?? ''
  expect(selectRecipe([dish], listOf(named, 'apple'))?.recipe).toBe(dish)
  expect(selectRecipe([dish], listOf(name, 'apple'))).toBeUndefined()
})

test('meat with bones goes into no quick dish that does not name it', () => {
  const stirFry = createRecipe('Stir-fry', ['chicken', 'soy sauce'])
  const timed = (minutes: number) => ({
    ...stirFry,
    required: stirFry.required.map((line) => ({ ...line, unsuited: unsuitedFor(line, minutes) })),
  })
  expect(selectRecipe([timed(60)], listOf('chicken drumstick', 'soy sauce'))).toBeDefined()
  expect(selectRecipe([timed(20)], listOf('chicken drumstick', 'soy sauce'))).toBeUndefined()
})
