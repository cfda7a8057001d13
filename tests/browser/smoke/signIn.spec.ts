import { ROUTER_MODELS } from '../../../src/config/settings'
import { expect, list, test, ui } from '../../support/browser'
import { mockHub, OAUTH_TOKEN, signIn, signInUi } from '../shared/hub'
import { mockRouter, streamed } from '../shared/visitorToken'
import { closeDialog, openDialog, whoCooks } from '../shared/whoCooks'

test('a visitor signs in, in a tab of its own, and out again', async ({ page, cookbookSite, context }) => {
  const hub = await mockHub(context)
  const requests = await mockRouter(page, () => streamed('# From the model\n\n1. Fry.'))
  await signIn(page, cookbookSite.url)
  // The tab has closed itself, and the page has kept its list.
  await expect.poll(() => context.pages().length).toBe(1)
  await expect(ui(page).items).toHaveText(list)
  expect(hub.questions).toEqual([
    expect.objectContaining({ client_id: 'space-1', redirect_uri: cookbookSite.url, scope: 'openid inference-api' }),
  ])
  const { signInButton, signOutButton, status } = signInUi(page)
  await expect(status).toBeFocused()
  await closeDialog(page)
  await expect(whoCooks(page).footer).toContainText('a language model at Hugging Face, on your account')
  await ui(page).requestButton.click()
  await expect(ui(page).recipeText).toContainText('From the model')
  expect(requests.map((request) => request.headers().authorization)).toEqual([`Bearer ${OAUTH_TOKEN}`])
  expect(requests.map((request) => request.postDataJSON().model)).toEqual([ROUTER_MODELS[0]])

  await openDialog(page)
  await signOutButton.click()
  await expect(status).toBeFocused()
  await expect(signInButton).toBeVisible()
  await closeDialog(page)
  await ui(page).requestButton.click()
  await expect(page.locator('[data-answered-by]')).toContainText('cookbook')
  expect(requests).toHaveLength(1)
})
