import { DEFAULT_MODEL } from '../../src/config/settings'
import { addIngredients, expect, TOKEN, test, ui } from '../support/browser'
import { deferred } from '../support/deferred'
import { reply, wholeReply } from '../support/service'
import { startSite } from '../support/site'

const list = ['Eggs', 'Flour', 'Milk']

/** The request of the specification's section 7. */
const request = {
  model: DEFAULT_MODEL,
  messages: [
    { role: 'system', content: expect.stringContaining('markdown') },
    { role: 'user', content: expect.stringMatching(/: Eggs, Flour, Milk\n.*recommend a recipe/) },
  ],
  max_tokens: 1024,
  stream: true,
}

test('a recipe from a model takes one request, as the specification describes it', async ({
  page,
  modelSite,
  service,
  log,
}) => {
  service.respondWith(reply('# Pancakes\n\n- 2 eggs\n- **flour**\n\n1. Whisk.\n2. Fry.'))
  const scripts: string[] = []
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) scripts.push(await response.text())
  })
  await page.goto(modelSite.url)
  const { ask, recipe, text } = ui(page)
  await addIngredients(page, ...list)
  await ask.click()

  await expect(recipe.getByRole('heading', { name: 'Pancakes' })).toBeVisible()
  await expect(text.locator('strong')).toHaveText('flour')
  await expect(text.locator('ol > li')).toHaveText(['Whisk.', 'Fry.'])

  expect(service.requests).toHaveLength(1)
  const [asked] = service.requests
  expect(asked?.path).toBe('/v1/chat/completions')
  expect(asked?.headers.authorization).toBe(`Bearer ${TOKEN}`)
  expect(asked?.body).toEqual(request)

  const elsewhere = log.requests.filter((address) => !address.startsWith(modelSite.url))
  expect(new Set(elsewhere)).toEqual(new Set([`${service.url}/chat/completions`]))
  // The cookbook stays where it is when there is a model.
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.filter((script) => script.includes('If you have it'))).toEqual([])
})

test('repeated clicks send one request while the status says that the page waits', async ({
  page,
  modelSite,
  service,
}) => {
  const answered = deferred()
  const { chunks: body = [] } = wholeReply('Omelette')
  service.respondWith(() => ({
    headers: { 'content-type': 'application/json' },
    chunks: [answered.promise, ...body],
  }))
  await page.goto(modelSite.url)
  const { ask, status, text } = ui(page)
  await addIngredients(page, ...list)
  await ask.dblclick()
  await expect(status).toHaveText('The chef is thinking…')
  await page.keyboard.press('Enter')
  answered.resolve()
  await expect(text).toHaveText('Omelette')
  expect(service.requests).toHaveLength(1)
})

test('a page with a token alone sends one request, to the Hugging Face router', async ({ page, log }) => {
  const site = await startSite({ VITE_HF_ACCESS_TOKEN: TOKEN })
  const bodies: unknown[] = []
  const tokens: (string | null)[] = []
  await page.route('https://router.huggingface.co/**', async (route) => {
    const request = route.request()
    bodies.push(request.postDataJSON())
    tokens.push(await request.headerValue('authorization'))
    const { headers = {}, chunks: text = [] } = wholeReply('Omelette')
    await route.fulfill({
      headers: { ...headers, 'access-control-allow-origin': '*' },
      body: text.join(''),
    })
  })
  await page.goto(site.url)
  await addIngredients(page, ...list)
  await ui(page).ask.click()
  await expect(ui(page).text).toHaveText('Omelette')
  expect(log.requests.filter((address) => !address.startsWith(site.url))).toEqual([
    'https://router.huggingface.co/v1/chat/completions',
  ])
  expect(bodies).toEqual([request])
  expect(tokens).toEqual([`Bearer ${TOKEN}`])
  await site.close()
})

test('a page with a relative service URL sends no token', async ({ page }) => {
  const site = await startSite({ VITE_INFERENCE_URL: './v1', VITE_HF_MODEL: 'house-model' })
  const asked: { url: string; token: string | null; model: unknown }[] = []
  await page.route('**/v1/chat/completions', async (route) => {
    const request = route.request()
    asked.push({
      url: request.url(),
      token: await request.headerValue('authorization'),
      model: request.postDataJSON().model,
    })
    const { headers = {}, chunks: text = [] } = wholeReply('Omelette')
    await route.fulfill({ headers, body: text.join('') })
  })
  await page.goto(site.url)
  await addIngredients(page, ...list)
  await ui(page).ask.click()
  await expect(ui(page).text).toHaveText('Omelette')
  expect(asked).toEqual([{ url: `${site.url}v1/chat/completions`, token: null, model: 'house-model' }])
  await site.close()
})
