import { readFile } from 'node:fs/promises'
import type { BrowserContext, Page, Request } from '@playwright/test'
import { addIngredients, expect, FINISHED, list, test, ui } from '../../support/browser'
import { startSite } from '../../support/site'
import { error, mockRouter, ROUTER, streamed } from '../shared/visitorToken'
import { closeDialog, openDialog, whoCooks } from '../shared/whoCooks'

test.use({ answers: 'cookbook' })

// Hugging Face, as far as a sign-in can tell.

const HUB = 'https://huggingface.co'
const OAUTH_TOKEN = 'hf_oauth_Z3xCvB8nM1qW.6eRtY4uIoP2-aSdFgH5jK_lQ'
const CODE = 'codeForOneSignIn'

/** Answers in place of Hugging Face in every tab, and gives the page an identifier there, as a Space does. */
async function mockHub(context: BrowserContext) {
  const questions: Record<string, string>[] = []
  const exchanges: Request[] = []
  const hub = {
    /** The parameters of each question to the visitor. */
    questions,
    /** The exchanges of a code. */
    exchanges,
    /** What Hugging Face adds to the address on the way back. */
    respond: ({ state = '' }: Record<string, string>) => ({ code: CODE, state }),
  }
  await context.addInitScript(() =>
    Object.assign(window, { huggingface: { variables: { OAUTH_CLIENT_ID: 'space-1' } } }),
  )
  await context.route(`${HUB}/**`, async (route) => {
    const request = route.request()
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/oauth/token') {
      hub.exchanges.push(request)
      const headers = { 'access-control-allow-origin': '*' }
      const body = JSON.stringify({ access_token: OAUTH_TOKEN, token_type: 'bearer', expires_in: 28_800 })
      return route.fulfill({ headers, contentType: 'application/json', body })
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
const signInUi = (page: Page) => {
  const { dialog } = whoCooks(page)
  return {
    signInButton: dialog.getByRole('button', { name: 'Sign in with Hugging Face' }),
    status: dialog.getByRole('status', { name: 'Your account' }),
  }
}

/** Presses the button in the dialog. Returns the tab that opens. */
async function pressSignIn(page: Page): Promise<Page> {
  await openDialog(page)
  const [tab] = await Promise.all([page.context().waitForEvent('page'), signInUi(page).signInButton.click()])
  return tab
}

/** Opens the page, adds ingredients and signs in. */
async function signIn(page: Page, url = './') {
  await page.goto(url)
  await addIngredients(page, ...list)
  await pressSignIn(page)
  await expect(signInUi(page).status).toContainText('You are signed in with Hugging Face')
}

/** Returns everything that a page keeps or shows, by its place. */
async function placesOf(page: Page): Promise<Record<string, string>> {
  return page.evaluate(async () => {
    const cached = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) cached.push(request.url, await (await cache.match(request))?.text())
    }
    const fields = [...document.querySelectorAll('input, textarea')]
    return {
      DOM: document.documentElement.outerHTML,
      'earlier DOM': String(Reflect.get(window, 'addedToDom')),
      fields: fields.map((field) => String(Reflect.get(field, 'value'))).join('\n'),
      storage: JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
      databases: JSON.stringify(await indexedDB.databases()),
      caches: cached.join('\n'),
      address: JSON.stringify([location.href, history.state, window.name, performance.getEntries()]),
      title: document.title,
    }
  })
}

/** Keeps all that is ever added to the DOM. */
const recordDom = () => {
  const added: (string | null)[] = []
  Object.defineProperty(window, 'addedToDom', { get: () => added.join('\n') })
  new MutationObserver((mutations) => {
    for (const { target, type, attributeName, addedNodes } of mutations) {
      if (type === 'characterData') added.push(target.textContent)
      if (target instanceof Element && attributeName) added.push(target.getAttribute(attributeName))
      for (const node of addedNodes) added.push(node instanceof Element ? node.outerHTML : node.textContent)
    }
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
}

test.describe('nothing keeps or shows the secrets of a sign-in', () => {
  test.use({ hasServiceWorker: true })

  test('on every way out of the page, where the service quotes them', async ({ page, cookbookSite, context, log }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript(recordDom)
    const lines: string[] = []
    context.on('console', (message) => lines.push(message.text()))
    const sent: [Request, headers: Promise<Record<string, string>>][] = []
    // All headers, but of the last requests of a tab that closes.
    context.on('request', (request) => sent.push([request, request.allHeaders().catch(() => request.headers())]))

    // In which forms a service may quote it: tests/unit/service/redactToken.test.ts.
    const base64 = Buffer.from(OAUTH_TOKEN).toString('base64')
    const quotes = `${OAUTH_TOKEN} ${base64}`
    const recipe = `# Pancakes ${OAUTH_TOKEN}\n\n- [2 eggs](https://mill.example/${OAUTH_TOKEN})\n- ${base64}\n\n1. Fry for 3 minutes. ${quotes}`
    const requests = await mockRouter(page, (count) => (count === 1 ? streamed(recipe) : error(401, quotes)))
    const hub = await mockHub(context)
    await signIn(page)
    await closeDialog(page)
    const verifier = new URLSearchParams(hub.exchanges[0]?.postData() ?? '').get('code_verifier') ?? ''
    expect(verifier).toMatch(/^[\w-]{43}$/)
    // The tab that comes back has the code in its first address, so its own host gets it too.
    await expect.poll(() => context.pages().length).toBe(1)
    /** Secrets, each with the beginnings of the addresses that alone may get it. */
    const others: Readonly<Record<string, readonly string[]>> = {
      [verifier]: [`${HUB}/oauth/token`],
      [CODE]: [`${HUB}/oauth/token`, `${cookbookSite.url}?code=`],
    }
    const parts = [OAUTH_TOKEN, base64].flatMap((form) => [form.slice(3, 15), form.slice(-15, -4)])
    const secrets = [...parts, ...Object.keys(others)]
    const find = (texts: Readonly<Record<string, string>>) =>
      Object.entries(texts).flatMap(([place, text]) =>
        secrets.filter((secret) => text.includes(secret)).map((secret) => `${place}: ${secret}`),
      )

    const { requestButton, status, recipeText, alert } = ui(page)
    await requestButton.click()
    await expect(status).toHaveText(FINISHED)
    await expect(recipeText).toContainText('Pancakes [access token]')
    await expect(page.locator('[data-understood]')).toBeAttached()

    const found: string[] = []
    for (const name of ['Download', 'Download for recipe apps']) {
      await page.getByRole('button', { name: 'Share' }).click()
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name, exact: true }).click(),
      ])
      const text = `${file.suggestedFilename()} ${await readFile(await file.path(), 'utf8')}`
      expect(text).toContain('ancakes')
      found.push(...find({ [name]: text }))
    }
    await page.getByRole('button', { name: 'Share' }).click()
    await page.getByRole('button', { name: 'Copy text', exact: true }).click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('Pancakes')
    found.push(...find({ clipboard: await page.evaluate(() => navigator.clipboard.readText()) }))
    found.push(...find(await placesOf(page)))

    await requestButton.click()
    await expect(alert).toBeVisible()
    await page.getByRole('button', { name: 'Change the chef' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    const places = await placesOf(page)
    // The walk sees what the page shows, and its cache.
    expect(places.DOM).toContain('Who cooks?')
    expect(places['earlier DOM']).toContain('Pancakes [access token]')
    expect(places.caches).toContain('<!doctype html>')
    found.push(...find({ ...places, console: lines.join('\n'), log: log.console.splice(0).join('\n') }))
    expect(lines.join('\n')).toContain('[access token]')

    const toRouter = sent
      .map(([request]) => request)
      .filter((request) => request.url().startsWith(ROUTER) && request.method() === 'POST')
    expect(toRouter).toHaveLength(requests.length)
    for (const [request, allHeaders] of sent) {
      const { authorization, ...headers } = await allHeaders
      expect(authorization).toBe(toRouter.includes(request) ? `Bearer ${OAUTH_TOKEN}` : undefined)
      const text = JSON.stringify([request.url(), headers, request.postData()])
      const isMeantFor = (secret: string) =>
        others[secret]?.some((address) => request.url().startsWith(address)) ?? false
      found.push(
        ...secrets
          .filter((secret) => text.includes(secret) && !isMeantFor(secret))
          .map((secret) => `request to ${new URL(request.url()).host}: ${secret}`),
      )
    }
    expect(found).toEqual([])
  })

  test('the tab that comes back keeps no code, and neither does the cache', async ({ page, context }) => {
    await mockHub(context)
    await page.goto('./')
    await page.evaluate(() => navigator.serviceWorker.ready)
    // Nobody waits for this answer, so the tab stays.
    await page.goto(`./?code=${CODE}&state=aStateOfNobody`)
    await expect(page.getByRole('alert')).toContainText('This sign-in is not finished.')
    await expect(page).toHaveURL('./')
    const kept = await page.evaluate(async () => {
      const keys = await caches.keys()
      const cached = await Promise.all(keys.map(async (name) => (await caches.open(name)).keys()))
      const urls = cached.flat().map(({ url }) => url)
      return JSON.stringify([urls, { ...localStorage }, { ...sessionStorage }, document.documentElement.outerHTML])
    })
    expect(kept).toContain('index-')
    expect(kept).not.toMatch(new RegExp(`${CODE}|aStateOfNobody`))
  })
})

test('a host that separates its windows does not disturb a sign-in', async ({ page, context, afterPage }) => {
  const site = await startSite({ VITE_HF_OAUTH_CLIENT_ID: 'client-7' })
  afterPage(site.close)
  const hub = await mockHub(context)
  // The headers of public/_headers.
  await context.route(
    (url) => url.href.startsWith(site.url) && url.pathname === '/',
    async (route) => {
      const response = await route.fetch()
      const headers = { ...response.headers(), 'cross-origin-opener-policy': 'same-origin' }
      await route.fulfill({ response, headers })
    },
  )
  await signIn(page, site.url)
  expect(hub.questions.map(({ client_id }) => client_id)).toEqual(['client-7'])
  await expect(ui(page).items).toHaveText(list)
  await expect.poll(() => context.pages().length).toBe(1)
})
