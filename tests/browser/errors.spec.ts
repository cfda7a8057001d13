import { addIngredients, expect, FINISHED, TOKEN, test, ui } from '../support/browser'
import { deferred } from '../support/deferred'
import { errorReply, event, reply, type Script, type ScriptedResponse, streamedReply } from '../support/service'

// Errors that only a browser can show. tests/unit/inference/chatCompletion.test.ts has all the others.

const list = ['Eggs', 'Flour', 'Milk']

const events = (...some: ScriptedResponse['chunks'] & object): ScriptedResponse => ({
  headers: { 'content-type': 'text/event-stream' },
  chunks: some,
})

const failures: Record<string, { script: Script; message: RegExp; requests: number }> = {
  'the token is refused': {
    script: () => errorReply(401, `${TOKEN} is not known.`),
    message: /access token was refused/,
    requests: 1,
  },
  'the service is overloaded': {
    script: () => errorReply(503, 'overloaded'),
    message: /busy/,
    requests: 3,
  },
  'the response is a web page': {
    script: () => ({
      headers: { 'content-type': 'text/html' },
      chunks: ['<h1>Sign in to the wifi</h1>'],
    }),
    message: /No recipe came back/,
    requests: 1,
  },
  'the connection breaks before the first token': {
    script: () => ({ ...events(event({ role: 'assistant', content: '' })), end: 'break' }),
    message: /can't be reached/,
    requests: 3,
  },
  'the response lacks the CORS headers': {
    script: () => ({ ...streamedReply(['Omelette']), noCors: true }),
    message: /can't be reached/,
    requests: 3,
  },
}

for (const [cause, { script, message, requests }] of Object.entries(failures))
  test(`when ${cause}, the recipe area is empty, an alert says so, and Try again works`, async ({
    page,
    modelSite,
    service,
    log,
  }) => {
    service.respondWith(script)
    await page.goto(modelSite.url)
    const { ask, alert, tryAgain, recipe, text, items } = ui(page)
    await addIngredients(page, ...list)
    await ask.click()

    await expect(alert).toHaveText(message)
    await expect(recipe).toBeVisible()
    await expect(text).toBeEmpty()
    await expect(items).toHaveText(list)
    expect(service.requests).toHaveLength(requests)
    // The browser logs lines of its own; the page's two are the last ones.
    const lines = log.console.splice(0)
    expect(lines.at(-1)).toMatch(/^Failed to get recipe: [a-z-]+$/)
    expect(lines.filter((line) => line.startsWith('Failed to get recipe:'))).toHaveLength(1)
    expect(lines.join('\n')).not.toContain(TOKEN)
    expect(await page.content()).not.toContain(TOKEN)

    service.respondWith(reply('Omelette'))
    await tryAgain.click()
    await expect(text).toHaveText('Omelette')
    await expect(alert).toHaveCount(0)
    await expect(ui(page).status).toBeFocused()
    expect(service.requests).toHaveLength(1)
  })

