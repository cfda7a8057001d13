import { readFile } from 'node:fs/promises'
import type { Page, Request } from '@playwright/test'
import { ROUTER_MODELS } from '../../../src/config/settings'
import { addIngredients, expect, FINISHED, test, ui } from '../../support/browser'

import { error, giveToken, mockRouter, ROUTER, streamed, tokenUi, VISITOR_TOKEN } from '../shared/visitorToken'

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
    await page.getByRole('button', { name: 'Share' }).click()
    for (const name of ['Download', 'Download for recipe apps']) {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name, exact: true }).click(),
      ])
      const text = `${file.suggestedFilename()} ${await readFile(await file.path(), 'utf8')}`
      expect(text).toContain('ancakes')
      found.push(...findSecrets({ [name]: text }))
    }
    await page.getByRole('button', { name: 'Copy text', exact: true }).click()
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
