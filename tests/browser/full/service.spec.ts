import { expect, requestRecipe, TOKEN, test, ui } from '../../support/browser'
import { wholeReply } from '../../support/service'
import { startSite } from '../../support/site'

import { expectedBody } from '../shared/service'

test('a page with a token alone sends one request, to the Hugging Face router', async ({ page, log, afterPage }) => {
  const site = await startSite({ VITE_HF_ACCESS_TOKEN: TOKEN })
  afterPage(site.close)
  const bodies: unknown[] = []
  const tokens: (string | null)[] = []
  await page.route('https://router.huggingface.co/**', async (route) => {
    const request = route.request()
    bodies.push(request.postDataJSON())
    tokens.push(await request.headerValue('authorization'))
    const { headers = {}, chunks = [] } = wholeReply('Omelette')
    await route.fulfill({
      headers: { ...headers, 'access-control-allow-origin': '*' },
      body: chunks.join(''),
    })
  })
  await requestRecipe(page, site.url)
  await expect(ui(page).recipeText).toHaveText('Omelette')
  expect(log.requests.filter((url) => !url.startsWith(site.url))).toEqual([
    'https://router.huggingface.co/v1/chat/completions',
  ])
  expect(bodies).toEqual([expectedBody])
  expect(tokens).toEqual([`Bearer ${TOKEN}`])
})

test('a page with a relative service URL sends no token', async ({ page, afterPage }) => {
  const site = await startSite({ VITE_INFERENCE_URL: './v1', VITE_HF_MODEL: 'house-model' })
  afterPage(site.close)
  const requests: { url: string; token: string | null; model: unknown }[] = []
  await page.route('**/v1/chat/completions', async (route) => {
    const request = route.request()
    requests.push({
      url: request.url(),
      token: await request.headerValue('authorization'),
      model: request.postDataJSON().model,
    })
    const { headers = {}, chunks = [] } = wholeReply('Omelette')
    await route.fulfill({ headers, body: chunks.join('') })
  })
  await requestRecipe(page, site.url)
  await expect(ui(page).recipeText).toHaveText('Omelette')
  expect(requests).toEqual([{ url: `${site.url}v1/chat/completions`, token: null, model: 'house-model' }])
})
