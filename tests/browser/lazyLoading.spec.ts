import type { Page } from '@playwright/test'
import { addIngredients, expect, FINISHED, test, ui } from '../support/browser'
import { deferred } from '../support/deferred'
import { reply } from '../support/service'

/** The scripts among these addresses. */
const scripts = (addresses: readonly string[]) =>
  addresses.filter((address) => address.endsWith('.js')).map((address) => new URL(address).pathname)

/** Waits for the chunks that load while the user types. */
const lazyChunksLoaded = (page: Page) =>
  Promise.all(
    [/\/runRequest-[^/]+\.js$/, /\/recipeCard-[^/]+\.js$/].map((name) =>
      page.waitForEvent('requestfinished', (request) => name.test(request.url())),
    ),
  )

test('the first load is two scripts', async ({ page, modelSite, log }) => {
  await page.goto(modelSite.url, { waitUntil: 'networkidle' })
  expect(scripts(log.requests)).toEqual([expect.stringMatching(/\/index-/), expect.stringMatching(/\/hydrate-/)])
})

test('lazy chunks load while the user types, so the click sends one request', async ({
  page,
  modelSite,
  service,
  log,
}) => {
  service.respondWith(reply('# Pancakes'))
  await page.goto(modelSite.url)
  const loaded = lazyChunksLoaded(page)
  await ui(page).field.pressSequentially('Eg')
  await loaded
  await addIngredients(page, 'Eggs', 'Flour', 'Milk')
  const before = log.requests.length
  await ui(page).ask.click()
  await expect(ui(page).text).toContainText('Pancakes')
  await expect(ui(page).status).toHaveText(FINISHED)
  expect(log.requests.slice(before)).toEqual([expect.stringMatching(/\/v1\/chat\/completions$/)])
  // With a model the cookbook does not load.
  expect(scripts(log.requests)).toHaveLength(4)
})

test('a pasted list loads the lazy chunks at once', async ({ page, cookbookSite, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(cookbookSite.url)
  const loaded = lazyChunksLoaded(page)
  await page.evaluate(() => navigator.clipboard.writeText('Eggs\nFlour\nMilk'))
  await expect(ui(page).add).toBeEnabled()
  await ui(page).field.focus()
  await page.keyboard.press('ControlOrMeta+v')
  await ui(page).ask.click()
  await loaded
  await expect(ui(page).text).toContainText('Thin pancakes')
})

for (const name of ['runRequest', 'recipeCard', 'cookbookFetch'])
  test(`an alert says that ${name}-….js did not load, and Try again works`, async ({ page, cookbookSite, log }) => {
    const gone = `**/${name}-*.js*`
    await page.route(gone, (route) => route.fulfill({ status: 404, body: 'gone' }))
    await page.goto(cookbookSite.url)
    await addIngredients(page, 'Eggs', 'Flour', 'Milk')
    const { ask, alert, items, tryAgain, text } = ui(page)
    await ask.click()
    await expect(alert).toContainText("Part of this page didn't load.")
    await expect(items).toHaveText(['Eggs', 'Flour', 'Milk'])
    expect(log.console.at(-2)).toContain('A file of the page could not be loaded')
    expect(log.console.at(-1)).toBe('Failed to get recipe: module-load')
    log.console.length = 0
    // Browsers may cache a failed import by its URL, so each attempt has another one.
    const asked = log.requests.filter((each) => each.includes(`/${name}-`) && /\.js/.test(each))
    expect(asked.length).toBeGreaterThan(2)
    expect(new Set(asked).size).toBe(asked.length)

    await page.unroute(gone)
    await tryAgain.click()
    await expect(text).toContainText('Thin pancakes')
  })

test('a chunk that fails to load once is loaded again without an alert', async ({ page, cookbookSite, log }) => {
  await page.route('**/runRequest-*.js', (route) => route.abort(), { times: 1 })
  await page.goto(cookbookSite.url)
  await addIngredients(page, 'Eggs', 'Flour', 'Milk')
  await ui(page).ask.click()
  await expect(ui(page).text).toContainText('Thin pancakes')
  await expect(ui(page).alert).toHaveCount(0)
  // The browser's own line about the request.
  expect(log.console.splice(0)).toEqual([expect.stringContaining('net::ERR_FAILED')])
})

test('Stop while a chunk loads sends no request when the chunk arrives', async ({ page, modelSite, service, log }) => {
  service.respondWith(reply('# Pancakes'))
  const held = deferred()
  await page.route('**/runRequest-*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto(modelSite.url)
  await addIngredients(page, 'Eggs', 'Flour', 'Milk')
  await ui(page).ask.click()
  await ui(page).stop.click()
  await expect(ui(page).status).toHaveText('Stopped.')
  const loaded = page.waitForEvent('requestfinished', (request) => request.url().includes('/runRequest-'))
  held.resolve()
  await loaded
  // The page handles the chunk before the next click.
  await ui(page).ask.click()
  await expect(ui(page).text).toContainText('Pancakes')
  expect(service.requests).toHaveLength(1)
  expect(log.requests.filter((address) => address.includes('/v1/'))).toHaveLength(1)
})
