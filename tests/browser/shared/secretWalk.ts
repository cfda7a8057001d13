import { readFile } from 'node:fs/promises'
import type { BrowserContext, Page, Request } from '@playwright/test'
import { expect, FINISHED, type PageLog, ui } from '../../support/browser'
import { error, mockRouter, ROUTER, streamed } from './visitorToken'

// A walk through every way out of the page, with a token of the visitor's that the service quotes in the forms of redactToken.ts.

const base64 = (text: string) => Buffer.from(text).toString('base64')

/** Returns the token as a service may quote it: whole, its beginning or its end, and in base64. */
const quotesOf = (token: string) => [
  token,
  `${token.slice(0, 13)}…`,
  `…${token.slice(-11)}`,
  base64(token),
  // After one character, and after two.
  base64(`:${token}`),
  base64(`u:${token}:`),
  encodeURIComponent(base64(token)),
]

const partsOf = (text: string, length: number) =>
  Array.from({ length: text.length - length + 1 }, (_, start) => text.slice(start, start + length))

/** Returns what may appear nowhere: every part of the token of eight characters, and those of its encoded forms. */
const partsOfToken = (token: string) => [
  ...partsOf(token, 8),
  // The first three characters depend on the text before the token too, the last ones on the text after it.
  ...['', ':', 'u:'].flatMap((before) => partsOf(base64(before + token).slice(before.length && 3, -4), 8)),
]

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

interface Walk {
  readonly page: Page
  readonly context: BrowserContext
  readonly log: PageLog
  readonly token: string
  /**
   * Opens the page with a list, and gives it the token.
   *
   * @returns other secrets, each with the beginnings of the addresses that alone may get it.
   */
  readonly giveToken: () => Promise<Readonly<Record<string, readonly string[]>>>
}

/** Asks for recipes with the token, takes them along, and fails if any way out of the page had a part of a secret. */
export async function expectNoSecretOutside({ page, context, log, token, giveToken }: Walk) {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(recordDom)
  const lines: string[] = []
  context.on('console', (message) => lines.push(message.text()))
  const sent: [Request, headers: Promise<Record<string, string>>][] = []
  // All headers, but of the last requests of a tab that closes.
  context.on('request', (request) => sent.push([request, request.allHeaders().catch(() => request.headers())]))

  const forms = quotesOf(token)
  const recipe = `# Pancakes ${forms[0]}\n\nServes 2\n\n## Ingredients\n\n- 2 eggs\n${forms
    .map((form) => `- ${form}\n- [link](https://mill.example/${form} "${form}")\n- \`${form}\`\n`)
    .join('')}\n## Method\n\n1. Fry for 3 minutes. ${forms.join(' ')}`
  const answers = [streamed(recipe), ...forms.map((form) => error(401, `Bad token ${form}.`))]
  const requests = await mockRouter(page, (count) => answers[count - 1] ?? error(400, forms.join(' ')))
  const others = await giveToken()
  const secrets = [...partsOfToken(token), ...Object.keys(others)]
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

  // The page scrolls to a failure. A click that it carries away from the button is none.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const form of [...forms, 'all forms']) {
    const count = requests.length
    await requestButton.click()
    await expect.poll(() => requests.length, form).toBe(count + 1)
    await expect(alert).toBeVisible()
    await expect(requestButton).toHaveAttribute('aria-disabled', 'false')
  }
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
    expect(authorization).toBe(toRouter.includes(request) ? `Bearer ${token}` : undefined)
    const text = JSON.stringify([request.url(), headers, request.postData()])
    const isMeantFor = (secret: string) => others[secret]?.some((address) => request.url().startsWith(address)) ?? false
    found.push(
      ...secrets
        .filter((secret) => text.includes(secret) && !isMeantFor(secret))
        .map((secret) => `request to ${new URL(request.url()).host}: ${secret}`),
    )
  }
  expect(found).toEqual([])
}
