import { render, screen, waitFor } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { beforeAll, beforeEach, expect, onTestFinished } from 'vitest'
import { noWishes } from '../../src/prompt/wishes'
import { plainText } from '../../src/reader/plainText'
import type { Conversation, Recipe, RecipeRequest } from '../../src/recipe/conversationState'
import { loadRecipeCard } from '../../src/recipe/loadRecipeCard'
import { RecipePanel } from '../../src/recipe/RecipePanel'
import { noTimers } from '../../src/recipe/timers/timers'
import { timersStore } from '../../src/recipe/timers/timersStore'
import { recipe } from './recipe'

// The panel loads these chunks. Here they are there before the first test.
beforeAll(async () => {
  await Promise.all([loadRecipeCard(), import('../../src/recipe/understanding.lazy')])
})

// The timers outlive their recipe, but not their test.
beforeEach(() => timersStore.set(noTimers))

/** Returns a user with a clipboard, whose browser has these properties of `navigator` until the test ends. */
export function setupUser(browser: Readonly<Record<string, unknown>> = {}) {
  // Before the others, because it brings the clipboard.
  const user = userEvent.setup()
  for (const [name, value] of Object.entries(browser))
    Object.defineProperty(navigator, name, { value, configurable: true })
  for (const name of ['clipboard', ...Object.keys(browser)])
    onTestFinished(() => void Reflect.deleteProperty(navigator, name))
  return user
}

/** What a file of a recipe by that model holds. */
export const signed = (markdown: string) =>
  `${markdown.trimEnd()}\n\n*Written by any/model at models.example. A language model can be wrong about food safety.*\n`

/** What a copy of its words holds. */
export const plainAndSigned = (markdown: string) =>
  `${plainText(markdown)}\n\nWritten by any/model at models.example. A language model can be wrong about food safety.\n`

/** Opens the menu *Share* and presses one of its buttons. */
export async function pressInShare(user: UserEvent, action: string) {
  for (const name of ['Share', action]) await user.click(screen.getByRole('button', { name }))
}

/** What a test says of a panel. Everything has a default: no recipe, no running request, an empty list. */
export interface PanelProps extends Partial<Omit<ComponentProps<typeof RecipePanel>, 'conversation'>> {
  readonly recipe?: Recipe | undefined
  /** All recipes of the visit; by default the one that is shown. */
  readonly recipes?: readonly Recipe[]
  /** A request runs. */
  readonly isBusy?: boolean
  /** The recipe grows. */
  readonly isStreaming?: boolean
  /** The model's answer about the recipe. */
  readonly answer?: string
  /** The request; by default one that fits `isBusy` and `isStreaming`. */
  readonly request?: RecipeRequest
}

/** Returns a panel. Its lazy chunk is loaded before the tests of a file that imports this one. */
export function panel({ recipe, recipes, isBusy, isStreaming, answer, request, ...props }: PanelProps) {
  const all = recipes ?? (recipe?.markdown ? [recipe] : [])
  const conversation: Conversation = {
    recipes: all,
    shown: recipe === undefined ? 'none' : recipe.markdown === '' ? 'empty' : recipe.id,
    request: request ?? requestFor(recipe, isBusy, isStreaming),
    answers:
      recipe && answer !== undefined ? [{ id: 9, recipeId: recipe.id, change: 'anything', markdown: answer }] : [],
  }
  return (
    <RecipePanel
      list={[]}
      wishes={noWishes}
      notice={undefined}
      minimum={3}
      onExample={() => undefined}
      onAsk={() => undefined}
      onShow={() => undefined}
      onAdd={() => undefined}
      {...props}
      conversation={conversation}
    />
  )
}

function requestFor(recipe: Recipe | undefined, isBusy = false, isStreaming = false): RecipeRequest {
  if (!isBusy) return { status: 'idle' }
  const before = { recipes: [], shown: 'none', answers: [] } as const
  const question = { id: recipe?.id ?? 1, ask: { type: 'recipe' }, list: [], wishes: noWishes, before } as const
  return isStreaming
    ? { status: 'streaming', question }
    : { status: 'pending', question, activity: { type: 'waiting' } }
}

/** Renders a finished recipe. Returns the element with the rendered markdown. */
export function renderMarkdown(markdown: string) {
  const { container } = render(panel({ recipe: recipe(markdown) }))
  return contentOf(container)
}

/** Resolves when the page has read the complete recipe. It marks amounts and times in the recipe's words then. */
export const recipeIsRead = () => waitFor(() => expect(document.querySelector('[data-understood]')).not.toBeNull())

/** Returns the element with the rendered markdown, without the recipe's heading. */
export function contentOf(container: HTMLElement) {
  const content = container.querySelector<HTMLElement>('[data-recipe]')
  if (!content) throw new Error('There is no recipe.')
  return content
}
