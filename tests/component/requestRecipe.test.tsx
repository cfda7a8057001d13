import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  ingredientField,
  listedIngredients,
  listStatus,
  recipeContent,
  recipeHeading,
  recipeLiveRegion,
  removeButton,
  renderPage,
  requestButton,
  requestStatus,
  stopButton,
} from '../support/appPage'
import { takeConsoleLines } from '../support/componentSetup'
import { chatCompletion, holdRequest, holdStream } from '../support/fakeClient'

/** A page with three ingredients and a request that has streamed this content. */
async function renderStreaming(content: string) {
  const stream = holdStream()
  const { user } = await renderPage('Eggs', 'Flour', 'Milk')
  await user.click(requestButton())
  stream.send(content)
  await screen.findByText(content.trim())
  return { user, stream }
}

test('a request sends the whole list, and the page shows the reply as markdown', async () => {
  const { requested, reply } = holdRequest()
  const { user } = await renderPage('Eggs', 'Flour', 'Milk')
  await user.click(requestButton())
  await requested
  const [request] = chatCompletion.mock.lastCall ?? []
  expect(request).toMatchObject({
    max_tokens: 1024,
    messages: [{ role: 'system' }, { role: 'user', content: expect.stringContaining('Eggs, Flour, Milk') }],
  })
  expect(requestStatus()).toHaveTextContent('The chef is thinking…')
  expect(recipeHeading()).toBeNull()

  reply('# Pancakes\n\n- 2 eggs\n- **flour**\n\n1. Whisk.\n2. Fry.')
  const title = await screen.findByRole('heading', { name: 'Pancakes' })
  expect(recipeContent()).toContainElement(title)
  const recipe = within(recipeContent())
  expect(recipe.getAllByRole('listitem')).toHaveLength(4)
  expect(recipe.getByText('flour', { selector: 'strong' })).toBeVisible()
  expect(recipeLiveRegion()).toHaveAttribute('aria-busy', 'false')
  expect(requestStatus()).toHaveTextContent('Your recipe is ready.')
})

test('the request button stays focusable and sends one request, however often it is pressed', async () => {
  const { reply } = holdRequest()
  const { user } = await renderPage('Eggs', 'Flour', 'Milk')
  await user.dblClick(requestButton())
  expect(requestButton()).toHaveFocus()
  await user.keyboard('{Enter} ')
  expect(requestButton()).toHaveAttribute('aria-disabled', 'true')
  reply('Omelette')
  await screen.findByText('Omelette')
  expect(chatCompletion).toHaveBeenCalledTimes(1)
  expect(requestButton()).toHaveAttribute('aria-disabled', 'false')
})

test('a request clears what could be undone, but a press on the disabled button does not', async () => {
  holdStream()
  const { user } = await renderPage('Eggs', 'Flour', 'Milk', 'Milk')
  expect(listStatus()).not.toBeEmptyDOMElement()
  await user.click(requestButton())
  expect(listStatus()).toBeEmptyDOMElement()
  expect(listedIngredients()).toEqual(['Eggs', 'Flour', 'Milk', 'Milk'])

  await user.click(removeButton('Flour'))
  await user.click(requestButton())
  expect(within(listStatus()).getByText('Removed: Flour')).toBeVisible()
})

test('unmounting the page aborts the request', async () => {
  const { requested } = holdRequest()
  const { user, unmount } = await renderPage('Eggs', 'Flour', 'Milk')
  await user.click(requestButton())
  await requested
  const [, options] = chatCompletion.mock.lastCall ?? []
  expect(options?.signal.aborted).toBe(false)
  unmount()
  expect(options?.signal.aborted).toBe(true)
})

test.each([
  ['JSON', '{"recipe_name": "Pancakes", "ingredients": ["2 eggs"], "instructions": ["Whisk them."]}'],
  ['HTML', '<h1>Pancakes</h1> <ul><li>2 eggs</li></ul> <ol><li>Whisk them.</li></ol>'],
])('a reply in %s is a recipe, and can be seen as it came', async (_, data) => {
  const { reply } = holdRequest()
  const { user } = await renderPage('Eggs', 'Flour', 'Milk')
  await user.click(requestButton())
  reply(data)
  await screen.findByRole('heading', { name: 'Pancakes' })
  expect(recipeContent()).not.toHaveTextContent(/[{}"<>]/)
  await user.click(await screen.findByText('The reply as it came'))
  expect(screen.getByText(data)).toBeVisible()
})

test('the status has the focus after Stop, so a second Enter sends no request', async () => {
  const { user } = await renderStreaming('Whisk the ')
  stopButton().focus()
  await user.keyboard('{Enter}{Enter}')
  expect(requestStatus()).toHaveTextContent('Stopped.')
  expect(requestStatus()).toHaveFocus()
})

test('the focus moves from the Stop button to the status when the recipe ends', async () => {
  const { stream } = await renderStreaming('Whisk the ')
  stopButton().focus()
  stream.finish('eggs.')
  await screen.findByText('The chef has answered.')
  expect(requestStatus()).toHaveFocus()
})

test('the focus stays in the field when the recipe ends while the user types', async () => {
  const { user, stream } = await renderStreaming('Whisk the ')
  await user.type(ingredientField(), 'But')
  stream.finish('eggs.')
  await screen.findByText('The chef has answered.')
  expect(ingredientField()).toHaveFocus()
})

test('the error is outside of the recipe, its Try again is the main button and sends another request', async () => {
  chatCompletion.mockRejectedValueOnce(new Error('overloaded'))
  const { user } = await renderPage('Eggs', 'Flour', 'Milk')
  await user.click(requestButton())
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Something went wrong and no recipe came.')
  expect(takeConsoleLines()).toEqual([['overloaded'], ['Failed to get recipe:', 'unknown']])
  expect(recipeLiveRegion()).not.toContainElement(alert)
  expect(requestButton()).toHaveClass('quiet')

  const { reply } = holdRequest()
  await user.click(within(alert).getByRole('button', { name: 'Try again' }))
  expect(screen.queryByRole('alert')).toBeNull()
  // The button was removed together with the notice.
  expect(requestStatus()).toHaveFocus()
  reply('Omelette')
  expect(await screen.findByText('Omelette')).toBeVisible()
})
