import { DEFAULT_MODEL } from '../../../src/config/settings'
import { expect, requestRecipe, TOKEN, test, ui } from '../../support/browser'
import { reply } from '../../support/service'

test('a recipe from a model takes one request, with the specified path, headers and body', async ({
  page,
  modelSite,
  service,
  log,
}) => {
  service.respondWith(reply('# Pancakes\n\n- 2 eggs\n- **flour**\n\n1. Whisk.\n2. Fry.'))
  const loading: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) loading.push(response.text())
  })
  await requestRecipe(page, modelSite.url)
  const { recipe, recipeText } = ui(page)

  await expect(recipe.getByRole('heading', { name: 'Pancakes' })).toBeVisible()
  await expect(recipeText.locator('strong')).toHaveText('flour')
  await expect(recipeText.locator('ol > li')).toHaveText(['Whisk.', 'Fry.'])
  // The page has loaded all that it does with a recipe.
  await expect(page.locator('[data-understood]')).toBeAttached()
  const scripts = await Promise.all(loading)

  expect(service.requests).toHaveLength(1)
  const [request] = service.requests
  expect(request?.path).toBe('/v1/chat/completions')
  expect(request?.headers.authorization).toBe(`Bearer ${TOKEN}`)
  expect(request?.body).toEqual({
    model: DEFAULT_MODEL,
    messages: [
      { role: 'system', content: expect.stringContaining('markdown') },
      { role: 'user', content: expect.stringMatching(/: Eggs, Flour, Milk\n.*recommend a recipe/) },
    ],
    max_tokens: 1024,
    stream: true,
  })

  const foreignRequests = log.requests.filter((url) => !url.startsWith(modelSite.url))
  expect(new Set(foreignRequests)).toEqual(new Set([`${service.url}/chat/completions`]))
  // A page with a model does not load the cookbook.
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.filter((script) => script.includes('If you have it'))).toEqual([])
})
