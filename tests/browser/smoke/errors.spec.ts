import { addIngredients, expect, FINISHED, list, requestRecipe, TOKEN, test, ui } from '../../support/browser'
import { deferred } from '../../support/deferred'
import { errorReply, event, reply, streamedReply } from '../../support/service'

import { eventStream, testFailure } from '../shared/errors'

testFailure('the service rejects the token', {
  script: () => errorReply(401, `${TOKEN} is not known.`),
  message: /access token was refused/,
  requests: 1,
})

test('the page retries a busy service, and the status says so', async ({ page, modelSite, service, log }) => {
  let count = 0
  service.respondWith((request) => {
    count += 1
    return count === 1 ? errorReply(503, 'overloaded') : reply('Omelette')(request)
  })
  await requestRecipe(page, modelSite.url)
  const { status, recipeText, alert } = ui(page)
  await expect(status).toHaveText('The kitchen is busy. Trying again in a moment…')
  await expect(recipeText).toHaveText('Omelette')
  await expect(alert).toHaveCount(0)
  expect(service.requests).toHaveLength(2)
  // Only Chromium's line about the failed request, because the page logs nothing when a retry succeeds.
  expect(log.console.splice(0)).toEqual([expect.stringContaining('503')])
})

test('the page sends nothing while offline, and Try again works once online', async ({
  page,
  context,
  modelSite,
  service,
  log,
}) => {
  service.respondWith(reply('Omelette'))
  await page.goto(modelSite.url)
  const { requestButton, alert, retryButton, recipeText } = ui(page)
  await addIngredients(page, ...list)
  // The chunks of a request load with the first ingredient. This test is about the service alone.
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await requestButton.click()
  await expect(alert).toHaveText(/You're offline/)
  expect(service.requests).toEqual([])
  expect(log.console.splice(0)).toEqual(['The browser is offline.', 'Failed to get recipe: offline'])
  await context.setOffline(false)
  await retryButton.click()
  await expect(recipeText).toHaveText('Omelette')
})

test('text appears as it arrives, and the live region is busy until the reply ends', async ({
  page,
  modelSite,
  service,
}) => {
  const [first, second] = [deferred(), deferred()]
  service.respondWith(() => streamedReply([first.promise, 'Whisk ', second.promise, 'the eggs.']))
  await requestRecipe(page, modelSite.url)
  const { stopButton, status, recipe, recipeText } = ui(page)
  await expect(status).toHaveText('The chef is thinking…')
  await expect(stopButton).toBeVisible()
  await expect(recipe).toHaveCount(0)

  first.resolve()
  await expect(recipeText).toHaveText('Whisk')
  await expect(status).toHaveText('The chef is writing…')
  await expect(recipe).toHaveAttribute('aria-busy', 'true')
  await addIngredients(page, 'Butter')
  await page.getByRole('button', { name: 'Remove Flour' }).click()

  second.resolve()
  await expect(recipeText).toHaveText('Whisk the eggs.')
  await expect(status).toHaveText(FINISHED)
  await expect(recipe).toHaveAttribute('aria-busy', 'false')
  await expect(ui(page).items).toHaveText(['Eggs', 'Milk', 'Butter'])
  expect(JSON.stringify(service.requests[0]?.body)).toContain('Eggs, Flour, Milk')
  expect(service.requests).toHaveLength(1)
})

test('Stop closes the connection, keeps the text and shows no alert', async ({ page, modelSite, service }) => {
  service.respondWith(() => ({ ...eventStream(event({ content: 'Whisk the' })), end: 'never' }))
  await requestRecipe(page, modelSite.url)
  const { requestButton, stopButton, alert, recipeText, status } = ui(page)
  await expect(recipeText).toHaveText('Whisk the')
  await stopButton.press('Enter')
  await service.requests[0]?.closed
  await expect(status).toHaveText('Stopped.')
  await expect(recipeText).toHaveText('Whisk the')
  await expect(alert).toHaveCount(0)
  await expect(stopButton).toHaveCount(0)
  await expect(status).toBeFocused()

  service.respondWith(reply('Omelette'))
  await requestButton.press('Enter')
  await expect(recipeText).toHaveText('Omelette')
})

test('a broken connection keeps the text, and an alert says that the recipe was cut off', async ({
  page,
  modelSite,
  service,
  log,
}) => {
  const textShown = deferred()
  service.respondWith(() => ({
    ...eventStream(event({ content: 'Whisk the' }), textShown.promise),
    end: 'break',
  }))
  await requestRecipe(page, modelSite.url)
  const { alert, recipeText, items } = ui(page)
  await expect(recipeText).toHaveText('Whisk the')
  textShown.resolve()
  await expect(alert).toHaveText(/The recipe was cut off/)
  await expect(recipeText).toHaveText('Whisk the')
  await expect(items).toHaveText(list)
  expect(service.requests).toHaveLength(1)
  expect(log.console.splice(0).at(-1)).toBe('Failed to get recipe: interrupted')
})
