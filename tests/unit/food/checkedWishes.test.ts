import { describe, expect, test } from 'vitest'
import { checkedWishes, holdsWish, readListWishes } from '../../../src/food/checkedWishes'
import { findBreaches } from '../../../src/food/findBreaches'
import { foods } from '../../../src/food/foods'
import { noWishes } from '../../../src/prompt/wishes'
import { casesOf } from '../../support/cases'
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
      omit eggs = Leave out: eggs; peanuts are off limits = Leave out: peanuts; fed up with chicken = Leave out: chicken
      zero dairy = Leave out: dairy; ❌ mushrooms = Leave out: mushrooms; dairyfree = Dairy-free`),
  )('"%s" is checked as %s, from the list and from the own words', (text = '', name) => {
    expect([holdsWish(text), namesFor([text]), namesFor([], text)]).toEqual([true, [name], [name]])
  })

  test.each(['vegan nuggets', 'mustard-free mayonnaise', 'free range eggs', '2 eggs', 'penne', 'coke zero'])(
    '"%s" of the list leaves nothing out',
    (entry) => {
      expect(namesFor([entry])).toEqual([])
    },
  )

  test('a wish behind the 200th character of an entry is heard', () => {
    expect(namesFor([`${'leeks, '.repeat(30)}no nuts`])).toEqual(['Leave out: nuts'])
  })

  test('a food before "free" is left out by own words, whatever follows', () => {
    expect(namesFor([], 'a mushroom-free pie')).toEqual(['Leave out: mushroom'])
    expect(namesFor([], 'mustard-free dinner please')).toEqual(['Leave out: mustard'])
    expect(namesFor([], 'I have free time')).toEqual([])
    expect(namesFor([], 'gluten-free noodles')).toEqual(['Gluten-free'])
  })

  test('no alcohol is checked, though the cookbook alone respects a sober guest', () => {
    expect([namesFor(['no alcohol']), namesFor([], 'no alcohol please'), namesFor([], 'my guest is sober')]).toEqual([
      ['Leave out: alcohol'],
      ['Leave out: alcohol'],
      [],
    ])
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

  test.each(['diabetic chocolate', 'low-fodmap garlic powder'])('"%s" in the list is a food', (entry) => {
    expect(namesFor([entry])).toEqual([])
  })

  test('beside a food in the own words it is a wish', () => {
    expect(namesFor([], 'a low FODMAP chicken curry, not too hot')).toEqual(['Low-FODMAP'])
  })

  test.each([
    ['Pregnancy', 'pregnant', 'Slice the brie and the smoked salmon.', ['brie', 'smoked salmon']],
    ['Low-FODMAP', 'low fodmap', 'Fry the onion with garlic.', ['onion', 'garlic']],
    ['Diabetes', 'diabetes', 'Stir in honey and sugar.', ['honey', 'sugar']],
    [
      'Diabetes',
      'diabetes',
      'Stir in the sweet chilli sauce and the hoisin sauce.',
      ['sweet chilli sauce', 'hoisin sauce'],
    ],
  ])('%s finds foods, and none for certain', (name, text, line, words) => {
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

  test.each([['low fodmap, chicken, rice, carrots, garlic', 'Low-FODMAP']])(
    "the cookbook's recipe for %s has no food that it says it leaves out",
    (list, name) => {
      const entries = list.split(', ')
      const [, ingredients = ''] = /\n## Ingredients\n(.*?)\n## /s.exec(replyFor(entries)) ?? []
      expect(ingredients).not.toBe('')
      const wishes = checkedWishes(noWishes, entries)
      expect(wishes.map((wish) => wish.name)).toEqual([name])
      const sugar = foods.get('sugar')
      const found = ingredients.split('\n').flatMap((line) => findBreaches(line, wishes))
      expect(found.filter(({ food }) => food?.name !== sugar?.name)).toEqual([])
    },
  )
})
