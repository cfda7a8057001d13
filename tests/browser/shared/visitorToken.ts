import type { Page, Request, Route } from '@playwright/test'
import { addIngredients, list } from '../../support/browser'
import { openDialog } from './whoCooks'

// A visitor's own Hugging Face token: what it is for, and that nothing keeps or shows it.

export const VISITOR_TOKEN = 'hf_Q7visKx9tOrzWn3uLm5yTpRb2sEgD4cAfH'
export const ROUTER = 'https://router.huggingface.co'

/** The disclosure and its form, found by role and name. */
export const tokenUi = (page: Page) => ({
  offer: page.getByRole('button', { name: 'Use your own Hugging Face token' }),
  field: page.getByLabel('Hugging Face token', { exact: true }),
  useButton: page.getByRole('button', { name: 'Use it' }),
  /** Shown while the dialog is open and a token is used. */
  forgetButton: page.getByRole('button', { name: 'Forget it' }),
  status: page.getByRole('status', { name: 'Your token' }),
})

/** Adds ingredients and gives the page a token. The dialog closes, unless the text is not a token. */
export async function giveToken(page: Page, url: string, token = VISITOR_TOKEN) {
  await page.goto(url)
  await addIngredients(page, ...list)
  const { offer, field, useButton } = tokenUi(page)
  await openDialog(page)
  await offer.click()
  await field.fill(token)
  await useButton.click()
}

export const allowed = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, content-type',
}

export type Answer = { readonly status?: number; readonly contentType: string; readonly body: string }

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
