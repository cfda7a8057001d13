import { addIngredients, expect, FINISHED, loadedResources, test, ui } from '../../support/browser'
import { chunksOf } from '../../support/budgets'

test.use({ answers: 'cookbook' })

test.beforeEach(async ({ page }) => {
  await page.goto('./')
})

test('the built-in cookbook answers without a request to another server', async ({ page, cookbookSite, log }) => {
  const { requestButton, recipe, recipeText, status } = ui(page)
  await addIngredients(page, 'Eggs', 'Flour', 'Milk')
  await requestButton.click()

  await expect(recipe.getByRole('heading', { name: 'Thin pancakes' })).toBeVisible()
  await expect(recipeText).not.toContainText('language model')
  await expect(page.locator('[data-answered-by]')).toHaveText('From the built-in cookbook.')
  await expect(recipeText.getByRole('list').first().getByRole('listitem')).toHaveText([
    '125 g plain flour',
    '2 eggs',
    '300 ml milk',
  ])
  await expect(recipeText.locator('ol > li').first()).toContainText('Make the batter. ')
  await expect(status).toHaveText(FINISHED)
  expect(log.requests.filter((address) => !address.startsWith(cookbookSite.url))).toEqual([])
})

test('the page stores nothing, and a reload empties the list', async ({ page }) => {
  const { requestButton, recipeText, items } = ui(page)
  await addIngredients(page, 'Eggs', 'Flour', 'Milk')
  await requestButton.click()
  await expect(recipeText).not.toBeEmpty()
  const stored = await page.evaluate(async () => ({
    local: localStorage.length,
    session: sessionStorage.length,
    cookie: document.cookie,
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
  }))
  expect(stored).toEqual({ local: 0, session: 0, cookie: '', databases: 0, caches: 0 })
  await expect(page).toHaveURL('./')
  await page.reload()
  await expect(items).toHaveCount(0)
  await expect(recipeText).toHaveCount(0)
})

test('the cookbook loads with the first food, and then works offline', async ({ page, cookbookSite, context, log }) => {
  const names = ['cookbook', 'menu', 'picks', 'recipeCard', 'request', 'suggestions', 'wishes']
  const chunks = await Promise.all(names.map((name) => chunksOf(cookbookSite.folder, name)))
  const lazyChunks = () => log.requests.flatMap((address) => /\/(\w+)\.lazy-[^/]+\.js$/.exec(address)?.[1] ?? [])
  const { requestButton, recipeText } = ui(page)
  await addIngredients(page, 'Eggs')
  await expect
    .poll(async () => {
      const loaded = (await loadedResources(page)).join()
      return chunks.flat().filter((path) => !loaded.includes(path))
    })
    .toEqual([])
  // The client, the renderer, the type-ahead, the wishes, the menu and the cookbook.
  expect(lazyChunks().toSorted()).toEqual(names)
  await context.setOffline(true)
  await addIngredients(page, 'Flour', 'Milk')
  await requestButton.click()
  await expect(recipeText).toContainText('Thin pancakes')
  // What the page does with a recipe that it understands loads with the first recipe.
  await expect(page.locator('[data-understood="no"]')).toBeAttached()
  const refused = log.console.splice(0)
  expect(refused.length).toBeGreaterThan(0)
  expect(refused.filter((line) => !line.includes('net::ERR_INTERNET_DISCONNECTED'))).toEqual([])
  await context.setOffline(false)
  await requestButton.click()
  await expect(page.locator('[data-understood="yes"]')).toBeAttached()
})
