import { describe, expect, test } from 'vitest'
import { type ConversationAction, conversationReducer } from '../../../src/conversation/conversationReducer'
import { type ReplyAction, replyReducer } from '../../../src/conversation/replyReducer'
import { MAX_TURNS } from '../../../src/prompt/asks'
import { writeTurns } from '../../../src/prompt/followUps'
import { readIdeas } from '../../../src/prompt/ideas'
import { titlesOf } from '../../../src/prompt/titles'
import { noWishes } from '../../../src/prompt/wishes'
import {
  type Ask,
  type Conversation,
  hasFailedElsewhere,
  isRunning,
  MAX_RECIPES,
  newRecipeId,
  noConversation,
  type Recipe,
  shownRecipe,
  streamingId,
} from '../../../src/recipe/conversationState'
import type { Author } from '../../../src/service/author'
import { fc, runs } from '../../support/fastCheck'
import { recipe as anyRecipe } from '../../support/recipe'

/** What a reply does to a conversation, as an action of it. */
const reply = (action: ReplyAction): ConversationAction => ({
  type: 'reply',
  reduce: (conversation) => replyReducer(conversation, action),
})

const reduce = (...actions: ConversationAction[]) => actions.reduce(conversationReducer, noConversation)

/** Who answers in these tests. */
const answeredBy: readonly Author[] = [{ kind: 'cookbook' }]

const recipe = (id: number, markdown: string, more: Partial<Recipe> = {}) =>
  anyRecipe(markdown, { id, list: ['eggs'], answeredBy, ...more })

const start = (id: number, ask: Ask = { type: 'recipe' }): ConversationAction => ({
  type: 'start',
  question: { id, ask, list: ['eggs'], wishes: noWishes },
})
const content = (id: number, markdown: string) =>
  reply({ type: 'progress', id, progress: { type: 'content', content: markdown, answeredBy } })
const reasoning = (id: number) => reply({ type: 'progress', id, progress: { type: 'reasoning' } })
const retrying = (id: number, after: 'network' | 'overloaded') =>
  reply({ type: 'progress', id, progress: { type: 'retrying', after } })
const complete = (id: number, content: string, finishReason: 'stop' | 'length' = 'stop', isReadAsRecipe?: boolean) => {
  const whole = { content, answeredBy, finishReason }
  return reply({ type: 'complete', id, reply: whole, isReadAsRecipe, dishes: readIdeas(content) })
}
const fail = (id: number): ConversationAction => ({ type: 'fail', id, error: 'network' })
const stop: ConversationAction = { type: 'stop' }
const show = (id: number): ConversationAction => ({ type: 'show', id })

const soup = recipe(1, '# Soup')
/** A first request that succeeded. */
const hadSoup = [start(1), complete(1, '# Soup')]
const idea: Ask = { type: 'idea', from: soup, titles: ['Soup'] }
const change: Ask = { type: 'change', from: soup, change: 'without leeks' }
const finish: Ask = { type: 'finish', from: soup }

/** The recipes by their ids and words, the shown one, and what the request does. */
const summary = ({ recipes, shown, request, answers }: Conversation) =>
  [
    recipes.map(({ id, markdown, reachedLimit }) => `${id} ${markdown}${reachedLimit ? ' …' : ''}`).join(', '),
    shown,
    request.status,
    ...answers.map(({ markdown }) => markdown),
  ].join(' | ')

