import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  isRunning,
  type RecipeRequest,
  type RequestAction,
  requestReducer,
} from '../../../src/conversation/requestReducer'
import type { Recipe } from '../../../src/recipe/recipe'

const idle: RecipeRequest = { status: 'idle' }
const reduce = (...actions: RequestAction[]) => actions.reduce(requestReducer, idle)

const start = (id: number): RequestAction => ({ type: 'start', id })
const content = (id: number, markdown: string): RequestAction => ({
  type: 'progress',
  id,
  progress: { type: 'content', content: markdown },
})
const reasoning = (id: number): RequestAction => ({
  type: 'progress',
  id,
  progress: { type: 'reasoning' },
})
const retrying = (id: number, after: 'network' | 'overloaded'): RequestAction => ({
  type: 'progress',
  id,
  progress: { type: 'retrying', after },
})
const complete = (id: number, markdown: string, finishReason: 'stop' | 'length' = 'stop'): RequestAction => ({
  type: 'complete',
  id,
  completion: { content: markdown, finishReason },
})
const fail = (id: number): RequestAction => ({ type: 'fail', id, error: 'network' })
const stop: RequestAction = { type: 'stop' }
const restore: RequestAction = { type: 'restore' }

const recipe = (id: number, markdown: string, reachedLimit = false): Recipe => ({
  id,
  markdown,
  reachedLimit,
})

/** A first request that succeeded. */
const soup = [start(1), complete(1, '# Soup')]

test.each<[description: string, actions: RequestAction[], request: RecipeRequest]>([
  ['start waits', [start(1)], { status: 'pending', id: 1, activity: { type: 'waiting' } }],
  [
    'start keeps the previous recipe',
    [...soup, start(2)],
    {
      status: 'pending',
      id: 2,
      activity: { type: 'waiting' },
      recipe: recipe(1, '# Soup'),
    },
  ],
  [
    'start after a failure without content keeps the recipe from before the failure',
    [...soup, start(2), fail(2), start(3)],
    {
      status: 'pending',
      id: 3,
      activity: { type: 'waiting' },
      recipe: recipe(1, '# Soup'),
    },
  ],
  [
    'start after a failure with content keeps that content',
    [...soup, start(2), content(2, '# Pie'), fail(2), start(3)],
    {
      status: 'pending',
      id: 3,
      activity: { type: 'waiting' },
      recipe: recipe(2, '# Pie'),
    },
  ],
  [
    'start after a stop keeps the recipe',
    [start(1), content(1, '# Soup'), stop, start(2)],
    {
      status: 'pending',
      id: 2,
      activity: { type: 'waiting' },
      recipe: recipe(1, '# Soup'),
    },
  ],
  [
    'reasoning is an activity beside the previous recipe',
    [...soup, start(2), reasoning(2)],
    {
      status: 'pending',
      id: 2,
      activity: { type: 'reasoning' },
      recipe: recipe(1, '# Soup'),
    },
  ],
  [
    'retrying is an activity with the latest error',
    [start(1), retrying(1, 'overloaded'), retrying(1, 'network')],
    { status: 'pending', id: 1, activity: { type: 'retrying', after: 'network' } },
  ],
  [
    'content replaces the previous recipe and keeps it',
    [...soup, start(2), content(2, '# Pie')],
    { status: 'streaming', recipe: recipe(2, '# Pie'), previous: recipe(1, '# Soup') },
  ],
  [
    'more content replaces the content before',
    [start(1), content(1, '# '), content(1, '# Soup')],
    { status: 'streaming', recipe: recipe(1, '# Soup') },
  ],
  [
    'content that turns out to be reasoning gives way to the previous recipe',
    [...soup, start(2), content(2, 'hmm'), reasoning(2)],
    { status: 'pending', id: 2, activity: { type: 'reasoning' }, recipe: recipe(1, '# Soup') },
  ],
  [
    'content follows content that turned out to be reasoning',
    [start(1), content(1, 'hmm'), reasoning(1), content(1, '# Soup')],
    { status: 'streaming', recipe: recipe(1, '# Soup') },
  ],
  [
    'complete replaces the streamed content',
    [start(1), content(1, '# So'), complete(1, '# Soup')],
    { status: 'done', recipe: recipe(1, '# Soup') },
  ],
  [
    'complete without streamed content replaces the previous recipe',
    [...soup, start(2), complete(2, '# Pie')],
    { status: 'done', recipe: recipe(2, '# Pie') },
  ],
  [
    'complete at the token limit marks the recipe',
    [start(1), complete(1, '# So', 'length')],
    { status: 'done', recipe: recipe(1, '# So', true) },
  ],
  [
    'fail keeps the content that arrived',
    [...soup, start(2), content(2, '# Pi'), fail(2)],
    { status: 'failed', error: 'network', recipe: recipe(2, '# Pi') },
  ],
  [
    'fail without content shows an empty recipe and keeps the previous one',
    [...soup, start(2), fail(2)],
    {
      status: 'failed',
      error: 'network',
      recipe: recipe(2, ''),
      previous: recipe(1, '# Soup'),
    },
  ],
  [
    'fail without content does not keep an empty previous recipe',
    [start(1), fail(1), start(2), fail(2)],
    { status: 'failed', error: 'network', recipe: recipe(2, '') },
  ],
  [
    'stop keeps the content that arrived',
    [...soup, start(2), content(2, '# Pi'), stop],
    { status: 'stopped', recipe: recipe(2, '# Pi') },
  ],
  [
    'stop before content shows the previous recipe',
    [...soup, start(2), stop],
    { status: 'stopped', recipe: recipe(1, '# Soup') },
  ],
  ['stop before any content shows no recipe', [start(1), stop], { status: 'stopped' }],
  [
    'restore after a failure shows the previous recipe',
    [...soup, start(2), fail(2), restore],
    { status: 'restored', recipe: recipe(1, '# Soup') },
  ],
])('%s', (_, actions, request) => {
  expect(reduce(...actions)).toEqual(request)
})

