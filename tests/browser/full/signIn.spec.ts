import { addIngredients, expect, list, test, ui } from '../../support/browser'
import { startSite } from '../../support/site'
import { mockHub, pressSignIn, signIn, signInUi } from '../shared/hub'
import { error, mockRouter, streamed } from '../shared/visitorToken'
import { closeDialog, openDialog } from '../shared/whoCooks'

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
  await expect.poll(() => context.pages().length).toBe(1)
})

test('a visitor who declines, and an exchange that fails, can sign in again', async ({
  page,
  cookbookSite,
  context,
  log,
}) => {
  const hub = await mockHub(context)
  const { respond, exchange } = hub
  await page.goto(cookbookSite.url)
  hub.respond = ({ state = '' }) => ({ error: 'access_denied', state })
  await pressSignIn(page)
  const { status, signInButton } = signInUi(page)
  await expect(status).toContainText('declined')
  expect(hub.exchanges).toEqual([])

  hub.respond = respond
  hub.exchange = () => ({ status: 400, body: '{"error":"invalid_grant"}' })
  await pressSignIn(page)
  await expect(status).toContainText('Hugging Face did not accept the sign-in.')
  await expect(signInButton).toBeVisible()
  // The browser's own line about the status of 400.
  log.console.length = 0

  hub.exchange = exchange
  await pressSignIn(page)
  await expect(status).toContainText('You are signed in')
})

test('a sign-in that has ended says so, and the visitor signs in again', async ({
  page,
  cookbookSite,
  context,
  log,
}) => {
  await mockHub(context)
  await mockRouter(page, (count) => (count === 1 ? error(401, 'expired') : streamed('# From the model')))
  await signIn(page, cookbookSite.url)
  await closeDialog(page)
  await ui(page).requestButton.click()
  await expect(ui(page).alert).toContainText('Your sign-in with Hugging Face has ended.')
  log.console.length = 0
  await openDialog(page)
  await signInUi(page).signOutButton.click()
  await pressSignIn(page)
  await expect(signInUi(page).status).toContainText('You are signed in')
  await closeDialog(page)
  await ui(page).retryButton.click()
  await expect(ui(page).recipeText).toContainText('From the model')
})

test('a blocked tab is told, and the list stays', async ({ page, cookbookSite, context }) => {
  await mockHub(context)
  await page.addInitScript(() => {
    window.open = () => null
  })
  await page.goto(cookbookSite.url)
  await addIngredients(page, ...list)
  await openDialog(page)
  await signInUi(page).signInButton.click()
  await expect(signInUi(page).status).toContainText('Your browser blocked the new tab.')
  await expect(ui(page).items).toHaveText(list)
})
