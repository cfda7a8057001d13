import { addIngredients, expect, parts, test } from '../support/browser'

test.beforeEach(async ({ page, cookbook }) => {
  await page.goto(cookbook.url)
})

test('the whole job with the built-in cookbook, and no request leaves the page’s server', async ({
  page,
  cookbook,
  said,
}) => {
  const { ask, recipe, words, status } = parts(page)
  await addIngredients(page, 'Eggs', 'Flour', 'Milk')
  await ask.click()

  await expect(recipe.getByRole('heading', { name: 'Thin pancakes' })).toBeVisible()
  await expect(words).toContainText('no language model is connected to this page')
  await expect(words.getByRole('list').first().getByRole('listitem')).toHaveText([
    '125 g (1 cup) plain flour',
    '2 eggs',
    '300 ml (1¼ cups) milk',
  ])
  await expect(words.locator('ol > li').first()).toContainText('Make the batter (5 minutes).')
  await expect(status).toHaveText('The chef has answered.')
  expect(said.requests.filter((address) => !address.startsWith(cookbook.url))).toEqual([])
})

test('a list that no recipe fits is answered politely', async ({ page }) => {
  const { ask, words } = parts(page)
  await addIngredients(page, 'shoes', 'rocks', '<b>glue</b>')
  await ask.click()
  await expect(words).toContainText("I'm sorry")
})

test('asking again after the list has changed gives another recipe', async ({ page }) => {
  const { ask, recipe } = parts(page)
  await addIngredients(page, 'Eggs', 'Bread', 'Cheese')
  await ask.click()
  await expect(recipe.getByRole('heading', { name: 'Scrambled eggs on toast' })).toBeVisible()
  await addIngredients(page, 'Smoked salmon', 'Chives')
  await ask.click()
  await expect(recipe.getByText('smoked salmon').first()).toBeVisible()
})

test('nothing is kept: no storage, no cookie, no address, and a reload starts anew', async ({
  page,
  cookbook,
}) => {
  const { ask, words, items } = parts(page)
  await addIngredients(page, 'Eggs', 'Flour', 'Milk')
  await ask.click()
  await expect(words).not.toBeEmpty()
  const kept = await page.evaluate(async () => ({
    local: localStorage.length,
    session: sessionStorage.length,
    cookie: document.cookie,
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
  }))
  expect(kept).toEqual({ local: 0, session: 0, cookie: '', databases: 0, caches: 0 })
  expect(page.url()).toBe(cookbook.url)
  await page.reload()
  await expect(items).toHaveCount(0)
  await expect(words).toHaveCount(0)
})

test('the cookbook is loaded with the first ingredient, and needs no network from then on', async ({
  page,
  context,
  said,
}) => {
  const scripts = () => said.requests.filter((address) => address.endsWith('.js'))
  const { ask, words } = parts(page)
  const loaded = Promise.all(
    [/\/cookbookFetch-[^/]+\.js$/, /\/recipeCard-[^/]+\.js$/].map((name) =>
      page.waitForEvent('requestfinished', (request) => name.test(request.url())),
    ),
  )
  await addIngredients(page, 'Eggs')
  await loaded
  // The page (in two), the road to the chef, the renderer, and the chef.
  expect(scripts()).toHaveLength(5)
  await context.setOffline(true)
  await addIngredients(page, 'Flour', 'Milk')
  await ask.click()
  await expect(words).toContainText('Thin pancakes')
  expect(scripts()).toHaveLength(5)
})
