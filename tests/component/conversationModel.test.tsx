import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { App } from '../../src/App'
import type { Prompt } from '../../src/ai'
import type { Author } from '../../src/service/author'
import type { CompletionOptions, Reply } from '../../src/service/chatCompletion'
import { InferenceError } from '../../src/service/errors'
import { takeConsoleLines } from '../support/componentSetup'
import '../support/lazyChunks'
import { fc, runs } from '../support/fastCheck'

const answeredBy: readonly Author[] = [{ kind: 'model', model: 'any/model', service: 'models.example' }]

/** A request that the page sent. The test plays the service. */
interface SentRequest extends CompletionOptions {
  readonly prompt: Prompt
  readonly resolve: (completion: Reply) => void
  readonly reject: (error: unknown) => void
}

let sentRequests: SentRequest[] = []

vi.mock('../../src/ai', () => ({
  getRecipe: (prompt: Prompt, options: CompletionOptions) =>
    new Promise<Reply>((resolve, reject) => {
      sentRequests.push({ prompt, ...options, resolve, reject })
    }),
}))

interface ModelRecipe {
  readonly title: string
  readonly turns: readonly string[]
}

/** What the page should show and should have sent. */
interface Model {
  list: string[]
  isVegan: boolean
  recipes: ModelRecipe[]
  /** The index of the recipe on the page; the number of recipes while the area is empty after a failure. */
  shown: number | undefined
  running: { readonly isNew: boolean; readonly turns: readonly string[]; hasContent: boolean } | undefined
  /** The list, the wishes and the turns of each request, as the page should have sent them. */
  sent: { readonly list: readonly string[]; readonly diets: readonly string[]; readonly turns: readonly string[] }[]
}

const CHANGE = 'without salt'
const shownRecipe = ({ recipes, shown }: Model) => (shown === undefined ? undefined : recipes[shown])
const isIdle = ({ running }: Model) => running === undefined
const canFollowUp = (model: Model) => isIdle(model) && shownRecipe(model) !== undefined
const markdownOf = (title: string) => `# ${title}\n\n- 2 eggs\n\n1. Stir.`

