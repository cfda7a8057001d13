import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { addIngredients, expect, parts, test } from '../support/browser'
import { reply } from '../support/service'

/** Gzipped, in bytes: what the page may cost. KB are of 1,000 bytes. */
const FIRST_PAINT = 14_000
const FIRST_LOAD = 76_000
const WHOLE_JOB = 132_000

/** The scripts that the page has loaded so far, together, gzipped. */
async function scriptsOf(page: Page, folder: string) {
  const paths = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js')),
  )
  const sizes = await Promise.all(
    paths.map(async (path) => gzipSync(await readFile(join(folder, path))).byteLength),
  )
  return { count: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) }
}

test('the first screen is in the HTML, styles and all, and fits into the first packets', async ({
  page,
  served,
}) => {
  const html = await readFile(join(served.folder, 'index.html'))
  expect(gzipSync(html).byteLength).toBeLessThanOrEqual(FIRST_PAINT)
  // Nothing else is needed for it: what the page then loads is held back, and it is on the screen.
  const { pathname } = new URL(served.url)
  await page.route(
    (url) => url.pathname !== pathname,
    () => undefined,
  )
  await page.goto(served.url, { waitUntil: 'commit' })
  await expect(parts(page).field).toBeVisible()
  expect(await page.locator('link[rel=stylesheet]').count()).toBe(0)
  await expect
    .poll(() =>
      page.getByAltText('img of logo').evaluate((logo: HTMLImageElement) => logo.naturalWidth),
    )
    .toBeGreaterThan(0)
  expect(
    await page.evaluate(
      () => getComputedStyle(document.querySelector('header') ?? document.body).display,
    ),
  ).toBe('flex')
})

test('the scripts of the first load, and of a whole job with a token, stay small', async ({
  page,
  served,
  service,
}) => {
  service.play(reply('# Pancakes'))
  await page.goto(served.url)
  await expect(parts(page).add).toBeEnabled()
  const first = await scriptsOf(page, served.folder)
  expect(first.count).toBe(2)
  expect(first.bytes).toBeLessThanOrEqual(FIRST_LOAD)

  await addIngredients(page, 'Eggs', 'Flour', 'Milk')
  await parts(page).ask.click()
  await expect(parts(page).status).toHaveText('The chef has answered.')
  const all = await scriptsOf(page, served.folder)
  expect(all.count).toBe(4)
  expect(all.bytes).toBeLessThanOrEqual(WHOLE_JOB)
})

test('the stand-ins for what the page cannot use are in their places', async ({ served }) => {
  const assets = join(served.folder, 'assets')
  const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'))
  const text = (
    await Promise.all(scripts.map((name) => readFile(join(assets, name), 'utf8')))
  ).join()
  // Words of the modules that are left out (build/lean.ts): an update that moves them brings them back.
  for (const word of [
    'kernelUnitLength',
    'vite:preloadError',
    'property missing',
    'queue.fal.run',
    'ContourIntegral',
  ])
    expect(text.includes(word), word).toBe(false)
})
