import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readList } from '../../../src/cookbook/readList'
import { englishWords } from '../../../src/food/englishWords'
import { noWishes } from '../../../src/prompt/wishes'
import { casesOf, listOf } from '../../support/cases'
import { isFullTier } from '../../support/tier'
import { dishFor, replyFor } from './dish'

const foodsOf = (...entries: string[]) =>
  readList(entries).readings.flatMap(({ foods }) => foods.map(({ food }) => food.name))
const excludedBy = (...entries: string[]) =>
  readList(entries).readings.flatMap(({ exclusions }) => exclusions.map(({ name }) => name))

describe('an entry that is understood wholly', () => {
  test.each(
    casesOf(`
      2 large eggs = eggs; half a tin of chopped tomatoes = canned tomatoes; leftover roast chicken = cooked chicken
      flour, plain = flour; brocolli = broccoli; salt and pepper = salt, pepper; spinach that =`),
  )('%s: %s', (entry = '', names) => {
    expect(foodsOf(entry)).toEqual(listOf(names))
  })

  test.each(
    casesOf(`
      no eggs = eggs; without milk, eggs or nuts = milk, eggs, nuts; allergic to peanuts and sesame = peanuts, sesame
      dairy-free = dairy-free; I’m vegan = vegan; soy allergy = soy; no sea food = seafood`),
  )('%s leaves out %j', (entry = '', names) => {
    expect(excludedBy(entry)).toEqual(listOf(names))
    expect(readList([entry]).keptOut).toEqual([])
  })

  test('pasta without egg is pasta, and leaves out eggs', () => {
    expect(foodsOf('pasta without egg')).toEqual(['pasta'])
    expect(excludedBy('pasta without egg')).toEqual(['eggs'])
  })
})

describe('an entry with words that are not understood', () => {
  test.each(
    casesOf(`
      chicken that stood in the car = that stood in the car; mouldy bread = mouldy; rhubarb leaves = leaves
      eggs 2 weeks past their date = weeks past their date; raw kidney beans = raw; potatoes, a bit green = green
      peanuts would finish him off = peanuts would finish him off`),
  )('%s: %s', (entry = '', words) => {
    expect(foodsOf(entry)).toEqual([])
    expect(readList([entry]).keptOut).toMatchObject([{ text: entry, words }])
  })

  test('the reply names it, and nobody else brings its food', () => {
    const reply = replyFor(['chicken that stood in the car', 'chicken breast', 'rice', 'peas', 'eggs', 'soy sauce'])
    expect(reply).toContain("I left out “chicken that stood in the car”: I don't know “that stood in the car”.")
    expect(reply).not.toMatch(/chicken[^“”]*\*\*/)
  })

  test('the reply does not repeat it where it names what breaks a wish, because the page would find it there', () => {
    const list = ['chicken that stood in the car', 'rice', 'peas', 'onion', 'soy sauce']
    const reply = replyFor(list, { wishes: { ...noWishes, diets: ['Vegan'] } })
    expect(reply).toContain("I left out one entry, because I don't understand all the words.")
    expect(reply).not.toContain('chicken')
  })

  test('what a food contains is kept out too', () => {
    expect(replyFor(['peanuts kill me', 'peanut butter', 'bread', 'banana', 'eggs'])).not.toContain('peanut butter**')
  })

  test.each(['no eggs, sesame, dairy, or shellfish', 'allergies: eggs, sesame, dairy, and shellfish'])(
    '“%s” is one exclusion, also where commas part it into entries',
    (text) => {
      const { readings } = readList(['rice', ...text.split(','), 'carrots'])
      const excluded = new Set(readings.flatMap(({ exclusions }) => exclusions.map(({ name }) => name)))
      expect([...excluded].toSorted()).toEqual(['dairy', 'eggs', 'sesame', 'shellfish'])
      expect(readings.flatMap(({ foods: named }) => named.map(({ food }) => food.name))).toEqual(['rice', 'carrot'])
    },
  )

  test('an unknown word alone is a food that the cookbook does not know', () => {
    const { readings, keptOut } = readList(['glurps'])
    expect([readings.flatMap(({ unknown }) => unknown), keptOut]).toEqual([['glurps'], []])
  })

  test.each([
    'for my pregnant sister',
    'a baby of 8 months eats with us',
    'chicken for a diabetic',
    'he has a kidney disease',
    'kidney patient',
  ])('there is no dish for “%s”, because it is about people', (entry) => {
    const reply = replyFor(['eggs', 'bread', 'cheese', entry])
    expect(reply).toMatch(/^Sorry, a cookbook can't judge what is safe/)
    expect(reply).toContain('“Change the chef”')
    expect(reply).not.toMatch(/^#/m)
  })

  test('markup in it is quoted as plain text', () => {
    expect(replyFor(['eggs <b>off</b> [x](y)', 'bread', 'cheese', 'ham'])).not.toMatch(/[<>[\]]/)
  })
})

const foods = ['chicken', 'eggs', 'milk', 'peanuts', 'prawns', 'cheddar', 'rice', 'mushrooms', 'beef', 'salmon']
const others = ['bread', 'pasta', 'potatoes', 'onion', 'tomatoes', 'carrots', 'chickpeas']
/** Words of sentences, of other languages, questions and typing errors that do not belong to a list. */
const words =
  'smelled counter brother cannot strange since monday licked fell broken sulphur wakacje vielleicht pourquoi tastes funny under hates forbidden glows slimy doubtful rotten crying under teh dgo qwert borrowed without? never! hmm'.split(
    ' ',
  )

test('a word that is none of a list’s brings no food of its entry into a dish', () => {
  const entry = fc
    .tuple(
      fc.constantFrom(...foods),
      fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 5 }),
      fc.array(fc.constantFrom('the', 'a', '2', 'and', 'in', 'of', 'not', 'is'), { maxLength: 3 }),
      fc.boolean(),
    )
    .map(([food, strange, plain, isFirst]) => ({
      food,
      text: (isFirst ? [food, ...plain, ...strange] : [...strange, ...plain, food]).join(' '),
    }))
  fc.assert(
    fc.property(entry, ({ food, text }) => {
      const { readings } = readList([text])
      expect(readings.flatMap((reading) => reading.foods)).toEqual([])
      const [, lines = ''] = replyFor([text, food, ...others]).split('## Ingredients')
      expect(lines).not.toMatch(new RegExp(`\\*\\*[^*]*${food.replace(/s$/, '')}`, 'i'))
    }),
    { numRuns: isFullTier ? 400 : 25 },
  )
}, 120_000)

