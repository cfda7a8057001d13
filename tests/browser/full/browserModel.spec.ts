import { expect, test } from '../../support/browser'
import { installLanguageModel, type StandIn } from '../../support/languageModel'
import { expectAccessibleDialog } from '../shared/accessibility'
import { openDialog, whoCooks } from '../shared/whoCooks'

// The browser's own model: a stand-in for `LanguageModel` that follows the specification, also in its check for a
// click of the user.

test.use({ answers: 'cookbook', hasLanguageModel: true })

test('each state of the dialog is accessible and has targets of 44 px', async ({ page }) => {
  await page.addInitScript(installLanguageModel, { availability: 'downloadable' } as const)
  await page.goto('./')
  await openDialog(page)
  const offer = page.getByRole('button', { name: "Use this browser's own model" })
  await expect(offer).toBeVisible()
  await expectAccessibleDialog(page)
  await offer.click()
  const standIn = await page.evaluateHandle<StandIn>(() => Reflect.get(window, 'standIn'))
  await standIn.evaluate(({ progress }) => progress(0.4))
  await expect(page.getByRole('progressbar', { name: 'Download of the model' })).toBeVisible()
  await expectAccessibleDialog(page)
  await standIn.evaluate(({ finishDownload }) => finishDownload())
  await expect(whoCooks(page).cookbookButton).toBeVisible()
  await expectAccessibleDialog(page)
})
