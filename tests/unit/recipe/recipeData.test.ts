import { describe, expect, test } from 'vitest'
import { recipeOfSource } from '../../../src/recipe/own/recipeSource'

const lines = (data: unknown) => recipeOfSource(typeof data === 'string' ? data : JSON.stringify(data)).split(/\n+/)

/** A record of schema.org. */
const schema = (type: string, values: object) => ({ '@type': type, ...values })
const step = (text: string) => schema('HowToStep', { text })

const soup = { '@type': 'Recipe', name: 'Soup', recipeIngredient: ['1 leek'], recipeInstructions: ['Boil it.'] }
const soupLines = ['# Soup', '## Ingredients', '- 1 leek', '## Method', '1. Boil it.']
const stepsOf = (recipeInstructions: unknown) =>
  lines({ ...soup, recipeInstructions }).slice(soupLines.indexOf('## Method') + 1)
const ingredientsOf = (recipeIngredient: unknown) => {
  const all = lines({ ...soup, recipeIngredient })
  return all.slice(all.indexOf('## Ingredients') + 1, all.indexOf('## Method'))
}

describe('a recipe is found', () => {
  test.each([
    ['as the subject of a page', schema('WebPage', { description: 'All soups.', mainEntity: soup })],
    ['in a list', schema('ItemList', { name: 'Soups', itemListElement: [schema('ListItem', { item: soup })] })],
    ['in a collection', { recipes: [soup] }],
    ['beside others', [schema('Organization', { name: 'Soup Inc.' }), soup]],
    ['by its amounts, in any list', { title: 'Soup', extendedItems: [{ original: '1 leek' }], steps: ['Boil it.'] }],
    ['with values of the record around', { title: 'Soup', recipe: { ingredients: ['1 leek'], steps: ['Boil it.'] } }],
  ])('%s', (_, data) => {
    expect(lines(data)).toEqual(soupLines)
  })

  test('behind a byte order mark', () => {
    expect(lines(`\uFEFF${JSON.stringify(soup)}`)).toEqual(soupLines)
  })

  test('in the source of a page, whose other words do not count', () => {
    const data = `<script type="application/ld+json">${JSON.stringify(soup)}</script>`
    const page = `<!doctype html><head><script>var a = "<b>"</script>${data}</head><h1>Subscribe</h1>`
    expect(lines(page)).toEqual(soupLines)
  })
})

describe('the facts', () => {
  test.each([
    ['PT1H30M', '1 hour 30 minutes'],
    ['P0DT0H45M', '45 minutes'],
    ['PT0H40M0S', '40 minutes'],
    ['PT5400S', '1 hour 30 minutes'],
    ['PT1.5H', '1 hour 30 minutes'],
    ['PT1,5H', '1 hour 30 minutes'],
    ['P1DT2H', '26 hours'],
    ['40', '40 minutes'],
    ['about an hour', 'about an hour'],
  ])('the time %s is written as %s', (totalTime, words) => {
    expect(lines({ ...soup, totalTime })).toContain(`Total time: ${words}`)
  })

  test('a time of zero says nothing', () => {
    const written = ['# Soup', 'Prep time: 10 minutes', ...soupLines.slice(1)]
    expect(lines({ ...soup, totalTime: 'PT0M', prepTime: 'PT10M' })).toEqual(written)
  })

  // recipe-scrapers 15.12.0 reads "P3M" as three minutes (findings/recipe-scrapers-month-as-minute.sh).
  test.each(['PT-476070H19M32S', 'P3M', 'PT0M'])('the time %s says nothing', (totalTime) => {
    expect(lines({ ...soup, totalTime })).toEqual(soupLines)
  })

  test.each([
    [4, 'Serves: 4'],
    [['12', '12 cookies'], 'Yield: 12 cookies'],
    [{ '@type': 'QuantitativeValue', value: 5, unitText: 'bowls' }, 'Yield: 5 bowls'],
    ['Serves 6', 'Serves 6'],
  ])('the yield %j is written as %s', (recipeYield, words) => {
    expect(lines({ ...soup, recipeYield })[1]).toBe(words)
  })
})

