import { addIngredients, expect, list, requestRecipe, TOKEN, test, ui } from '../../support/browser'
import { errorReply, reply } from '../../support/service'

test('a refused token leaves the recipe area empty, is told without the token, and Try again works', async ({
  page,
  modelSite,
  service,
  log,
}) => {
  service.respondWith(() => errorReply(401, `${TOKEN} is not known.`))
  await requestRecipe(page, modelSite.url)
  const { alert, retryButton, recipeText, items } = ui(page)
  await expect(alert).toHaveText(/access token was refused/)
  await expect(recipeText).toBeEmpty()
  await expect(items).toHaveText(list)
  // The browser logs the failed request too. The page logs its lines last.
  const lines = log.console.splice(0)
  expect(lines.at(-1)).toBe('Failed to get recipe: unauthorized')
  expect(lines.join('\n') + (await page.content())).not.toContain(TOKEN)

  service.respondWith(reply('Omelette'))
  await retryButton.click()
  await expect(recipeText).toHaveText('Omelette')
  await expect(alert).toHaveCount(0)
  await expect(ui(page).status).toBeFocused()
  expect(service.requests).toHaveLength(1)
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
