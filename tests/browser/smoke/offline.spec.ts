import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, requestRecipe, test, ui } from '../../support/browser'

import { readCaches, workerReady } from '../shared/offline'

test.use({ hasServiceWorker: true })

test('without a network the page opens, writes a recipe from the cookbook and compares it with the list', async ({
  page,
  cookbookSite,
  context,
}) => {
  await page.goto(cookbookSite.url)
  await workerReady(page)
  await context.setOffline(true)
  await requestRecipe(page, cookbookSite.url)
  await expect(ui(page).recipeText).toContainText('Thin pancakes')
  await expect(page.getByRole('region', { name: 'How it fits your list' })).toContainText('Flour')
  await page.goto(`${cookbookSite.url}index.html?from=home#top`)
  await expect(ui(page).addButton).toBeEnabled()
})

test('the cache holds the page, its scripts, the typeface, the logo and the manifest', async ({
  page,
  cookbookSite,
}) => {
  await requestRecipe(page, cookbookSite.url)
  await workerReady(page)
  const assets = (await readdir(join(cookbookSite.folder, 'assets'))).map((name) => `assets/${name}`)
  expect(assets.join()).toContain('/cookbook.lazy-')
  const [cache, ...others] = await readCaches(page)
  expect(cache?.paths).toEqual(['', ...assets, 'logo.svg', 'manifest.webmanifest'].toSorted())
  expect(others).toEqual([])
})