test.each([
  ['with pictures', [{ image: [{ url: 'a.jpg' }], ...step('Boil it.') }], ['1. Boil it.']],
  ['with references', [{ title: '', text: 'Eat.', ingredientReferences: [] }], ['1. Eat.']],
  // recipe-scrapers 15.13.0 reads "None" (findings/recipe-scrapers-step-alone.sh).
  ['of one step alone', step('Eat.'), ['1. Eat.']],
  ['of an ItemList', schema('ItemList', { itemListElement: [schema('ListItem', { item: 'Eat.' })] }), ['1. Eat.']],
  [
    'of directions',
    [schema('HowToStep', { itemListElement: schema('HowToDirection', { text: 'Eat.' }) })],
    ['1. Eat.'],
  ],
  ['of sections', [schema('HowToSection', { name: 'A', itemListElement: [step('Eat.')] })], ['### A', '1. Eat.']],
  ['of sections without their steps', [schema('HowToSection', { name: 'A' }), step('Eat.')], ['### A', '1. Eat.']],
  ['of arrays in an array', [['Boil it.'], ['Eat.']], ['1. Boil it.', '1. Eat.']],
  ['of headings among them', ['## Start', 'Boil it.'], ['### Start', '1. Boil it.']],
  ['of lines with HTML', 'Boil it &amp; stir.\nEat <b>it</b>.', ['1. Boil it & stir.', '1. Eat it.']],
  ['of HTML', '<ol><li>Boil <b>it</b>.</li><li>Eat&nbsp;it.</li></ol>', ['1. Boil it.', '1. Eat it.']],
  ['of names alone', [schema('HowToStep', { name: 'Boil it.' })], ['1. Boil it.']],
  ['by numbers', { step_1: 'Boil it.', step_2: 'Eat it.' }, ['1. Boil it.', '1. Eat it.']],
  ['of names that count them', [{ name: 'Step 1', ...step('Heat it.') }], ['1. Heat it.']],
  ['of a name and words', [{ step: 1, name: 'Bake', details: 'Heat it.' }], ['1. Bake: Heat it.']],
  ['of parts with a title', [{ title: 'Crust', steps: ['Rub it.'] }], ['### Crust', '1. Rub it.']],
  ['of parts of one step', [{ title: 'Bake', text: 'Bake it.' }], ['### Bake', '1. Bake it.']],
  ['of numbers in a line', '1. Boil it. 2. Add 3 eggs. 3. Eat.', ['1. Boil it.', '1. Add 3 eggs.', '1. Eat.']],
])('the steps %s', (_, steps, written) => {
  expect(stepsOf(steps)).toEqual(written)
})

describe('the ingredients', () => {
  test.each([
    ['with HTML', ['<b>2</b> leeks', 'Salt &amp; pepper'], ['- 2 leeks', '- Salt & pepper']],
    ['of records', [{ quantity: 0.5, unit: { name: 'tsp' }, food: { name: 'salt' } }], ['- 0.5 tsp salt']],
    [
      'as they were typed',
      [{ quantity: 2, unit: null, food: null, note: '', display: '2 leek', originalText: '2 leeks, sliced' }],
      ['- 2 leeks, sliced'],
    ],
    ['that are a note alone', [{ quantity: 1, unit: null, food: null, note: 'a little salt' }], ['- a little salt']],
    ['with amounts as records', [{ name: 'leeks', amount: { factor: '2', unit: 'kg' } }], ['- 2 kg leeks']],
    ['of items', [{ ingredient: { name: 'figs' }, quantity: { amount: 4, quantityType: 'ITEM' } }], ['- 4 figs']],
    ['in a unit of JavaScript', [{ name: 'leek', quantity: 1, unit: 'constructor' }], ['- 1 constructor leek']],
    // recipemd 5.0.0 reads "1½ cups" as one of "½ cups" (findings/recipemd-glued-fraction.sh).
    ['with a fraction in the unit', [{ name: 'stock', amount: { factor: '1', unit: '½ cups' } }], ['- 1 ½ cups stock']],
    ['of schema.org’s values', [schema('PropertyValue', { name: 'oil', value: 2, unitText: 'g' })], ['- 2 g oil']],
    ['with a preparation', [{ qty: 200, unit: 'g', item: 'flour', prep: 'sifted' }], ['- 200 g flour, sifted']],
    ['with a description', [{ amount: 8, desc: 'oz sugar' }], ['- 8 oz sugar']],
    ['by names of their own', { rice: '200 g', Sauce: ['1 lemon'] }, ['- rice: 200 g', '### Sauce', '- 1 lemon']],
    ['in groups', [{ title: 'Top', ingredients: [{ name: 'oil' }] }], ['### Top', '- oil']],
    ['with headings among them', ['[A]', '1 leek', '## B', '1 egg'], ['### A', '- 1 leek', '### B', '- 1 egg']],
  ])('%s', (_, ingredients, written) => {
    expect(ingredientsOf(ingredients)).toEqual(written)
  })

  test('within the steps', () => {
    const steps = [
      {
        name: 'Sauce',
        instruction: 'Melt it.',
        ingredients: [{ food: { name: 'butter' }, unit: { name: 'g' }, amount: '40.0000' }],
        show_as_header: true,
      },
    ]
    expect(
      lines({ name: 'Sauce', steps, servings: 4, servings_text: 'bowls', working_time: 20, waiting_time: 25 }),
    ).toEqual([
      '# Sauce',
      'Yield: 4 bowls',
      'Prep time: 20 minutes',
      'Cook time: 25 minutes',
      '## Ingredients',
      '### Sauce',
      '- 40 g butter',
      '## Method',
      '1. Sauce: Melt it.',
    ])
  })

  test('beside a group come before it, and the text says that the method is missing', () => {
    expect(
      lines({ title: 'Mix', ingredients: ['1 leek'], ingredient_groups: [{ title: 'Top', ingredients: ['1 egg'] }] }),
    ).toEqual(['# Mix', '## Ingredients', '- 1 leek', '### Top', '- 1 egg', '*Its method is not in the text.*'])
  })
})
