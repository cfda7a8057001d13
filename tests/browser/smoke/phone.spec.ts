import { addIngredients, expect, FINISHED, test, ui } from '../../support/browser'
import { deferred } from '../../support/deferred'
import { errorReply, streamedReply } from '../../support/service'

import { longRecipe, lowControls, numbered, withinReach } from '../shared/phone'

// On a phone the next control is always visible, in the lower half of the screen.
test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true })

test.beforeEach(async ({ page }) => {
  await page.goto('./')
})

test('each ingredient needs one tap, and the next control needs no scrolling', async ({ page, service }) => {
  const { field, addButton, requestButton, stopButton, status, recipe, recipeText } = ui(page)
  for (const ingredient of numbered(12)) {
    await field.fill(ingredient)
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
  // The page scrolls to the recipe, unless it begins in the upper half anyway.
  const heading = recipe.getByRole('heading', { name: 'Chef Mistral Recommends:' })
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(320)
  await withinReach(stopButton)
  last.resolve()
  await expect(status).toHaveText(FINISHED)
  // Nothing covers the recipe for this list. Another food makes the request the next thing to do.
  await expect(requestButton).not.toBeInViewport()
  await field.fill('ingredient number 12')
  await addButton.tap()
  await field.blur()
  await withinReach(requestButton)
  await recipeText.getByText('flour').first().tap()
  await expect(recipeText.getByRole('checkbox').first()).toBeChecked()

  // A second recipe, requested from the end of the first, scrolls to its beginning.
  await recipeText.getByText('Whisk.').last().scrollIntoViewIfNeeded()
  await requestButton.tap()
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeGreaterThan(-1)
})

test('on a phone, the form for a recipe of your own opens in sight', async ({ page }) => {
  await page.getByRole('button', { name: 'Cook a recipe of your own' }).tap()
  await expect(page.getByRole('button', { name: 'Read it' })).toBeInViewport({ ratio: 1 })
})

test('on a phone, the error notice is visible and Try again is within reach', async ({ page, service, log }) => {
  service.respondWith(() => errorReply(401, 'no'))
  const { field, requestButton, alert, retryButton } = ui(page)
  await addIngredients(page, ...numbered(12))
  await field.blur()
  await requestButton.tap()
  await expect(alert).toBeInViewport({ ratio: 1 })
  await withinReach(retryButton)
  // A card without words would say nothing.
  await expect(page.getByRole('heading', { name: 'Chef Mistral Recommends:' })).toBeHidden()
  log.console.length = 0
})

test('on a phone, every control is at least 44 px high', async ({ page, service }) => {
  service.respondWith(() => streamedReply(longRecipe))
  const { requestButton, status } = ui(page)
  await addIngredients(page, 'Eggs', 'Flour', 'Eggs')
  await requestButton.tap()
  await expect(status).toHaveText(FINISHED)
  const controls = page.locator('button, input:not([type=checkbox]), label:has(input), .tick')
  expect(await lowControls(controls.filter({ visible: true }))).toEqual([])
})
