import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page, Request, Route } from '@playwright/test'
import { ROUTER_MODELS } from '../../src/config/settings'
import { addIngredients, expect, FINISHED, list, TOKEN as PAGE_TOKEN, test, ui } from '../support/browser'
import { deferred } from '../support/deferred'
import { expectNoViolations } from '../support/expectNoViolations'
import { build, serveSite } from '../support/site'

// A visitor's own Hugging Face token: what it is for, and that nothing keeps or shows it.

const VISITOR_TOKEN = 'hf_Q7visKx9tOrzWn3uLm5yTpRb2sEgD4cAfH'
const ROUTER = 'https://router.huggingface.co'

/** The disclosure and its form, found by role and name. */
const tokenUi = (page: Page) => ({
  offer: page.getByRole('button', { name: 'Use your own Hugging Face token' }),
  field: page.getByLabel('Hugging Face token', { exact: true }),
  useButton: page.getByRole('button', { name: 'Use it' }),
  forgetButton: page.getByRole('button', { name: 'Forget it' }),
  status: page.getByRole('status', { name: 'Your token' }),
})

/** Adds ingredients and gives the page a token. */
async function giveToken(page: Page, url: string, token = VISITOR_TOKEN) {
  await page.goto(url)
  await addIngredients(page, ...list)
  const { offer, field, useButton } = tokenUi(page)
  await offer.click()
  await field.fill(token)
  await useButton.click()
}

const allowed = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'authorization, content-type' }

type Answer = { readonly status?: number; readonly contentType: string; readonly body: string }

/** Answers in place of the Hugging Face router, and returns the requests. */
async function mockRouter(page: Page, answer: (count: number) => Answer | Promise<Answer>) {
  const requests: Request[] = []
  await page.route(`${ROUTER}/**`, async (route: Route) => {
    if (route.request().method() === 'OPTIONS') return route.fulfill({ status: 204, headers: allowed })
    requests.push(route.request())
    await route.fulfill({ ...(await answer(requests.length)), headers: allowed })
  })
  return requests
}

/** A streamed reply that breaks the recipe into pieces of five characters. */
function streamed(recipe: string): Answer {
  const events = (recipe.match(/[\s\S]{1,5}/g) ?? []).map((content) => ({ delta: { content }, finish_reason: null }))
  const body = [...events, { delta: {}, finish_reason: 'stop' }]
    .map((choice) => `data: ${JSON.stringify({ choices: [{ index: 0, ...choice }] })}\n\n`)
    .join('')
  return { contentType: 'text/event-stream', body }
}

const error = (status: number, message: string): Answer => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify({ error: message }),
})

const base64 = (text: string) => Buffer.from(text).toString('base64')
const percentEncoded = (text: string) => Buffer.from(text).toString('hex').replace(/../g, '%$&')

/** The token as a service may quote it. */
const quotes = {
  'in full': VISITOR_TOKEN,
  'its beginning': `${VISITOR_TOKEN.slice(0, 13)}…`,
  'its middle': `…${VISITOR_TOKEN.slice(9, 22)}…`,
  'its end': `…${VISITOR_TOKEN.slice(-11)}`,
  'percent-encoded': percentEncoded(VISITOR_TOKEN),
  'percent-encoded in capitals': percentEncoded(VISITOR_TOKEN).toUpperCase(),
  'in base64': base64(VISITOR_TOKEN),
  'in base64 after one character': base64(`:${VISITOR_TOKEN}`),
  'in base64 after two characters': base64(`u:${VISITOR_TOKEN}:`),
  'in base64, percent-encoded': encodeURIComponent(base64(VISITOR_TOKEN)),
}

const partsOf = (text: string, length: number) =>
  Array.from({ length: text.length - length + 1 }, (_, start) => text.slice(start, start + length))

/** What may appear nowhere: every part of the token of eight characters, and those of its encoded forms. */
const secrets = [
  ...partsOf(VISITOR_TOKEN, 8),
  ...partsOf(percentEncoded(VISITOR_TOKEN), 24),
  ...partsOf(percentEncoded(VISITOR_TOKEN).toUpperCase(), 24),
  // The first three characters depend on the text before the token too, the last ones on the text after it.
  ...['', ':', 'u:'].flatMap((before) => partsOf(base64(before + VISITOR_TOKEN).slice(before.length && 3, -4), 8)),
]

