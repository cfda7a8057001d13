import { describe, expect, test } from 'vitest'
import { createMessages } from '../../../src/ai'
import { type Ask as AnyAsk, MAX_TURNS, type RecipeReply, textsOf } from '../../../src/prompt/asks'
import { changesFor, writeTurns } from '../../../src/prompt/followUps'
import { titlesOf } from '../../../src/prompt/titles'
import { noWishes } from '../../../src/prompt/wishes'
import type { Ask } from '../../../src/recipe/conversationState'
import { recipe } from '../../support/recipe'

type AskForReply = AnyAsk<RecipeReply>

const soup = recipe('# Soup\n\n- 2 leeks')
const roles = (ask: Ask) => writeTurns(ask).map(({ role }) => role)

describe('the messages after those with the list', () => {
  test('a new recipe has none', () => {
    expect(writeTurns({ type: 'recipe' })).toEqual([])
  })

  test('a change sends the recipe and the wish; a second change goes on from the recipe shown', () => {
    const change: Ask = { type: 'change', from: soup, change: 'without leeks' }
    const first = writeTurns(change)
    expect(first).toEqual([
      { role: 'assistant', content: soup.markdown },
      { role: 'user', content: 'Please change this recipe, and write it again in full: without leeks' },
    ])
    const changed = recipe('# Broth', { id: 2, ask: change })
    expect(writeTurns({ type: 'change', from: changed, change: 'for two' })).toEqual([
      ...first,
      { role: 'assistant', content: '# Broth' },
      { role: 'user', content: 'Please change this recipe, and write it again in full: for two' },
    ])
  })

  test('another idea names the earlier suggestions, each title once', () => {
    const all = [soup, recipe('# Pie', { id: 2 }), recipe('# Soup', { id: 3 })]
    expect(writeTurns({ type: 'idea', from: soup, titles: titlesOf(all) }).at(-1)?.content).toBe(
      'Please recommend another recipe, not one of these: Soup; Pie.',
    )
  })

  test('the last twenty are sent, the first of them an answer', () => {
    let last = soup
    for (let count = 0; count < 15; count++)
      last = recipe(`# Soup ${count}`, { id: count + 2, ask: { type: 'change', from: last, change: `${count}` } })
    const turns = writeTurns(last.ask)
    expect(turns).toHaveLength(MAX_TURNS)
    expect(turns[0]?.role).toBe('assistant')
    expect(turns.at(-1)?.content).toContain('14')
  })

  test('finishing sends the recipe as it stands', () => {
    expect(roles({ type: 'finish', from: soup })).toEqual(['assistant', 'user'])
  })
})

describe('the changes that hold', () => {
  test('one that was asked for long ago stands in the first message', () => {
    let ask: AskForReply = { type: 'recipe' }
    // As the page keeps them.
    for (const change of ['without cream', 'for two', 'for 3', 'for 4', 'for 5'])
      ask = textsOf({ type: 'change', from: { markdown: '# Soup', ask }, change })
    const turns = writeTurns(ask)
    expect(turns.map(({ content }) => content).join()).not.toContain('without cream')
    const [, list] = createMessages({ ingredients: ['eggs'], wishes: noWishes, changes: changesFor(ask), turns })
    expect(list?.content).toMatch(/\nSince then I have asked for this: without cream; for two/)
  })

  test('an allergy that the user mentioned for another recipe holds too', () => {
    expect(changesFor({ type: 'recipe' }, ['for two', 'allergic to eggs', 'no onions'])).toEqual(['allergic to eggs'])
  })
})
