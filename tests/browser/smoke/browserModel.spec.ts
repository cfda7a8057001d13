import { expect, FINISHED, test, ui } from '../../support/browser'
import { modelUi, openPage, withStandIn } from '../shared/browserModel'
import { openDialog, whoCooks } from '../shared/whoCooks'

// The browser's own model: a stand-in for `LanguageModel` that follows the specification, also in its check for a
// click of the user.

test.use({ hasLanguageModel: true })

test('the model writes a recipe at a click, and the cookbook again after another', async ({
  page,
  cookbookSite,
  log,
}) => {
  await openPage(page, cookbookSite.url, { pieces: ['# So', 'up\n\n1. Bo', 'il.'] })
  const { offer, answeredBy } = modelUi(page)
  const { dialog, footer, changeButton, cookbookButton } = whoCooks(page)
  const { requestButton, recipeText } = ui(page)
  await offer.click()
  await expect(dialog).toHaveCount(0)
  await expect(changeButton).toBeFocused()
  await expect(footer).toContainText("Your recipes come from this browser's own model.")
  await requestButton.click()
  await expect(recipeText.getByRole('heading', { name: 'Soup' })).toBeVisible()
  await expect(ui(page).status).toHaveText(FINISHED)
  await expect(answeredBy).toHaveText(
    "Written by this browser's model. A language model can be wrong about food safety.",
  )

  await openDialog(page)
  await cookbookButton.click()
  await expect(dialog).toHaveCount(0)
  await requestButton.click()
  await expect(answeredBy).toHaveText('From the built-in cookbook.')
  expect(await withStandIn(page, ({ sessions: all }) => all.length)).toBe(1)
  // Nothing leaves the page.
  expect(log.requests.filter((url) => !url.startsWith(cookbookSite.url))).toEqual([])
})