describe('a recipe', () => {
  test.each<[description: string, actions: ConversationAction[], expected: string]>([
    ['start waits', [start(1)], ' | none | pending'],
    ['start after a failure without a recipe stays empty', [start(1), fail(1), start(2)], ' | empty | pending'],
    ['more content replaces it', [start(1), content(1, '# '), content(1, '# Soup')], '1 # Soup | 1 | streaming'],
    ['comes after reasoning', [start(1), content(1, 'h'), reasoning(1), content(1, '# S')], '1 # S | 1 | streaming'],
    ['complete replaces the content', [start(1), content(1, '# So'), complete(1, '# Soup')], '1 # Soup | 1 | done'],
    ['complete at the token limit marks the recipe', [start(1), complete(1, '# So', 'length')], '1 # So … | 1 | done'],
  ])('%s', (_, actions, expected) => {
    expect(summary(reduce(...actions))).toBe(expected)
  })

  test.each<[description: string, actions: ConversationAction[], expected: string]>([
    ['start keeps the recipe from before', [start(2)], '1 # Soup | 1 | pending'],
    ['start after a failure shows the recipe from before it', [start(2), fail(2), start(3)], '1 # Soup | 1 | pending'],
    ['start keeps what failed', [start(2), content(2, '# P'), fail(2), start(3)], '1 # Soup, 2 # P | 2 | pending'],
    ['reasoning is beside the recipe from before', [start(2), reasoning(2)], '1 # Soup | 1 | pending'],
    ['the first content is shown beside it', [start(2), content(2, '# Pie')], '1 # Soup, 2 # Pie | 2 | streaming'],
    ['content that was reasoning is withdrawn', [start(2), content(2, 'hmm'), reasoning(2)], '1 # Soup | 1 | pending'],
    ['complete without content before it', [start(2), complete(2, '# Pie')], '1 # Soup, 2 # Pie | 2 | done'],
    ['fail keeps the content', [start(2), content(2, '# Pi'), fail(2)], '1 # Soup, 2 # Pi | 2 | failed'],
    ['fail without content empties the area', [start(2), fail(2)], '1 # Soup | empty | failed'],
    ['stop keeps the content', [start(2), content(2, '# Pi'), stop], '1 # Soup, 2 # Pi | 2 | stopped'],
    ['stop before content shows what was there', [start(2), stop], '1 # Soup | 1 | stopped'],
    ['turning back shows the last recipe', [start(2), fail(2), show(1)], '1 # Soup | 1 | idle'],
    [
      'turning to another recipe while one grows stays there',
      [start(2), content(2, '# Pi'), show(1), content(2, '# Pie'), complete(2, '# Pie')],
      '1 # Soup, 2 # Pie | 1 | done',
    ],
  ])('after a first one: %s', (_, actions, expected) => {
    expect(summary(reduce(...hadSoup, ...actions))).toBe(expected)
  })

  test('a retry is an activity with the latest error', () => {
    const { request } = reduce(start(1), retrying(1, 'overloaded'), retrying(1, 'network'))
    expect(request).toMatchObject({ status: 'pending', activity: { type: 'retrying', after: 'network' } })
  })

  test('it knows the list and the wishes that it was made for', () => {
    const question = { id: 1, ask: { type: 'recipe' }, list: ['leek'], wishes: { ...noWishes, servings: 2 } } as const
    const { recipes } = reduce({ type: 'start', question }, complete(1, '# Soup'))
    expect(recipes).toEqual([recipe(1, '# Soup', { list: ['leek'], wishes: question.wishes })])
  })

  test('the last twenty are kept', () => {
    const ids = Array.from({ length: MAX_RECIPES + 2 }, (_, index) => index + 1)
    const { recipes, shown } = reduce(...ids.flatMap((id) => [start(id), complete(id, `# ${id}`)]))
    expect(recipes.map(({ id }) => id)).toEqual(ids.slice(2))
    expect(shown).toBe(ids.at(-1))
  })
})

