import { describe, expect, test } from 'vitest'
import { readConversation } from '../../../src/cookbook/readConversation'
import { writeReply } from '../../../src/cookbook/writeReply'
import { checkedWishes } from '../../../src/food/checkedWishes'
import { wishNames } from '../../../src/food/wishTable'
import { writeRecipeRequest } from '../../../src/prompt/recipeRequest'
import { noWishes, type Wishes } from '../../../src/prompt/wishes'
import { createRecipeCheck } from '../../../src/reader/checkRecipe'
import { parseBlock } from '../../../src/reader/parseBlock'
import { limitBlocks } from '../../../src/reader/renderLimits'
import { isFullTier } from '../../support/tier'
import { replyTo } from './dish'
import { findTitle } from './firstIdeas'
import { awkward, everyday, kitchens } from './lists'

const lists = [...everyday, ...awkward, ...kitchens].map(([list]) => list.split(', '))

/** What the page's own check finds for certain in the cookbook's reply to a request. */
function certainFindings(list: readonly string[], wishes: Wishes): string[] {
  const request = readConversation([{ role: 'user', text: writeRecipeRequest({ ingredients: list, wishes }) }])
  const reply = writeReply(request.entries, request)
  const { findings } = createRecipeCheck(parseBlock).checkAtOnce(limitBlocks(reply), checkedWishes(wishes, list))
  return findings
    .filter(({ certainty }) => certainty === 'named')
    .map(({ wish, words }) => `${list}: ${wish}: ${words.map(({ word }) => word)}`)
}

/** The full tier tests every wish with every list, and the rest with a third of them; the quick one with a few. */
const listsFor = (index: number, step = 1) =>
  lists.filter((_, at) => at % (isFullTier ? step : 70) === index % (isFullTier ? step : 70))

describe('no reply has anything that the page’s own check finds for certain', () => {
  test.each(wishNames.map((wish, index) => [wish, index] as const))('wish: %s', { timeout: 120_000 }, (wish, index) => {
    const found = listsFor(index).flatMap((list) => certainFindings(list, { ...noWishes, diets: [wish] }))
    expect(found).toEqual([])
  })

  test.each(
    [
      'no pork',
      'halal',
      'kosher',
      'muslim',
      'vegan',
      'vegetarian',
      'no eggs',
      'nut allergy',
      'dairy free',
      'no meat',
    ].map((entry, index) => [entry, index] as const),
  )('entry: %s', { timeout: 120_000 }, (entry, index) => {
    const found = listsFor(index, 3).flatMap((list) => certainFindings([...list, entry], noWishes))
    expect(found).toEqual([])
  })

  test.each(
    ['garlic', 'onion', 'chicken', 'mushrooms', 'cheese', 'tomatoes', 'fish', 'celery', 'mustard', 'alcohol'].map(
      (food, index) => [food, index] as const,
    ),
  )('left out: %s', { timeout: 120_000 }, (leaveOut, index) => {
    const found = listsFor(index, 3).flatMap((list) => certainFindings(list, { ...noWishes, leaveOut }))
    expect(found).toEqual([])
  })
})

