import type { Page } from '@playwright/test'
import { expect, test } from '../../support/browser'
import { expectNoViolations } from '../../support/expectNoViolations'

import { modelUi, openPage, pieces, USED, withStandIn } from '../shared/browserModel'
import { closeDialog, whoCooks } from '../shared/whoCooks'

// The browser's own model: a stand-in for `LanguageModel` that follows the specification, also in its check for a
// click of the user.

test.use({ hasLanguageModel: true })

test('the keyboard is enough, and never loses its place', async ({ page, cookbookSite }) => {
  await openPage(page, cookbookSite.url, { availability: 'downloadable', pieces })
  const { offer, status, cancelButton } = modelUi(page)
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
  await expect(status).toHaveText(USED)
  await expect(status).toBeFocused()
  await closeDialog(page)
  await expect(whoCooks(page).changeButton).toBeFocused()
})

for (const width of [360, 1280])
  test(`at ${width} px each state fits, is accessible and has targets of 44 px`, async ({ page, cookbookSite }) => {
    await page.setViewportSize({ width, height: 800 })
    await openPage(page, cookbookSite.url, { availability: 'downloadable' })
    const { offer, bar, cancelButton } = modelUi(page)
    const { dialog, cookbookButton } = whoCooks(page)

    async function check(control: ReturnType<Page['getByRole']>) {
      await expectNoViolations(page)
      expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(43.5)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      expect(await dialog.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
    }

    await expect(offer).toBeVisible()
    await check(offer)
    await offer.click()
    await withStandIn(page, ({ progress }) => progress(0.4))
    await expect(bar).toBeVisible()
    await check(cancelButton)
    await withStandIn(page, ({ finishDownload }) => finishDownload())
    await expect(cookbookButton).toBeVisible()
    await check(cookbookButton)
  })
