import type { Page } from '@playwright/test'
import { addIngredients, expect, parts, test } from '../support/browser'
import { deferred } from '../support/deferred'
import { reply } from '../support/service'

/** The scripts among these addresses. */
const scripts = (addresses: readonly string[]) =>
  addresses.filter((address) => address.endsWith('.js')).map((address) => new URL(address).pathname)

/** Waits for the parts that come while the cook types: the road, the renderer. */
const partsLoaded = (page: Page) =>
  Promise.all(
    [/\/ai-[^/]+\.js$/, /\/recipeCard-[^/]+\.js$/].map((name) =>
      page.waitForEvent('requestfinished', (request) => name.test(request.url())),
    ),
  )

test('a page that is only looked at loads its own script alone', async ({ page, served, said }) => {
  await page.goto(served.url, { waitUntil: 'networkidle' })
  expect(scripts(said.requests)).toEqual([
    expect.stringMatching(/\/index-/),
    expect.stringMatching(/\/hydrate-/),
  ])
})

test('the rest comes while the cook types, so that the click makes no request but the call', async ({
  page,
  served,
  service,
  said,
}) => {
  service.play(reply('# Pancakes'))
  await page.goto(served.url)
  const loaded = partsLoaded(page)
  await parts(page).field.pressSequentially('Eg')
  await loaded
  await addIngredients(page, 'Eggs', 'Flour', 'Milk')
  const before = said.requests.length
  await parts(page).ask.click()
  await expect(parts(page).words).toContainText('Pancakes')
  await expect(parts(page).status).toHaveText('The chef has answered.')
  expect(said.requests.slice(before)).toEqual([expect.stringMatching(/\/v1\/chat\/completions$/)])
  // With a service there is no need of the cookbook.
  expect(scripts(said.requests)).toHaveLength(4)
})

test('a list that is pasted makes it come at once', async ({ page, cookbook, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(cookbook.url)
  const loaded = partsLoaded(page)
  await page.evaluate(() => navigator.clipboard.writeText('Eggs\nFlour\nMilk'))
  await expect(parts(page).add).toBeEnabled()
  await parts(page).field.focus()
  await page.keyboard.press('ControlOrMeta+v')
  await parts(page).ask.click()
  await loaded
  await expect(parts(page).words).toContainText('Thin pancakes')
})

for (const name of ['ai', 'recipeCard', 'cookbookFetch'])
  test(`without ${name}-….js the cook is told, and can try again`, async ({
    page,
    cookbook,
    said,
  }) => {
    const gone = `**/${name}-*.js*`
    await page.route(gone, (route) => route.fulfill({ status: 404, body: 'gone' }))
    await page.goto(cookbook.url)
    await addIngredients(page, 'Eggs', 'Flour', 'Milk')
    const { ask, alert, items, tryAgain, words } = parts(page)
    await ask.click()
    await expect(alert).toContainText('A part of this page could not be loaded.')
    await expect(items).toHaveText(['Eggs', 'Flour', 'Milk'])
    expect(said.console.at(-2)).toContain('A part of the page could not be loaded')
    expect(said.console.at(-1)).toBe('Failed to get recipe: module-load')
    said.console.length = 0
    // Browsers keep an import that failed, by its address.
    const asked = said.requests.filter((each) => each.includes(`/${name}-`) && /\.js/.test(each))
    expect(asked.length).toBeGreaterThan(2)
    expect(new Set(asked).size).toBe(asked.length)

    await page.unroute(gone)
    await tryAgain.click()
    await expect(words).toContainText('Thin pancakes')
  })

test('a part that fails once is not noticed', async ({ page, cookbook, said }) => {
  await page.route('**/ai-*.js', (route) => route.abort(), { times: 1 })
  await page.goto(cookbook.url)
  await addIngredients(page, 'Eggs', 'Flour', 'Milk')
  await parts(page).ask.click()
  await expect(parts(page).words).toContainText('Thin pancakes')
  await expect(parts(page).alert).toHaveCount(0)
  // The browser's own line about the request.
  expect(said.console.splice(0)).toEqual([expect.stringContaining('net::ERR_FAILED')])
})

test('Stop ends the wait for a part too, and nothing is asked when it comes', async ({
  page,
  served,
  service,
  said,
}) => {
  service.play(reply('# Pancakes'))
  const held = deferred()
  await page.route('**/ai-*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto(served.url)
  await addIngredients(page, 'Eggs', 'Flour', 'Milk')
  await parts(page).ask.click()
  await parts(page).stop.click()
  await expect(parts(page).status).toHaveText('Stopped.')
  const loaded = page.waitForEvent('requestfinished', (request) => request.url().includes('/ai-'))
  held.resolve()
  await loaded
  // What the page does with it, it does before it can be clicked again.
  await parts(page).ask.click()
  await expect(parts(page).words).toContainText('Pancakes')
  expect(service.requests).toHaveLength(1)
  expect(said.requests.filter((address) => address.includes('/v1/'))).toHaveLength(1)
})
