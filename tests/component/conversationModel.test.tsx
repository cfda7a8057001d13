import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useConversation } from '../../src/conversation'
import { noWishes } from '../../src/prompt'
import { shownRecipe } from '../../src/recipe/conversationState'
import type { Author } from '../../src/service/author'
import type { CompletionOptions, Reply } from '../../src/service/chatCompletion'
import { InferenceError } from '../../src/service/errors'
import { takeConsoleLines } from '../support/componentSetup'
import { fc, runs } from '../support/fastCheck'
import '../support/lazyChunks'

/** A request that the page sent. The test plays the service, which can also answer a request that is over. */
interface SentRequest extends CompletionOptions {
  readonly resolve: (completion: Reply) => void
  readonly reject: (error: unknown) => void
}

/** The requests of the visit, the oldest first. */
let sent: SentRequest[] = []

vi.mock('../../src/ai', () => ({
  getRecipe: (_: unknown, options: CompletionOptions) =>
    new Promise<Reply>((resolve, reject) => {
      sent.push({ ...options, resolve, reject })
    }),
}))

const answeredBy: readonly Author[] = [{ kind: 'model', model: 'any/model', service: 'models.example' }]

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame', 'performance'],
  })
})

afterEach(() => {
  vi.useRealTimers()
})

type Visit = ReturnType<typeof renderHook<ReturnType<typeof useConversation>, unknown>>['result']

/** What the visit should hold. */
interface Model {
  /** How many requests the page should have sent. */
  requests: number
  /** The indexes of the requests that ended without Stop. */
  endedRequests: number[]
  /** The index of the running request. */
  running: number | undefined
  /** The content of the running request that arrived. The page may show less, because it throttles rendering. */
  arrived: string
  status: string
  /** Undefined before the first recipe. Empty after a failure without content. */
  recipe: string | undefined
  /** The recipe from before the running request. */
  before: string | undefined
  /** The recipe from before a request that failed without content. */
  previous: string | undefined
  consoleLines: unknown[][]
}

const isRunning = ({ running }: Model) => running !== undefined
const hasContent = (model: Model) => isRunning(model) && model.arrived !== ''
const hasNoContent = (model: Model) => isRunning(model) && model.arrived === ''
const hasEndedRequest = (model: Model) => endedRequest(model) !== undefined

function startRequest(model: Model) {
  if (isRunning(model)) return
  model.running = model.requests
  model.requests += 1
  model.arrived = ''
  if (model.status === 'failed' && model.previous) model.recipe = model.previous
  model.status = 'waiting'
  model.before = model.recipe
}

function endRequest(model: Model) {
  if (model.running !== undefined) model.endedRequests.push(model.running)
  model.running = undefined
}

const nextContent = ({ arrived, running }: Model) => `${arrived}content${running} `

function runningRequest({ running = -1 }: Model): SentRequest {
  const request = sent[running]
  if (!request) throw new Error('No request runs.')
  return request
}

/** The latest request that is over. */
const endedRequest = ({ running }: Model) => sent.findLast((_, index) => index !== running)

const observe = ({ current: { conversation } }: Visit) => ({
  status: conversation.request.status === 'pending' ? conversation.request.activity.type : conversation.request.status,
  recipe: shownRecipe(conversation)?.markdown,
  requests: sent.length,
  notAborted: sent.flatMap(({ signal }, index) => (signal.aborted ? [] : [index])),
})

const expected = ({ status, recipe, requests, endedRequests, running }: Model): ReturnType<typeof observe> => ({
  status,
  recipe,
  requests,
  notAborted: [...endedRequests, ...(running === undefined ? [] : [running])],
})

/** Something that the user or the service does. */
interface Step {
  /** Whether it is possible now. */
  readonly check?: (model: Model) => boolean
  readonly perform: (visit: Visit, model: Model) => void
  /** Changes the model as the visit should have changed. */
  readonly update?: (model: Model) => void
}

/** Makes a command of a step, after which the visit should be as the model says. */
const command = (
  name: string,
  { check = () => true, perform, update = () => undefined }: Step,
): fc.AsyncCommand<Model, Visit> => ({
  check,
  async run(model, visit) {
    await act(async () => perform(visit, model))
    update(model)
    expect(observe(visit)).toEqual(expected(model))
  },
  toString: () => name,
})

const ask = ({ current }: Visit) => void current.ask({ type: 'recipe' }, ['Eggs', 'Flour', 'Milk'], noWishes)

const requestCommands = [
  command('request', { perform: ask, update: startRequest }),
  command('request by a double click', {
    perform(visit) {
      ask(visit)
      ask(visit)
    },
    update: startRequest,
  }),
]

