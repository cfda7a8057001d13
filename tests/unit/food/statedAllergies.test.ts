import { expect, test } from 'vitest'
import { readList } from '../../../src/cookbook/readList'
import { recognizeFoods } from '../../../src/food'
import { exclusionsInText } from '../../../src/food/checkedWishes'
import { casesOf, listOf } from '../../support/cases'
import { fc, runs } from '../../support/fastCheck'

// The page must find each allergen that somebody names, among any other words.

/** Allergens as people name them, each with a food that has it. */
const allergens = new Map(
  casesOf(`
    eggs = egg; milk = milk; dairy = butter; nuts = walnuts; peanuts = peanuts; soy = soy sauce; sesame = tahini;
    fish = salmon; shellfish = prawns; gluten = flour; wheat = flour; mustard = mustard; celery = celery`).map(
    ([name = '', food = '']) => [name, food],
  ),
)
const names = fc.uniqueArray(fc.constantFrom(...allergens.keys()), { minLength: 1, maxLength: 4 })
const lastJoint = fc.constantFrom(' and ', ' or ', ', and ', ', or ', ' & ', ' and any ', ' n ')

/** Joins names as a sentence does: "eggs, milk and nuts". */
const enumerate = (list: readonly string[], joint: string) =>
  list.length < 2 ? list.join('') : `${list.slice(0, -1).join(', ')}${joint}${list.at(-1)}`

const openings = fc.constantFrom(
  ...listOf(`
    no, without, avoid, nothing with, free from, leave out, please skip the, allergic to, allergies:, I'm allergic
    to, my son is allergic to, I can't have, we can't eat, she doesn't eat, I don't like, intolerant to, anything
    but, never, my wife can't tolerate, he shouldn't eat, it must not contain, I react badly to, severe reactions
    to, I am not able to eat, nothing containing, omit, stay away from`),
)
const before = fc.constantFrom('', 'Dinner for two, ', 'Something quick. ', 'It is for my mother, ')
const after = fc.constantFrom(
  '',
  ', please',
  '. Thanks!',
  ', something quick',
  ', with lots of garlic',
  '; use the rice',
)

/** Which of the allergens a list of exclusions lets through. */
const missing = (list: readonly string[], exclusions: ReturnType<typeof exclusionsInText>) =>
  list.filter((name) => {
    const [food] = recognizeFoods(allergens.get(name) ?? '')
    if (!food) throw new Error(`The page does not know the food for ${name}.`)
    return exclusions.every(({ excludes }) => excludes(food) === undefined)
  })

test('in a free text', () => {
  fc.assert(
    fc.property(names, lastJoint, openings, before, after, (list, joint, opening, start, end) => {
      const text = `${start}${opening} ${enumerate(list, joint)}${end}`
      expect(missing(list, exclusionsInText(text)), text).toEqual([])
    }),
    { numRuns: runs(2000) },
  )
})

test('before the word for the allergy', () => {
  fc.assert(
    fc.property(
      names,
      lastJoint,
      fc.constantFrom(' allergy', ' allergies', '-free', ' free', ' intolerance'),
      (list, joint, word) => {
        const text = `${enumerate(
          list.map((name) => name.replace(/^(eggs|nuts|peanuts)$/, (plural) => plural.slice(0, -1))),
          joint,
        )}${word}`
        expect(missing(list, exclusionsInText(text)), text).toEqual([])
      },
    ),
    { numRuns: runs(1000) },
  )
})

test('in an entry of a list, that commas part', () => {
  fc.assert(
    fc.property(
      names,
      fc.constantFrom(' and ', ' or ', ', and ', ', or '),
      openings.filter((opening) => !/like|but/.test(opening)),
      (list, joint, opening) => {
        const entries = `rice,${opening} ${enumerate(list, joint)},carrots`.split(',')
        const { readings } = readList(entries)
        const exclusions = readings.flatMap((reading) => reading.exclusions)
        expect(missing(list, exclusions), entries.join()).toEqual([])
        const foods = readings.flatMap((reading) => reading.foods.map(({ food }) => food.name))
        expect(foods, entries.join()).toEqual(['rice', 'carrot'])
      },
    ),
    { numRuns: runs(1000) },
  )
})
