import { addIngredients, expect, list, test, ui } from '../../support/browser'
import { deferred } from '../../support/deferred'
import { expectNoViolations } from '../../support/expectNoViolations'

import { expectNoSecretOutside } from '../shared/secretWalk'
import { error, giveToken, mockRouter, streamed, tokenUi, VISITOR_TOKEN } from '../shared/visitorToken'
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

test('a token that is forgotten while the model writes is sent no more', async ({ page, cookbookSite }) => {
  const answer = deferred()
  const requests = await mockRouter(page, async () => {
    await answer.promise
    return error(503, 'busy')
  })
  await giveToken(page, cookbookSite.url)
  await ui(page).requestButton.click()
  await expect.poll(() => requests.length).toBe(1)
  await openDialog(page)
  await tokenUi(page).forgetButton.click()
  await closeDialog(page)
  await expect(ui(page).status).toHaveText('Stopped.')
  answer.resolve()
  await ui(page).requestButton.click()
  await expect(page.locator('[data-answered-by]')).toContainText('cookbook')
  expect(requests).toHaveLength(1)
})

for (const wrong of ['my password', 'sk-0123456789abcdef0123', 'hf_short', `${VISITOR_TOKEN} ${VISITOR_TOKEN}`, ''])
  test(`the page says at once that "${wrong}" is not a token, and sends nothing`, async ({
    page,
    cookbookSite,
    log,
  }) => {
    await giveToken(page, cookbookSite.url, wrong)
    const { status, field, forgetButton } = tokenUi(page)
    await expect(status).toContainText('hf_')
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveValue('')
    await expect(forgetButton).toHaveCount(0)
    await closeDialog(page)
    await ui(page).requestButton.click()
    await expect(page.locator('[data-answered-by]')).toContainText('cookbook')
    expect(log.requests.filter((url) => !url.startsWith(cookbookSite.url))).toEqual([])
  })

test('Enter in the field uses the token, and another token replaces it', async ({ page, cookbookSite, log }) => {
  const requests = await mockRouter(page, (count) =>
    count === 1 ? error(401, 'Invalid username or password.') : streamed('# From the model'),
  )
  await giveToken(page, cookbookSite.url, ` ${VISITOR_TOKEN}\n`.trimEnd())
  await ui(page).requestButton.click()
  await expect(ui(page).alert).toContainText('Your token was refused.')
  await expect(ui(page).items).toHaveCount(3)

  const { field } = tokenUi(page)
  await openDialog(page)
  await field.fill(VISITOR_TOKEN.toUpperCase().replace('HF', 'hf'))
  await field.press('Enter')
  await expect(whoCooks(page).dialog).toHaveCount(0)
  await ui(page).retryButton.click()
  await expect(ui(page).recipeText).toContainText('From the model')
  expect(requests.map((request) => request.headers().authorization)).toEqual([
    `Bearer ${VISITOR_TOKEN}`,
    `Bearer ${VISITOR_TOKEN.toUpperCase().replace('HF', 'hf')}`,
  ])
  expect(log.console.splice(0).filter((line) => !line.includes('status of 401'))).toEqual([
    expect.stringContaining('Invalid username'),
    'Failed to get recipe: unauthorized',
  ])
})

test('an account without credit is the visitor’s', async ({ page, cookbookSite, log }) => {
  await mockRouter(page, () => error(402, 'You have exceeded your monthly included credits.'))
  await giveToken(page, cookbookSite.url)
  await ui(page).requestButton.click()
  await expect(ui(page).alert).toContainText('Your Hugging Face account has run out of credit.')
  log.console.splice(0)
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
