import { beforeEach, expect, test, vi } from 'vitest'
import { getRecipe } from '../../../src/ai'
import type { ReplyAction } from '../../../src/conversation/replyReducer'
import { runRequest } from '../../../src/conversation/runRequest'
import { noWishes } from '../../../src/prompt/wishes'
import type { Ask } from '../../../src/recipe/conversationState'
import { loadRecipeCard } from '../../../src/recipe/loadRecipeCard'
import { loadUnderstanding } from '../../../src/recipe/loadUnderstanding'
import type { Author } from '../../../src/service/author'
import type { Progress, Reply } from '../../../src/service/chatCompletion'
import { deferred } from '../../support/deferred'
import { anyModel, recipe } from '../../support/recipe'

vi.mock('../../../src/ai', () => ({ getRecipe: vi.fn() }))

const answeredBy = [anyModel]

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))

/** Runs a request whose progress and outcome the test decides. */
function startRequest(ask: Ask = { type: 'recipe' }) {
  const completion = deferred<Reply>()
  let onProgress: (progress: Progress) => void = () => undefined
  vi.mocked(getRecipe).mockImplementation((_, options) => {
    onProgress = options.onProgress
    return completion.promise
  })
  const dispatched: ReplyAction[] = []
  const controller = new AbortController()
  const result = runRequest({
    question: { id: 7, ask, list: ['Eggs', 'Flour', 'Milk'], wishes: noWishes },
    signal: controller.signal,
    dispatch: (action) => dispatched.push(action),
    flushSync: (update) => update(),
  })
  return {
    dispatched,
    controller,
    result,
    completion,
    report: (progress: Progress) => onProgress(progress),
    reportContent: (content: string) => onProgress({ type: 'content', content, answeredBy }),
    /** Completes the reply, and waits until it is dispatched. Returns it. */
    async finish(content: string, by: Author = anyModel) {
      const reply: Reply = { content, finishReason: 'stop', answeredBy: [by] }
      completion.resolve(reply)
      await result
      return reply
    },
  }
}

const progress = (update: Progress): ReplyAction => ({ type: 'progress', id: 7, progress: update })
const content = (text: string) => progress({ type: 'content', content: text, answeredBy })

test('the first content is dispatched at once, and the latest content in the next task', async () => {
  const { dispatched, reportContent } = startRequest()
  reportContent('a')
  expect(dispatched).toEqual([content('a')])
  reportContent('a b')
  reportContent('a b c')
  expect(dispatched).toEqual([content('a')])
  await vi.advanceTimersByTimeAsync(0)
  expect(dispatched).toEqual([content('a'), content('a b c')])
})

test('content that is not shown is not read, because redacting it takes time', async () => {
  const { dispatched, report } = startRequest()
  let reads = 0
  for (let count = 1; count <= 50; count++)
    report({
      type: 'content',
      answeredBy,
      get content() {
        reads += 1
        return 'a '.repeat(count)
      },
    })
  // Whether the first content has words, and the content itself.
  expect(dispatched).toEqual([content('a ')])
  expect(reads).toBeLessThan(5)
})

for (const marks of ['#', ' ##', '**', '- [', '---\n', '```markdown\n#', '~~~'])
  test(`marks without a word wait for it, and it is dispatched at once: ${JSON.stringify(marks)}`, async () => {
    const { dispatched, reportContent } = startRequest()
    reportContent(marks)
    await vi.advanceTimersByTimeAsync(1000)
    expect(dispatched).toEqual([])
    reportContent(`${marks}\nG`)
    expect(dispatched).toEqual([content(`${marks}\nG`)])
    reportContent(`${marks}\nGolden`)
    expect(dispatched).toHaveLength(1)
  })

test('a recipe in JSON is dispatched as markdown, from its first ingredient on', async () => {
  const { dispatched, reportContent, finish } = startRequest()
  const json = '{"name": "Soup", "ingredients": ["1 leek"], "steps": ["Boil it."]}'
  const soup = '# Soup\n\n## Ingredients\n\n- 1 leek'
  reportContent(json.slice(0, 20))
  await vi.dynamicImportSettled()
  for (const end of [30, json.indexOf(']')]) {
    reportContent(json.slice(0, end))
    await vi.advanceTimersByTimeAsync(1000)
  }
  expect(dispatched).toMatchObject([content(soup)])
  await finish(`Here it is:\n\n\`\`\`json\n${json}\n\`\`\``)
  const reply = { content: `Here it is:\n\n${soup}\n\n## Method\n\n1. Boil it.` }
  expect(dispatched.at(-1)).toMatchObject({ type: 'complete', reply })
})

test('JSON without a recipe is dispatched as it came, when it is complete', async () => {
  const { dispatched, reportContent, finish } = startRequest()
  const json = '{"answer": "No flour, no cake."}'
  reportContent(json)
  await finish(json)
  expect(dispatched).toMatchObject([{ type: 'complete', reply: { content: json } }])
})

