import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  listedIngredients,
  recipeContent,
  recipeLiveRegion,
  renderPage,
  requestButton,
  requestStatus,
} from '../support/appPage'
import { takeConsoleLines } from '../support/componentSetup'
import { chatCompletion, completion, holdRequest, holdStream } from '../support/fakeClient'

/** A page with three ingredients and a request that failed with this error. */
async function renderFailed(error = new Error('overloaded')) {
  chatCompletion.mockRejectedValueOnce(error)
  const { user } = await renderPage('Eggs', 'Flour', 'Milk')
  await user.click(requestButton())
  const alert = await screen.findByRole('alert')
  return { user, alert, consoleLines: takeConsoleLines() }
}

test('a failed request shows an empty recipe, logs two lines and keeps the list', async () => {
  const { consoleLines } = await renderFailed(new TypeError('Failed to fetch'))
  expect(recipeContent()).toBeEmptyDOMElement()
  expect(consoleLines).toEqual([['Failed to fetch'], ['Failed to get recipe:', 'unknown']])
  expect(listedIngredients()).toEqual(['Eggs', 'Flour', 'Milk'])
})

test('the error is outside of the recipe, and its Try again button sends another request', async () => {
  const { user, alert } = await renderFailed()
  expect(alert).toHaveTextContent('Something went wrong and no recipe came.')
  expect(recipeLiveRegion()).not.toContainElement(alert)

  const { reply } = holdRequest()
  await user.click(within(alert).getByRole('button', { name: 'Try again' }))
  expect(screen.queryByRole('alert')).toBeNull()
  // The button was removed together with the notice.
  expect(requestStatus()).toHaveFocus()
  reply('Omelette')
  expect(await screen.findByText('Omelette')).toBeVisible()
})

test('after an error one button is the main one, and not the one that failed', async () => {
  const { alert } = await renderFailed()
  expect(requestButton()).toHaveClass('quiet')
  const main = within(alert)
    .getAllByRole('button')
    .filter(({ classList }) => !classList.contains('quiet'))
  expect(main).toHaveLength(1)
})

test('a failed request replaces the recipe with an empty one, and the user can turn back to it', async () => {
  chatCompletion.mockResolvedValueOnce(completion('Omelette'))
  chatCompletion.mockRejectedValueOnce(new Error('overloaded'))
  const { user } = await renderPage('Eggs', 'Flour', 'Milk')
  await user.click(requestButton())
  await screen.findByText('Omelette')
  await user.click(requestButton())
  const alert = await screen.findByRole('alert')
  expect(recipeContent()).toBeEmptyDOMElement()
  takeConsoleLines()

  expect(within(alert).getAllByRole('button')).toEqual([screen.getByRole('button', { name: 'Try again' })])
  await user.click(screen.getByRole('button', { name: 'Previous recipe' }))
  expect(recipeContent()).toHaveTextContent(/^Omelette$/)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole('button', { name: 'Previous recipe' })).toHaveFocus()
})

test('an interrupted recipe keeps the content that arrived, and the error mentions it', async () => {
  const stream = holdStream()
  const { user } = await renderPage('Eggs', 'Flour', 'Milk')
  await user.click(requestButton())
  stream.send('Whisk the ')
  await screen.findByText('Whisk the')
  stream.fail(new Error('socket hang up'))
  expect(await screen.findByRole('alert')).toHaveTextContent('The recipe was cut off.')
  expect(recipeContent()).toHaveTextContent(/^Whisk the$/)
  expect(await screen.findByRole('button', { name: 'Share' })).toBeVisible()
  expect(takeConsoleLines()).toEqual([['socket hang up'], ['Failed to get recipe:', 'interrupted']])
})
