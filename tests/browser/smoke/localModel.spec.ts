import { addIngredients, expect, list, test, ui } from '../../support/browser'
import { localUi, lookForModels, serviceWithModels } from '../shared/localModel'
import { reopenAtOnce } from '../shared/reopenAtOnce'
import { openDialog, whoCooks } from '../shared/whoCooks'

// A model on the visitor's computer: the scripted service, at its own address.

test('a click finds a model on this computer, it writes a recipe, and another click stops using it', async ({
  page,
  cookbookSite,
  service,
  log,
}) => {
  service.respondWith(serviceWithModels(['llama3.2:3b', 'qwen3:8b'], '# From this computer\n\n1. Fry.'))
  await page.goto(cookbookSite.url)
  await addIngredients(page, ...list)
  const { offer, address, select, useButton, status } = localUi(page)
  await openDialog(page)
  await offer.click()
  await expect(address).toHaveValue('http://localhost:11434')
  // Nothing is asked before the click.
  expect(log.requests.filter((url) => !url.startsWith(cookbookSite.url))).toEqual([])

  await lookForModels(page, `127.0.0.1:${service.port}/v1/`)
  await expect(status).toHaveText(`2 models at http://127.0.0.1:${service.port}.`)
  await select.selectOption('qwen3:8b')
  await useButton.click()
  await expect(whoCooks(page).dialog).toHaveCount(0)
  await expect(whoCooks(page).changeButton).toBeFocused()
  await expect(whoCooks(page).footer).toContainText('Your recipes come from qwen3:8b on this computer.')
  await ui(page).requestButton.click()
  await expect(ui(page).recipeText).toContainText('From this computer')
  await expect(page.locator('[data-answered-by]')).toContainText(`qwen3:8b at 127.0.0.1:${service.port}`)
  expect(service.requests.map(({ path }) => path)).toEqual([
    '/v1/models',
    '/api/tags',
    '/api/v0/models',
    '/v1/chat/completions',
  ])

  await openDialog(page)
  await reopenAtOnce(whoCooks(page).dialog)
  await whoCooks(page).cookbookButton.click()
  await ui(page).requestButton.click()
  await expect(page.locator('[data-answered-by]')).toContainText('cookbook')
  expect(service.requests).toHaveLength(4)
  const isElsewhere = (url: string) =>
    ![cookbookSite.url, `http://127.0.0.1:${service.port}/`].some((own) => url.startsWith(own))
  expect(log.requests.filter(isElsewhere)).toEqual([])
})
