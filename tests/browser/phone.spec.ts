import type { Locator } from '@playwright/test'
import { addIngredients, expect, FINISHED, test, ui } from '../support/browser'
import { deferred } from '../support/deferred'
import { errorReply, reply, streamedReply } from '../support/service'

// On a phone the next control is always visible, in the lower half of the screen.
test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true })

/** Expects a control to be fully visible, in the lower half of the screen and at least 44 px high. */
async function withinReach(control: Locator) {
  await expect(control).toBeInViewport({ ratio: 1 })
  const box = await control.boundingBox()
  expect(box?.y).toBeGreaterThan(320)
  expect(box?.height).toBeGreaterThanOrEqual(44)
}

const longRecipe = ['# Pancakes\n\n', '- flour\n'.repeat(12), '\n', '1. Whisk.\n'.repeat(12)]

test('on a phone, each ingredient needs one tap, and the next control needs no scrolling', async ({
  page,
  modelSite,
  service,
}) => {
  await page.goto(modelSite.url)
  const { field, addButton, requestButton, stopButton, status, recipe, recipeText } = ui(page)
  for (let index = 0; index < 12; index++) {
    await field.fill(`ingredient number ${index}`)
    await addButton.tap()
    await expect(field).toBeFocused()
  }
  await field.blur()
  await withinReach(requestButton)
  const [first, last] = [deferred(), deferred()]
  service.respondWith(() => streamedReply([first.promise, ...longRecipe, last.promise]))
  await requestButton.tap()
  await withinReach(stopButton)
  first.resolve()
  // The page scrolls to the recipe.
  const heading = recipe.getByRole('heading', { name: 'Chef Mistral Recommends:' })
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(120)
  await withinReach(stopButton)
  last.resolve()
  await expect(status).toHaveText(FINISHED)
  await withinReach(requestButton)
  await recipeText.getByText('flour').first().tap()
  await expect(recipeText.getByRole('checkbox').first()).toBeChecked()

  // A second recipe, requested from the end of the first, scrolls to its beginning.
  await recipeText.getByText('Whisk.').last().scrollIntoViewIfNeeded()
  await requestButton.tap()
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeGreaterThan(-1)
})

test('on a phone, Undo is within reach and does not open the keyboard', async ({ page, modelSite }) => {
  await page.goto(modelSite.url)
  const { field, items } = ui(page)
  for (let index = 0; index < 13; index++) {
    await field.fill(`ingredient number ${index}`)
    await field.press('Enter')
  }
  await field.blur()
  await page.getByRole('button', { name: 'Remove ingredient number 2', exact: true }).tap()
  await expect(items).toHaveCount(12)
  const undo = page.getByRole('button', { name: 'Undo' })
  await withinReach(undo)
  await undo.tap()
  await expect(items).toHaveCount(13)
  await expect(field).not.toBeFocused()
})

test('on a phone, editing a long ingredient does not widen the page', async ({ page, modelSite }) => {
  await page.goto(modelSite.url)
  await ui(page).field.fill('x'.repeat(300))
  await ui(page).addButton.tap()
  await page.getByRole('button', { name: /^Change xxx/ }).tap()
  await expect(page.getByRole('textbox', { name: /^Change xxx/ })).toBeFocused()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('on a phone, deep lists and stacked combining marks do not widen the page', async ({
  page,
  modelSite,
  service,
}) => {
  const marked = `a${'\u0301\u0323\u20dd'.repeat(100)}`
  const list = Array.from({ length: 11 }, (_, level) => `${'  '.repeat(level)}- level ${level} ${marked}`).join('\n')
  service.respondWith(reply(`# ${marked}\n\n${list}\n\n${marked.repeat(30)}`))
  await page.goto(modelSite.url)
  await addIngredients(page, 'Eggs', 'Flour', marked.repeat(30))
  await ui(page).requestButton.tap()
  await expect(ui(page).status).toHaveText(FINISHED)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await expect(ui(page).requestButton).toBeInViewport({ ratio: 1 })
})

test('on a phone, a recipe does not scroll the page while the field has the focus', async ({
  page,
  modelSite,
  service,
}) => {
  await page.goto(modelSite.url)
  const { field, requestButton, recipe } = ui(page)
  for (let index = 0; index < 12; index++) {
    await field.fill(`ingredient number ${index}`)
    await field.press('Enter')
  }
  const first = deferred()
  service.respondWith(() => streamedReply([first.promise, ...longRecipe]))
  await requestButton.tap()
  await field.focus()
  const before = await page.evaluate(() => scrollY)
  first.resolve()
  await expect(recipe).toHaveAttribute('aria-busy', 'false')
  expect(await page.evaluate(() => scrollY)).toBe(before)
})

test('on a phone, the error notice is visible and Try again is within reach', async ({
  page,
  modelSite,
  service,
  log,
}) => {
  service.respondWith(() => errorReply(401, 'no'))
  await page.goto(modelSite.url)
  const { field, requestButton, alert, retryButton } = ui(page)
  for (let index = 0; index < 12; index++) {
    await field.fill(`ingredient number ${index}`)
    await field.press('Enter')
  }
  await field.blur()
  await requestButton.tap()
  await expect(alert).toBeInViewport({ ratio: 1 })
  await withinReach(retryButton)
  log.console.length = 0
})

test('on a phone, the checkboxes of nested steps are in one column', async ({ page, modelSite, service }) => {
  service.respondWith(reply('1. Batter:\n   1. Sift.\n   2. Whisk.\n2. Fry.\n   - Two minutes.\n3. Serve.'))
  await page.goto(modelSite.url)
  await addIngredients(page, 'Eggs', 'Flour', 'Milk')
  await ui(page).requestButton.tap()
  await expect(ui(page).status).toHaveText(FINISHED)
  const getX = async (name: string) => (await page.getByRole('checkbox', { name }).boundingBox())?.x
  const outer = await getX('Batter')
  for (const name of ['Sift', 'Whisk', 'Fry', 'Serve']) expect(await getX(name), name).toBe(outer)
  expect(await getX('Two minutes')).toBeLessThan(outer ?? 0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('on a phone, every control is at least 44 px high', async ({ page, modelSite, service }) => {
  service.respondWith(() => streamedReply(longRecipe))
  await page.goto(modelSite.url)
  const { field, requestButton, status } = ui(page)
  for (const ingredient of ['Eggs', 'Flour', 'Eggs']) {
    await field.fill(ingredient)
    await field.press('Enter')
  }
  await requestButton.tap()
  await expect(status).toHaveText(FINISHED)
  const small = await page
    .locator('button, input:not([type=checkbox]), label:has(input), .tick')
    .filter({ visible: true })
    .evaluateAll((controls) =>
      controls
        .map((control) => [control.textContent, control.getBoundingClientRect().height] as const)
        .filter(([, height]) => height < 43.5),
    )
  expect(small).toEqual([])
})

test('on a phone, the newest of 40 ingredients is in sight, and also above a recipe', async ({
  page,
  modelSite,
  service,
}) => {
  service.respondWith(reply('# Soup\n\n1. Simmer.\n'))
  await page.goto(modelSite.url)
  const { field, items, requestButton, recipeText } = ui(page)
  await addIngredients(page, ...Array.from({ length: 40 }, (_, index) => `ingredient number ${index}`))
  await expect(items.last()).toBeInViewport({ ratio: 1 })
  await requestButton.tap()
  await expect(recipeText).toContainText('Simmer.')
  await field.tap()
  await field.fill('peas')
  await field.press('Enter')
  await expect(items.last()).toBeInViewport({ ratio: 1 })
})
