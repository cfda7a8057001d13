import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { addIngredients, expect, requestRecipe, test, ui } from '../support/browser'
import { reply } from '../support/service'

/** Budgets in bytes, gzipped. */
const MAX_HTML = 14_000
const MAX_FIRST_LOAD = 76_000
const MAX_WITH_MODEL = 236_000
const MAX_FOOD = 41_000
const MAX_SUGGESTIONS = 4_000
const MAX_UNDERSTANDING = 36_000
const MAX_COOKBOOK = 245_760
const MAX_UPDATE_NOTICE = 1_000
const MAX_BROWSER_MODEL = 3_000
const MAX_WORKER = 2_000

/** Returns the paths of the scripts that the page has loaded so far. */
const loadedPaths = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js')),
  )

/** Returns the number and the gzipped size of the scripts that the page has loaded so far. */
async function loadedScripts(page: Page, folder: string) {
  const paths = await loadedPaths(page)
  const sizes = await Promise.all(paths.map(async (path) => gzipSync(await readFile(join(folder, path))).byteLength))
  return { count: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) }
}

test('index.html holds the first screen with its styles, in at most 14 KB', async ({ page, modelSite }) => {
  const html = await readFile(join(modelSite.folder, 'index.html'))
  expect(gzipSync(html).byteLength).toBeLessThanOrEqual(MAX_HTML)
  // The page paints its first screen without a response to any other request.
  const { pathname } = new URL(modelSite.url)
  await page.route(
    (url) => url.pathname !== pathname,
    () => undefined,
  )
  await page.goto(modelSite.url, { waitUntil: 'commit' })
  await expect(ui(page).field).toBeVisible()
  expect(await page.locator('link[rel=stylesheet]').count()).toBe(0)
  // The small script of the HTML requests the page's script with the first frame.
  expect(await page.locator('link[rel*=preload], script[src]').count()).toBe(0)
  await expect
    .poll(() => page.getByAltText('img of logo').evaluate((logo: HTMLImageElement) => logo.naturalWidth))
    .toBeGreaterThan(0)
  expect(await page.evaluate(() => getComputedStyle(document.querySelector('header') ?? document.body).display)).toBe(
    'flex',
  )
})

test('the first load is at most 76 KB of script, and a recipe from a model at most 236 KB', async ({
  page,
  modelSite,
  service,
}) => {
  service.respondWith(reply('# Pancakes'))
  await page.goto(modelSite.url)
  await expect(ui(page).addButton).toBeEnabled()
  const first = await loadedScripts(page, modelSite.folder)
  expect(first.count).toBe(1)
  expect(first.bytes).toBeLessThanOrEqual(MAX_FIRST_LOAD)

  await addIngredients(page, 'Eggs', 'Flour', 'Milk')
  await ui(page).requestButton.click()
  await expect(page.locator('[data-understood]')).toBeAttached()
  const all = await loadedScripts(page, modelSite.folder)
  expect(all.count).toBe(8)
  expect(all.bytes).toBeLessThanOrEqual(MAX_WITH_MODEL)
})

// A page with a service of its own does not have all of them.
for (const [name, most] of [
  ['food', MAX_FOOD],
  ['suggestions', MAX_SUGGESTIONS],
  ['understanding', MAX_UNDERSTANDING],
  ['cookbookFetch', MAX_COOKBOOK],
  ['UpdateNotice', MAX_UPDATE_NOTICE],
  ['BrowserModel', MAX_BROWSER_MODEL],
] as const)
  test(`the chunk ${name} is at most ${most / 1000} KB`, async ({ cookbookSite }) => {
    const assets = join(cookbookSite.folder, 'assets')
    const file = (await readdir(assets)).find((each) => each.startsWith(`${name}-`)) ?? ''
    expect(gzipSync(await readFile(join(assets, file))).byteLength).toBeLessThanOrEqual(most)
  })

test('the service worker is at most 2 KB', async ({ cookbookSite }) => {
  expect(gzipSync(await readFile(join(cookbookSite.folder, 'sw.js'))).byteLength).toBeLessThanOrEqual(MAX_WORKER)
})

test('a page with a model does not load the cookbook', async ({ page, modelSite, service }) => {
  service.respondWith(reply('# Pancakes'))
  await requestRecipe(page, modelSite.url)
  await expect(page.locator('[data-understood]')).toBeAttached()
  expect((await loadedPaths(page)).join()).not.toContain('/cookbookFetch-')
})

test('the build leaves out the client’s table of providers, and React’s functions that preload files', async ({
  modelSite,
}) => {
  const assets = join(modelSite.folder, 'assets')
  const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'))
  const text = (await Promise.all(scripts.map((name) => readFile(join(assets, name), 'utf8')))).join()
  // A URL in the table (build/client.ts). It appears in the build if an update of the client moves the table.
  expect(text).not.toContain('queue.fal.run')
  expect(text).not.toContain('preinitModule')
})
