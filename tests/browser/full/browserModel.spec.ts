import type { Page } from '@playwright/test'
import { addIngredients, expect, list, test, ui } from '../../support/browser'
import { expectNoViolations } from '../../support/expectNoViolations'
import { installLanguageModel } from '../../support/languageModel'
import { startSite } from '../../support/site'

import { modelUi, openPage, pieces, USED, withStandIn } from '../shared/browserModel'
import { closeDialog, openDialog, whoCooks } from '../shared/whoCooks'

// The browser's own model: a stand-in for `LanguageModel` that follows the specification, also in its check for a
// click of the user.

test.use({ hasLanguageModel: true })

test('the model answers offline, and a change goes on from its recipe', async ({ page, cookbookSite, context }) => {
  await openPage(page, cookbookSite.url, { pieces })
  await modelUi(page).offer.click()
  await ui(page).requestButton.click()
  await expect(page.locator('[data-understood]')).toBeAttached()
  await context.setOffline(true)
  await page.getByRole('textbox', { name: 'Ask for a change' }).fill('no eggs')
  await page.getByRole('button', { name: 'Change it' }).click()
  await expect(page.getByText('2 of 2')).toBeVisible()
  const prompts = await withStandIn(page, ({ sessions }) =>
    sessions.map(({ options, inputs }) => [options.initialPrompts?.map(({ role }) => role), inputs]),
  )
  expect(prompts[1]).toEqual([['system', 'user', 'assistant'], [expect.stringContaining('no eggs')]])
})

test('the click starts the download, which shows its progress and can be cancelled', async ({ page, cookbookSite }) => {
  await openPage(page, cookbookSite.url, { availability: 'downloadable', pieces })
  const { offer, status, bar, cancelButton, answeredBy } = modelUi(page)
  await expect(offer).toHaveAccessibleDescription(/downloads it first, which may be some gigabytes\.$/)
  await offer.click()
  await expect(status).toContainText('The model is being downloaded.')
  await withStandIn(page, ({ progress }) => progress(0.25))
  await expect(bar).toHaveJSProperty('value', 0.25)
  await cancelButton.click()
  await expect(status).toHaveText('Cancelled.')
  await expect(bar).toHaveCount(0)

  await offer.click()
  await withStandIn(page, ({ progress }) => progress(0.5))
  await expect(page.getByText('50 %')).toBeVisible()
  // Meanwhile the cookbook answers.
  await closeDialog(page)
  await ui(page).requestButton.click()
  await expect(answeredBy).toContainText('cookbook')
  await openDialog(page)
  await expect(page.getByText('50 %')).toBeVisible()
  await withStandIn(page, ({ finishDownload }) => finishDownload())
  await expect(status).toHaveText(USED)
  await closeDialog(page)
  await ui(page).requestButton.click()
  await expect(answeredBy).toContainText("this browser's model")
  expect(await withStandIn(page, ({ downloads }) => downloads)).toBe(2)
})

test('a download that fails says so, and the cookbook answers', async ({ page, cookbookSite, log }) => {
  await openPage(page, cookbookSite.url, { availability: 'downloadable' })
  const { offer, status, answeredBy } = modelUi(page)
  await offer.click()
  await expect(status).toContainText('downloaded')
  await withStandIn(page, ({ failDownload }) => failDownload())
  await expect(status).toHaveText(/^The download failed\. .* try again\.$/)
  await expect(offer).toBeVisible()
  await closeDialog(page)
  await ui(page).requestButton.click()
  await expect(answeredBy).toContainText('cookbook')
  expect(log.console.splice(0)).toEqual(["The browser's own model cannot be used: NetworkError: The download failed."])
})

test('a session that dies keeps its words, and the cookbook can be asked instead', async ({
  page,
  cookbookSite,
  log,
}) => {
  await openPage(page, cookbookSite.url)
  const { offer, answeredBy } = modelUi(page)
  const { requestButton, recipeText, alert, retryButton, items } = ui(page)
  await offer.click()
  await requestButton.click()
  await expect.poll(() => withStandIn(page, ({ sessions }) => sessions[0]?.inputs.length)).toBe(1)
  await withStandIn(page, ({ sessions }) => {
    sessions[0]?.write('# Soup\n\n', '- 2 eggs')
    sessions[0]?.fail('InvalidStateError', 'The model execution session has been destroyed.')
  })
  await expect(alert).toContainText("This browser's model stopped partway. The part that it wrote is below.")
  await expect(recipeText).toContainText('2 eggs')
  await expect(items).toHaveCount(list.length)
  expect(log.console.splice(0)).toEqual([
    expect.stringContaining('InvalidStateError: The model execution session has been destroyed.'),
    'Failed to get recipe: interrupted',
  ])
  expect(await withStandIn(page, ({ sessions }) => sessions.map(({ isDestroyed }) => isDestroyed))).toEqual([true])

  await openDialog(page)
  await whoCooks(page).cookbookButton.click()
  await retryButton.click()
  await expect(answeredBy).toContainText('From the built-in cookbook.')
})

test('the message for a too long input is about the model', async ({ page, cookbookSite, log }) => {
  await openPage(page, cookbookSite.url, { contextWindow: 10 })
  await modelUi(page).offer.click()
  await ui(page).requestButton.click()
  await expect(ui(page).alert).toContainText("This is too much for this browser's model.")
  await expect(ui(page).retryButton).toBeVisible()
  expect(log.console.splice(0).at(-1)).toBe('Failed to get recipe: input-too-long')
})

for (const [description, prepare, isAsked] of [
  ['without the API', (page: Page) => page.addInitScript(() => Reflect.deleteProperty(window, 'LanguageModel')), false],
  [
    'with the API, without a model',
    (page: Page) => page.addInitScript(installLanguageModel, { availability: 'unavailable' } as const),
    true,
  ],
] as const)
  test(`a browser ${description} offers none`, async ({ page, cookbookSite }) => {
    await prepare(page)
    await page.goto(cookbookSite.url)
    await openDialog(page)
    if (isAsked) await expect.poll(() => withStandIn(page, ({ questions }) => questions.length)).toBeGreaterThan(0)
    await expect(modelUi(page).offer).toHaveCount(0)
  })

test('a page with its own service does not offer the model and does not look for it', async ({ page, modelSite }) => {
  await page.addInitScript(installLanguageModel, {})
  await page.goto(modelSite.url)
  await addIngredients(page, ...list)
  await expect(ui(page).requestButton).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(whoCooks(page).footer).toContainText('Your recipes come from a language model.')
  await expect(whoCooks(page).changeButton).toHaveCount(0)
  expect(await withStandIn(page, ({ questions }) => questions.length)).toBe(0)
})

test('where only the browser’s model is offered, the button depends on the browser', async ({ page, afterPage }) => {
  const site = await startSite({ VITE_VISITOR_MODELS: 'browser', VITE_INFERENCE_URL: '/v1' })
  afterPage(site.close)
  await page.addInitScript(() => Reflect.deleteProperty(window, 'LanguageModel'))
  await page.goto(site.url)
  await addIngredients(page, ...list)
  await expect(whoCooks(page).footer).toContainText('Your recipes come from')
  await expect(whoCooks(page).changeButton).toHaveCount(0)
  await openPage(page, site.url, { pieces })
  await modelUi(page).offer.click()
  await openDialog(page)
  await page.getByRole('button', { name: "Use this page's model" }).click()
  await expect(whoCooks(page).footer).toContainText('Your recipes come from a language model.')
})

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
