import { describe, expect, test } from 'vitest'
import { exportRecipe } from '../../../src/reader/recipeExport'
import { times } from '../../support/amountDisplay'
import { casesOf } from '../../support/cases'
import { readMarkdown } from '../../support/readMarkdown'
import { replies } from '../../support/replies'

const write = (markdown: string, factor = 1): string =>
  exportRecipe(readMarkdown(markdown), times(factor), 'Written by somebody.')

const recipe = (fact: string, title = '# Dish') =>
  `${title}\n\n${fact}\n\n## Ingredients\n\n- 2 eggs\n\n## Method\n\n1. Cook them.\n2. Eat.\n`

const exported = (markdown: string, factor?: number): unknown => JSON.parse(write(markdown, factor))

test('a recipe has everything that recipe managers read', () => {
  const markdown = `# Rice with *Egg*

Fluffy rice under an egg with a soft yolk.

Serves 2 | Prep: 10 minutes | Cook: 1 hour 10 minutes

## Ingredients

### For the rice
- **200 g** [rice](https://rice.example/)

### On top
- [ ] 2 eggs, fried

## Method

1. **Boil** the rice
   for 15 minutes.
2. Serve it with the eggs.

## Tips

- Add soy sauce.
`
  expect(exported(markdown)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: 'Rice with Egg',
    description: 'Fluffy rice under an egg with a soft yolk.',
    creditText: 'Written by somebody.',
    image: [],
    recipeYield: '2 servings',
    prepTime: 'PT10M',
    cookTime: 'PT1H10M',
    totalTime: 'PT1H20M',
    recipeIngredient: ['200 g rice', '2 eggs, fried'],
    recipeInstructions: [
      { '@type': 'HowToStep', text: 'Boil the rice for 15 minutes.' },
      { '@type': 'HowToStep', text: 'Serve it with the eggs.' },
    ],
  })
})

test('an ingredient has one measure before its food', () => {
  const lines = `600 g (1 lb 5 oz) potatoes, peeled; ½ cup (60 g) flour; 250 g (about 2 cups) flour (sifted);
    1kg/2lb 4oz potatoes; 1 cup plus 2 tbsp (140 g) flour; 1 can (400 g) tomatoes; 2 (15-ounce) cans beans;
    1 cup (220 g, packed) sugar; 2 cups flour (250 g)`.split(/;\s+/)
  const written = `600 g potatoes, peeled; ½ cup flour; 250 g flour (sifted); 1kg potatoes; 1 cup plus 2 tbsp flour;
    1 can (400 g) tomatoes; 2 (15-ounce) cans beans; 1 cup (220 g, packed) sugar; 2 cups flour (250 g)`.split(/;\s+/)
  const markdown = `# Dish\n\n## Ingredients\n\n- ${lines.join('\n- ')}\n\n## Method\n\n1. Cook it.\n`
  expect(exported(markdown)).toMatchObject({ recipeIngredient: written })
})

// Tandoor, d206eddbd32b: a dash becomes a part of the unit, and "%ca" a character. Nextcloud Cookbook, 24348cdf7860: "<1" begins a tag.
test('ranges, "<" and "%" are written as recipe managers read them', () => {
  const text = write('# Cake\n\nServes 2\n\n- 2–3 carrots\n- 70%cacao\n\n1. Cut into <1 cm dice.')
  expect(text).toContain('2-3 carrots')
  expect(text).toContain('70\\u0025cacao')
  expect(JSON.parse(text)).toMatchObject({ recipeInstructions: [{ text: 'Cut into < 1 cm dice.' }] })
})

test('the name is "Recipe" without a title, and has at most 128 characters', () => {
  const reading = readMarkdown(recipe('Serves 2'))
  const named = (title?: string) =>
    JSON.parse(exportRecipe({ ...reading, sections: { ...reading.sections, title } }, times(1), '')).name
  const long = 'rice '.repeat(40)
  expect([named(), named('Good Rice'), named(long)]).toEqual(['Recipe', 'Good Rice', long.slice(0, 128)])
})

test.each(
  casesOf(`
    Serves 4 = 4 servings; Serves 1 = 1 serving; Serves four = 4 servings; Serves 4 – 6 = 8-12 servings | 2; Serves 4 people = 4 people
    Makes 12 muffins = 24 muffins | 2; Makes 1 loaf = 2 loaves | 2; Makes 1 1/2 cups = 3 cups | 2; Makes 12 = 6 | 0.5; A quick dish. = -
    Total time: 60 minutes = PT1H; Total time: 12 hours 5 minutes = PT12H5M; Total time: 30 seconds = PT1M; Prep: 5 minutes = -`),
)('of "%s" the yield or the time is %s', (fact = '', value, factor = '1') => {
  const told = new Map(Object.entries(exported(recipe(fact), Number(factor)) ?? {}))
  expect(told.get('recipeYield') ?? told.get('totalTime') ?? '-').toBe(value)
})

test.each([
  [
    'have no equipment of a group of its own among them',
    '- 2 eggs\n- 1 leek\n- roasted peppers in a jar\n\n**Equipment:**\n\n- 1 large pan',
    ['4 eggs', '2 leeks', 'roasted peppers in a jar'],
  ],
  ['are the rows of a table as they read', '| Amount | What |\n|---|---|\n| 200 g | rice |', ['400 g rice']],
])('the ingredients %s', (_, lines, recipeIngredient) => {
  const markdown = `# Dish\n\nServes 2\n\n## Ingredients\n\n${lines}\n\n## Method\n\n1. Cook.\n2. Eat.\n`
  expect(exported(markdown, 2)).toMatchObject({ recipeIngredient })
})

test('the steps have the amounts that are shown, and mark those that stay', () => {
  const markdown =
    '# Dish\n\nServes 2\n\n## Ingredients\n\n- 2 eggs\n- 60 g butter\n\n## Method\n\n1. Beat 2 eggs with 20 g\n   of the butter.\n2. Keep 1 tablespoon of the marinade.\n'
  const texts = ['Beat 4 eggs with 40 g of the butter.', 'Keep 1 tablespoon (for 2) of the marinade.']
  expect(exported(markdown, 2)).toMatchObject({ recipeInstructions: texts.map((text) => ({ text })) })
})

describe('the text', () => {
  test('ends no script element', () => {
    const markdown = recipe('Serves 2').replace('Cook them.', 'Cook `<!--<script>` and `</script>` them.')
    expect(write(markdown)).not.toContain('<')
    expect(exported(markdown)).toMatchObject({
      recipeInstructions: [{ text: 'Cook <!--<script> and </script> them.' }, { text: 'Eat.' }],
    })
  })

  test.each(replies.map((reply) => [reply.form, reply] as const))('has each line and step: %s', (_, reply) => {
    const count = reply.lines.reduce((sum, [, lines]) => sum + lines, 0)
    expect(exported(reply.markdown)).toMatchObject({
      recipeIngredient: Array.from({ length: count }, () => expect.stringMatching(/^[^*_[\]`#]*\p{L}[^*_[\]`#]*$/u)),
      recipeInstructions: Array.from({ length: reply.steps }, () => ({
        '@type': 'HowToStep',
        text: expect.stringMatching(/^\p{L}[^*_[\]`#]*$/u),
      })),
    })
  })
})
