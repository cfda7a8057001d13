import { readFile } from 'node:fs/promises'
import { expect, FINISHED, requestRecipe, test, ui } from '../../support/browser'
import { reply } from '../../support/service'

import { recipe, sourceLine } from '../shared/recipeActions'

test.beforeEach(async ({ page, modelSite, service }) => {
  service.respondWith(reply(recipe))
  await requestRecipe(page, modelSite.url)
  await expect(ui(page).status).toHaveText(FINISHED)
})

test('Download saves the markdown in a file named after the recipe, with who wrote it', async ({ page, service }) => {
  await page.getByRole('button', { name: 'Share' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download', exact: true }).click(),
  ])
  expect(file.suggestedFilename()).toBe('thin-pancakes.md')
  expect(await readFile(await file.path(), 'utf8')).toBe(`${recipe}\n\n*${sourceLine(service)}*\n`)
})

test('Copy text copies the words and who wrote them', async ({ page, context, service }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByRole('button', { name: 'Copy text' }).click()
  await expect(page.getByText('Copied')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/^Thin pancakes\n/)
  expect(copied).toContain(`\n\n${sourceLine(service)}\n`)
})
