import { expect, list, requestRecipe, TOKEN, test, ui } from '../../support/browser'
import { errorReply, reply } from '../../support/service'

test('a refused token is told without the token, and Try again works', async ({ page, service, log }) => {
  service.respondWith(() => errorReply(401, `${TOKEN} is not known.`))
  await requestRecipe(page)
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
