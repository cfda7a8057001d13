import type { Page } from '@playwright/test'
import { launchOptions } from '../../setup/chromium.mjs'
import { expect, test } from '../../support/browser'
import { freePort } from '../../support/freePort'
import type { Script } from '../../support/service'
import { expectAccessibleDialog } from '../shared/accessibility'
import { closeDialog, openDialog, whoCooks } from '../shared/whoCooks'

test.use({ answers: 'cookbook' })

/** The form for a model on this computer, found by role and name. */
const localUi = (page: Page) => {
  const { dialog } = whoCooks(page)
  return {
    offer: dialog.getByRole('button', { name: 'Use a model on this computer' }),
    address: dialog.getByLabel('Address', { exact: true }),
    lookButton: dialog.getByRole('button', { name: 'Look for models' }),
    select: dialog.getByRole('combobox', { name: 'Model' }),
    useButton: dialog.getByRole('button', { name: 'Use it' }),
    status: dialog.getByRole('status', { name: 'Models on this computer' }),
  }
}

/** A service on this computer with this model. */
const serviceWith =
  (id: string): Script =>
  () => ({
    headers: { 'content-type': 'application/json' },
    chunks: [JSON.stringify({ object: 'list', data: [{ id, object: 'model' }] })],
  })

/** Opens the form and looks for models at an address. */
async function lookForModels(page: Page, address: string) {
  const { offer, address: field, lookButton } = localUi(page)
  await openDialog(page)
  if ((await offer.getAttribute('aria-expanded')) === 'false') await offer.click()
  await field.fill(address)
  await lookButton.click()
}

test('a service that refuses the page and one that is missing differ', async ({ page, cookbookSite, service, log }) => {
  await page.goto('./')
  const { status, select } = localUi(page)
  const port = await freePort()
  await lookForModels(page, `http://127.0.0.1:${port}`)
  await expect(status).toContainText(`Nothing answers at http://127.0.0.1:${port}`)
  service.respondWith(() => ({ status: 403, noCors: true }))
  await lookForModels(page, `http://127.0.0.1:${service.port}`)
  await expect(status).toContainText(`OLLAMA_ORIGINS=${new URL(cookbookSite.url).origin}`)
  await expect(select).toHaveCount(0)
  // The browser logs each request that fails.
  log.console.length = 0
})

test('on a page of another host the browser decides', async ({ playwright, cookbookSite, service }) => {
  service.respondWith(serviceWith('llama3.2:3b'))
  const options = launchOptions({ isWhole: true })
  const isPublic = `--ip-address-space-overrides=127.0.0.1:${new URL(cookbookSite.url).port}=public`
  const browser = await playwright.chromium.launch({ ...options, args: [...options.args, isPublic] })
  try {
    for (const [permissions, words, count] of [
      [[], /^Your browser did not let this page reach this computer\./, 0],
      [['local-network-access'], /^One model at /, 3],
    ] as const) {
      const context = await browser.newContext({ permissions: [...permissions] })
      const page = await context.newPage()
      await page.goto(cookbookSite.url)
      await lookForModels(page, `http://127.0.0.1:${service.port}`)
      await expect(localUi(page).status).toHaveText(words)
      expect(service.requests).toHaveLength(count)
      await context.close()
    }
  } finally {
    await browser.close()
  }
})

test('the dialog is accessible, works by keyboard, and closes at a click beside it', async ({ page, service }) => {
  service.respondWith(serviceWith('a-model-with-a-name-that-is-longer-than-the-screen-of-a-phone:latest'))
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('./')
  const { changeButton, dialog, closeButton } = whoCooks(page)
  const { offer, address, lookButton, select, useButton } = localUi(page)
  await changeButton.focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('heading', { name: 'Who cooks?' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(closeButton).toBeFocused()
  await offer.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(address).toBeFocused()
  await address.fill(`127.0.0.1:${service.port}`)
  await page.keyboard.press('Enter')
  await expect(select).toBeVisible()
  await expect(address).toBeFocused()
  for (const control of [lookButton, select, useButton]) {
    await page.keyboard.press('Tab')
    await expect(control).toBeFocused()
    await expect(control).toBeInViewport({ ratio: 1 })
  }
  await expectAccessibleDialog(page)
  await dialog.getByRole('button', { name: 'Use your own Hugging Face token' }).click()
  await expectAccessibleDialog(page)
  await closeDialog(page)
  await expect(changeButton).toBeFocused()
  await openDialog(page)
  // Closes the dialog and presses the button that has the focus back before the event that tells of the closing.
  await dialog.evaluate((element: HTMLDialogElement) => {
    element.close()
    if (document.activeElement instanceof HTMLButtonElement) document.activeElement.click()
  })
  await expect(dialog).toBeVisible()
  await page.mouse.click(180, 4)
  await expect(dialog).toHaveCount(0)
})
