import type { BrowserContext, Page, Request } from '@playwright/test'
import { addIngredients, expect, list } from '../../support/browser'
import { openDialog, whoCooks } from './whoCooks'

// Hugging Face, as far as a sign-in can tell.

export const HUB = 'https://huggingface.co'
export const OAUTH_TOKEN = 'hf_oauth_Z3xCvB8nM1qW.6eRtY4uIoP2-aSdFgH5jK_lQ'
export const CODE = 'codeForOneSignIn'

export interface Hub {
  /** The parameters of each question to the visitor. */
  readonly questions: Record<string, string>[]
  /** The exchanges of a code. */
  readonly exchanges: Request[]
  /** What Hugging Face adds to the address on the way back; by default the code and the state that it was given. */
  respond: (question: Record<string, string>) => Record<string, string>
  /** The answer to an exchange; by default a token. */
  exchange: () => { readonly status?: number; readonly body: string }
}

/** Answers in place of Hugging Face in every tab, and gives the page an identifier there, as a Space does. */
export async function mockHub(context: BrowserContext): Promise<Hub> {
  const hub: Hub = {
    questions: [],
    exchanges: [],
    respond: ({ state = '' }) => ({ code: CODE, state }),
    exchange: () => ({ body: JSON.stringify({ access_token: OAUTH_TOKEN, token_type: 'bearer', expires_in: 28_800 }) }),
  }
  await context.addInitScript(() =>
    Object.assign(window, { huggingface: { variables: { OAUTH_CLIENT_ID: 'space-1' } } }),
  )
  await context.route(`${HUB}/**`, async (route) => {
    const request = route.request()
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/oauth/token') {
      hub.exchanges.push(request)
      const { status = 200, body } = hub.exchange()
      const headers = { 'access-control-allow-origin': '*' }
      return route.fulfill({ status, headers, contentType: 'application/json', body })
    }
    const question = Object.fromEntries(searchParams)
    hub.questions.push(question)
    const back = new URL(question.redirect_uri ?? '')
    back.search = new URLSearchParams(hub.respond(question)).toString()
    // A click of the visitor's leads back; a redirect would leave the tab with one entry in its history.
    const body = `<!doctype html><title>Hugging Face</title><script>location.href = ${JSON.stringify(back.href)}</script>`
    return route.fulfill({ contentType: 'text/html', headers: { 'cross-origin-opener-policy': 'same-origin' }, body })
  })
  return hub
}

/** The sign-in within the dialog, found by role and name. */
export const signInUi = (page: Page) => {
  const { dialog } = whoCooks(page)
  return {
    signInButton: dialog.getByRole('button', { name: 'Sign in with Hugging Face' }),
    status: dialog.getByRole('status', { name: 'Your account' }),
  }
}

/** Presses the button in the dialog. Returns the tab that opens. */
export async function pressSignIn(page: Page): Promise<Page> {
  await openDialog(page)
  const [tab] = await Promise.all([page.context().waitForEvent('page'), signInUi(page).signInButton.click()])
  return tab
}

/** Opens the page, adds ingredients and signs in. */
export async function signIn(page: Page, url: string) {
  await page.goto(url)
  await addIngredients(page, ...list)
  await pressSignIn(page)
  await expect(signInUi(page).status).toContainText('You are signed in with Hugging Face')
}
