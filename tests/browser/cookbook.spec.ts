import { addIngredients, expect, FINISHED, test, ui } from '../support/browser'

test.beforeEach(async ({ page, cookbookSite }) => {
  await page.goto(cookbookSite.url)
})

test('the built-in cookbook answers without a request to another server', async ({ page, cookbookSite, log }) => {
  const { ask, recipe, text, status } = ui(page)
  await addIngredients(page, 'Eggs', 'Flour', 'Milk')
  await ask.click()

  await expect(recipe.getByRole('heading', { name: 'Thin pancakes' })).toBeVisible()
  await expect(text).toContainText('no language model is connected to this page')
  await expect(text.getByRole('list').first().getByRole('listitem')).toHaveText([
    '125 g (1 cup) plain flour',
    '2 eggs',
    '300 ml (1¼ cups) milk',
  ])
  await expect(text.locator('ol > li').first()).toContainText('Make the batter (5 minutes).')
  await expect(status).toHaveText(FINISHED)
  expect(log.requests.filter((address) => !address.startsWith(cookbookSite.url))).toEqual([])
})

test('the cookbook apologizes for a list without food', async ({ page }) => {
  const { ask, text } = ui(page)
  await addIngredients(page, 'shoes', 'rocks', '<b>glue</b>')
  await ask.click()
  await expect(text).toContainText("I'm sorry")
})

test('a changed list gives another recipe', async ({ page }) => {
  const { ask, recipe } = ui(page)
  await addIngredients(page, 'Eggs', 'Bread', 'Cheese')
  await ask.click()
  await expect(recipe.getByRole('heading', { name: 'Scrambled eggs on toast' })).toBeVisible()
  await addIngredients(page, 'Smoked salmon', 'Chives')
  await ask.click()
  await expect(recipe.getByText('smoked salmon').first()).toBeVisible()
})

test('the page stores nothing, and a reload empties the list', async ({ page, cookbookSite }) => {
  const { ask, text, items } = ui(page)
  await addIngredients(page, 'Eggs', 'Flour', 'Milk')
  await ask.click()
  await expect(text).not.toBeEmpty()
  const stored = await page.evaluate(async () => ({
    local: localStorage.length,
    session: sessionStorage.length,
    cookie: document.cookie,
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
  }))
  expect(stored).toEqual({ local: 0, session: 0, cookie: '', databases: 0, caches: 0 })
  expect(page.url()).toBe(cookbookSite.url)
  await page.reload()
  await expect(items).toHaveCount(0)
  await expect(text).toHaveCount(0)
})

test('the cookbook loads with the first ingredient, and then works offline', async ({ page, context, log }) => {
  const scripts = () => log.requests.filter((address) => address.endsWith('.js'))
  const { ask, text } = ui(page)
  const loaded = Promise.all(
    [/\/cookbookFetch-[^/]+\.js$/, /\/recipeCard-[^/]+\.js$/].map((name) =>
      page.waitForEvent('requestfinished', (request) => name.test(request.url())),
    ),
  )
  await addIngredients(page, 'Eggs')
  await loaded
  // The page in two chunks, the client, the renderer and the cookbook.
  expect(scripts()).toHaveLength(5)
  await context.setOffline(true)
  await addIngredients(page, 'Flour', 'Milk')
  await ask.click()
  await expect(text).toContainText('Thin pancakes')
  expect(scripts()).toHaveLength(5)
})
