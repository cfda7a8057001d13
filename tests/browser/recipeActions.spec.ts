import { readFile } from 'node:fs/promises'
import { addIngredients, expect, FINISHED, test, ui } from '../support/browser'
import { reply } from '../support/service'

const recipe = '# Thin pancakes\n\n- flour\n- eggs\n\n1. Whisk.\n2. Fry.'

test.beforeEach(async ({ page, modelSite, service }) => {
  service.respondWith(reply(recipe))
  await page.goto(modelSite.url)
  await addIngredients(page, 'Eggs', 'Flour', 'Milk')
  await ui(page).ask.click()
  await expect(ui(page).status).toHaveText(FINISHED)
})

test('Download saves the markdown in a file named after the recipe', async ({ page }) => {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('thin-pancakes.md')
  expect(await readFile(await file.path(), 'utf8')).toBe(recipe)
})

test('Copy copies the markdown', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByText('Copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(recipe)
})

test('print shows the recipe alone, dark on white', async ({ page }) => {
  await page.getByRole('checkbox', { name: 'eggs' }).check()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const { text } = ui(page)
  await expect(text).toBeVisible()
  for (const other of [
    page.getByRole('banner'),
    page.getByLabel('Add ingredients'),
    page.getByRole('button', { name: 'Get a recipe !' }),
    page.getByRole('button', { name: 'Copy' }),
    text.getByRole('checkbox').first(),
  ])
    await expect(other).toBeHidden()
  const look = await text.evaluate((element) => {
    const { color } = getComputedStyle(element)
    const step = element.querySelector('ol > li')
    return {
      color,
      behind: getComputedStyle(document.body).backgroundColor,
      steps: step && getComputedStyle(step).breakInside,
      roomForBoxes: step && getComputedStyle(step).paddingInlineEnd,
      ticked: getComputedStyle(element.querySelector('.tick:nth-child(2)') ?? element).textDecorationLine,
    }
  })
  expect(look).toEqual({
    color: 'rgb(43, 33, 26)',
    behind: 'rgba(0, 0, 0, 0)',
    steps: 'avoid',
    roomForBoxes: '0px',
    ticked: 'none',
  })
})

test('nothing is animated with reduced motion', async ({ page, service }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  service.respondWith(() => ({ chunks: [], end: 'never' }))
  await ui(page).ask.click()
  await expect(ui(page).stop).toBeVisible()
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  expect(await page.evaluate(() => document.getAnimations().length)).toBeGreaterThan(0)
  await ui(page).stop.click()
})
