import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { App } from '../../src/App'
import type { Prompt } from '../../src/ai'
import type { Author } from '../../src/service/author'
import type { CompletionOptions, Reply } from '../../src/service/chatCompletion'
import './lazyChunks'
import type { fc } from './fastCheck'

// For the tests that compare the page with a model of it, after any sequence of commands.

/** Who answers in these tests. */
export const answeredBy: readonly Author[] = [{ kind: 'model', model: 'any/model', service: 'models.example' }]

/** A request that the page sent. The test plays the service, which can also answer a request that is over. */
export interface SentRequest extends CompletionOptions {
  readonly prompt: Prompt
  readonly resolve: (completion: Reply) => void
  readonly reject: (error: unknown) => void
}

let sent: SentRequest[] = []

/** The requests that the page has sent since {@link startPage}, the oldest first. */
export const sentRequests = (): readonly SentRequest[] => sent

vi.mock('../../src/ai', () => ({
  getRecipe: (prompt: Prompt, options: CompletionOptions) =>
    new Promise<Reply>((resolve, reject) => {
      sent.push({ prompt, ...options, resolve, reject })
    }),
}))

/** Finds a button by a selector and its words, because the 100,000 queries by role would take minutes. */
export const findButton = (page: HTMLElement, name: string) =>
  [...page.querySelectorAll('button')].find((button) =>
    [button.getAttribute('aria-label'), button.textContent].includes(name),
  )

/** Clicks a button. */
export function click(page: HTMLElement, name: string) {
  const button = findButton(page, name)
  if (!button) throw new Error(`There is no button "${name}".`)
  fireEvent.click(button)
}

/** Adds an ingredient by the form. */
export function addIngredient(page: HTMLElement, text: string) {
  const [field, form] = [page.querySelector<HTMLInputElement>('#ingredient'), page.querySelector('form')]
  if (!field || !form) throw new Error('There is no form.')
  field.value = text
  fireEvent.submit(form)
}

/** Renders the page with these ingredients. Most commands need enough of them for a request. */
export async function startPage(ingredients: readonly string[]): Promise<HTMLElement> {
  sent = []
  const { container } = render(<App />)
  await act(async () => {
    for (const ingredient of ingredients) addIngredient(container, ingredient)
  })
  return container
}

/** Something that the user or the service does. */
export interface Step<Model> {
  /** Whether it is possible now. */
  readonly check?: (model: Model) => boolean
  readonly perform: (page: HTMLElement, model: Model) => void
  /** Changes the model as the page should have changed. */
  readonly update?: (model: Model) => void
}

/**
 * Returns a function that makes commands of steps. A command compares the page with the model after its step.
 *
 * @param compare expects the page to be as the model says.
 */
export const commandsOf =
  <Model extends object>(compare: (page: HTMLElement, model: Model) => void | Promise<void>) =>
  (
    name: string,
    { check = () => true, perform, update = () => undefined }: Step<Model>,
  ): fc.AsyncCommand<Model, HTMLElement> => ({
    check,
    async run(model, page) {
      await act(async () => perform(page, model))
      update(model)
      await compare(page, model)
    },
    toString: () => name,
  })

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
