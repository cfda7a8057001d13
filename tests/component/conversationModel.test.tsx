import { act, cleanup, fireEvent } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { InferenceError } from '../../src/service/errors'
import { takeConsoleLines } from '../support/componentSetup'
import { fc, runs } from '../support/fastCheck'
import { addIngredient, answeredBy, click, commandsOf, findButton, sentRequests, startPage } from '../support/modelRun'

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

function startRequest(model: Model, isNew: boolean, question?: string) {
  const from = shownRecipe(model)
  // Only the latest six messages are sent.
  const turns = question && from ? [...from.turns, markdownOf(from.title), question].slice(-6) : []
  model.running = { isNew, turns, hasContent: false }
  model.sent.push({ list: [...model.list], diets: model.isVegan ? ['Vegan'] : [], turns })
  if (model.shown === model.recipes.length && model.recipes.length > 0) model.shown -= 1
}

function arrive(model: Model) {
  const { running } = model
  if (!running || running.hasContent) return
  running.hasContent = true
  model.recipes.push({ title: `Dish ${sentRequests().length}`, turns: running.turns })
  if (model.recipes.length > 20) model.recipes.shift()
  model.shown = model.recipes.length - 1
}

const last = () => {
  const request = sentRequests().at(-1)
  if (!request) throw new Error('No request was sent.')
  return request
}

const command = commandsOf<Model>(async (page, model) => {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(500)
  })
  expect(observe(page)).toEqual(expected(model))
})

const content = () => markdownOf(`Dish ${sentRequests().length}`)

const commands = [
  command('add', {
    perform: (page, { list }) => addIngredient(page, `food ${list.length}`),
    update: ({ list }) => list.push(`food ${list.length}`),
  }),
  command('toggle a wish', {
    perform(page) {
      // A request closes the wishes in one column.
      if (!page.querySelector('.wishes-form')) click(page, 'Wishes')
      fireEvent.click(page.querySelectorAll('.wishes-form input[type=checkbox]')[1] ?? page)
    },
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
  sent: sentRequests().map(({ prompt: { ingredients, wishes, turns } }) => ({
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
  const list = ['Eggs', 'Flour', 'Milk']
  const real = await startPage(list)
  await act(async () => click(real, 'Wishes'))
  await vi.waitFor(() => expect(real.querySelector('.wishes-form')).not.toBeNull())
  const model: Model = { list, isVegan: false, recipes: [], shown: undefined, running: undefined, sent: [] }
  return { model, real }
}

test('any actions of the user and the service lose no recipe, run one request at a time, and send the expected messages', async () => {
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
    { numRuns: runs(250), unbiased: true },
  )
}, 300_000)
