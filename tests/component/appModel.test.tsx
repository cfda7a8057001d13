import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { App } from '../../src/App'
import type { Prompt } from '../../src/ai'
import type { Author } from '../../src/service/author'
import type { CompletionOptions, Reply } from '../../src/service/chatCompletion'
import { InferenceError } from '../../src/service/errors'
import { takeConsoleLines } from '../support/componentSetup'
import { fc, runs } from '../support/fastCheck'
import '../support/lazyChunks'

/** A request that the page sent. The test plays the service, which can also answer a request that is over. */
interface SentRequest extends CompletionOptions {
  readonly prompt: Prompt
  readonly resolve: (completion: Reply) => void
  readonly reject: (error: unknown) => void
}

/** The requests of the page that is rendered, the oldest first. */
let sent: SentRequest[] = []

vi.mock('../../src/ai', () => ({
  getRecipe: (prompt: Prompt, options: CompletionOptions) =>
    new Promise<Reply>((resolve, reject) => {
      sent.push({ prompt, ...options, resolve, reject })
    }),
}))

const answeredBy: readonly Author[] = [{ kind: 'model', model: 'any/model', service: 'models.example' }]

/** Finds a button by a selector and its words, because the 100,000 queries by role would take minutes. */
const findButton = (page: HTMLElement, name: string) =>
  [...page.querySelectorAll('button')].find((button) =>
    [button.getAttribute('aria-label'), button.textContent].includes(name),
  )

function click(page: HTMLElement, name: string) {
  const button = findButton(page, name)
  if (!button) throw new Error(`There is no button "${name}".`)
  fireEvent.click(button)
}

function addIngredient(page: HTMLElement, text: string) {
  const [field, form] = [page.querySelector<HTMLInputElement>('#ingredient'), page.querySelector('form')]
  if (!field || !form) throw new Error('There is no form.')
  field.value = text
  fireEvent.submit(form)
}

/** Renders the page with these ingredients. Most commands need enough of them for a request. */
async function startPage(ingredients: readonly string[]): Promise<HTMLElement> {
  sent = []
  const { container } = render(<App />)
  await act(async () => {
    for (const ingredient of ingredients) addIngredient(container, ingredient)
  })
  return container
}

// The first request loads the lazy chunks. Later ones start within the `act` of their click.
beforeAll(async () => {
  click(await startPage(['Eggs', 'Flour', 'Milk']), 'Get a recipe !')
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  cleanup()
})

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame', 'performance'],
  })
})

afterEach(() => {
  vi.useRealTimers()
})

/** What the page should show. */
interface Model {
  ingredients: string[]
  addedIngredients: number
  /** The ingredients of each request that the page should have sent. */
  requests: string[][]
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
  hasFailed: boolean
  consoleLines: unknown[][]
}

const isRunning = ({ running }: Model) => running !== undefined
const hasContent = (model: Model) => isRunning(model) && model.arrived !== ''
const hasNoContent = (model: Model) => isRunning(model) && model.arrived === ''
const isEnough = ({ ingredients }: Model) => ingredients.length >= 3
const hasEndedRequest = (model: Model) => endedRequest(model) !== undefined

function startRequest(model: Model) {
  if (isRunning(model)) return
  model.running = model.requests.push([...model.ingredients]) - 1
  model.arrived = ''
  model.status = 'The chef is thinking…'
  if (model.hasFailed && model.previous) model.recipe = model.previous
  model.before = model.recipe
  model.hasFailed = false
}

function endRequest(model: Model) {
  if (model.running !== undefined) model.endedRequests.push(model.running)
  model.running = undefined
}

function nextContent({ arrived, running }: Model) {
  return `${arrived}content${running} `
}

function removeFirstIngredient(page: HTMLElement) {
  const button = page.querySelector('button.remove')
  if (!button) throw new Error('There is no ingredient.')
  fireEvent.click(button)
}

function runningRequest({ running = -1 }: Model): SentRequest {
  const request = sent[running]
  if (!request) throw new Error('No request runs.')
  return request
}

/** The latest request that is over. */
const endedRequest = ({ running }: Model) => sent.findLast((_, index) => index !== running)

const observePage = (page: HTMLElement) => ({
  ingredients: [...page.querySelectorAll('.ingredients li')].map(({ textContent }) => textContent),
  requestButton: findButton(page, 'Get a recipe !')?.getAttribute('aria-disabled'),
  hasStop: findButton(page, 'Stop') !== undefined,
  hasTryAgain: findButton(page, 'Try again') !== undefined,
  hasAlert: page.querySelector('[role=alert]') !== null,
  hasActions: findButton(page, 'Share') !== undefined,
  status: page.querySelector('[role=status][aria-label="The chef"]')?.textContent,
  busy: page.querySelector('[aria-live=polite]')?.getAttribute('aria-busy'),
  recipe: page.querySelector('[data-recipe]')?.textContent.trim(),
  requests: sent.map(({ prompt }) => prompt.ingredients),
  notAborted: sent.flatMap(({ signal }, index) => (signal.aborted ? [] : [index])),
})

const expectedPage = (model: Model): ReturnType<typeof observePage> => ({
  ingredients: model.ingredients,
  requestButton: isEnough(model) ? String(isRunning(model)) : undefined,
  hasStop: isRunning(model),
  hasTryAgain: model.hasFailed && isEnough(model),
  hasAlert: model.hasFailed,
  hasActions: Boolean(model.recipe) && !isRunning(model),
  status: model.status,
  busy: String(isRunning(model)),
  recipe: model.recipe?.trim(),
  requests: model.requests,
  notAborted: [...model.endedRequests, ...(model.running === undefined ? [] : [model.running])],
})