describe('a follow-up', () => {
  const changed = '- 2 eggs\n\n1. Stir.'
  test.each<[description: string, actions: ConversationAction[], expected: string]>([
    ['another idea stands beside the first', [start(2, idea), complete(2, '# Pie')], '1 # Soup, 2 # Pie | 2 | done'],
    ['one that fails leaves the recipe', [start(2, idea), fail(2)], '1 # Soup | 1 | failed'],
    ['one that breaks off stays', [start(2, idea), content(2, '# P'), fail(2)], '1 # Soup, 2 # P | 2 | failed'],
    ['a change stands beside it', [start(2, change), complete(2, changed)], `1 # Soup, 2 ${changed} | 2 | done`],
    [
      'an answer in words leaves it',
      [start(2, change), content(2, 'N'), complete(2, 'No.')],
      '1 # Soup | 1 | done | No.',
    ],
    [
      'a change that looked like a recipe becomes an answer',
      [start(2, change), content(2, changed), complete(2, 'No.')],
      '1 # Soup | 1 | done | No.',
    ],
    [
      'words with a list in answer to a change are words too',
      [start(2, change), complete(2, '**Sorry.**\n\nYou could use:\n\n- oil\n- lard\n\nWhich one?')],
      '1 # Soup | 1 | done | **Sorry.**\n\nYou could use:\n\n- oil\n- lard\n\nWhich one?',
    ],
    [
      'words before a changed recipe become a part of it',
      [start(2, change), content(2, 'Sure!'), content(2, 'Sure!\n\n# Soup'), complete(2, 'Sure!\n\n# Soup\n\n- salt')],
      '1 # Soup, 2 Sure!\n\n# Soup\n\n- salt | 2 | done',
    ],
    ['words of reasoning are withdrawn', [start(2, change), content(2, 'Hm'), reasoning(2)], '1 # Soup | 1 | pending'],
  ])('%s', (_, actions, expected) => {
    expect(summary(reduce(...hadSoup, ...actions))).toEqual(expected)
  })

  test('a changed recipe knows what it is a change of', () => {
    const { recipes } = reduce(...hadSoup, start(2, change), complete(2, '# Stew\n- salt'))
    const ask: Recipe['ask'] = { ...change, from: { markdown: '# Soup', ask: { type: 'recipe' } } }
    expect(recipes.at(-1)).toEqual(recipe(2, '# Stew\n- salt', { ask }))
  })

  test('words with a list in answer to a change are not announced as a recipe', () => {
    const { request } = reduce(...hadSoup, start(2, change), complete(2, 'You could use:\n\n- oil\n- lard'))
    expect(request).toMatchObject({ status: 'done', isRecipe: false })
  })

  describe('that finishes a recipe', () => {
    const cut = [start(1), complete(1, '1. Whisk', 'length')]
    test.each<[description: string, actions: ConversationAction[], expected: string]>([
      ['changes it in place', [complete(2, '1. Whisk it.')], '1 1. Whisk it. | 1 | done'],
      ['can reach the limit again', [complete(2, '1. Whisk it and', 'length')], '1 1. Whisk it and … | 1 | done'],
      ['can be asked for again after a failure', [content(2, '1. Whisk it'), fail(2)], '1 1. Whisk it … | 1 | failed'],
      ['can be asked for again after a stop', [content(2, '1. Whisk it'), stop], '1 1. Whisk it … | 1 | stopped'],
      ['leaves it if nothing came', [fail(2)], '1 1. Whisk … | 1 | failed'],
      ['withdraws reasoning', [content(2, '1. Whisk hmm'), reasoning(2)], '1 1. Whisk … | 1 | pending'],
    ])('%s', (_, actions, expected) => {
      expect(summary(reduce(...cut, start(2, finish), ...actions))).toEqual(expected)
    })

    test('the finished recipe is the one that grows, and not a new one', () => {
      const growing = reduce(...cut, start(2, finish), content(2, '1. Whisk it'))
      expect(streamingId(growing)).toBe(1)
      expect(newRecipeId(growing)).toBeUndefined()
    })
  })
})

