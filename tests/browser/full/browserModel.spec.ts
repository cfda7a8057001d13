import { expect, test, ui } from '../../support/browser'
import { expectAccessibleDialog } from '../shared/accessibility'
import { modelUi, openPage, withStandIn } from '../shared/browserModel'
import { closeDialog, whoCooks } from '../shared/whoCooks'

// The browser's own model: a stand-in for `LanguageModel` that follows the specification, also in its check for a
// click of the user.

test.use({ hasLanguageModel: true })

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
