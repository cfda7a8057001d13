import { describe, expect, test } from 'vitest'
import { checkedWishes, holdsWish, readListWishes } from '../../../src/food/checkedWishes'
import { findBreaches } from '../../../src/food/findBreaches'
import { foods } from '../../../src/food/foods'
import { noWishes } from '../../../src/prompt/wishes'
import { casesOf, listOf } from '../../support/cases'
import { replyFor } from '../cookbook/dish'

const namesFor = (list: readonly string[], anythingElse = '') =>
  checkedWishes({ ...noWishes, anythingElse }, list).map(({ name }) => name)

describe('wishes that the page knows in part', () => {
  test.each(
    casesOf(`
      I'm pregnant = Pregnancy; wife is expecting a baby = Pregnancy; chicken for my pregnant wife = Pregnancy
      low fodmap = Low-FODMAP; IBS = Low-FODMAP; type 2 diabetic = Diabetes; prediabetic = Diabetes
      low sugar please = Diabetes`),
  )('"%s" is checked as %s, from the list and from the own words', (text = '', name) => {
    expect([namesFor([text]), namesFor([], text)]).toEqual([[name], [name]])
  })

  test.each(
    casesOf(`
      my brother is vegan = Vegan; two vegetarians = Vegetarian; coeliac-friendly = Gluten-free; daughter in law is coeliac = Gluten-free
      omit eggs = Leave out: eggs; peanuts are off limits = Leave out: peanuts; fed up with chicken = Leave out: chicken; keep the nuts out of it = Leave out: nuts; dad's off dairy = Leave out: dairy; cheese is off the menu for me = Leave out: cheese
      zero dairy = Leave out: dairy; ❌ mushrooms = Leave out: mushrooms; dairyfree = Dairy-free; no alcohol = Leave out: alcohol`),
  )('"%s" is checked as %s, from the list and from the own words', (text = '', name) => {
    expect([holdsWish(text), namesFor([text]), namesFor([], text)]).toEqual([true, [name], [name]])
  })

  test.each([
    'vegan nuggets',
    'mustard-free mayonnaise',
    'free range eggs',
    '2 eggs',
    'penne',
    'coke zero',
    'diabetic chocolate',
    'low-fodmap garlic powder',
  ])('"%s" of the list leaves nothing out', (entry) => {
    expect(namesFor([entry])).toEqual([])
  })

  test('a wish behind the 200th character of an entry is heard', () => {
    expect(namesFor([`${'leeks, '.repeat(30)}no nuts`])).toEqual(['Leave out: nuts'])
  })

  test.each(
    casesOf(`
      a mushroom-free pie = Leave out: mushroom; mustard-free dinner please = Leave out: mustard; I have free time =
      gluten-free noodles = Gluten-free; no alcohol please = Leave out: alcohol; my guest is sober =
      a low FODMAP chicken curry, not too hot = Low-FODMAP`),
  )('of the own words "%s", the page checks: %s', (text, names) => {
    expect(namesFor([], text).join()).toBe(names)
  })

  test('two of them are two wishes, and each stands once', () => {
    expect(namesFor(['pregnant and diabetic'], 'I am pregnant')).toEqual(['Diabetes', 'Pregnancy'])
  })

  test.each(['baby spinach', 'nondiabetic', 'not pregnant', 'impregnated', 'ribs', 'low sugar jam'])(
    '"%s" names none',
    (text) => {
      expect([namesFor([text]), namesFor([], text)]).toEqual([[], []])
    },
  )

  test.each(
    casesOf(`
      Pregnancy = pregnant | Slice the brie and the smoked salmon. | brie, smoked salmon
      Low-FODMAP = low fodmap | Fry the onion with garlic. | onion, garlic
      Diabetes = diabetes | Stir in honey and sugar. | honey, sugar
      Diabetes = diabetes | Stir in the sweet chilli sauce and the hoisin sauce. | sweet chilli sauce, hoisin sauce`),
  )('%s finds foods, and none for certain', (name, text = '', line = '', list = '') => {
    const words = listOf(list)
    const found = findBreaches(line, checkedWishes(noWishes, [text]))
    expect(found.map(({ start, end }) => line.slice(start, end))).toEqual(words)
    expect(found.flatMap(({ wishes }) => wishes)).toEqual(words.map(() => ({ name, certainty: 'maybe' })))
  })

  test('no food breaks them for certain', () => {
    const wishes = checkedWishes(noWishes, ['pregnant', 'low fodmap', 'diabetes'])
    const certainties = [...foods.values()].flatMap((food) => wishes.map(({ excludes }) => excludes(food)))
    expect(new Set(certainties)).toEqual(new Set([undefined, 'maybe']))
  })

  test('the disclosure names them as from the list, and offers no checkbox for them', () => {
    expect(readListWishes(["I'm pregnant", 'low fodmap', 'rice'])).toEqual({
      excluded: ['pregnancy', 'low-FODMAP'],
      properties: [],
    })
  })

  test("the cookbook's low-FODMAP recipe has no food that it says it leaves out", () => {
    const entries = ['low fodmap', 'chicken', 'rice', 'carrots', 'garlic']
    const [, ingredients = ''] = /\n## Ingredients\n(.*?)\n## /s.exec(replyFor(entries)) ?? []
    expect(ingredients).not.toBe('')
    const wishes = checkedWishes(noWishes, entries)
    expect(wishes.map((wish) => wish.name)).toEqual(['Low-FODMAP'])
    const sugar = foods.get('sugar')
    const found = ingredients.split('\n').flatMap((line) => findBreaches(line, wishes))
    expect(found.filter(({ food }) => food?.name !== sugar?.name)).toEqual([])
  })
})