describe('ignored actions', () => {
  const pending = reduce(start(2))
  const streaming = reduce(start(2), content(2, '# Pie'))
  const done = reduce(...soup)
  const stopped = reduce(start(2), content(2, '# Pie'), stop)
  const failed = reduce(start(2), content(2, '# Pie'), fail(2))

  test.each<[description: string, request: RecipeRequest, action: RequestAction]>([
    ['start while a request is pending', pending, start(3)],
    ['start while a request is streaming', streaming, start(3)],
    ['stop before the first request', idle, stop],
    ['stop after the end', done, stop],
    ['restore while a request runs', pending, restore],
    ['restore after a failure without a previous recipe', failed, restore],
    ['restore after a success', done, restore],
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
    ['reasoning before the first request', idle, reasoning(1)],
  ])('the reducer ignores %s', (_, request, action) => {
    expect(requestReducer(request, action)).toBe(request)
  })
})

test.each<[status: string, request: RecipeRequest, shown: Recipe | undefined]>([
  ['idle', idle, undefined],
  ['pending', reduce(start(1)), undefined],
  ['pending after a recipe', reduce(...soup, start(2)), recipe(1, '# Soup')],
  ['streaming', reduce(start(1), content(1, '# So')), recipe(1, '# So')],
  ['done', reduce(...soup), recipe(1, '# Soup')],
  ['stopped without content', reduce(start(1), stop), undefined],
  ['failed without content', reduce(...soup, start(2), fail(2)), recipe(2, '')],
  ['restored', reduce(...soup, start(2), fail(2), restore), recipe(1, '# Soup')],
])('the page shows the right recipe while a request is %s', (_, request, shown) => {
  expect(request.recipe).toEqual(shown)
})

/** Creates each kind of action. The content names its request. */
const createAction = {
  start,
  content: (id: number) => content(id, `Recipe ${id}`),
  reasoning,
  retrying: (id: number) => retrying(id, 'network'),
  complete: (id: number) => complete(id, `Recipe ${id}`),
  fail,
  stop: () => stop,
  restore: () => restore,
}

const steps = fc.record({
  type: fc.constantFrom(
    'start' as const,
    'content' as const,
    'reasoning' as const,
    'retrying' as const,
    'complete' as const,
    'fail' as const,
    'stop' as const,
    'restore' as const,
  ),
  /** How many requests before the latest one the action belongs to. */
  lag: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: 3 })),
})

test('in any order of actions one request runs at a time, and each recipe keeps its own content', () => {
  fc.assert(
    fc.property(fc.array(steps, { maxLength: 40 }), (all) => {
      let request: RecipeRequest = idle
      let latestId = 0
      /** The request that runs by the model of this test. */
      let runningId: number | undefined
      for (const { type, lag } of all) {
        if (type === 'start') latestId += 1
        const id = type === 'start' ? latestId : latestId - lag
        request = requestReducer(request, createAction[type](id))

        if (type === 'start') runningId ??= id
        if (type === 'stop') runningId = undefined
        if ((type === 'complete' || type === 'fail') && id === runningId) runningId = undefined
        expect(isRunning(request)).toBe(runningId !== undefined)
        expect(['pending', 'streaming'].includes(request.status)).toBe(runningId !== undefined)
        for (const { id: recipeId, markdown } of recipesOf(request))
          expect(['', `Recipe ${recipeId}`]).toContain(markdown)
      }
    }),
    { numRuns: 500 },
  )
})

/** Returns all recipes in a state. */
function recipesOf(request: RecipeRequest): Recipe[] {
  const own = request.recipe ? [request.recipe] : []
  return 'previous' in request && request.previous ? [...own, request.previous] : own
}