describe('a dish that the page’s own check finds something wrong with', () => {
  const list = ['eggs', 'bread', 'cheese']
  const breakBy = (words: RegExp) => ({ checked: [{ name: 'Leave out: x', excludes: () => undefined, words }] })

  test('the next best dish is given', () => {
    const first = writeReply(list)
    const word = /[a-z]{6,}/.exec(first.split('## Method')[1] ?? '')?.[0] ?? ''
    const second = writeReply(list, breakBy(new RegExp(`\\b${word}\\b`, 'g')))
    expect(findTitle(second)).toBeDefined()
    expect(findTitle(second)).not.toBe(findTitle(first))
    expect(second).not.toMatch(new RegExp(`\\b${word}\\b`))
  })

  test('says that there is none if each dish has it', () => {
    expect(writeReply(list, breakBy(/\bthe\b/g))).toMatch(/^I'm sorry, but I have no recipe/)
  })
})

describe('wishes in the user’s own words', () => {
  const reply = (list: string, anythingElse: string) => replyTo(list, { anythingElse })

  test.each([
    ['no pork', 'pork sausages, potatoes, onion', /sausages\*\*/],
    ['halal please', 'pork sausages, potatoes, onion', /sausages\*\*/],
    ['it is for my muslim friends', 'bacon, pasta, cream, peas', /bacon\*\*/],
    ['kosher', 'prawns, rice, peas, onion', /prawns\*\*/],
    ['something vegan, and quick', 'eggs, bread, tomatoes, avocado', /eggs\*\*/],
    ["I'm pregnant", 'smoked salmon, penne, cream', /smoked salmon\*\*/],
    ["she is coeliac and can't have alliums either", 'rice, mushrooms, onion, eggs', /onion\*\*/],
    ['for a baby of nine months', 'oats, milk, banana, honey', /honey\*\*/],
    ['we are Hindus, well all but my dad', 'beef, onions, tomatoes, rice', /beef\*\*/],
    ['Ramadan, breaking the fast tonight', 'bacon, eggs, beans, bread, tomatoes', /bacon\*\*/],
    ['no pig for us', 'bacon, eggs, bread', /bacon\*\*/],
    ["I'm twenty weeks gone", 'smoked salmon, bread, eggs, dill', /smoked salmon\*\*/],
    ['my flatmate stays off fish', 'salmon, potatoes, dill, eggs', /salmon\*\*/],
    ['she gets acid reflux', 'penne, tomatoes, garlic, onion, minced turkey', /tomatoes\*\*/],
    ['nae onions please', 'lentils, rice, onion, yoghurt', /onion\*\*/],
    ['nut allergy', 'pasta, pesto, pine nuts, tomatoes', /pine nuts\*\*/],
    ['we are Buddhists', 'tofu, rice, leeks, garlic, mushrooms', /(?:leeks|garlic)\*\*/],
    ['fasting, we are Orthodox', 'fish, potatoes, cabbage, eggs, butter', /(?:fish|eggs|butter)\*\*/],
    ['giving up meat for Lent', 'bacon, pasta, peas, cream', /bacon\*\*/],
    ['he keeps ital', 'chicken, pumpkin, coconut milk, rice', /chicken\*\*/],
    ['nothing from animals', 'eggs, bread, tomatoes, avocado', /eggs\*\*/],
    ['for a baby of nine months', 'oats, milk, banana, apples, peanut butter', /(?:apples|peanut butter)\*\*/],
    ['no rennet', 'parmesan, risotto rice, mushrooms, onion, butter', /parmesan\*\*/],
    ['a veggie guest who is strict about rennet', 'parmesan, risotto rice, mushrooms, onion, butter', /parmesan\*\*/],
  ])('%s: %s', (anythingElse, list, wrong) => {
    const text = reply(list, anythingElse)
    expect(text).not.toMatch(wrong)
    expect(text).not.toContain("can't take into account")
  })

  test.each(["can't have nuts of any kind", 'my wife is off onions', 'kids hate mushrooms, just leave them out'])(
    'nothing is left unread of "%s"',
    (anythingElse) => {
      const text = reply('chicken, rice, broccoli, cashews, onions, mushrooms', anythingElse)
      expect(text).not.toContain("can't take into account")
      expect(text).not.toContain('Throw it away')
      expect(text).toMatch(/Without (?:nuts|onions|mushrooms), as you asked\./)
    },
  )

  test('what is excluded in so many words is not called unclear', () => {
    const text = reply('prawns, milk, rice, peas', "she can't eat prawns, nor milk")
    expect(text).toContain('Without milk or prawns, as you asked.')
    expect(text).not.toContain('Left out')
  })

  test('words beside an allergy are not named as an unknown food', () => {
    const text = reply('cheddar, macaroni, ham, peas', 'my niece is lactose intolerant and coming for tea')
    expect(text).not.toContain("can't take into account")
  })

  test('pesto may hold the cheese and the pine nuts that somebody leaves out', () => {
    const list = 'pasta, pesto, courgette, peas'
    expect(reply(list, 'no cheese')).toContain('Read the label of the pesto first')
    expect(reply(list, 'pine nut allergy')).toMatch(/Read the label of the pesto first[^.]* pine nut/)
  })

  test.each([
    ['no sesame', 'bread, chickpeas, aubergine, garlic', 'bread'],
    ['lactose intolerant', 'minced beef, tortillas, avocado, taco seasoning', 'taco seasoning'],
    ['soy allergy', 'rice, mushrooms, onion, stock', 'stock'],
    ['halal, no celery', 'sausages, lentils, carrots', 'sausages first: not every kind is halal'],
    ['no coriander', 'minced beef, tortillas, avocado, taco seasoning', 'taco seasoning'],
  ])('%s: the reply to %s says which label to read', (said, list, food) => {
    expect(reply(list, said)).toMatch(new RegExp(`(?:Read|Look at) the label of the [^:]*${food}`))
  })

  test('crab sticks are made with shellfish', () => {
    expect(reply('crab sticks, rice, eggs, cucumber', 'no shellfish')).not.toContain('crab sticks**')
  })

  test.each([
    ['for my 8 month old', 'cheddar, potatoes, broccoli, milk', /cheddar\*\*|\*\*cheese/],
    ['for my 18 month old', 'hot dogs, buns, onion, mustard', /hot dogs\*\*/],
    ['type 2 diabetes', 'medjool dates, oats, milk, banana', /dates\*\*/],
  ])('%s: a dish of %s has nothing too salty, too sweet or easy to choke on', (said, list, wrong) => {
    expect(reply(list, said)).not.toMatch(wrong)
  })

  test('an entry about a baby is not read as old food', () => {
    const text = writeReply(['7 month old baby', 'honey', 'porridge oats', 'strawberries', 'yoghurt'])
    expect(text).toContain("I can't judge what suits a baby.")
    expect(text).not.toMatch(/honey\*\*|too old/)
  })

  test('eggs that are weeks past their date are left out', () => {
    expect(writeReply(['eggs 2 weeks past date', 'bread', 'butter', 'tomatoes'])).not.toContain('eggs**')
  })

  test('the nearest dish needs nothing that may be excluded', () => {
    const text = reply('onion, garlic, mushrooms, pasta, cream, bacon', 'low fodmap please')
    expect(text).toContain("I'm sorry")
    expect(text).not.toMatch(/needs [^.]*stock/)
  })

  test('a child of eighteen months is no baby', () => {
    expect(reply('cheddar, bread, apple', 'for my 18 month old')).not.toContain('suits a baby')
  })

  test('juniper is no fruit', () => {
    expect(writeReply(['juniper berries', 'cream', 'jam', 'tortillas'])).not.toContain('juniper berries**')
  })

  test.each([
    ['partner is coeliac and soya is a no too', 'tofu, rice, broccoli, eggs', /tofu\*\*/, 'soya'],
    ["can't have nuts, and eggs neither", 'eggs, potatoes, onion', /eggs\*\*/, 'eggs'],
    ['gluten knocks me out for days', 'bread, cheddar, tomato, eggs', /bread\*\*/, 'gluten'],
    ['almonds would finish him off', 'ground almonds, eggs, sugar, butter', /almonds\*\*/, 'almonds'],
    ['my wife must keep well away from prawns', 'prawns, rice, peas, eggs', /prawns\*\*/, 'prawns'],
    ['pulses are banned for me', 'lentils, carrots, potatoes, onion', /lentils\*\*/, 'pulses'],
    ['the allergist keeps sesame away from me', 'tahini, chickpeas, lemon, garlic', /tahini\*\*/, 'sesame'],
  ])('%s: of %s it is left out, and why', (anythingElse, list, wrong, name) => {
    const text = reply(list, anythingElse)
    expect(text).not.toMatch(wrong)
    expect(text).toContain(`Left out, because I don't understand what you say of it: ${name}`)
    expect(text).not.toMatch(new RegExp(`Without [^.]*${name}[^.]*, as you asked`))
  })

  test.each([
    'the chicken is already cooked',
    'I love chicken',
    'my son is mad about rice',
    'chicken soup for my sick husband',
    'something with the chicken for our guests',
    'we have a lot of tomatoes and they are ripe',
    'the rice is basmati',
    'use the tomatoes up first',
    'make it a curry with tomatoes',
    'they are out of the veg box, and our water is hard',
  ])('nothing is left out for %s', (anythingElse) => {
    const text = reply('chicken, rice, tomatoes, onion', anythingElse)
    expect(text).not.toContain('Left out')
    expect(text).toContain('**chicken')
  })

  test('words that it does not understand are named', () => {
    expect(reply('eggs, bread, cheese', 'make it fancy')).toContain("can't take into account: make it fancy.")
    const zorbs = "coeliac, and can't have zorbs"
    expect(reply('eggs, rice, spinach', zorbs)).toContain("can't take into account: without zorbs.")
  })

  test('the label of bought food decides whether there is celery or mustard in it', () => {
    expect(replyTo('lentils, carrots, onion, sausages', { leaveOut: 'celery, mustard' })).toContain(
      'Read the label of the sausages first: not every kind is without celery or mustard.',
    )
  })

  test('a food to leave out that it does not know is named', () => {
    expect(replyTo('eggs, rice', { leaveOut: 'zorbs' })).toContain("can't take into account: without zorbs.")
  })
})
