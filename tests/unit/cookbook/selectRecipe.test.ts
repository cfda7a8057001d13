import { expect, test } from 'vitest'
import { parseRecipe } from '../../../src/cookbook/parseRecipe'
import { selectRecipe } from '../../../src/cookbook/selectRecipe'
import { foods } from '../../../src/food/foods'

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

test('selectRecipe fries no pork belly where a line asks for a tender cut', () => {
  const chops = parseRecipe(
    '# Chops\n\nAbout it.\n\n## Ingredients\n\n- 1 **pork**, a tender cut\n- 1 **apples**\n\n## Method\n\n1. **Cook** (1 minute). Cook it.',
  )
  expect(selectRecipe([chops], listOf('pork', 'apple'))?.recipe).toBe(chops)
  expect(selectRecipe([chops], listOf('pork belly', 'apple'))).toBeUndefined()
})

test('a stewing cut goes into no stir-fry, and a steak does', () => {
  const stirFry = createRecipe('Stir-fry', ['beef', 'soy sauce'])
  const timed = { ...stirFry, head: { ...stirFry.head, time: '30 minutes' } }
  const namedBeef = (name: string) => {
    const list = listOf('beef', 'soy sauce')
    return { ...list, foods: list.foods.map((each) => (each.food.name === 'beef' ? { ...each, name } : each)) }
  }
  expect(selectRecipe([timed], namedBeef('beef strips'))?.recipe).toBe(timed)
  expect(selectRecipe([timed], namedBeef('beef brisket'))).toBeUndefined()
})

test('of two equal recipes the one of the cuisine whose language the user writes is selected', () => {
  const inCuisine = (cuisine: string) => {
    const recipe = createRecipe(cuisine, ['potato', 'onion'])
    return { ...recipe, head: { ...recipe.head, cuisine } }
  }
  const [american, punjabi] = [inCuisine('American'), inCuisine('Punjabi')]
  const english = listOf('potato', 'onion')
  const hindi = {
    ...english,
    foods: english.foods.map((each, index) => ({ ...each, name: ['aloo', 'pyaz'][index] ?? '' })),
  }
  expect(selectRecipe([american, punjabi], english)?.recipe).toBe(american)
  expect(selectRecipe([american, punjabi], hindi)?.recipe).toBe(punjabi)
})

test('nobody is asked to get a green papaya', () => {
  const soup = createRecipe('Soup', ['chicken', 'ginger', 'green papaya'])
  expect(selectRecipe([soup], listOf('chicken', 'ginger'))).toBeUndefined()
})

test('selectRecipe offers no yeast dough of self-raising flour', () => {
  const loaf = createRecipe('Loaf', ['flour', 'yeast'])
  expect(selectRecipe([loaf], listOf('flour', 'yeast'))?.recipe).toBe(loaf)
  expect(selectRecipe([loaf], listOf('self-raising flour', 'yeast'))).toBeUndefined()
})
