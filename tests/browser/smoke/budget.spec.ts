import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { DEFAULT_MODEL } from '../../../src/config/settings'
import { addIngredients, expect, loadedResources, TOKEN, test, ui } from '../../support/browser'
import { type Budget, budgets, sizeOf } from '../../support/budgets'
import { reply } from '../../support/service'

/** Returns the paths of the scripts and styles that the page has loaded so far. */
const loadedPaths = async (page: Page) =>
  (await loadedResources(page)).map((url) => new URL(url).pathname.slice(1)).filter((path) => /\.(js|css)$/.test(path))

test('index.html holds the first screen with its styles', async ({ page, modelSite }) => {
  // The page paints its first screen without a response to any other request.
  const { pathname } = new URL(modelSite.url)
  await page.route(
    (url) => url.pathname !== pathname,
    () => undefined,
  )
  await page.goto('./', { waitUntil: 'commit' })
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

test('a visit with a model sends one request, and keeps its budgets', async ({ page, modelSite, service, log }) => {
  service.respondWith(reply('# Pancakes'))
  await page.goto('./')
  await expect(ui(page).addButton).toBeEnabled()
  const first = await loadedPaths(page)
  expect(first).toEqual([expect.stringMatching(/^assets\/index-/)])
  expect(await sizeOf(modelSite.folder, first)).toBeLessThanOrEqual(budgets.firstLoad.limit)

  await addIngredients(page, 'Eggs', 'Flour', 'Milk')
  await ui(page).requestButton.click()
  await expect(page.locator('[data-understood]')).toBeAttached()
  expect(service.requests).toHaveLength(1)
  expect(service.requests[0]?.path).toBe('/v1/chat/completions')
  expect(service.requests[0]?.headers.authorization).toBe(`Bearer ${TOKEN}`)
  expect(service.requests[0]?.body).toMatchObject({ model: DEFAULT_MODEL, max_tokens: 1024, stream: true })
  const foreign = log.requests.filter((url) => !url.startsWith(modelSite.url))
  expect(new Set(foreign)).toEqual(new Set([`${service.url}/chat/completions`]))
  const all = await loadedPaths(page)
  expect(all.join()).toMatch(/\/understanding-[^,]*\.css/)
  expect(all.join()).not.toContain('/cookbook.lazy-')
  expect(await sizeOf(modelSite.folder, all)).toBeLessThanOrEqual(budgets.modelVisit.limit)
})

test('no file of the build is larger than its budget', async ({ cookbookSite: { folder } }) => {
  const tooLarge: string[] = []
  for (const { what, limit, files } of Object.values<Budget>(budgets)) {
    const size = files ? await sizeOf(folder, await files(folder)) : 0
    if (size > limit) tooLarge.push(`${what}: ${size} KB, and its limit is ${limit}`)
  }
  expect(tooLarge).toEqual([])
})

test('the build leaves out the client’s table of providers', async ({ modelSite }) => {
  const assets = join(modelSite.folder, 'assets')
  const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'))
  const texts = await Promise.all(scripts.map((name) => readFile(join(assets, name), 'utf8')))
  // A URL in the table (build/client.ts). It appears in the build if an update of the client moves the table.
  expect(scripts.filter((_, index) => texts[index]?.includes('queue.fal.run'))).toEqual([])
})