describe('the reply to a change', () => {
  const prose = 'Fry 2 onions for 5 minutes, then simmer them in stock.'

  test('is a recipe in any form if the page has read it as one', () => {
    const done = reduce(...hadSoup, start(2, change), content(2, prose), complete(2, prose, 'stop', true))
    expect(summary(done)).toBe(`1 # Soup, 2 ${prose} | 2 | done`)
    expect(done.request).toMatchObject({ isRecipe: true })
  })

  test('stays with its recipe when another question is asked', () => {
    const asked = reduce(...hadSoup, start(2, change), complete(2, 'Not possible.'), start(3, idea))
    expect(asked.answers).toEqual([{ id: 2, recipeId: 1, change: 'without leeks', markdown: 'Not possible.' }])
    const answered = [complete(3, '# Pie'), start(4, change), content(4, 'It is.'), complete(4, 'It is not.')]
    const both = answered.reduce(conversationReducer, asked)
    expect(summary(both)).toBe('1 # Soup, 3 # Pie | 3 | done | Not possible. | It is not.')
  })

  test('as many answers as recipes are kept', () => {
    const ids = Array.from({ length: MAX_RECIPES + 2 }, (_, index) => index + 2)
    const { answers } = reduce(...hadSoup, ...ids.flatMap((id) => [start(id, change), complete(id, `No ${id}.`)]))
    expect(answers.map(({ id }) => id)).toEqual(ids.slice(2))
  })
})

describe('a recipe that the user opens while a reply arrives', () => {
  const hadTwo = [...hadSoup, start(2), complete(2, '# Pie')]
  test.each<[description: string, actions: ConversationAction[]]>([
    ['an answer', [start(3, change), content(3, 'No'), show(2), content(3, 'Not'), complete(3, 'Not possible.')]],
    ['reasoning', [start(3), content(3, 'hm'), show(2), reasoning(3)]],
    ['reasoning in an answer', [start(3, change), content(3, 'hm'), show(2), reasoning(3)]],
    ['a longer recipe', [start(3), content(3, '# C'), show(2), content(3, '# Ca'), complete(3, '# Cake')]],
    ['the rest of a recipe', [start(3, finish), content(3, '# Soup of'), show(2), complete(3, '# Soup of leeks')]],
  ])('stays on the page: %s', (_, actions) => {
    expect(reduce(...hadTwo, show(1), ...actions).shown).toBe(2)
  })
})

describe('the notice of a failure', () => {
  const hadTwo = [...hadSoup, start(2), complete(2, '# Pie'), show(1)]
  test.each<[description: string, elsewhere: boolean, actions: ConversationAction[]]>([
    ['is beside the part that arrived', false, [start(3), content(3, '# C'), fail(3)]],
    ['is not beside another recipe', true, [start(3), content(3, '# C'), fail(3), show(2)]],
    ['comes back with the part that arrived', false, [start(3), content(3, '# C'), fail(3), show(2), show(3)]],
    ['is beside a recipe that was to be finished', false, [start(3, finish), content(3, '# Soup of'), fail(3)]],
    ['leaves with a recipe that was to be finished', true, [start(3, finish), content(3, '# S'), fail(3), show(2)]],
    ['is beside an answer', false, [start(3, change), content(3, 'No'), fail(3)]],
    ['leaves with an answer', true, [start(3, change), content(3, 'No'), fail(3), show(2)]],
    ['without a word is beside each recipe', false, [start(3, change), fail(3), show(2)]],
  ])('%s', (_, elsewhere, actions) => {
    expect(hasFailedElsewhere(reduce(...hadTwo, ...actions))).toBe(elsewhere)
  })
})

test('a recipe of the visit keeps the texts of the two before it, and no other recipe', () => {
  const text = (id: number) => `# Dish ${id}`
  let conversation = reduce(start(1), complete(1, text(1)))
  for (let id = 2; id <= 2 * MAX_RECIPES; id++) {
    const from = shownRecipe(conversation) ?? soup
    const ask: Ask =
      id % 2 ? { type: 'change', from, change: 'x' } : { type: 'idea', from, titles: titlesOf(conversation.recipes) }
    conversation = [start(id, ask), complete(id, text(id))].reduce(conversationReducer, conversation)
  }
  for (const { id, ask } of conversation.recipes) {
    const markdowns = [...JSON.stringify(ask).matchAll(/"markdown":"([^"]*)"/g)].map(([, markdown]) => markdown)
    expect(markdowns).toEqual([text(id - 1), text(id - 2)])
  }
  const last = shownRecipe(conversation) ?? soup
  expect(writeTurns({ type: 'finish', from: last })).toHaveLength(MAX_TURNS)
})

