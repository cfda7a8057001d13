import { expect, FINISHED, requestRecipe, test, ui } from '../../support/browser'
import { errorReply, reply, streamedReply } from '../../support/service'
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
  // The foot of the card: below the recipe, above the questions to the chef.
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

test('a model that does not begin to answer within 20 seconds gives way to the next', async ({ page, service }) => {
  service.respondWith((request) =>
    modelOf(request) === 'first/model'
      ? { ...streamedReply([]), chunks: [], end: 'never' }
      : reply('# Pancakes')(request),
  )
  await page.clock.install()
  await requestRecipe(page, site.url)
  await expect.poll(() => service.requests.length).toBe(1)
  await page.clock.runFor(19_000)
  expect(service.requests.map(modelOf)).toEqual(['first/model'])
  await page.clock.runFor(1000)
  await expect.poll(() => service.requests.map(modelOf)).toEqual(['first/model', 'second/model'])
  await service.requests[0]?.closed
  await page.clock.runFor(3000)
  await expect(ui(page).recipeText).toContainText('Pancakes')
})

test('Stop while the page waits for the first model asks no other', async ({ page, service }) => {
  service.respondWith(() => ({ ...streamedReply([]), chunks: [], end: 'never' }))
  await page.clock.install()
  await requestRecipe(page, site.url)
  await expect.poll(() => service.requests.length).toBe(1)
  await page.clock.runFor(10_000)
  await ui(page).stopButton.click()
  await service.requests[0]?.closed
  await page.clock.runFor(30_000)
  expect(service.requests.map(modelOf)).toEqual(['first/model'])
})

test('where no model is served, there is one notice, and the console has the words about each', async ({
  page,
  service,
  log,
}) => {
  service.respondWith((request) => errorReply(400, { message: `${modelOf(request)} is gone`, code: 'model_not_found' }))
  await requestRecipe(page, site.url)
  await expect(ui(page).alert).toHaveText(/model isn't available/)
  expect(service.requests).toHaveLength(2)
  expect(log.console.splice(0).filter((line) => !line.includes('status of 400'))).toEqual([
    expect.stringMatching(/^first\/model: .*first\/model is gone\n.*second\/model is gone$/),
    'Failed to get recipe: model-unavailable',
  ])
})
