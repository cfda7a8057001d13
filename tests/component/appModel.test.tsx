import { act, cleanup, fireEvent, render } from '@testing-library/react'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { App } from '../../src/App'
import { InferenceError } from '../../src/inference/errors'
import type { Progress, Recipe } from '../../src/inference/readCompletion'
import { linesOnConsole } from '../support/componentSetup'
import { useFakeFrames } from '../support/fakeFrames'

// Whatever the cook does and the service sends, in whatever order: the page never contradicts itself.

/** A request that the page made, with everything that can come of it, also when it is over. */
interface Asked {
  readonly ingredients: readonly string[]
  readonly signal: AbortSignal
  readonly onProgress: (progress: Progress) => void
  readonly resolve: (recipe: Recipe) => void
  readonly reject: (error: unknown) => void
}

const asked: Asked[] = []

vi.mock('../../src/ai', async (importOriginal) => ({
  ...(await importOriginal<typeof import('../../src/ai')>()),
  getRecipe: (
    ingredients: readonly string[],
    { signal, onProgress }: Pick<Asked, 'signal' | 'onProgress'>,
  ) =>
    new Promise<Recipe>((resolve, reject) => {
      asked.push({ ingredients, signal, onProgress, resolve, reject })
    }),
}))

/** What the page should be like, kept in the simplest way there is. */
interface Model {
  list: string[]
  added: number
  /** The number of the running request, from 1. */
  running: number
  requests: number
  /** undefined while there is no recipe area. */
  recipe: string | undefined
  /** The one before a request that failed without a word. */
  earlier: string | undefined
  /** The words of the running request. */
  words: string
  failed: boolean
}

/** An act of the cook's or of the service's: what it does to the page, and what it should. It is left out where it cannot be. */
interface Act {
  readonly can: (model: Model) => boolean
  readonly does: (page: HTMLElement, model: Model) => void
  readonly means: (model: Model) => void
}

const button = (page: HTMLElement, name: string) =>
  [...page.querySelectorAll('button')].find(({ textContent }) => textContent === name)

function press(page: HTMLElement, name: string) {
  const found = button(page, name)
  if (!found) throw new Error(`There is no button "${name}".`)
  fireEvent.click(found)
}

const latest = ({ running }: Model) => {
  const request = asked[running - 1]
  if (!request) throw new Error('No request runs.')
  return request
}
/** A request that is over. */
const late = ({ running }: Model) => asked.find((_, index) => index + 1 !== running)

const begin = (model: Model) => {
  if (model.running) return
  model.requests += 1
  model.running = model.requests
  model.words = ''
  if (model.failed && model.earlier) model.recipe = model.earlier
  model.failed = false
}

const isRunning = ({ running }: Model) => running > 0
const enough = ({ list }: Model) => list.length >= 3

const acts = {
  add: {
    can: () => true,
    does: (page, { added }) => {
      const field = page.querySelector('input')
      const form = page.querySelector('form')
      if (!field || !form) throw new Error('There is no form.')
      field.value = `food ${added}`
      fireEvent.submit(form)
    },
    means: (model) => {
      model.list.push(`food ${model.added}`)
      model.added += 1
    },
  },
  remove: {
    can: ({ list }) => list.length > 0,
    does: (page) => {
      const remove = page.querySelector('button[aria-label^="Remove"]')
      if (!remove) throw new Error('There is nothing to remove.')
      fireEvent.click(remove)
    },
    means: ({ list }) => list.shift(),
  },
  ask: { can: enough, does: (page) => press(page, 'Get a recipe !'), means: begin },
  'ask twice': {
    can: enough,
    does: (page) => {
      press(page, 'Get a recipe !')
      press(page, 'Get a recipe !')
    },
    means: begin,
  },
  'try again': {
    can: (model) => model.failed && enough(model),
    does: (page) => press(page, 'Try again'),
    means: begin,
  },
  stop: {
    can: isRunning,
    does: (page) => press(page, 'Stop'),
    means: (model) => {
      model.running = 0
      if (model.words !== '') model.recipe = model.words
    },
  },
  think: {
    can: (model) => isRunning(model) && model.words === '',
    does: (_, model) => latest(model).onProgress({ type: 'reasoning' }),
    means: () => undefined,
  },
  'try by itself': {
    can: (model) => isRunning(model) && model.words === '',
    does: (_, model) => latest(model).onProgress({ type: 'retrying', after: 'overloaded' }),
    means: () => undefined,
  },
  word: {
    can: isRunning,
    does: (_, model) =>
      latest(model).onProgress({ type: 'content', content: `${model.words}word${model.running} ` }),
    means: (model) => {
      const first = model.words === ''
      model.words += `word${model.running} `
      // The first is shown at once, the others at a pace; or with what ends the request.
      if (first) model.recipe = model.words
    },
  },
  frames: {
    can: (model) => isRunning(model) && model.words !== '',
    does: () => vi.advanceTimersByTime(1000),
    means: (model) => {
      model.recipe = model.words
    },
  },
  'words that were thinking': {
    can: (model) => isRunning(model) && model.words !== '',
    does: (_, model) => latest(model).onProgress({ type: 'reasoning' }),
    means: (model) => {
      model.words = ''
      model.recipe = undefined
    },
  },
  finish: {
    can: (model) => isRunning(model) && model.words !== '',
    does: (_, model) => latest(model).resolve({ recipe: model.words, atLengthLimit: false }),
    means: (model) => {
      model.running = 0
      model.recipe = model.words
    },
  },
  fail: {
    can: isRunning,
    does: (_, model) => latest(model).reject(new InferenceError('overloaded')),
    means: (model) => {
      model.running = 0
      model.failed = true
      model.earlier = model.words === '' ? model.recipe : undefined
      model.recipe = model.words
    },
  },
  'bring back': {
    can: ({ failed, earlier }) => failed && Boolean(earlier),
    does: (page) => press(page, 'Show the previous recipe'),
    means: (model) => {
      model.failed = false
      model.recipe = model.earlier
    },
  },
  'late word': {
    can: (model) => late(model) !== undefined,
    does: (_, model) => late(model)?.onProgress({ type: 'content', content: 'late' }),
    means: () => undefined,
  },
  'late finish': {
    can: (model) => late(model) !== undefined,
    does: (_, model) => late(model)?.resolve({ recipe: 'late', atLengthLimit: false }),
    means: () => undefined,
  },
  'late failure': {
    can: (model) => late(model) !== undefined,
    does: (_, model) => late(model)?.reject(new Error('late')),
    means: () => undefined,
  },
} satisfies Record<string, Act>

