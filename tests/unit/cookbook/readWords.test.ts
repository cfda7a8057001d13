import { expect, test } from 'vitest'
import { wouldChange } from '../../../src/cookbook/readRequest'
import { readWords } from '../../../src/cookbook/readWords'
import { casesOf } from '../../support/cases'

/** What a text is read as, in words. */
function told(text: string): string {
  const { exclusions, minutes, isQuicker, wished, limits, notUnderstood } = readWords(text)
  return [
    ...exclusions.map(({ name }) => `no ${name}`),
    ...(minutes === undefined ? [] : [`${minutes} minutes`]),
    ...(isQuicker ? ['quicker'] : []),
    ...wished.map(() => 'a dish'),
    ...limits.map(() => 'no dish'),
    ...notUnderstood.map((part) => `“${part}”?`),
  ].join(', ')
}

// A kind of dish is a wish or a limit. For how many people a dish is, the page shows.
test.each(
  casesOf(`
    without peas, please = no peas; no nuts, eggs or milk = no nuts, no eggs, no milk; I don't have leeks. = no leeks
    It must be dairy-free, without butter, without cream. Leave out celery. = no dairy-free, no butter, no cream, no celery
    vegan = no vegan; make it gluten-free, please = no gluten-free; in 20 minutes, please = 20 minutes
    ready in 25 minutes = 25 minutes; not more than 20 min = 20 minutes; in 1.5 hours = 90 minutes
    in half an hour = 30 minutes; one hour = 60 minutes; 45-minute = 45 minutes; quick = 30 minutes
    for two =; for 6 people, please =; for a family of four =; just for me =
    quicker = quicker; quicker, please = quicker; faster = quicker; make it a soup = a dish; a salad instead = a dish
    something Italian = a dish; dessert = a dish; stir-fry = a dish; no oven = no dish; without an oven = no dish
    no cooking = no dish; no soup, please = no soup, no dish; no pasta = no pasta, no dish
    no honey for the baby = “no honey for the baby”?; without nuts for my kids = “without nuts for my kids”?
    constructor = “constructor”?; no constructor = “no constructor”?; __proto__ = “__proto__”?`),
)('“%s” is understood as: %s', (text = '', expected) => {
  expect(told(text)).toBe(expected)
})

test('nothing is read of no words', () => {
  expect(told('')).toBe('')
})

test.each([
  ['make it fancy', ['make it fancy']],
  ['vegetarian, in 20 minutes, crunchy', ['crunchy']],
  ['without cheddar and zorbs', ['without cheddar', 'zorbs']],
  ['the chicken smells off', ['the chicken smells off']],
  ['what can I use instead of parmesan?', ['what can I use instead of parmesan']],
  ['I only have a microwave', ['I only have a microwave']],
])('%s is not understood wholly', (text, parts) => {
  expect(readWords(text).notUnderstood.length).toBeGreaterThan(0)
  expect(parts.join()).toContain(readWords(text).notUnderstood.at(-1) ?? '-')
})

test.each([
  ['Quicker', '- **rice**', 'Boil it.', true],
  ['Vegan', '- **butter**', 'Melt it.', true],
  ['Vegan', '- **pasta**', 'Boil it.', false],
  ['No oven', '- **fish**', 'Slide it under the grill.', true],
  ['No oven', '- **roast beef**', 'Stir in the baking powder.', false],
])('%s would change a recipe with “%s” and “%s”: %s', (change, line, step, expected) => {
  expect(wouldChange(`# Dish\n\n## Ingredients\n\n${line}\n\n## Method\n\n1. ${step}`, change)).toBe(expected)
})
