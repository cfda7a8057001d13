import type { Page } from '@playwright/test'
import { addIngredients, expect, FINISHED, test, ui } from '../../support/browser'
import { reply } from '../../support/service'

import { FOREIGN, recordViolations, violations } from '../shared/policy'

test.beforeEach(({ page }) => recordViolations(page))

/** Adds ingredients, requests a recipe and downloads it. */
async function getRecipeAndDownload(page: Page) {
  await expect(ui(page).addButton).toBeEnabled()
  await addIngredients(page, 'Eggs', 'Flour', 'Milk', 'Eggs')
  await page.getByRole('button', { name: 'Undo' }).click()
  await ui(page).requestButton.click()
  await expect(ui(page).status).toHaveText(FINISHED)
  await ui(page).recipeText.getByRole('checkbox').first().check()
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByRole('button', { name: 'Download', exact: true }).click()
  await file
}

test('a recipe from the cookbook violates no directive of the policy', async ({ page, cookbookSite }) => {
  await page.goto(cookbookSite.url)
  await getRecipeAndDownload(page)
  expect(await violations(page)).toEqual([])
})

test('a model’s recipe, its timers, files and steps violate no directive of the policy', async ({ page, service }) => {
  service.respondWith(
    reply(
      '# Pancakes &amp; cr&egrave;me\n\nServes 2\n\n## Ingredients\n\n- &frac12; egg\n- [flour](https://mill.example/)\n\n## Method\n\n1. Fry for 3 minutes.',
    ),
  )
  await page.goto('./')
  await getRecipeAndDownload(page)
  await expect(ui(page).recipeText).toContainText('Pancakes & crème')
  await expect(ui(page).recipeText).toContainText('½ egg')
  await page.getByRole('button', { name: 'More servings' }).click()
  await page.getByRole('button', { name: 'Start a timer: 3 minutes' }).click()
  await page.getByRole('button', { name: 'Share' }).click()
  await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download for recipe apps' }).click(),
  ])
  await page.getByRole('button', { name: 'Cook step by step' }).click()
  await expect(page.getByRole('dialog').getByRole('timer')).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('the policy blocks scripts, styles and frames in the HTML itself', async ({ page, modelSite, log }) => {
  const foreignRequests: string[] = []
  await page.route(`${FOREIGN}/**`, (route) => {
    foreignRequests.push(route.request().url())
    return route.fulfill({ body: 'window.pwned = 1' })
  })
  await page.route(modelSite.url, async (route) => {
    const html = await (await route.fetch()).text()
    const attack = `
      <script src="${FOREIGN}/x.js"></script>
      <script>window.pwned = 1</script>
      <script src="data:text/javascript,window.pwned = 1"></script>
      <img src="${FOREIGN}/x.png" onerror="window.pwned = 1">
      <iframe src="${FOREIGN}/"></iframe>
      <object data="${FOREIGN}/x"></object>
      <p style="color: red">`
    await route.fulfill({ body: html.replace('</body>', `${attack}</body>`), contentType: 'text/html' })
  })
  await page.goto('./')
  await expect(ui(page).addButton).toBeEnabled()
  await expect
    .poll(async () => new Set(await violations(page)))
    .toEqual(new Set(['script-src-elem', 'script-src-attr', 'img-src', 'frame-src', 'object-src', 'style-src-attr']))
  expect((await violations(page)).filter((directive) => directive === 'script-src-elem')).toHaveLength(3)
  expect(await page.evaluate(() => Reflect.get(window, 'pwned'))).toBeUndefined()
  expect(foreignRequests).toEqual([])
  expect(log.console.splice(0).length).toBeGreaterThan(0)
})
