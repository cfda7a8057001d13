import { describe, expect, test } from 'vitest'
import { createMessages } from '../../../src/ai'
import { readConversation } from '../../../src/cookbook/readConversation'
import { type Ask as AnyAsk, MAX_TURNS, type RecipeReply, textsOf } from '../../../src/prompt/asks'
import { changesFor, readQuestion, writeTurns } from '../../../src/prompt/followUps'
import { titlesOf } from '../../../src/prompt/titles'
import { noWishes } from '../../../src/prompt/wishes'
import type { Ask, Recipe } from '../../../src/recipe/conversationState'

type AskForReply = AnyAsk<RecipeReply>

const recipe = (id: number, markdown: string, ask: Ask = { type: 'recipe' }): Recipe => ({
  ...{ id, markdown, ask, reachedLimit: false, list: [], wishes: noWishes, answeredBy: [{ kind: 'cookbook' }] },
})
const soup = recipe(1, '# Soup\n\n- 2 leeks')
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
    const changed = recipe(2, '# Broth', change)
    expect(writeTurns({ type: 'change', from: changed, change: 'for two' })).toEqual([
      ...first,
      { role: 'assistant', content: '# Broth' },
      { role: 'user', content: 'Please change this recipe, and write it again in full: for two' },
    ])
  })

  test('another idea names the earlier suggestions, each title once', () => {
    const all = [soup, recipe(2, '# Pie'), recipe(3, '# Soup')]
    expect(writeTurns({ type: 'idea', from: soup, titles: titlesOf(all) }).at(-1)?.content).toBe(
      'Please recommend another recipe, not one of these: Soup; Pie.',
    )
  })

  test('the last twenty are sent, the first of them an answer', () => {
    let last = soup
    for (let count = 0; count < 15; count++)
      last = recipe(count + 2, `# Soup ${count}`, { type: 'change', from: last, change: `${count}` })
    const turns = writeTurns(last.ask)
    expect(turns).toHaveLength(MAX_TURNS)
    expect(turns[0]?.role).toBe('assistant')
    expect(turns.at(-1)?.content).toContain('14')
  })

  test.each([
    [
      { type: 'change', from: soup, change: 'for two, please.\nThank you.' },
      { type: 'change', change: 'for two, please.\nThank you.' },
    ],
    [
      { type: 'idea', from: soup, titles: ['Soup', 'Pie; with cream'] },
      { type: 'idea', titles: ['Soup', 'Pie', 'with cream'] },
    ],
    [{ type: 'finish', from: soup }, undefined],
  ] as const)('the cookbook reads its question again: %#', (ask, question) => {
    expect(readQuestion(writeTurns(ask).at(-1)?.content ?? '')).toEqual(question)
  })

  test('finishing sends the recipe as it stands', () => {
    expect(roles({ type: 'finish', from: soup })).toEqual(['assistant', 'user'])
  })
})

describe('the cookbook understands the messages', () => {
  const read = (ask: AskForReply, wishes = noWishes) =>
    readConversation(
      createMessages({
        ...{ ingredients: ['eggs', 'milk'], wishes, changes: changesFor(ask), turns: writeTurns(ask) },
      }).map(({ role, content }) => ({
        role,
        text: content,
      })),
    )

  test('and a change that was asked for long ago', () => {
    let ask: AskForReply = { type: 'recipe' }
    // As the page keeps them.
    for (const change of ['without cream', 'for two', 'for 3', 'for 4', 'for 5'])
      ask = textsOf({ type: 'change', from: { markdown: '# Soup', ask }, change })
    const turns = writeTurns(ask)
    expect(turns.map(({ content }) => content).join()).not.toContain('without cream')
    const [, list] = createMessages({ ingredients: ['eggs'], wishes: noWishes, changes: changesFor(ask), turns })
    expect(list?.content).toMatch(/\nSince then I have asked for this: without cream; for two/)
    expect(read(ask).exclusions.map(({ name }) => name)).toEqual(['cream'])
  })

  test('and an allergy that was told about another recipe', () => {
    expect(changesFor({ type: 'recipe' }, ['for two', 'allergic to eggs', 'no onions'])).toEqual(['allergic to eggs'])
  })

  test('of a new recipe', () => {
    const request = read({ type: 'recipe' })
    expect(request.entries.map((entry) => entry.trim())).toEqual(['eggs', 'milk'])
    expect(request).toMatchObject({ exclusions: [], avoid: [], keep: undefined, ignored: [] })
  })

  test('of wishes', () => {
    const wishes = {
      ...noWishes,
      diets: ['Vegan'],
      leaveOut: 'celery',
      minutes: 30,
      language: 'de',
      anythingElse: 'crunchy',
    } as const
    const request = read({ type: 'recipe' }, wishes)
    expect(request.exclusions.map(({ name }) => name)).toEqual(['vegan', 'celery'])
    expect(request).toMatchObject({ maxMinutes: 30, ignored: ['another language than English', 'crunchy'] })
  })

  test('of another idea', () => {
    expect(read({ type: 'idea', from: soup, titles: ['Soup', 'Pie'] }).avoid).toEqual(
      expect.arrayContaining(['Soup', 'Pie']),
    )
  })

  test('of a change', () => {
    const request = read({ type: 'change', from: soup, change: "I don't have leeks." })
    expect(request.exclusions.map(({ name }) => name)).toEqual(['leeks'])
    expect(request).toMatchObject({ keep: 'Soup', avoid: [], notUnderstood: false })
  })

  test('of a second change, which keeps the first', () => {
    const first: Ask = { type: 'change', from: soup, change: 'without leeks' }
    const broth = recipe(2, '# Broth', first)
    const request = read({ type: 'change', from: broth, change: 'no eggs, please' })
    expect(request.exclusions.map(({ name }) => name)).toEqual(['leeks', 'eggs'])
    expect(request.keep).toBe('Broth')
  })

  test('and says what it does not understand', () => {
    expect(read({ type: 'change', from: soup, change: 'make it fancy' }).notUnderstood).toBe(true)
  })
})
