import type { Page } from '@playwright/test'
import { addIngredients, expect, list, test, ui } from '../../support/browser'
import { installLanguageModel, type LanguageModelScript, type StandIn } from '../../support/languageModel'
import { expectAccessibleDialog } from '../shared/accessibility'
import { closeDialog, openDialog, whoCooks } from '../shared/whoCooks'

// The browser's own model: a stand-in for `LanguageModel` that follows the specification, also in its check for a
// click of the user.

test.use({ hasLanguageModel: true })

/** The offer and what replaces it, found by role and name. */
const modelUi = (page: Page) => ({
  offer: page.getByRole('button', { name: "Use this browser's own model" }),
  status: page.getByRole('status', { name: "This browser's model" }),
  bar: page.getByRole('progressbar', { name: 'Download of the model' }),
  cancelButton: page.getByRole('button', { name: 'Cancel' }),
  answeredBy: page.locator('[data-answered-by]'),
})

/** Opens the page in a browser with such a model, adds ingredients, and opens the dialog with the offer. */
async function openPage(page: Page, url: string, script: LanguageModelScript = {}) {
  await page.addInitScript(installLanguageModel, script)
  await page.goto(url)
  await addIngredients(page, ...list)
  await openDialog(page)
}

/** Calls a function with the page's stand-in. */
async function withStandIn<Value>(page: Page, action: (standIn: StandIn) => Value) {
  const standIn = await page.evaluateHandle<StandIn>(() => Reflect.get(window, 'standIn'))
  return standIn.evaluate(action)
}

test('the keyboard is enough, never loses its place, and the model writes a recipe', async ({
  page,
  cookbookSite,
  log,
}) => {
  await openPage(page, cookbookSite.url, { availability: 'downloadable', pieces: ['# So', 'up\n\n1. Bo', 'il.'] })
  const { offer, status, cancelButton, answeredBy } = modelUi(page)
  await offer.focus()
  await page.keyboard.press('Enter')
  await expect(status).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(cancelButton).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(status).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(offer).toBeFocused()
  await page.keyboard.press('Space')
  await expect(cancelButton).toBeVisible()
  await cancelButton.focus()
  await withStandIn(page, ({ finishDownload }) => finishDownload())
  await expect(status).toContainText('is used until')
  await expect(status).toBeFocused()
  await closeDialog(page)
  await expect(whoCooks(page).changeButton).toBeFocused()

  await ui(page).requestButton.click()
  await expect(ui(page).recipeText.getByRole('heading', { name: 'Soup' })).toBeVisible()
  await expect(answeredBy).toContainText("Written by this browser's model.")
  // Nothing leaves the page.
  expect(log.requests.filter((url) => !url.startsWith(cookbookSite.url))).toEqual([])
})

test('each state of the dialog is accessible and has targets of 44 px', async ({ page, cookbookSite }) => {
  await openPage(page, cookbookSite.url, { availability: 'downloadable' })
  const { offer, bar } = modelUi(page)
  await expect(offer).toBeVisible()
  await expectAccessibleDialog(page)
  await offer.click()
  await withStandIn(page, ({ progress }) => progress(0.4))
  await expect(bar).toBeVisible()
  await expectAccessibleDialog(page)
  await withStandIn(page, ({ finishDownload }) => finishDownload())
  await expect(whoCooks(page).cookbookButton).toBeVisible()
  await expectAccessibleDialog(page)
})
