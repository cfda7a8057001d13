import { addIngredients, expect, list, requestRecipe, TOKEN, test, ui } from '../../support/browser'
import { errorReply, reply } from '../../support/service'

import { testFailure } from '../shared/errors'

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
