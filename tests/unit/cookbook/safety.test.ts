import { describe, expect, test } from 'vitest'
import { checkedWishes } from '../../../src/food/checkedWishes'
import { wishNames } from '../../../src/food/wishTable'
import { noWishes, type Wishes } from '../../../src/prompt/wishes'
import { createRecipeCheck } from '../../../src/reader/checkRecipe'
import { parseBlock } from '../../../src/reader/parseBlock'
import { limitBlocks } from '../../../src/reader/renderLimits'
import { awkward, everyday, kitchens } from '../../fixtures/cookbookLists'
import { isFullTier } from '../../support/tier'
import { replyFor, replyTo } from './dish'

const lists = [...everyday, ...awkward, ...kitchens].map(([list]) => list.split(', '))

/** What the page's own check finds for certain in the cookbook's reply to a request. */
function certainFindings(list: readonly string[], wishes: Wishes): string[] {
  const reply = replyFor(list, { wishes })
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

test.each([
  ['no sesame', 'bread, chickpeas, aubergine, garlic', 'bread'],
  ['soy allergy', 'rice, mushrooms, onion, stock', 'stock'],
  ['no coriander', 'minced beef, tortillas, avocado, taco seasoning', 'taco seasoning'],
])('%s: the reply to %s says which label to read', (anythingElse, list, food) => {
  expect(replyTo(list, { anythingElse })).toMatch(new RegExp(`Check the label of the [^:]*${food}`))
})

test('pesto may hold the cheese and the pine nuts that somebody leaves out', () => {
  const list = 'pasta, pesto, courgette, peas'
  expect(replyTo(list, { anythingElse: 'no cheese' })).toContain('Check the label of the pesto')
  expect(replyTo(list, { anythingElse: 'pine nut allergy' })).toMatch(/Check the label of the pesto[^.]* pine nut/)
})

test('the label of bought food decides whether there is celery or mustard in it', () => {
  expect(replyTo('lentils, carrots, onion, sausages', { leaveOut: 'celery, mustard' })).toContain(
    'Check the label of the sausages: not every kind is without celery or mustard.',
  )
})

test('a food to leave out that the cookbook does not know is named', () => {
  expect(replyTo('eggs, rice', { leaveOut: 'zorbs' })).toContain("Whether it is without “zorbs” I can't tell")
})