test.each([
  'chicken we have not',
  'chicken is not nice',
  'use chicken not',
  'is it chicken?',
  '0 chicken',
  'chicken x0',
])('a negation, a question and an amount of nothing bring no food: %s', (entry) => {
  expect(foodsOf(entry)).toEqual([])
  expect(readList([entry]).keptOut).toHaveLength(1)
})

// Eight hundred everyday words. Of all others, each may say that the food has gone off, or that somebody must not eat it.
test.each(['chicken', 'eggs'])(
  'beside %s, everyday words are understood only where they tell how much there is',
  (food) => {
    const understood = [...englishWords].filter((word) => foodsOf(`${food} ${word}`).length > 0)
    expect(understood.toSorted()).toEqual(['many', 'melted', 'much'])
  },
)

test('no dish has a food of an exclusion in any fixed form', () => {
  const form = fc.constantFrom(
    'no X',
    'without X',
    'no X, please',
    'allergic to X',
    'X-free',
    'X allergy',
    'leave out X',
  )
  fc.assert(
    fc.property(fc.constantFrom(...foods), form, fc.boolean(), (food, text, isEntry) => {
      const said = text.replace('X', food)
      const list = [food, ...others, 'soy sauce']
      const reply = isEntry
        ? replyFor([...list, said])
        : replyFor(list, { wishes: { diets: [], leaveOut: '', anythingElse: said } })
      const [, lines = ''] = reply.split('## Ingredients')
      expect(lines).not.toMatch(new RegExp(`\\*\\*[^*]*${food.replace(/s$/, '')}`, 'i'))
    }),
    { numRuns: isFullTier ? 300 : 25 },
  )
}, 120_000)

test('a reply names every entry that it does not use', () => {
  const entry = fc.tuple(fc.constantFrom(...foods), fc.constantFrom(...words.map((word) => word.replace(/[?!]/, ''))))
  fc.assert(
    fc.property(fc.uniqueArray(entry, { selector: ([food]) => food, minLength: 1, maxLength: 4 }), (strange) => {
      const entries = strange.map(([food, word]) => `${food} ${word}`)
      const reply = replyFor([...others, ...entries])
      for (const text of entries) expect(reply).toContain(`I left out “${text}”`)
      const more = ['glurps', ...entries, 'milk forbidden', 'eggs under'].slice(0, 7)
      expect(replyFor([...others, ...more])).toMatch(
        /I left out (?:“[^”]+”: I don't know “[^”]+”|\d+ more)\..*I didn't recognise: glurps\./s,
      )
    }),
    { numRuns: isFullTier ? 200 : 10 },
  )
}, 120_000)

test('long entries are kept out, because nobody reads them to their end', () => {
  expect(foodsOf(`eggs ${'and '.repeat(60)}milk`)).toEqual([])
  expect(dishFor('eggs, bread, cheese').title).toBeTruthy()
})