const findSecrets = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).flatMap(([place, text]) =>
    secrets.filter((secret) => text.includes(secret)).map((secret) => `${place}: ${secret}`),
  )

/** Everything that the page keeps or shows, by its place. */
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

test.describe('nothing keeps or shows the token', () => {
  test.use({ hasServiceWorker: true })

  test('nowhere, where the service quotes it in every form', async ({ page, cookbookSite, context, log }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript(() => {
      const added: (string | null)[] = []
      Object.defineProperty(window, 'addedToDom', { get: () => added.join('\n') })
      new MutationObserver((mutations) => {
        for (const { target, type, attributeName, addedNodes } of mutations) {
          if (type === 'characterData') added.push(target.textContent)
          if (target instanceof Element && attributeName) added.push(target.getAttribute(attributeName))
          for (const node of addedNodes) added.push(node instanceof Element ? node.outerHTML : node.textContent)
        }
      }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
    })
    const lines: string[] = []
    page.on('console', (message) => lines.push(message.text()))
    const sent: Request[] = []
    context.on('request', (request) => sent.push(request))

    const forms = Object.values(quotes)
    const recipe = `# Pancakes ${forms[0]}\n\nServes 2\n\n## Ingredients\n\n- 2 eggs\n${forms
      .map((form) => `- ${form}\n- [link](https://mill.example/${form} "${form}")\n- \`${form}\`\n`)
      .join('')}\n## Method\n\n1. Fry for 3 minutes. ${forms.join(' ')}`
    const answers = [streamed(recipe), ...forms.map((form) => error(401, `Bad token ${form}.`))]
    const requests = await mockRouter(page, (count) => answers[count - 1] ?? error(400, forms.join(' ')))
    await giveToken(page, cookbookSite.url)
    const { requestButton, status, recipeText, alert } = ui(page)
    await requestButton.click()
    await expect(status).toHaveText(FINISHED)
    await expect(recipeText).toContainText('Pancakes [access token]')
    await expect(page.locator('[data-understood]')).toBeAttached()

    const found: string[] = []
    for (const name of ['Download', 'Download for recipe apps']) {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name, exact: true }).click(),
      ])
      const text = `${file.suggestedFilename()} ${await readFile(await file.path(), 'utf8')}`
      expect(text).toContain('ancakes')
      found.push(...findSecrets({ [name]: text }))
    }
    await page.getByRole('button', { name: 'Copy', exact: true }).click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('Pancakes')
    found.push(...findSecrets({ clipboard: await page.evaluate(() => navigator.clipboard.readText()) }))
    found.push(...findSecrets(await placesOf(page)))

    for (const form of [...forms, 'all forms']) {
      const count = requests.length
      await requestButton.click()
      await expect.poll(() => requests.length, form).toBe(count + 1)
      await expect(alert).toBeVisible()
    }
    const places = await placesOf(page)
    // The walk sees what the page shows, and its cache.
    expect(places.DOM).toContain('Your token')
    expect(places['earlier DOM']).toContain('Pancakes [access token]')
    expect(places.caches).toContain('<!doctype html>')
    found.push(...findSecrets({ ...places, console: lines.join('\n'), log: log.console.splice(0).join('\n') }))
    expect(lines.join('\n')).toContain('[access token]')

    const toRouter = sent.filter((request) => request.url().startsWith(ROUTER) && request.method() === 'POST')
    expect(toRouter).toHaveLength(requests.length)
    for (const request of sent) {
      const { authorization, ...headers } = await request.allHeaders()
      expect(authorization).toBe(toRouter.includes(request) ? `Bearer ${VISITOR_TOKEN}` : undefined)
      const text = JSON.stringify([request.url(), headers, request.postData()])
      found.push(...findSecrets({ [`request to ${new URL(request.url()).host}`]: text }))
    }
    expect(found).toEqual([])
  })
})

