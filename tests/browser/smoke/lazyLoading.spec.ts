import { addIngredients, expect, test, ui } from '../../support/browser'
import { reply } from '../../support/service'

test('lazy chunks load while the user types, so the click sends one request and nothing else', async ({
  page,
  service,
  log,
}) => {
  service.respondWith(reply('# Pancakes'))
  await page.goto('./')
  const loaded = Promise.all(
    ['request', 'recipeCard', 'suggestions', 'understanding'].map((name) =>
      page.waitForEvent('requestfinished', (request) => request.url().includes(`/${name}.lazy-`)),
    ),
  )
  await ui(page).field.pressSequentially('Eg')
  await loaded
  await addIngredients(page, 'Eggs', 'Flour', 'Milk')
  await page.waitForLoadState('networkidle')
  const before = log.requests.length
  await ui(page).requestButton.click()
  await expect(ui(page).recipeText).toContainText('Pancakes')
  await expect(page.locator('[data-understood]')).toBeAttached()
  const requests = log.requests.slice(before)
  expect(requests).toEqual([expect.stringMatching(/\/v1\/chat\/completions$/)])
})