describe('ignored actions', () => {
  const pending = reduce(start(2))
  const streaming = reduce(start(2), content(2, '# Pie'))
  const done = reduce(...hadSoup)
  const stopped = reduce(start(2), content(2, '# Pie'), stop)
  const failed = reduce(start(2), content(2, '# Pie'), fail(2))

  test.each<[description: string, conversation: Conversation, action: ConversationAction]>([
    ['start while a request is pending', pending, start(3)],
    ['start while a request is streaming', streaming, start(3)],
    ['stop before the first request', noConversation, stop],
    ['stop after the end', done, stop],
    ['a recipe that does not exist', done, show(7)],
    ['more reasoning', reduce(start(2), reasoning(2)), reasoning(2)],
    ['content of another request while one is pending', pending, content(1, '# Late')],
    ['content of another request while one is streaming', streaming, content(1, '# Late')],
    ['the completion of another request', streaming, complete(1, '# Late')],
    ['the failure of another request', streaming, fail(1)],
    ['content after the end', done, content(1, '# Late')],
    ['content after a stop', stopped, content(2, '# Late')],
    ['the completion after a stop', stopped, complete(2, '# Late')],
    ['the failure after a stop', stopped, fail(2)],
    ['the failure after a failure', failed, fail(2)],
    ['reasoning before the first request', noConversation, reasoning(1)],
  ])('the reducer ignores %s', (_, conversation, action) => {
    expect(conversationReducer(conversation, action)).toBe(conversation)
  })
})

test.each<[string, Conversation, markdown: string | undefined]>([
  ['nothing before the first recipe', noConversation, undefined],
  ['an empty recipe after a failure', reduce(...hadSoup, start(2), fail(2)), ''],
  ['the recipe', reduce(...hadSoup), '# Soup'],
])('the page shows %s', (_, conversation, markdown) => {
  expect(shownRecipe(conversation)?.markdown).toBe(markdown)
})

const steps = fc.record({
  type: fc.constantFrom(
    ...(['start', 'idea', 'change', 'finish', 'content', 'reasoning', 'complete', 'fail', 'stop', 'show'] as const),
  ),
  /** How many requests before the latest one the action belongs to. */
  lag: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: 3 })),
})

test('in any order of actions one request runs at a time, and no recipe that has words is lost', () => {
  fc.assert(
    fc.property(fc.array(steps, { maxLength: 40 }), (all) => {
      let conversation = noConversation
      let latestId = 0
      /** The request that runs by the model of this test. */
      let runningId: number | undefined
      for (const { type, lag } of all) {
        const from = shownRecipe(conversation)
        const asks: Partial<Record<typeof type, Ask>> = from?.markdown
          ? {
              idea: { type: 'idea', from, titles: [] },
              change: { type: 'change', from, change: 'x' },
              finish: { type: 'finish', from },
            }
          : {}
        const ask: Ask | undefined = type === 'start' ? { type: 'recipe' } : asks[type]
        if (ask) latestId += 1
        const id = ask ? latestId : latestId - lag
        const actions: Partial<Record<typeof type, ConversationAction>> = {
          content: content(id, `- recipe ${id}`),
          complete: complete(id, `- recipe ${id}`),
          reasoning: reasoning(id),
          fail: fail(id),
          stop,
          show: show(id),
        }
        const action = ask ? start(id, ask) : actions[type]
        if (!action) continue
        const before = conversation
        conversation = conversationReducer(conversation, action)

        if (ask) runningId ??= id
        if (type === 'stop') runningId = undefined
        if ((type === 'complete' || type === 'fail') && id === runningId) runningId = undefined
        expect(isRunning(conversation.request)).toBe(runningId !== undefined)
        const withdrawn = type === 'reasoning' && id === runningId ? runningId : undefined
        const kept = before.recipes.filter((each) => each.id !== withdrawn).map((each) => each.id)
        const ids = conversation.recipes.map((each) => each.id)
        expect(ids).toEqual(expect.arrayContaining(kept.slice(-MAX_RECIPES + 1)))
        const shown = shownRecipe(conversation)
        if (conversation.recipes.length > 0 && conversation.shown !== 'empty') expect(shown?.markdown).toBeTruthy()
      }
    }),
    { numRuns: runs(500) },
  )
})

