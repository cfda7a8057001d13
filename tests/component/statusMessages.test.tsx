import { render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { ErrorNotice } from '../../src/conversation/ErrorNotice'
import { loadRequest } from '../../src/conversation/loadRequest'
import { RequestStatus } from '../../src/conversation/RequestStatus'
import type { Ingredient, UndoEntry } from '../../src/ingredients/ingredients'
import { UndoNotice } from '../../src/ingredients/UndoNotice'
import { noWishes } from '../../src/prompt/wishes'
import type { RecipeRequest } from '../../src/recipe/conversationState'
import type { ErrorKind } from '../../src/service/errors'

// It has the words.
beforeAll(async () => {
  await loadRequest()
})

const doNothing = () => undefined

/** Shows what the page says after an error without a recipe. */
const renderError = (kind: ErrorKind, others: Partial<ComponentProps<typeof ErrorNotice>> = {}) =>
  render(
    <ErrorNotice
      visitorService={undefined}
      error={kind}
      isNext
      onTryAgain={doNothing}
      onFocusLost={doNothing}
      {...others}
    />,
  )

test('the user cannot try again after a configuration error, because it would fail again', () => {
  renderError('configuration')
  expect(screen.queryByRole('button')).toBeNull()
})

test.each<[when: string, others: Partial<ComponentProps<typeof ErrorNotice>>, main: string[]]>([
  ['to ask the cookbook, where it can', { onUseCookbook: doNothing }, ['Use the cookbook']],
  ['to try again, where the cookbook cannot help', {}, ['Try again']],
  ['neither, beside a recipe', { onUseCookbook: doNothing, isNext: false }, []],
])('the main button after an error: %s', (_when, others, main) => {
  renderError('timeout', others)
  const buttons = screen.getAllByRole('button').filter(({ classList }) => !classList.contains('quiet'))
  expect(buttons.map(({ textContent }) => textContent)).toEqual(main)
})

type Pending = Extract<RecipeRequest, { status: 'pending' }>

const before = { recipes: [], shown: 'none', answers: [] } as const
const question: Pending['question'] = { id: 1, ask: { type: 'recipe' }, list: [], wishes: noWishes, before }
const ideas = { ...question, ask: { type: 'ideas' } } as const
const done = { status: 'done', question, isRecipe: true } as const

const pending = (activity: Pending['activity']): RecipeRequest => ({ status: 'pending', question, activity })
const retrying = (after: ErrorKind) => pending({ type: 'retrying', after })

function renderStatus(request: RecipeRequest, isElsewhere = false) {
  const rest = { isElsewhere, statusRef: null, onStop: doNothing, onFocusLost: doNothing }
  render(<RequestStatus request={request} {...rest} />)
}

test.each<[state: string, label: string, request: RecipeRequest]>([
  ['before any request', '', { status: 'idle' }],
  ['while the service is silent', 'The chef is thinking…', pending({ type: 'waiting' })],
  ['while the model reasons', 'The chef is thinking it over…', pending({ type: 'reasoning' })],
  ['before a retry of a busy service', 'The kitchen is busy. Trying again in a moment…', retrying('overloaded')],
  ['before a retry after no answer', 'No answer yet, trying again…', retrying('network')],
  ['while the recipe streams', 'The chef is writing…', { status: 'streaming', question }],
  ['after a reply without a list', 'The chef has answered.', { status: 'done', question, isRecipe: false }],
  ['after ideas', 'Here are some ideas.', { status: 'done', question: ideas, isRecipe: false, hasIdeas: true }],
  ['after no ideas', 'The chef has answered.', { status: 'done', question: ideas, isRecipe: false }],
  ['after a reply with a list', 'Your recipe is ready.', done],
  ['after a reply that was too long', 'Your recipe stopped at the length limit.', { ...done, reachedLimit: true }],
  ['after Stop', 'Stopped.', { status: 'stopped' }],
  ['after an error', '', { status: 'failed', question, error: 'timeout', hasContent: false }],
])('the status %s is "%s"', (_, label, request) => {
  renderStatus(request)
  expect(screen.getByRole('status').textContent).toBe(label)
})

test('the status names a failure that stands beside another recipe', () => {
  renderStatus({ status: 'failed', question, error: 'interrupted', hasContent: true }, true)
  expect(screen.getByRole('status')).toHaveTextContent('Another recipe stopped partway.')
})

const ingredient = (text: string): Ingredient => ({ id: 1, text })
const duplicate = (text: string, count: number) => ({ type: 'duplicate', text, count }) as const

// The notices of usual changes are in addIngredients.test.tsx and editIngredients.test.tsx.

test.each<[notice: string, entry: UndoEntry]>([
  ['"eggs" is on your list 3 times', { type: 'added', ids: [3], reason: duplicate(' eggs ', 3) }],
  ['Removed: a blank line', { type: 'removed', ingredient: ingredient(' \u200b'), index: 0 }],
  ['Removed: Rice flour', { type: 'removed', ingredient: ingredient('Rice \u202eflour'), index: 0 }],
  [`Removed: ${'x'.repeat(60)}…`, { type: 'removed', ingredient: ingredient('x'.repeat(61)), index: 0 }],
  // Both halves of the emoji's surrogate pair.
  [`Removed: ${'x'.repeat(59)}🌶…`, { type: 'removed', ingredient: ingredient(`${'x'.repeat(59)}🌶xx`), index: 0 }],
  ['Changed: a blank line → Oats', { type: 'changed', before: ingredient(''), after: ingredient('Oats') }],
  ['Removed: Flour', { type: 'cleared', ingredients: [ingredient('Flour')] }],
])('the undo notice reads: %s', (notice, entry) => {
  const rest = { lastAdded: undefined, isUndone: undefined, onUndo: doNothing, onFocusLost: doNothing }
  render(<UndoNotice entry={entry} {...rest} />)
  expect(screen.getByRole('paragraph').textContent).toBe(notice)
})