/** Something that the user or the service does. */
interface Step {
  /** Whether it is possible now. */
  readonly check?: (model: Model) => boolean
  readonly perform: (page: HTMLElement, model: Model) => void
  /** Changes the model as the page should have changed. */
  readonly update?: (model: Model) => void
}

/** Makes a command of a step, after which the page should be as the model says. */
const command = (
  name: string,
  { check = () => true, perform, update = () => undefined }: Step,
): fc.AsyncCommand<Model, HTMLElement> => ({
  check,
  async run(model, page) {
    await act(async () => perform(page, model))
    update(model)
    expect(observePage(page)).toEqual(expectedPage(model))
  },
  toString: () => name,
})

const listCommands = [
  command('add', {
    perform: (page, { addedIngredients }) => addIngredient(page, `food ${addedIngredients}`),
    update(model) {
      model.ingredients.push(`food ${model.addedIngredients}`)
      model.addedIngredients += 1
    },
  }),
  command('remove', {
    check: ({ ingredients }) => ingredients.length > 0,
    perform: removeFirstIngredient,
    update: ({ ingredients }) => ingredients.shift(),
  }),
]

const requestCommands = [
  command('request', {
    check: isEnough,
    perform: (page) => click(page, 'Get a recipe !'),
    update: startRequest,
  }),
  command('request by a double click', {
    check: isEnough,
    perform(page) {
      click(page, 'Get a recipe !')
      click(page, 'Get a recipe !')
    },
    update: startRequest,
  }),
]

const progressCommands = [
  command('reasoning', {
    check: hasNoContent,
    perform: (_, model) => runningRequest(model).onProgress({ type: 'reasoning' }),
    update(model) {
      model.status = 'The chef is thinking it over…'
    },
  }),
  command('retry', {
    check: hasNoContent,
    perform: (_, model) => runningRequest(model).onProgress({ type: 'retrying', after: 'overloaded' }),
    update(model) {
      model.status = 'The kitchen is busy. Trying again in a moment…'
    },
  }),
  command('content was reasoning', {
    check: hasContent,
    perform: (_, model) => runningRequest(model).onProgress({ type: 'reasoning' }),
    update(model) {
      model.arrived = ''
      model.status = 'The chef is thinking it over…'
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
      model.status = 'The chef is writing…'
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
      model.status = 'The chef has answered.'
      model.recipe = model.arrived
    },
  }),
  command('fail', {
    check: isRunning,
    perform: (_, model) => runningRequest(model).reject(new InferenceError('overloaded', 'The service is busy.')),
    update(model) {
      endRequest(model)
      model.hasFailed = true
      model.status = ''
      model.previous = model.arrived === '' ? model.recipe : undefined
      model.recipe = model.arrived
      model.consoleLines.push(['The service is busy.'], ['Failed to get recipe:', 'overloaded'])
    },
  }),
  command('stop', {
    check: isRunning,
    perform: (page) => click(page, 'Stop'),
    update(model) {
      model.running = undefined
      model.status = 'Stopped.'
      if (model.arrived !== '') model.recipe = model.arrived
    },
  }),
]

const recoveryCommands = [
  command('try again', {
    check: (model) => model.hasFailed && isEnough(model),
    perform: (page) => click(page, 'Try again'),
    update: startRequest,
  }),
  command('turn back', {
    check: ({ hasFailed, previous }) => hasFailed && Boolean(previous),
    perform: (page) => click(page, '‹ Previous'),
    update(model) {
      model.hasFailed = false
      model.status = ''
      model.recipe = model.previous
    },
  }),
]

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

/** Renders the page with enough ingredients, because most commands need a request. */
async function start() {
  const ingredients = ['Eggs', 'Flour', 'Milk', 'Butter']
  const real = await startPage(ingredients)
  const model: Model = {
    ingredients,
    addedIngredients: 0,
    requests: [],
    endedRequests: [],
    running: undefined,
    arrived: '',
    status: '',
    recipe: undefined,
    before: undefined,
    previous: undefined,
    hasFailed: false,
    consoleLines: [],
  }
  return { model, real }
}

test('the page agrees with a simple model after any sequence of user actions and service events', async () => {
  const weighted = (weight: number, commands: typeof listCommands) => ({
    weight,
    arbitrary: fc.constantFrom(...commands),
  })
  // The weights of commands that are seldom possible are higher.
  const anyCommand = fc.oneof(
    weighted(1, listCommands),
    weighted(2, requestCommands),
    weighted(3, progressCommands),
    weighted(4, contentCommands),
    weighted(3, endCommands),
    weighted(8, recoveryCommands),
    weighted(1, lateCommands),
  )
  await fc.assert(
    fc
      .asyncProperty(fc.commands([anyCommand], { maxCommands: 60, size: 'max' }), async (commands) => {
        const { model, real } = await start()
        await fc.asyncModelRun(() => ({ model, real }), commands)
        expect(takeConsoleLines()).toEqual(model.consoleLines)
      })
      .afterEach(() => {
        cleanup()
        // The lines of a run that failed.
        takeConsoleLines()
      }),
    // Biased, most sequences would be too short for a second request.
    { numRuns: runs(200), unbiased: true },
  )
}, 240_000)
