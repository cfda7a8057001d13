import { addIngredients, expect, test, ui } from '../../support/browser'
import { reply } from '../../support/service'

test('chunks load while the user types, and the recipe loads the rest', async ({ page, service, log }) => {
  service.respondWith(reply('# Pancakes'))
  await page.goto('./')
  const loaded = Promise.all(
    ['request', 'recipeCard', 'suggestions'].map((name) =>
      page.waitForEvent('requestfinished', (request) => request.url().includes(`/${name}.lazy-`)),
    ),
  )
  await ui(page).field.pressSequentially('Eg')
  await loaded
  await addIngredients(page, 'Eggs', 'Flour', 'Milk')
  const before = log.requests.length
  await ui(page).requestButton.click()
  await expect(ui(page).recipeText).toContainText('Pancakes')
  await expect(page.locator('[data-understood]')).toBeAttached()
  const [request, ...chunks] = log.requests.slice(before)
  expect(request).toMatch(/\/v1\/chat\/completions$/)
  // Only what understands recipes loads now: its chunk, its styles and the chunks that it alone imports.
  const files = chunks.map((url) => new URL(url).pathname)
  expect(files.filter((path) => path.includes('.lazy-'))).toEqual([expect.stringContaining('/understanding.lazy-')])
  expect(files.filter((path) => !/^\/assets\/[\w.-]+\.(js|css)$/.test(path))).toEqual([])
})
