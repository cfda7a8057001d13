import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addIngredients, expect, list, TOKEN as PAGE_TOKEN, test, ui } from '../../support/browser'
import { deferred } from '../../support/deferred'
import { expectNoViolations } from '../../support/expectNoViolations'
import { build, startSite } from '../../support/site'

import { error, giveToken, mockRouter, ROUTER, streamed, tokenUi, VISITOR_TOKEN } from '../shared/visitorToken'

const connections = (html: string) => /connect-src ([^;]*)/.exec(html)?.[1]

test('a reload forgets the token', async ({ page, cookbookSite }) => {
  const requests = await mockRouter(page, () => streamed('# From the model'))
  await giveToken(page, cookbookSite.url)
  await expect(tokenUi(page).forgetButton).toBeVisible()
  await page.reload()
  await addIngredients(page, ...list)
  await expect(tokenUi(page).offer).toBeVisible()
  await expect(tokenUi(page).status).toHaveText('')
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
  await tokenUi(page).forgetButton.click()
  await expect(ui(page).status).toHaveText('Stopped.')
  answer.resolve()
  await ui(page).requestButton.click()
  await expect(page.locator('[data-answered-by]')).toContainText('cookbook')
  expect(requests).toHaveLength(1)
})

for (const wrong of ['my password', 'sk-0123456789abcdef0123', 'hf_short', `${VISITOR_TOKEN} ${VISITOR_TOKEN}`, ''])
  test(`"${wrong}" is no token: the page says so at once, and sends nothing`, async ({ page, cookbookSite, log }) => {
    await giveToken(page, cookbookSite.url, wrong)
    const { status, field, forgetButton } = tokenUi(page)
    await expect(status).toContainText('hf_')
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveValue('')
    await expect(forgetButton).toHaveCount(0)
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
  await field.fill(VISITOR_TOKEN.toUpperCase().replace('HF', 'hf'))
  await field.press('Enter')
  await expect(field).toBeFocused()
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

for (const [settings, isOffered, sources] of [
  [{}, true, `'self' ${ROUTER}`],
  [{ VITE_VISITOR_TOKEN: 'off' }, false, "'self'"],
  [{ VITE_INFERENCE_URL: '/v1' }, false, "'self'"],
  [{ VITE_INFERENCE_URL: '/v1', VITE_VISITOR_TOKEN: 'on' }, true, `'self' ${ROUTER}`],
  [{ VITE_HF_ACCESS_TOKEN: PAGE_TOKEN }, false, `'self' ${ROUTER}`],
  [{ VITE_HF_ACCESS_TOKEN: PAGE_TOKEN, VITE_VISITOR_TOKEN: 'off' }, false, `'self' ${ROUTER}`],
] as const)
  test(`with ${JSON.stringify(settings)} the token is ${isOffered ? '' : 'not '}offered, and the policy fits`, async ({
    page,
    afterPage,
  }) => {
    const { folder } = await build(settings)
    expect(connections(await readFile(join(folder, 'index.html'), 'utf8'))).toBe(sources)
    const site = await startSite(settings)
    afterPage(site.close)
    await page.goto(site.url)
    const loaded = page.waitForEvent('requestfinished', (request) => /\/recipeCard\.lazy-/.test(request.url()))
    await addIngredients(page, ...list)
    await expect(ui(page).requestButton).toBeVisible()
    await loaded
    await page.waitForLoadState('networkidle')
    await expect(tokenUi(page).offer).toHaveCount(isOffered ? 1 : 0)
  })

test('the build refuses another value of VITE_VISITOR_TOKEN', async () => {
  await expect(build({ VITE_VISITOR_TOKEN: 'maybe' })).rejects.toThrow(/VITE_VISITOR_TOKEN /)
})

test('the page offers the token in one quiet line and asks nobody for it', async ({ page, cookbookSite, log }) => {
  await page.goto(cookbookSite.url)
  await addIngredients(page, 'Eggs', 'Flour')
  const { offer, field, status } = tokenUi(page)
  await expect(offer).toHaveCount(0)
  await addIngredients(page, 'Milk')
  await expect(offer).toHaveAttribute('aria-expanded', 'false')
  await expect(ui(page).field).toBeFocused()
  await expect(field).toHaveCount(0)
  await expect(status).toHaveText('')
  expect(log.requests.filter((url) => url.includes('visitorTokenForm.lazy'))).toEqual([])
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
