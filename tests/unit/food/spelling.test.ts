import { describe, expect, test } from 'vitest'
import { findMentions } from '../../../src/food/findMentions'
import { foods, preparedFoods } from '../../../src/food/foods'
import { readEntry } from '../../../src/food/readEntry'
import { recognizeIngredient } from '../../../src/food/recognizeIngredient'
import { casesOf } from '../../support/cases'

/** What a line of an ingredient contains, in the order of the alphabet. */
const contentsOf = (line: string) =>
  findMentions(line, true)
    .flatMap(({ food }) => [...food.contents].map(([content, certainty]) => `${content} ${certainty}`))
    .toSorted()

const ownNames = [...foods.values()].flatMap(({ name, aliases }) => [name, ...aliases])
const names = [...ownNames, ...preparedFoods().keys()]
const single = new Set(names.filter((name) => /^[a-z]{6,}$/.test(name)))

describe('names of several words that are written as one', () => {
  test('each is found as with its spaces, with the same certainty', () => {
    const several = names.filter((name) => /^[a-z]+(?: [a-z]+)+$/.test(name))
    // Some are a word of another name: "fishcake", "oxheart tomato". Of two, the other form is milder.
    const own = new Set([...names.flatMap((name) => name.split(' ')), 'groundnutoil', 'breadandbutterpickle'])
    const missed = several.filter((name) => {
      const joined = name.replaceAll(' ', '')
      return !own.has(joined) && contentsOf(name).some((content) => !contentsOf(joined).includes(content))
    })
    expect(missed).toEqual([])
  })

  test.each([
    ['a part of one', '2 tbsp dark soysauce', ['gluten named', 'soy named']],
    ['a name with an apostrophe', '100 g goatscheese', ['lactose named', 'milk named', 'rennet maybe']],
    ['two names, perhaps', '500 g troutfish', ['fish maybe']],
    ['a name and what is made of it, perhaps', '1 tbsp tahinipaste', ['sesame maybe']],
    ['a name and how it is cut, perhaps', '100 g codfillet, 2 hamslices', ['fish maybe', 'meat maybe', 'pork maybe']],
    ['a plural with a slip', '50 g peanutss', ['peanut maybe']],
    ['none within a longer name', '1 butternutsquash', []],
    ['none within another word', '4 oz coconut, 1 tsp nutmeg, 1 eggplant, 2 buttercups', []],
  ])('%s', (_, line, expected) => {
    expect(contentsOf(line)).toEqual(expected)
  })

  test('the words are marked as the recipe has them', () => {
    const line = '1 tbsp fishsauce and peanutbutter'
    expect(findMentions(line, true).map(({ start, end }) => line.slice(start, end))).toEqual([
      'fishsauce',
      'peanutbutter',
    ])
  })

  test('an entry of the list and an ingredient are the food', () => {
    expect(readEntry('Sourcream').foods.map(({ food, isGuess }) => [food.name, isGuess])).toEqual([
      ['sour cream', false],
    ])
    expect(readEntry('no oystersauce').exclusions.map(({ name }) => name)).toEqual(['oyster sauce'])
    expect(recognizeIngredient('almondbutter').food?.name).toBe('almond butter')
  })
})

describe('names that are a letter off', () => {
  const slips: readonly (readonly [string, (word: string) => string])[] = [
    ['a letter twice', (word) => word.slice(0, 3) + word.charAt(2) + word.slice(3)],
    ['two letters swapped', (word) => word.slice(0, 2) + word.charAt(3) + word.charAt(2) + word.slice(4)],
    ['a letter missing', (word) => word.slice(0, 4) + word.slice(5)],
    ['another letter', (word) => `${word.slice(0, 3)}${word.charAt(3) === 'e' ? 'i' : 'e'}${word.slice(4)}`],
  ]
  test.each(slips)('%s: nine of ten names are found, and all as perhaps', (_, slip) => {
    const told = [...single].filter((name) => contentsOf(name).length > 0 && slip(name) !== name)
    const read = told.map((name) => contentsOf(slip(name)))
    const found = read.filter((contents) => contents.length > 0)
    expect(found.length / told.length).toBeGreaterThan(0.9)
    // The rest of these are the names of other foods.
    expect(found.filter((contents) => contents.every((each) => each.endsWith('maybe'))).length).toBeGreaterThan(
      0.9 * found.length,
    )
  })

  test.each(
    casesOf(`
      2 tbsp penut butter = peanut maybe; 50 g cashues = nut maybe; 1 cup mlik = lactose maybe, milk maybe
      60 g pecons, chopped = nut maybe; 2 tbsp peanutbuter = peanut maybe
      200 g couscos = gluten maybe; 2 tbsp hummas = sesame maybe; 1 dash of humor = `),
  )('"%s" contains %j', (line = '', expected) => {
    expect(contentsOf(line).join(', ')).toBe(expected)
  })

  test.each([
    ['an everyday word', '1 tsp mild chilli powder, to garnish'],
    ['a word of the remarks', '2 figs, halved and peant'],
    ['a short word', '1 tsp heat'],
    ['a word that nobody eats', '2 tbsp bleech'],
  ])('not %s', (_, line) => {
    expect(contentsOf(line)).toEqual([])
  })

  test('no word of a step is guessed', () => {
    expect(findMentions('Whisk it, then carve the pecons.', false)).toEqual([])
  })
})

test.each(
  casesOf(`
    5 tbsp PB2 powder = peanut named; 60 ml Shaoxing rice wine = alcohol named, gluten maybe
    90 g packet suet = gluten maybe, meat named; 1 tbsp Branston pickle = gluten maybe, mustard maybe`),
)('the hidden contents of "%s" are %j', (line = '', expected) => {
  expect(contentsOf(line).join(', ')).toBe(expected)
})
