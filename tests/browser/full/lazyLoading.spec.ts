import { addIngredients, expect, requestRecipe, test, ui } from '../../support/browser'
import { deferred } from '../../support/deferred'
import { reply } from '../../support/service'

test.use({ answers: 'cookbook' })

for (const name of ['request', 'cookbook'])
  test(`the alert says that ${name}.lazy-….js did not load, and Try again works`, async ({ page, log }) => {
    const chunkUrl = `**/${name}.lazy-*.js*`
    await page.route(chunkUrl, (route) => route.fulfill({ status: 404, body: 'not found' }))
    await page.goto('./')
    await addIngredients(page, 'Eggs', 'Flour', 'Milk')
    const { requestButton, alert, items, retryButton, recipeText } = ui(page)
    await requestButton.click()
    await expect(alert).toContainText("Part of this page didn't load.")
    await expect(items).toHaveText(['Eggs', 'Flour', 'Milk'])
    expect(log.console.at(-2)).toContain('A file of the page could not be loaded')
    expect(log.console.at(-1)).toBe('Failed to get recipe: module-load')
    log.console.length = 0
    // Some browsers cache a failed import by its URL, so each attempt uses another URL.
    const attempts = log.requests.filter((url) => url.includes(`/${name}.lazy-`) && /\.js/.test(url))
    expect(attempts.length).toBeGreaterThan(2)
    expect(new Set(attempts).size).toBe(attempts.length)

    await page.unroute(chunkUrl)
    await retryButton.click()
    await expect(recipeText).toContainText('Thin pancakes')
  })

test('a missing chunk that the host answers with the page loads once it is there', async ({ page, log }) => {
  const chunk = '**/recipeCard.lazy-*.js*'
  await page.route(chunk, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>The page' }))
  await requestRecipe(page)
  await expect(ui(page).alert).toContainText("Part of this page didn't load.")
  await page.unroute(chunk)
  await ui(page).retryButton.click()
  await expect(ui(page).recipeText).toContainText('Thin pancakes')
  log.console.length = 0
})

test('after Stop while a chunk loads, the loaded chunk sends no request', async ({ page, modelSite, service, log }) => {
  service.respondWith(reply('# Pancakes'))
  const chunkRelease = deferred()
  await page.route('**/request.lazy-*.js', async (route) => {
    await chunkRelease.promise
    await route.continue()
  })
  await requestRecipe(page, modelSite.url)
  await ui(page).stopButton.click()
  await expect(ui(page).status).toHaveText('Stopped.')
  const loaded = page.waitForEvent('requestfinished', (request) => request.url().includes('/request.lazy-'))
  chunkRelease.resolve()
  await loaded
  // The page handles the chunk before the next click.
  await ui(page).requestButton.click()
  await expect(ui(page).recipeText).toContainText('Pancakes')
  expect(service.requests).toHaveLength(1)
  expect(log.requests.filter((url) => url.includes('/v1/'))).toHaveLength(1)
})

test('a style sheet that failed once is requested again, with its chunk', async ({ page, log }) => {
  await page.route('**/assets/recipeCard*.css', (route) => route.abort(), { times: 1 })
  const loaded = page.waitForEvent('requestfinished', (request) => /recipeCard[^/]*\.css/.test(request.url()))
  await requestRecipe(page)
  await loaded
  await expect(ui(page).recipeText).toContainText('Thin pancakes')
  expect(log.console.splice(0)).toEqual(['Failed to load resource: net::ERR_FAILED'])
})

test('the wishes load when they are opened again after their chunk did not load', async ({ page, log }) => {
  const chunk = '**/wishes.lazy-*.js*'
  await page.route(chunk, (route) => route.abort())
  await page.goto('./')
  await addIngredients(page, 'Eggs')
  const button = page.getByRole('button', { name: 'Wishes', exact: true })
  await button.click()
  await expect(page.getByText("The wishes didn't load.")).toBeVisible()
  await page.unroute(chunk)
  await button.click()
  await button.click()
  await expect(page.getByRole('checkbox', { name: 'Vegan' })).toBeVisible()
  log.console.length = 0
})
