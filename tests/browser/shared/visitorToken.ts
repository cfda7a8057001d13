import type { Page, Request, Route } from '@playwright/test'
import { addIngredients, list } from '../../support/browser'
import { openDialog } from './whoCooks'

const VISITOR_TOKEN = 'hf_Q7visKx9tOrzWn3uLm5yTpRb2sEgD4cAfH'
export const ROUTER = 'https://router.huggingface.co'

/** Adds ingredients and gives the page a token. The dialog closes. */
export async function giveToken(page: Page, url = './') {
  await page.goto(url)
  await addIngredients(page, ...list)
  await openDialog(page)
  await page.getByRole('button', { name: 'Use your own Hugging Face token' }).click()
  await page.getByLabel('Hugging Face token', { exact: true }).fill(VISITOR_TOKEN)
  await page.getByRole('button', { name: 'Use it' }).click()
}

const allowed = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'authorization, content-type' }

type Answer = { readonly status?: number; readonly contentType: string; readonly body: string }

/** Answers in place of the Hugging Face router, and returns the requests. */
export async function mockRouter(page: Page, answer: (count: number) => Answer | Promise<Answer>) {
  const requests: Request[] = []
  await page.route(`${ROUTER}/**`, async (route: Route) => {
    if (route.request().method() === 'OPTIONS') return route.fulfill({ status: 204, headers: allowed })
    requests.push(route.request())
    await route.fulfill({ ...(await answer(requests.length)), headers: allowed })
  })
  return requests
}

/** A streamed reply that breaks the recipe into pieces of five characters. */
export function streamed(recipe: string): Answer {
  const events = (recipe.match(/[\s\S]{1,5}/g) ?? []).map((content) => ({ delta: { content }, finish_reason: null }))
  const body = [...events, { delta: {}, finish_reason: 'stop' }]
    .map((choice) => `data: ${JSON.stringify({ choices: [{ index: 0, ...choice }] })}\n\n`)
    .join('')
  return { contentType: 'text/event-stream', body }
}

export const error = (status: number, message: string): Answer => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify({ error: message }),
})