test('the alert says that a service that does not run can’t be reached', async ({ page, modelSite, service, log }) => {
  // A browser may send a request again by itself when a connection that was kept open breaks, so these are not counted.
  service.respondWith(() => ({ refuse: true }))
  await page.goto(modelSite.url)
  await addIngredients(page, ...list)
  await ui(page).ask.click()
  await expect(ui(page).status).toHaveText('No answer yet, trying again…')
  await expect(ui(page).alert).toHaveText(/can't be reached/)
  log.console.length = 0
})

test('the page retries a busy service, and the status says so', async ({ page, modelSite, service, log }) => {
  let asked = 0
  service.respondWith((request) => {
    asked += 1
    return asked === 1 ? errorReply(503, 'overloaded') : reply('Omelette')(request)
  })
  await page.goto(modelSite.url)
  const { ask, status, text, alert } = ui(page)
  await addIngredients(page, ...list)
  await ask.click()
  await expect(status).toHaveText('The kitchen is busy, trying again…')
  await expect(text).toHaveText('Omelette')
  await expect(alert).toHaveCount(0)
  expect(service.requests).toHaveLength(2)
  // Chromium's own line; the page has said nothing.
  expect(log.console.splice(0)).toEqual([expect.stringContaining('503')])
})

test('the page sends nothing while offline, and Try again works once online', async ({
  page,
  context,
  modelSite,
  service,
  log,
}) => {
  service.respondWith(reply('Omelette'))
  await page.goto(modelSite.url)
  const { ask, alert, tryAgain, text } = ui(page)
  await addIngredients(page, ...list)
  await context.setOffline(true)
  await ask.click()
  await expect(alert).toHaveText(/You're offline/)
  expect(service.requests).toEqual([])
  expect(log.console.splice(0)).toEqual(['The browser is offline.', 'Failed to get recipe: offline'])
  await context.setOffline(false)
  await tryAgain.click()
  await expect(text).toHaveText('Omelette')
})

test('words appear as they arrive, and the region is busy until the last', async ({ page, modelSite, service }) => {
  const [first, second] = [deferred(), deferred()]
  service.respondWith(() => streamedReply([first.promise, 'Whisk ', second.promise, 'the eggs.']))
  await page.goto(modelSite.url)
  const { ask, stop, status, recipe, text } = ui(page)
  await addIngredients(page, ...list)
  await ask.click()
  await expect(status).toHaveText('The chef is thinking…')
  await expect(stop).toBeVisible()
  await expect(recipe).toHaveCount(0)

  first.resolve()
  await expect(text).toHaveText('Whisk')
  await expect(status).toHaveText('The chef is writing…')
  await expect(recipe).toHaveAttribute('aria-busy', 'true')
  await addIngredients(page, 'Butter')
  await page.getByRole('button', { name: 'Remove Flour' }).click()

  second.resolve()
  await expect(text).toHaveText('Whisk the eggs.')
  await expect(status).toHaveText(FINISHED)
  await expect(recipe).toHaveAttribute('aria-busy', 'false')
  await expect(ui(page).items).toHaveText(['Eggs', 'Milk', 'Butter'])
  expect(JSON.stringify(service.requests[0]?.body)).toContain('Eggs, Flour, Milk')
  expect(service.requests).toHaveLength(1)
})

test('a stream that arrives byte by byte is the recipe without its reasoning', async ({ page, modelSite, service }) => {
  const text = ['<think>hmm', '</think>', 'Crème ', 'brûlée 🍮']
  service.respondWith(() => {
    const { headers = {}, chunks: some = [] } = streamedReply(text)
    const bytes = Buffer.from(some.join(''))
    return { headers, chunks: [...bytes].map((byte) => Uint8Array.of(byte)) }
  })
  await page.goto(modelSite.url)
  await addIngredients(page, ...list)
  await ui(page).ask.click()
  await expect(ui(page).text).toHaveText('Crème brûlée 🍮')
  expect(await page.content()).not.toContain('hmm')
})

test('Stop closes the connection and keeps the words without an alert', async ({ page, modelSite, service }) => {
  service.respondWith(() => ({ ...events(event({ content: 'Whisk the' })), end: 'never' }))
  await page.goto(modelSite.url)
  const { ask, stop, alert, text, status } = ui(page)
  await addIngredients(page, ...list)
  await ask.click()
  await expect(text).toHaveText('Whisk the')
  await stop.press('Enter')
  await service.requests[0]?.closed
  await expect(status).toHaveText('Stopped.')
  await expect(text).toHaveText('Whisk the')
  await expect(alert).toHaveCount(0)
  await expect(stop).toHaveCount(0)
  await expect(status).toBeFocused()

  service.respondWith(reply('Omelette'))
  await ask.press('Enter')
  await expect(text).toHaveText('Omelette')
})

test('leaving the page closes the connection', async ({ page, modelSite, service }) => {
  service.respondWith(() => ({ ...events(event({ content: 'Whisk the' })), end: 'never' }))
  await page.goto(modelSite.url)
  await addIngredients(page, ...list)
  await ui(page).ask.click()
  await expect(ui(page).text).toHaveText('Whisk the')
  await page.goto('about:blank')
  await service.requests[0]?.closed
})

test('a broken connection keeps the words, and the alert says that the recipe was cut off', async ({
  page,
  modelSite,
  service,
  log,
}) => {
  const read = deferred()
  service.respondWith(() => ({
    ...events(event({ content: 'Whisk the' }), read.promise),
    end: 'break',
  }))
  await page.goto(modelSite.url)
  const { ask, alert, text, items } = ui(page)
  await addIngredients(page, ...list)
  await ask.click()
  await expect(text).toHaveText('Whisk the')
  read.resolve()
  await expect(alert).toHaveText(/The recipe was cut off/)
  await expect(text).toHaveText('Whisk the')
  await expect(items).toHaveText(list)
  expect(service.requests).toHaveLength(1)
  expect(log.console.splice(0).at(-1)).toBe('Failed to get recipe: interrupted')
})

test('markdown over the render limits is shown as plain text', async ({ page, modelSite, service }) => {
  service.respondWith(() => streamedReply(['start\n\n', `${'>'.repeat(6000)} deep`]))
  await page.goto(modelSite.url)
  const { ask, text, items, status } = ui(page)
  await addIngredients(page, ...list)
  await ask.click()
  await expect(status).toHaveText(FINISHED)
  await expect(text).toHaveText(`start ${'>'.repeat(6000)} deep`)
  await expect(items).toHaveText(list)

  service.respondWith(reply('# Omelette'))
  await ask.click()
  await expect(text.getByRole('heading', { name: 'Omelette' })).toBeVisible()
})
