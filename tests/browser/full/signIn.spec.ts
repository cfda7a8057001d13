import { addIngredients, expect, list, test, ui } from '../../support/browser'
import { startSite } from '../../support/site'
import { CODE, HUB, mockHub, OAUTH_TOKEN, pressSignIn, signIn, signInUi } from '../shared/hub'
import { expectNoSecretOutside } from '../shared/secretWalk'
import { closeDialog } from '../shared/whoCooks'

test.describe('nothing keeps or shows the secrets of a sign-in', () => {
  test.use({ hasServiceWorker: true })

  test('nowhere, where the service quotes the token in every form', async ({ page, cookbookSite, context, log }) => {
    const hub = await mockHub(context)
    await expectNoSecretOutside({
      ...{ page, context, log, token: OAUTH_TOKEN },
      async giveToken() {
        await signIn(page, cookbookSite.url)
        await closeDialog(page)
        const verifier = new URLSearchParams(hub.exchanges[0]?.postData() ?? '').get('code_verifier') ?? ''
        expect(verifier).toMatch(/^[\w-]{43}$/)
        // The tab that comes back has the code in its first address, so its own host gets it too.
        await expect.poll(() => context.pages().length).toBe(1)
        const exchange = `${HUB}/oauth/token`
        return { [verifier]: [exchange], [CODE]: [exchange, `${cookbookSite.url}?code=`] }
      },
    })
  })

  test('the tab that comes back keeps no code, and neither does the cache', async ({ page, cookbookSite, context }) => {
    await mockHub(context)
    await page.goto(cookbookSite.url)
    await page.evaluate(() => navigator.serviceWorker.ready)
    // Nobody waits for this answer, so the tab stays.
    await page.goto(`${cookbookSite.url}?code=${CODE}&state=aStateOfNobody`)
    await expect(page.getByRole('alert')).toContainText('This sign-in is not finished.')
    expect(page.url()).toBe(cookbookSite.url)
    const kept = await page.evaluate(async () => {
      const keys = await caches.keys()
      const cached = await Promise.all(keys.map(async (name) => (await caches.open(name)).keys()))
      const urls = cached.flat().map(({ url }) => url)
      return JSON.stringify([urls, { ...localStorage }, { ...sessionStorage }, document.documentElement.outerHTML])
    })
    expect(kept).toContain('index-')
    expect(kept).not.toMatch(new RegExp(`${CODE}|aStateOfNobody`))
  })
})

test('an answer with another state is ignored, and its tab says so and is a page', async ({
  page,
  cookbookSite,
  context,
}) => {
  const hub = await mockHub(context)
  hub.respond = ({ state }) => ({ code: CODE, state: `${state}x` })
  await page.goto(cookbookSite.url)
  const tab = await pressSignIn(page)
  await expect(tab.getByRole('alert')).toContainText('This sign-in is not finished.')
  expect(tab.url()).toBe(cookbookSite.url)
  await addIngredients(tab, ...list)
  await ui(tab).requestButton.click()
  await expect(ui(tab).recipeText).toContainText('Thin pancakes')
  await expect(signInUi(page).status).toContainText('Waiting for you')
  expect(hub.exchanges).toEqual([])

  hub.respond = ({ state = '' }) => ({ code: CODE, state })
  await pressSignIn(page)
  await expect(signInUi(page).status).toContainText('You are signed in')
})

test('a host that separates its windows from others does not disturb a sign-in', async ({
  page,
  context,
  afterPage,
}) => {
  const site = await startSite({ VITE_HF_OAUTH_CLIENT_ID: 'client-7' })
  afterPage(site.close)
  const hub = await mockHub(context)
  // The headers of public/_headers.
  await context.route(
    (url) => url.href.startsWith(site.url) && url.pathname === '/',
    async (route) => {
      const response = await route.fetch()
      const headers = { ...response.headers(), 'cross-origin-opener-policy': 'same-origin' }
      await route.fulfill({ response, headers })
    },
  )
  await signIn(page, site.url)
  expect(hub.questions.map(({ client_id }) => client_id)).toEqual(['client-7'])
  await expect(ui(page).items).toHaveText(list)
  await expect.poll(() => context.pages().length).toBe(1)
})
