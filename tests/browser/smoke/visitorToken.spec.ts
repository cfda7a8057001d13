import { ROUTER_MODELS } from '../../../src/config/settings'
import { expect, test, ui } from '../../support/browser'
import { giveToken, mockRouter, ROUTER, streamed, tokenUi } from '../shared/visitorToken'
import { closeDialog, openDialog, whoCooks } from '../shared/whoCooks'

test('a token is used until it is forgotten, with the default models', async ({ page, cookbookSite, log }) => {
  const requests = await mockRouter(page, () => streamed('# From the model\n\n1. Fry.'))
  await giveToken(page, cookbookSite.url)
  const { requestButton, recipeText } = ui(page)
  const { status, field, forgetButton } = tokenUi(page)
  await expect(whoCooks(page).dialog).toHaveCount(0)
  await expect(whoCooks(page).changeButton).toBeFocused()
  await requestButton.click()
  await expect(recipeText).toContainText('From the model')
  const line = page.locator('[data-answered-by]')
  await expect(line).toContainText(`${ROUTER_MODELS[0]} at Hugging Face`)
  expect(requests.map((request) => request.postDataJSON().model)).toEqual([ROUTER_MODELS[0]])

  await openDialog(page)
  await expect(status).toHaveText('Your token is used until you reload the page or forget it.')
  await expect(field).toHaveValue('')
  await forgetButton.click()
  await expect(status).toHaveText('Your token is forgotten.')
  await expect(status).toBeFocused()
  await expect(forgetButton).toHaveCount(0)
  await closeDialog(page)
  await requestButton.click()
  await expect(line).toContainText('cookbook')
  expect(requests).toHaveLength(1)
  expect(log.requests.filter((url) => url.startsWith(ROUTER))).toHaveLength(1)
})