const names = Object.keys(acts).filter((name): name is keyof typeof acts => name in acts)

// By selectors, not by role: finding by role a hundred thousand times would take minutes.
const seen = (page: HTMLElement) => ({
  list: [...page.querySelectorAll('.ingredients li')].map(({ textContent }) => textContent),
  callToAction: button(page, 'Get a recipe !')?.getAttribute('aria-disabled') ?? 'absent',
  stop: button(page, 'Stop') !== undefined,
  tryAgain: button(page, 'Try again') !== undefined,
  bringBack: button(page, 'Show the previous recipe') !== undefined,
  alert: page.querySelector('[role=alert]') !== null,
  says: page.querySelector('[role=status][aria-label="The chef"]')?.textContent !== '',
  busy: page.querySelector('[aria-live=polite]')?.getAttribute('aria-busy'),
  recipe: page.querySelector('[data-recipe]')?.textContent.trim(),
  requests: asked.length,
  open: asked.flatMap(({ signal }, index) => (signal.aborted ? [] : [index + 1])),
})

useFakeFrames()

test('1,000 random sequences of acts and events leave a page that agrees with itself', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(), { minLength: 5, maxLength: 12 }), async (sequence) => {
      asked.length = 0
      const page = render(<App />).container
      const model: Model = {
        list: [],
        added: 0,
        running: 0,
        requests: 0,
        recipe: undefined,
        earlier: undefined,
        words: '',
        failed: false,
      }
      const ended = new Set<number>()
      let asks: string[] = []
      const done: string[] = []
      for (const number of sequence) {
        // Each number picks one of the acts that can be.
        const possible = names.filter((each) => done.length > 2 && acts[each].can(model))
        // Three ingredients to begin with: most acts want a list.
        const name = possible[number % possible.length] ?? 'add'
        const { does, means } = acts[name]
        done.push(name)
        const before = { ...model }
        await act(async () => does(page, model))
        means(model)
        if (model.requests > before.requests) asks = [...model.list]
        if (before.running && !model.running && name !== 'stop') ended.add(before.running)

        expect(seen(page), `after ${done.join(', ')}`).toEqual({
          list: model.list,
          callToAction: enough(model) ? String(isRunning(model)) : 'absent',
          stop: isRunning(model),
          tryAgain: model.failed && enough(model),
          bringBack: model.failed && Boolean(model.earlier),
          alert: model.failed,
          says: isRunning(model) || (model.requests > 0 && !model.failed),
          busy: String(isRunning(model)),
          recipe: model.recipe?.trim(),
          requests: model.requests,
          // One that ended by itself was not aborted; every other one but the running one was.
          open: [...ended, ...(model.running ? [model.running] : [])].sort((a, b) => a - b),
        })
        expect(asked.at(-1)?.ingredients ?? []).toEqual(asks)
      }
      cleanup()
      // What failed said so, in one line: the other one is ai.ts's.
      const lines = linesOnConsole()
      expect(lines.every(([line]) => line === 'Failed to get recipe:')).toBe(true)
    }),
    { numRuns: 1000 },
  )
}, 120_000)