describe('ideas', () => {
  const menu = '1. **Leek tart** – crisp.\n2. **Leek soup** – smooth.\n3. **Leek gratin** – slow.'
  const ideas: Ask = { type: 'ideas' }

  test('are shown when the reply is complete, and the recipe on the page stays', () => {
    const begun = reduce(...hadSoup, start(2, ideas), content(2, menu.slice(0, 40)))
    expect(begun.ideas).toBeUndefined()
    expect(summary(begun)).toBe('1 # Soup | 1 | streaming')
    const done = conversationReducer(begun, complete(2, menu))
    expect(summary(done)).toBe('1 # Soup | 1 | done')
    expect(done.ideas?.dishes.map(({ name }) => name)).toEqual(['Leek tart', 'Leek soup', 'Leek gratin'])
    expect(newRecipeId(done)).toBeUndefined()
  })

  test('stay beside the recipe of one of them, and until others come', () => {
    const chosen = reduce(
      start(1, ideas),
      complete(1, menu),
      start(2, { type: 'choice', ideas: menu, name: 'Leek soup' }),
      complete(2, '# Leek soup'),
      start(3, ideas),
      fail(3),
    )
    expect(summary(chosen)).toBe('2 # Leek soup | 2 | failed')
    expect(chosen.ideas?.id).toBe(1)
  })

  test('a reply that is a recipe is one from its heading on, and another text is shown as it is', () => {
    const recipeText = '# Pie\n\n## Ingredients\n\n- 2 leeks'
    expect(summary(reduce(start(1, ideas), content(1, recipeText)))).toBe(`1 ${recipeText} | 1 | streaming`)
    const sorry = 'Sorry, I have no idea for gravel.'
    const apology = reduce(start(1, ideas), complete(1, sorry))
    expect(summary(apology)).toBe(`1 ${sorry} | 1 | done`)
    expect(apology.request).toMatchObject({ isRecipe: false, hasIdeas: false })
    expect(reduce(start(1, ideas), complete(1, menu)).request).toMatchObject({ hasIdeas: true })
  })

  test('that break off leave a notice, and no words of theirs', () => {
    const failed = reduce(...hadSoup, start(2, ideas), content(2, '1. **Leek'), fail(2))
    expect(failed.request).toMatchObject({ status: 'failed', hasContent: false })
    expect(hasFailedElsewhere(failed)).toBe(false)
    expect(shownRecipe(failed)?.id).toBe(1)
  })
})

test('a reply with the words of an earlier recipe adds no second one', () => {
  const again = reduce(...hadSoup, start(2), content(2, '# So'), complete(2, '# Soup'))
  expect(summary(again)).toBe('1 # Soup | 1 | done')
  expect(summary(reduce(...hadSoup, start(2, idea), complete(2, '# Soup')))).toBe('1 # Soup | 1 | done')
  expect(summary(reduce(...hadSoup, start(2), complete(2, '# Soup 2')))).toBe('1 # Soup, 2 # Soup 2 | 2 | done')
})

test('a recipe from a link is shown', () => {
  const linked = recipe(7, '# Linked', { answeredBy: [{ kind: 'link', by: 'a friend' }] })
  expect(summary(reduce(...hadSoup, { type: 'receive', recipe: linked }))).toBe('1 # Soup, 7 # Linked | 7 | idle')
})

test('a recipe from a link that comes again is the one from before, and the newest', () => {
  const receive = (id: number, by: string): ConversationAction => ({
    type: 'receive',
    recipe: recipe(id, '# Linked', { answeredBy: [{ kind: 'link', by }] }),
  })
  const twice = reduce(...hadSoup, receive(2, 'a friend'), receive(3, 'another friend'), receive(4, 'a friend'))
  expect(summary(twice)).toBe('1 # Soup, 3 # Linked, 2 # Linked | 2 | idle')
})