test('a token is used until it is forgotten, with the default models', async ({ page, cookbookSite, log }) => {
  const requests = await mockRouter(page, () => streamed('# From the model\n\n1. Fry.'))
  await giveToken(page, cookbookSite.url)
  const { requestButton, recipeText } = ui(page)
  const { status, field, forgetButton, useButton } = tokenUi(page)
  await expect(status).toHaveText('Your token is used until you reload the page or forget it.')
  await expect(useButton).toBeFocused()
  await expect(field).toHaveValue('')
  await requestButton.click()
  await expect(recipeText).toContainText('From the model')
  const line = page.locator('[data-answered-by]')
  await expect(line).toContainText(`${ROUTER_MODELS[0]} at Hugging Face`)
  expect(requests.map((request) => request.postDataJSON().model)).toEqual([ROUTER_MODELS[0]])

  // The page remembers it when the offer has left the page in between.
  await page.getByRole('button', { name: 'Remove Milk' }).click()
  await addIngredients(page, 'Milk')
  await expect(status).toHaveText('Your token is used until you reload the page or forget it.')
  await tokenUi(page).offer.click()
  await forgetButton.click()
  await expect(status).toHaveText('Your token is forgotten.')
  await expect(status).toBeFocused()
  await expect(forgetButton).toHaveCount(0)
  await requestButton.click()
  await expect(line).toContainText('cookbook')
  expect(requests).toHaveLength(1)
  expect(log.requests.filter((url) => url.startsWith(ROUTER))).toHaveLength(1)
})

test('a reload forgets the token', async ({ page, cookbookSite }) => {
  const requests = await mockRouter(page, () => streamed('# From the model'))
  await giveToken(page, cookbookSite.url)
  await expect(tokenUi(page).forgetButton).toBeVisible()
  await page.reload()
  await addIngredients(page, ...list)
  await expect(tokenUi(page).offer).toBeVisible()
  await expect(tokenUi(page).status).toHaveText('')
  await ui(page).requestButton.click()
  await expect(page.locator('[data-answered-by]')).toContainText('cookbook')
  expect(requests).toEqual([])
})

test('a token that is forgotten while the model writes is sent no more', async ({ page, cookbookSite }) => {
  const answer = deferred()
  const requests = await mockRouter(page, async () => {
    await answer.promise
    return error(503, 'busy')
  })
  await giveToken(page, cookbookSite.url)
  await ui(page).requestButton.click()
  await expect.poll(() => requests.length).toBe(1)
  await tokenUi(page).forgetButton.click()
  await expect(ui(page).status).toHaveText('Stopped.')
  answer.resolve()
  await ui(page).requestButton.click()
  await expect(page.locator('[data-answered-by]')).toContainText('cookbook')
  expect(requests).toHaveLength(1)
})

for (const wrong of ['my password', 'sk-0123456789abcdef0123', 'hf_short', `${VISITOR_TOKEN} ${VISITOR_TOKEN}`, ''])
  test(`"${wrong}" is no token: the page says so at once, and sends nothing`, async ({ page, cookbookSite, log }) => {
    await giveToken(page, cookbookSite.url, wrong)
    const { status, field, forgetButton } = tokenUi(page)
    await expect(status).toContainText('hf_')
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveValue('')
    await expect(forgetButton).toHaveCount(0)
    await ui(page).requestButton.click()
    await expect(page.locator('[data-answered-by]')).toContainText('cookbook')
    expect(log.requests.filter((url) => !url.startsWith(cookbookSite.url))).toEqual([])
  })

test('Enter in the field uses the token, and another token replaces it', async ({ page, cookbookSite, log }) => {
  const requests = await mockRouter(page, (count) =>
    count === 1 ? error(401, 'Invalid username or password.') : streamed('# From the model'),
  )
  await giveToken(page, cookbookSite.url, ` ${VISITOR_TOKEN}\n`.trimEnd())
  await ui(page).requestButton.click()
  await expect(ui(page).alert).toContainText('Your token was refused.')
  await expect(ui(page).items).toHaveCount(3)

  const { field } = tokenUi(page)
  await field.fill(VISITOR_TOKEN.toUpperCase().replace('HF', 'hf'))
  await field.press('Enter')
  await expect(field).toBeFocused()
  await ui(page).retryButton.click()
  await expect(ui(page).recipeText).toContainText('From the model')
  expect(requests.map((request) => request.headers().authorization)).toEqual([
    `Bearer ${VISITOR_TOKEN}`,
    `Bearer ${VISITOR_TOKEN.toUpperCase().replace('HF', 'hf')}`,
  ])
  expect(log.console.splice(0).filter((line) => !line.includes('status of 401'))).toEqual([
    expect.stringContaining('Invalid username'),
    'Failed to get recipe: unauthorized',
  ])
})