const progressCommands = [
  command('reasoning', {
    check: hasNoContent,
    perform: (_, model) => runningRequest(model).onProgress({ type: 'reasoning' }),
    update(model) {
      model.status = 'reasoning'
    },
  }),
  command('retry', {
    check: hasNoContent,
    perform: (_, model) => runningRequest(model).onProgress({ type: 'retrying', after: 'overloaded' }),
    update(model) {
      model.status = 'retrying'
    },
  }),
  command('content was reasoning', {
    check: hasContent,
    perform: (_, model) => runningRequest(model).onProgress({ type: 'reasoning' }),
    update(model) {
      model.arrived = ''
      model.status = 'reasoning'
      model.recipe = model.before
    },
  }),
]

const contentCommands = [
  command('content', {
    check: isRunning,
    perform: (_, model) =>
      runningRequest(model).onProgress({ type: 'content', content: nextContent(model), answeredBy }),
    update(model) {
      const isFirst = model.arrived === ''
      model.arrived = nextContent(model)
      model.status = 'streaming'
      // The page shows the first content at once, and more with the next frames or when the request ends.
      if (isFirst) model.recipe = model.arrived
    },
  }),
  command('wait for frames', {
    check: hasContent,
    perform: () => vi.advanceTimersByTime(1000),
    update(model) {
      model.recipe = model.arrived
    },
  }),
]

const endCommands = [
  command('finish', {
    check: hasContent,
    perform: (_, model) => runningRequest(model).resolve({ content: model.arrived, finishReason: 'stop', answeredBy }),
    update(model) {
      endRequest(model)
      model.status = 'done'
      model.recipe = model.arrived
    },
  }),
  command('fail', {
    check: isRunning,
    perform: (_, model) => runningRequest(model).reject(new InferenceError('overloaded', 'The service is busy.')),
    update(model) {
      endRequest(model)
      model.status = 'failed'
      model.previous = model.arrived === '' ? model.recipe : undefined
      model.recipe = model.arrived
      model.consoleLines.push(['The service is busy.'], ['Failed to get recipe:', 'overloaded'])
    },
  }),
  command('stop', {
    check: isRunning,
    perform: ({ current }) => current.stop(),
    update(model) {
      model.running = undefined
      model.status = 'stopped'
      if (model.arrived !== '') model.recipe = model.arrived
    },
  }),
]

const turnBack = command('turn back', {
  check: ({ status, previous }) => status === 'failed' && Boolean(previous),
  perform: ({ current }) => current.show(current.conversation.recipes.at(-1)?.id ?? 0),
  update(model) {
    model.status = 'idle'
    model.recipe = model.previous
  },
})

/** Events of a request that is over. The page ignores them. */
const lateCommands = [
  command('late content', {
    check: hasEndedRequest,
    perform: (_, model) => endedRequest(model)?.onProgress({ type: 'content', content: 'late', answeredBy }),
  }),
  command('late finish', {
    check: hasEndedRequest,
    perform: (_, model) => endedRequest(model)?.resolve({ content: 'late', finishReason: 'stop', answeredBy }),
  }),
  command('late error', {
    check: hasEndedRequest,
    perform: (_, model) => endedRequest(model)?.reject(new Error('late')),
  }),
]

/** Begins a visit. */
function start() {
  sent = []
  const model: Model = {
    ...{ requests: 0, endedRequests: [], running: undefined, arrived: '', status: 'idle', consoleLines: [] },
    ...{ recipe: undefined, before: undefined, previous: undefined },
  }
  return { model, real: renderHook(useConversation).result }
}

test('a visit agrees with a simple model after any sequence of user actions and service events', async () => {
  const weighted = (weight: number, commands: typeof lateCommands) => ({
    weight,
    arbitrary: fc.constantFrom(...commands),
  })
  // The weights of commands that are seldom possible are higher.
  const anyCommand = fc.oneof(
    weighted(2, requestCommands),
    weighted(3, progressCommands),
    weighted(4, contentCommands),
    weighted(3, endCommands),
    weighted(8, [turnBack]),
    weighted(1, lateCommands),
  )
  await fc.assert(
    fc
      .asyncProperty(fc.commands([anyCommand], { maxCommands: 60, size: 'max' }), async (commands) => {
        const { model, real } = start()
        await fc.asyncModelRun(() => ({ model, real }), commands)
        expect(takeConsoleLines()).toEqual(model.consoleLines)
      })
      .afterEach(() => {
        cleanup()
        // The lines of a run that failed.
        takeConsoleLines()
      }),
    // Biased, most sequences would be too short for a second request.
    { numRuns: runs(800), unbiased: true },
  )
}, 240_000)
