import { addIngredients, expect, list, test, ui } from '../../support/browser'
import { expectNoViolations } from '../../support/expectNoViolations'

import { expectNoSecretOutside } from '../shared/secretWalk'
import { giveToken, mockRouter, streamed, tokenUi, VISITOR_TOKEN } from '../shared/visitorToken'
import { closeDialog, openDialog, whoCooks } from '../shared/whoCooks'

test.describe('nothing keeps or shows the token', () => {
  test.use({ hasServiceWorker: true })

  test('nowhere, where the service quotes it in every form', async ({ page, cookbookSite, context, log }) => {
    await expectNoSecretOutside({
      ...{ page, context, log, token: VISITOR_TOKEN },
      async giveToken() {
        await giveToken(page, cookbookSite.url)
        return {}
      },
    })
  })
})

test('a reload forgets the token', async ({ page, cookbookSite }) => {
  const requests = await mockRouter(page, () => streamed('# From the model'))
  await giveToken(page, cookbookSite.url)
  await expect(whoCooks(page).footer).toContainText('on your account')
  await page.reload()
  await addIngredients(page, ...list)
  await openDialog(page)
  await expect(tokenUi(page).offer).toHaveAttribute('aria-expanded', 'false')
  await expect(tokenUi(page).status).toHaveText('')
  await closeDialog(page)
  await ui(page).requestButton.click()
  await expect(page.locator('[data-answered-by]')).toContainText('cookbook')
  expect(requests).toEqual([])
})

test('the form for the token is quiet, accessible and has targets of 44 px', async ({ page, cookbookSite }) => {
  await page.goto(cookbookSite.url)
  await openDialog(page)
  const { offer, field, status } = tokenUi(page)
  await expect(offer).toHaveAttribute('aria-expanded', 'false')
  await expect(field).toHaveCount(0)
  await expect(status).toHaveText('')
  await offer.click()
  await expect(offer).toHaveAttribute('aria-expanded', 'true')
  await expect(offer).toBeFocused()
  await expect(field).toHaveAttribute('type', 'password')
  await expect(page.getByRole('link', { name: 'Create a token' })).toHaveAttribute(
    'href',
    /^https:\/\/huggingface\.co\/settings\/tokens\/new\?/,
  )
  await expectNoViolations(page)
  for (const control of [offer, field, tokenUi(page).useButton])
    expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(43.5)
  await offer.click()
  await expect(field).toHaveCount(0)
})