const findButton = (page: HTMLElement, name: string) =>
  [...page.querySelectorAll('button')].find(
    (button) => (button.getAttribute('aria-label') ?? button.textContent) === name,
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

function startRequest(model: Model, isNew: boolean, question?: string) {
  const from = shownRecipe(model)
  // The oldest of more than six messages are left out.
  const turns = question && from ? [...from.turns, markdownOf(from.title), question].slice(-6) : []
  model.running = { isNew, turns, hasContent: false }
  model.sent.push({ list: [...model.list], diets: model.isVegan ? ['Vegan'] : [], turns })
  if (model.shown === model.recipes.length && model.recipes.length > 0) model.shown -= 1
}

function arrive(model: Model) {
  const { running } = model
  if (!running || running.hasContent) return
  running.hasContent = true
  model.recipes.push({ title: `Dish ${sentRequests.length}`, turns: running.turns })
  if (model.recipes.length > 20) model.recipes.shift()
  model.shown = model.recipes.length - 1
}

const last = () => {
  const request = sentRequests.at(-1)
  if (!request) throw new Error('No request was sent.')
  return request
}

interface Step {
  readonly check?: (model: Model) => boolean
  readonly perform: (page: HTMLElement, model: Model) => void
  readonly update: (model: Model) => void
}

const command = (name: string, { check = () => true, perform, update }: Step): fc.AsyncCommand<Model, HTMLElement> => ({
  check,
  async run(model, page) {
    await act(async () => perform(page, model))
    update(model)
    await act(async () => {
      await vi.advanceTimersByTimeAsync(500)
    })
    expect(observe(page)).toEqual(expected(model))
  },
  toString: () => name,
})

const content = () => markdownOf(`Dish ${sentRequests.length}`)

const commands = [
  command('add', {
    perform: (page, { list }) => addIngredient(page, `food ${list.length}`),
    update: ({ list }) => list.push(`food ${list.length}`),
  }),
  command('toggle a wish', {
    perform: (page) => fireEvent.click(page.querySelectorAll('.wishes-form input[type=checkbox]')[1] ?? page),
    update(model) {
      model.isVegan = !model.isVegan
    },
  }),
  command('ask', {
    check: isIdle,
    perform: (page) => click(page, 'Get a recipe !'),
    update: (model) => startRequest(model, true),
  }),
  command('ask while a request runs', {
    check: (model) => !isIdle(model),
    perform: (page) => click(page, 'Get a recipe !'),
    update: () => undefined,
  }),
  command('another idea', {
    check: canFollowUp,
    perform: (page) => click(page, 'Another idea'),
    update(model) {
      const titles = [...new Set(model.recipes.map(({ title }) => title))].join('; ')
      startRequest(model, false, `Please recommend another recipe, not one of these: ${titles}.`)
    },
  }),
  command('change', {
    check: canFollowUp,
    perform(page) {
      fireEvent.change(page.querySelector('#change') ?? page, { target: { value: CHANGE } })
      click(page, 'Change it')
    },
    update: (model) => startRequest(model, false, `Please change this recipe, and write it again in full: ${CHANGE}`),
  }),
  command('content', {
    check: (model) => !isIdle(model),
    perform: () => last().onProgress({ type: 'content', content: content(), answeredBy }),
    update: arrive,
  }),
  command('complete', {
    check: (model) => !isIdle(model),
    perform: () => last().resolve({ content: content(), finishReason: 'stop', answeredBy }),
    update(model) {
      arrive(model)
      model.running = undefined
    },
  }),
  command('fail', {
    check: (model) => !isIdle(model),
    perform: () => last().reject(new InferenceError('overloaded', 'The service is busy.')),
    update(model) {
      if (model.running?.isNew && !model.running.hasContent) model.shown = model.recipes.length
      model.running = undefined
    },
  }),
  command('stop', {
    check: (model) => !isIdle(model),
    perform: (page) => click(page, 'Stop'),
    update(model) {
      model.running = undefined
    },
  }),
  command('previous', {
    check: ({ shown }) => shown !== undefined && shown > 0,
    perform: (page) => click(page, 'Previous recipe'),
    update(model) {
      model.shown = (model.shown ?? 0) - 1
    },
  }),
  command('next', {
    check: ({ shown, recipes }) => shown !== undefined && shown < recipes.length - 1,
    perform: (page) => click(page, 'Next recipe'),
    update(model) {
      model.shown = (model.shown ?? 0) + 1
    },
  }),
]

const observe = (page: HTMLElement) => ({
  title: page.querySelector('[data-recipe] h3')?.textContent,
  hasArea: page.querySelector('[data-recipe]') !== null,
  position: page.querySelector('.recipe-nav span')?.textContent,
  isBusy: findButton(page, 'Stop') !== undefined,
  sent: sentRequests.map(({ prompt: { ingredients, wishes, turns } }) => ({
    list: ingredients,
    diets: wishes.diets,
    turns: turns.map((turn) => turn.content),
  })),
})

function expected(model: Model) {
  const { recipes, shown } = model
  const hasNav = recipes.length > 1 && shown !== undefined && shown < recipes.length
  return {
    title: shownRecipe(model)?.title,
    hasArea: shown !== undefined,
    position: hasNav ? `${shown + 1} of ${recipes.length}` : undefined,
    isBusy: !isIdle(model),
    sent: model.sent,
  }
}

/** Renders the page with enough ingredients and the wishes open. */
async function start() {
  sentRequests = []
  const list = ['Eggs', 'Flour', 'Milk']
  const { container } = render(<App />)
  await act(async () => {
    for (const ingredient of list) addIngredient(container, ingredient)
  })
  await act(async () => click(container, 'Wishes'))
  await vi.waitFor(() => expect(container.querySelector('.wishes-form')).not.toBeNull())
  const model: Model = { list, isVegan: false, recipes: [], shown: undefined, running: undefined, sent: [] }
  return { model, real: container }
}

// The first request loads the lazy chunks.
beforeAll(async () => {
  const { real } = await start()
  click(real, 'Get a recipe !')
  await vi.waitFor(() => expect(sentRequests).toHaveLength(1))
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

test('no recipe is lost, one request runs, and the messages are as described, whatever the user and the service do', async () => {
  await fc.assert(
    fc
      .asyncProperty(fc.commands([fc.constantFrom(...commands)], { maxCommands: 30, size: 'max' }), async (all) => {
        const { model, real } = await start()
        await fc.asyncModelRun(() => ({ model, real }), all)
      })
      .afterEach(() => {
        cleanup()
        takeConsoleLines()
      }),
    { numRuns: runs(500), unbiased: true },
  )
}, 300_000)