test('1,001 marks without a word are dispatched', () => {
  const { dispatched, reportContent } = startRequest()
  reportContent('#'.repeat(1000))
  expect(dispatched).toEqual([])
  reportContent('#'.repeat(1001))
  expect(dispatched).toEqual([content('#'.repeat(1001))])
})

test('a reply without a word is dispatched when it is complete', async () => {
  const { dispatched, reportContent, finish } = startRequest()
  reportContent('***')
  const whole = await finish('***')
  expect(dispatched).toEqual([{ type: 'complete', id: 7, reply: whole }])
})

test('reasoning and retries are dispatched at once, after the content that waits', () => {
  const { dispatched, report, reportContent } = startRequest()
  reportContent('a')
  reportContent('a b')
  report({ type: 'reasoning' })
  report({ type: 'retrying', after: 'network' })
  const updates: Progress[] = [{ type: 'reasoning' }, { type: 'retrying', after: 'network' }]
  expect(dispatched).toEqual([content('a'), content('a b'), ...updates.map(progress)])
})

test('the completion is dispatched after the content that waits', async () => {
  const { dispatched, reportContent, finish } = startRequest()
  reportContent('a')
  reportContent('a b')
  const whole = await finish('a b c')
  expect(dispatched).toEqual([content('a'), content('a b'), { type: 'complete', id: 7, reply: whole }])
  expect(vi.getTimerCount()).toBe(0)
})

test('an error rejects after the content that waits was dispatched', async () => {
  const { dispatched, reportContent, completion, result } = startRequest()
  reportContent('a')
  reportContent('a b')
  const error = new Error('gone')
  completion.reject(error)
  await expect(result).rejects.toBe(error)
  expect(dispatched).toEqual([content('a'), content('a b')])
  expect(vi.getTimerCount()).toBe(0)
})

test('an abort dispatches the content that waits at once', () => {
  const { dispatched, reportContent, controller } = startRequest()
  reportContent('a')
  reportContent('a b')
  controller.abort()
  expect(dispatched).toEqual([content('a'), content('a b')])
  expect(vi.getTimerCount()).toBe(0)
})

test('the content of a recipe that is finished is the whole recipe, without a word twice', async () => {
  const { dispatched, reportContent, finish } = startRequest({ type: 'finish', from: cutRecipe })
  reportContent('2. Fold')
  const whole = await finish('2. Fold in the flour.')
  expect(dispatched).toEqual([
    content('1. Whisk.\n2. Fold in the'),
    { type: 'complete', id: 7, reply: { ...whole, content: '1. Whisk.\n2. Fold in the flour.' } },
  ])
})

test('the model is sent the recipe up to its last whole word', async () => {
  const { finish } = startRequest({ type: 'finish', from: { ...cutRecipe, markdown: '1. Bake for 2' } })
  await finish('22 minutes.')
  expect(vi.mocked(getRecipe).mock.lastCall?.[0].turns[0]?.content.trim()).toBe('1. Bake for')
})

test('a recipe that another model finishes is by both', async () => {
  const { dispatched, finish } = startRequest({ type: 'finish', from: cutRecipe })
  const other: Author = { kind: 'model', model: 'other/model', service: 'models.example' }
  await finish(' flour.', other)
  expect(dispatched).toMatchObject([{ type: 'complete', reply: { answeredBy: [anyModel, other] } }])
})

const cutRecipe = recipe('1. Whisk.\n2. Fold in the', { id: 3, reachedLimit: true })

const pancakes =
  '# Pancakes\n\n## Ingredients\n\n- 2 eggs\n- 100 g flour\n- 200 ml milk\n- 20 g butter\n\n## Method\n\n1. Whisk all.\n2. Fry for 2 minutes.'

test.each([
  [
    'a recipe with its ingredients in one line',
    'Ingredients: 2 eggs, 100 g flour\n\nMethod:\n1. Whisk all.\n2. Bake for 20 minutes.',
    true,
  ],
  [
    'a recipe in prose',
    'Whisk 2 eggs with 100 g flour and a pinch of salt, then pour in 200 ml oat milk in a thin stream. Fry thin pancakes in butter for 2 minutes on each side.',
    true,
  ],
  ['advice with a list', 'You could use:\n\n- oil\n- lard', false],
  [
    'advice in prose',
    'Oat milk works well here. Take as much of it as of the other one, and let the batter rest for ten minutes, because it thickens more slowly than you may be used to.',
    false,
  ],
  [
    'an apology',
    'Sorry, without eggs, flour, milk and butter there is nothing left that one could call a pancake, or anything else.',
    false,
  ],
])('the complete reply to a change is read: %s', async (_, markdown, isReadAsRecipe) => {
  vi.useRealTimers()
  await Promise.all([loadRecipeCard(), loadUnderstanding()])
  const from = { ...cutRecipe, markdown: pancakes }
  const { dispatched, finish } = startRequest({ type: 'change', from, change: 'with oat milk' })
  await finish(markdown)
  expect(dispatched).toMatchObject([{ type: 'complete', isReadAsRecipe }])
})
