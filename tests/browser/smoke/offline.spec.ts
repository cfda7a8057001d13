import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addIngredients, expect, list, requestRecipe, test, ui } from '../../support/browser'
import { expectNoViolations } from '../../support/expectNoViolations'

import {
  checkForUpdate,
  deploy,
  readCaches,
  reloadButton,
  scriptUrl,
  siteTest,
  updateNotice,
  workerReady,
} from '../shared/offline'

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

siteTest(
  'a new version offers Reload, does not reload by itself, and comes with a click',
  async ({ page, context, changingSite: site, nextVersion }) => {
    await page.goto(site.url)
    await workerReady(page)
    await addIngredients(page, ...list)
    await expect(updateNotice(page)).toBeEmpty()
    const before = await scriptUrl(page)
    await deploy(site, nextVersion)
    await checkForUpdate(page)
    await expect(updateNotice(page)).toContainText('A new version is ready.')
    await expect(ui(page).items).toHaveText(list)
    expect(await scriptUrl(page)).toBe(before)
    await expectNoViolations(page)
    // It waits: another page opens in the old version too.
    const other = await context.newPage()
    await other.goto(site.url)
    expect(await scriptUrl(other)).toBe(before)
    await expect(reloadButton(other)).toBeVisible()
    await other.close()

    await reloadButton(page).click()
    await expect(ui(page).items).toHaveCount(0)
    await expect(ui(page).addButton).toBeEnabled()
    expect(await scriptUrl(page)).not.toBe(before)
    expect(await readFile(join(site.folder, 'index.html'), 'utf8')).toContain(await scriptUrl(page))
    await expect(updateNotice(page)).toBeEmpty()
  },
)
