import { expect, FINISHED, requestRecipe, test, ui } from '../../support/browser'
import { errorReply, reply } from '../../support/service'
import { type Site, startSite } from '../../support/site'

// Several models in turn, and what the card says of them.

let site: Site

test.beforeAll(async ({ service }) => {
  site = await startSite({ VITE_INFERENCE_URL: service.url, VITE_HF_MODEL: 'first/model, second/model' })
})

test.afterAll(() => site.close())

const modelOf = ({ body }: { readonly body: unknown }) => Reflect.get(Object(body), 'model')

test('a model that is not served gives way to the next, which is named and asked first from then on', async ({
  page,
  service,
  log,
}) => {
  service.respondWith((request) =>
    modelOf(request) === 'first/model' ? errorReply(404, 'no such model') : reply('# Pancakes\n\n1. Fry.')(request),
  )
  await requestRecipe(page, site.url)
  const { status, recipeText, requestButton, alert } = ui(page)
  await expect(status).toHaveText(FINISHED)
  await expect(recipeText).toContainText('Pancakes')
  await expect(alert).toHaveCount(0)
  expect(service.requests.map(modelOf)).toEqual(['first/model', 'second/model'])

  const line = page.locator('[data-answered-by]')
  await expect(line).toHaveText(
    `Written by second/model at ${new URL(service.url).host}. A language model can be wrong about food safety.`,
  )
  await expect(recipeText.locator('[data-answered-by]')).toHaveCount(0)
  // The foot of the card: below the recipe, above the field for a change.
  const [above, own, below] = await Promise.all(
    [recipeText, line, page.getByLabel('Ask for a change')].map((part) => part.boundingBox()),
  )
  expect(own?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0))
  expect(own?.y).toBeLessThan(below?.y ?? 0)

  await requestButton.click()
  await expect.poll(() => service.requests.map(modelOf)).toEqual(['first/model', 'second/model', 'second/model'])
  await expect(status).toHaveText(FINISHED)
  // The browser's own line about the response of status 404.
  expect(log.console.splice(0)).toEqual([expect.stringContaining('404')])
})
