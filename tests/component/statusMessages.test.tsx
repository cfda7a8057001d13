import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FailureNotice } from '../../src/conversation/ErrorNotice'
import { ChefStatus } from '../../src/conversation/RequestStatus'
import type { RecipeRequest } from '../../src/conversation/useRecipeRequest'
import { type FailureKind, failures } from '../../src/inference/errors'

const nothing = () => undefined

// What the cook is told of each failure: its sense.
const told: Record<FailureKind, RegExp> = {
  setup: /not been set up/,
  token: /access token is missing or was refused/,
  credit: /out of credit/,
  model: /model .* not available/,
  tooLong: /list is too long/,
  refused: /could not accept the request/,
  busy: /busy/,
  trouble: /in trouble/,
  page: /part of this page could not be loaded/,
  unreachable: /could not be reached/,
  offline: /offline/,
  slow: /took too long/,
  stalled: /took too long .* cut off/,
  noRecipe: /sent no recipe/,
  cutOff: /cut off/,
  declined: /declined to go on/,
  unknown: /went wrong/,
}

test.each(Object.entries(told))('of the failure %s the cook is told', (kind, sense) => {
  const failure = Object.keys(failures).find((known): known is FailureKind => known === kind)
  if (!failure) throw new Error(`There is no failure ${kind}.`)
  render(<FailureNotice failure={failure} onTryAgain={nothing} onFocusLost={nothing} />)
  expect(screen.getByRole('alert')).toHaveTextContent(sense)
  // A page that has not been set up is no better for another try.
  expect(screen.queryAllByRole('button', { name: 'Try again' })).toHaveLength(
    kind === 'setup' ? 0 : 1,
  )
})

test.each<[RecipeRequest, string]>([
  [{ phase: 'idle' }, ''],
  [{ phase: 'asking', progress: { type: 'waiting' } }, 'The chef is thinking…'],
  [{ phase: 'asking', progress: { type: 'reasoning' } }, 'The chef is thinking it over…'],
  [
    { phase: 'asking', progress: { type: 'retrying', after: 'overloaded' } },
    'The kitchen is busy, trying again…',
  ],
  [
    { phase: 'asking', progress: { type: 'retrying', after: 'network' } },
    'No answer yet, trying again…',
  ],
  [{ phase: 'writing', recipe: 'Whisk' }, 'The chef is writing…'],
  [{ phase: 'done', recipe: 'Whisk.', atLengthLimit: false }, 'The chef has answered.'],
  [{ phase: 'stopped', recipe: 'Whisk' }, 'Stopped.'],
  [{ phase: 'back', recipe: 'Whisk' }, 'The last recipe is back.'],
  [{ phase: 'failed', recipe: '', failure: 'busy' }, ''],
])('of %j the status says "%s", and there is a Stop button while it runs', (request, words) => {
  render(<ChefStatus request={request} status={null} onStop={nothing} onFocusLost={nothing} />)
  expect(screen.getByRole('status').textContent).toBe(words)
  const runs = request.phase === 'asking' || request.phase === 'writing'
  expect(screen.queryAllByRole('button', { name: 'Stop' })).toHaveLength(runs ? 1 : 0)
})
