import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, requestRecipe, test, ui } from '../../support/browser'

import { readCaches, workerReady } from '../shared/offline'

test.use({ answers: 'cookbook', hasServiceWorker: true })

test('without a network the page opens, writes a recipe and compares it with the list', async ({ page, context }) => {
  await page.goto('./')
  await workerReady(page)
  await context.setOffline(true)
  await requestRecipe(page)
  await expect(ui(page).recipeText).toContainText('Thin pancakes')
  await expect(page.getByRole('region', { name: 'How it fits your list' })).toContainText('Flour')
  await page.goto('./index.html?from=home#top')
  await expect(ui(page).addButton).toBeEnabled()
})

test('the cache holds the page, its assets, the logo and the manifest', async ({ page, cookbookSite }) => {
  await requestRecipe(page)
  await workerReady(page)
  const assets = (await readdir(join(cookbookSite.folder, 'assets'))).map((name) => `assets/${name}`)
  expect(assets.join()).toContain('/cookbook.lazy-')
  const [cache, ...others] = await readCaches(page)
  expect(cache?.paths).toEqual(['', ...assets, 'logo.svg', 'manifest.webmanifest'].toSorted())
  expect(others).toEqual([])
})
