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
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download', exact: true }).click(),
  ])
  expect(file.suggestedFilename()).toBe('thin-pancakes.md')
  expect(await readFile(await file.path(), 'utf8')).toBe(`${recipe}\n\n*${sourceLine(service)}*\n`)
})

test('Copy copies the markdown and who wrote it', async ({ page, context, service }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByText('Copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${recipe}\n\n*${sourceLine(service)}*\n`)
})
