import { describe, expect, test } from 'vitest'
import { findFoods } from '../../../src/food/findFoods'
import { foods } from '../../../src/food/foods'
import { casesOf } from '../../support/cases'
import { fc } from '../../support/fastCheck'

/** The foods that a text names, each as its words in the text and the page's name for it. */
const found = (text: string) => findFoods(text).map(({ food, start, end }) => [text.slice(start, end), food.name])

describe('the foods of a sentence', () => {
  test.each(
    casesOf(`
      EGGS, then Flour = EGGS: eggs, Flour: flour
      Stir in the onions and the chopped tomatoes. = onions: onion, chopped tomatoes: canned tomatoes
      Slice the zucchini and the eggplant = zucchini: courgette, eggplant: aubergine
      Add the jalapeños = jalapeños: chilli; Sift in the confectioners’ sugar = confectioners’ sugar: icing sugar
      Top with sun-dried tomatoes = sun-dried tomatoes: sun-dried tomatoes
      Season with salt & pepper = salt: salt, pepper: pepper; Slice the peppers = peppers: bell pepper
      Fry the rice with two eggs = rice: rice, eggs: eggs; Milk, more milk, and milk = Milk: milk, milk: milk, milk: milk
      Crush 2 cloves of garlic. = garlic: garlic; Crush 2 garlic cloves. = garlic cloves: garlic
      Add the cloves and the cinnamon = cloves: cloves, cinnamon: cinnamon; Add the juice of a lemon. = lemon: lemon
      Pour in the cream. = cream: cream; Add the coconut, milk and flour = coconut: coconut, milk: milk, flour: flour
      Add the coconut. Milk comes next. = coconut: coconut, Milk: milk
      Add the coconut and the milk = coconut: coconut, milk: milk; Add the coconut 2 milk = coconut: coconut, milk: milk`),
  )('%s', (text = '', expected) => {
    expect(
      found(text)
        .map((each) => each.join(': '))
        .join(', '),
    ).toBe(expected)
  })
})

describe('the longest name counts', () => {
  test.each(
    casesOf(`
      coconut milk = coconut milk; rice vinegar = rice vinegar; rice noodles = rice noodles
      chicken stock = chicken stock; spring onions = spring onion; mustard seeds = mustard seeds
      cream cheese = cream cheese; sweet potatoes = sweet potato`),
  )('%s is one food', (text, name) => {
    expect(found(`Add the ${text} now.`)).toEqual([[text, name]])
  })
})

test.each([
  ['', ''],
  ['a part of another word', 'Ricey, buttery and hamlike in the saucepan'],
  ['a misspelt food', 'Add the tomatoe and the spagetti'],
  ['a verb', 'Fry, toast, mash, squash, chop and roll it out.'],
  ['a dish', 'Serve the soup, the stew and the salad in a dish.'],
  ['a piece', 'the juice of it, 2 cloves of it'],
  ['beating', 'Cream the sugarless mix, then cream together the rest.'],
  ['a word that begins a name', 'in spring'],
])('words that do not name a food %s', (_, text) => {
  expect(found(text)).toEqual([])
})

describe('any text', () => {
  test('gives foods in order, without overlaps, each within the text', () => {
    const words = fc.constantFrom(
      ...foods.keys(),
      'and',
      'the',
      ',',
      '.',
      'half a',
      'cloves of',
      'of',
      '½',
      '\u0301',
      '’',
    )
    const text = fc
      .tuple(
        fc.array(fc.oneof(words, fc.string({ unit: 'grapheme', maxLength: 5 })), { maxLength: 12 }),
        fc.constantFrom(' ', '', '-'),
      )
      .map(([parts, separator]) => parts.join(separator))
    fc.assert(
      fc.property(text, (sentence) => {
        let last = 0
        for (const { start, end } of findFoods(sentence)) {
          expect(start).toBeGreaterThanOrEqual(last)
          expect(end).toBeGreaterThan(start)
          last = end
        }
        expect(last).toBeLessThanOrEqual(sentence.length)
      }),
      { examples: [['lupin floursoy chunks']] },
    )
  })

  test('each food is found by its name, but not words that are a dish, a colour or skeleton more often', () => {
    const missing = [...foods.values()].filter((food) => {
      const [first, ...others] = findFoods(`Add the ${food.name} now.`)
      return first?.food !== food || others.length > 0
    })
    expect(missing.map(({ name }) => name)).toEqual(['bones', 'stuffing', 'cake', 'soup', 'caramel'])
  })
})