test('an account without credit is the visitor’s', async ({ page, cookbookSite, log }) => {
  await mockRouter(page, () => error(402, 'You have exceeded your monthly included credits.'))
  await giveToken(page, cookbookSite.url)
  await ui(page).requestButton.click()
  await expect(ui(page).alert).toContainText('Your Hugging Face account has run out of credit.')
  log.console.splice(0)
})

test('the page offers the token in one quiet line and asks nobody for it', async ({ page, cookbookSite, log }) => {
  await page.goto(cookbookSite.url)
  await addIngredients(page, 'Eggs', 'Flour')
  const { offer, field, status } = tokenUi(page)
  await expect(offer).toHaveCount(0)
  await addIngredients(page, 'Milk')
  await expect(offer).toHaveAttribute('aria-expanded', 'false')
  await expect(ui(page).field).toBeFocused()
  await expect(field).toHaveCount(0)
  await expect(status).toHaveText('')
  expect(log.requests.filter((url) => url.includes('VisitorTokenForm'))).toEqual([])
  await offer.click()
  await expect(offer).toHaveAttribute('aria-expanded', 'true')
  await expect(offer).toBeFocused()
  await expect(field).toHaveAttribute('type', 'password')
  await expect(page.getByRole('link', { name: 'Create a token' })).toHaveAttribute(
    'href',
    /^https:\/\/huggingface\.co\/settings\/tokens\/new\?/,
  )
  await expectNoViolations(page)
  for (const control of [offer, field, tokenUi(page).useButton])
    expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(43.5)
  await offer.click()
  await expect(field).toHaveCount(0)
})

const connections = (html: string) => /connect-src ([^;]*)/.exec(html)?.[1]

for (const [settings, isOffered, sources] of [
  [{}, true, `'self' ${ROUTER}`],
  [{ VITE_VISITOR_TOKEN: 'off' }, false, "'self'"],
  [{ VITE_INFERENCE_URL: '/v1' }, false, "'self'"],
  [{ VITE_INFERENCE_URL: '/v1', VITE_VISITOR_TOKEN: 'on' }, true, `'self' ${ROUTER}`],
  [{ VITE_HF_ACCESS_TOKEN: PAGE_TOKEN }, false, `'self' ${ROUTER}`],
  [{ VITE_HF_ACCESS_TOKEN: PAGE_TOKEN, VITE_VISITOR_TOKEN: 'off' }, false, `'self' ${ROUTER}`],
] as const)
  test(`with ${JSON.stringify(settings)} the token is ${isOffered ? '' : 'not '}offered, and the policy fits`, async ({
    page,
  }) => {
    const { folder } = await build(settings)
    expect(connections(await readFile(join(folder, 'index.html'), 'utf8'))).toBe(sources)
    const site = await serveSite(folder)
    await page.goto(site.url)
    const loaded = page.waitForEvent('requestfinished', (request) => /\/recipeCard-/.test(request.url()))
    await addIngredients(page, ...list)
    await expect(ui(page).requestButton).toBeVisible()
    await loaded
    await page.waitForLoadState('networkidle')
    await expect(tokenUi(page).offer).toHaveCount(isOffered ? 1 : 0)
    await site.close()
  })

test('the build refuses another value of VITE_VISITOR_TOKEN', async () => {
  await expect(
    build({ VITE_VISITOR_TOKEN: 'maybe' }).then(({ folder }) => rm(folder, { recursive: true })),
  ).rejects.toThrow(/VITE_VISITOR_TOKEN /)
})
