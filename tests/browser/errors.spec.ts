import { addIngredients, expect, parts, TOKEN, test } from '../support/browser'
import { deferred } from '../support/deferred'
import { type Answer, event, refusal, reply, type Script, streamed } from '../support/service'

// What only a browser can show of a fault. All the others are in tests/road.test.ts.

const list = ['Eggs', 'Flour', 'Milk']

const events = (...some: Answer['parts'] & object): Answer => ({
  headers: { 'content-type': 'text/event-stream' },
  parts: some,
})

const failures: Record<string, { script: Script; says: RegExp; requests: number }> = {
  'the token is refused': {
    script: () => refusal(401, `${TOKEN} is not known.`),
    says: /access token is missing or was refused/,
    requests: 1,
  },
  'the service is overloaded': {
    script: () => refusal(503, 'overloaded'),
    says: /busy/,
    requests: 3,
  },
  'a web page comes instead': {
    script: () => ({
      headers: { 'content-type': 'text/html' },
      parts: ['<h1>Sign in to the wifi</h1>'],
    }),
    says: /sent no recipe/,
    requests: 1,
  },
  'the connection breaks before the first word': {
    script: () => ({ ...events(event({ role: 'assistant', content: '' })), end: 'break' }),
    says: /could not be reached/,
    requests: 3,
  },
  'the answer may not be read by a page of another origin': {
    script: () => ({ ...streamed(['Omelette']), noCors: true }),
    says: /could not be reached/,
    requests: 3,
  },
}

for (const [what, { script, says, requests }] of Object.entries(failures))
  test(`when ${what} the area is shown empty, the cook is told, and asking again works`, async ({
    page,
    served,
    service,
    said,
  }) => {
    service.play(script)
    await page.goto(served.url)
    const { ask, alert, tryAgain, recipe, words, items } = parts(page)
    await addIngredients(page, ...list)
    await ask.click()

    await expect(alert).toHaveText(says)
    await expect(recipe).toBeVisible()
    await expect(words).toBeEmpty()
    await expect(items).toHaveText(list)
    expect(service.requests).toHaveLength(requests)
    // The browser has lines of its own for an answer that it refuses; ours are two, at the end.
    const lines = said.console.splice(0)
    expect(lines.at(-1)).toMatch(/^Failed to get recipe: \w+$/)
    expect(lines.at(-2)).toMatch(/\w/)
    expect(lines.filter((line) => line.startsWith('Failed to get recipe:'))).toHaveLength(1)
    expect(lines.join('\n')).not.toContain(TOKEN)
    expect(await page.content()).not.toContain(TOKEN)

    service.play(reply('Omelette'))
    await tryAgain.click()
    await expect(words).toHaveText('Omelette')
    await expect(alert).toHaveCount(0)
    await expect(parts(page).status).toBeFocused()
    expect(service.requests).toHaveLength(1)
  })

test('a service that nobody runs could not be reached', async ({ page, served, service, said }) => {
  // A browser may send a request again by itself when a connection that was kept open breaks, so these are not counted.
  service.play(() => ({ refuse: true }))
  await page.goto(served.url)
  await addIngredients(page, ...list)
  await parts(page).ask.click()
  await expect(parts(page).status).toHaveText('No answer yet, trying again…')
  await expect(parts(page).alert).toHaveText(/could not be reached/)
  said.console.length = 0
})

test('a service that is busy for a moment is asked again, and the cook sees it', async ({
  page,
  served,
  service,
  said,
}) => {
  let asked = 0
  service.play((request) => {
    asked += 1
    return asked === 1 ? refusal(503, 'overloaded') : reply('Omelette')(request)
  })
  await page.goto(served.url)
  const { ask, status, words, alert } = parts(page)
  await addIngredients(page, ...list)
  await ask.click()
  await expect(status).toHaveText('The kitchen is busy, trying again…')
  await expect(words).toHaveText('Omelette')
  await expect(alert).toHaveCount(0)
  expect(service.requests).toHaveLength(2)
  // Chromium's own line; the page has said nothing.
  expect(said.console.splice(0)).toEqual([expect.stringContaining('503')])
})

test('offline: said at once, nothing sent; back online it works', async ({
  page,
  context,
  served,
  service,
  said,
}) => {
  service.play(reply('Omelette'))
  await page.goto(served.url)
  const { ask, alert, tryAgain, words } = parts(page)
  await addIngredients(page, ...list)
  await context.setOffline(true)
  await ask.click()
  await expect(alert).toHaveText(/You are offline/)
  expect(service.requests).toEqual([])
  expect(said.console.splice(0)).toEqual([
    'The browser is offline.',
    'Failed to get recipe: offline',
  ])
  await context.setOffline(false)
  await tryAgain.click()
  await expect(words).toHaveText('Omelette')
})

test('words come as they are sent, the region is busy until the last', async ({
  page,
  served,
  service,
}) => {
  const [first, second] = [deferred(), deferred()]
  service.play(() => streamed([first.promise, 'Whisk ', second.promise, 'the eggs.']))
  await page.goto(served.url)
  const { ask, stop, status, recipe, words } = parts(page)
  await addIngredients(page, ...list)
  await ask.click()
  await expect(status).toHaveText('The chef is thinking…')
  await expect(stop).toBeVisible()
  await expect(recipe).toHaveCount(0)

  first.resolve()
  await expect(words).toHaveText('Whisk')
  await expect(status).toHaveText('The chef is writing…')
  await expect(recipe).toHaveAttribute('aria-busy', 'true')
  await addIngredients(page, 'Butter')
  await page.getByRole('button', { name: 'Remove Flour' }).click()

  second.resolve()
  await expect(words).toHaveText('Whisk the eggs.')
  await expect(status).toHaveText('The chef has answered.')
  await expect(recipe).toHaveAttribute('aria-busy', 'false')
  await expect(parts(page).items).toHaveText(['Eggs', 'Milk', 'Butter'])
  expect(JSON.stringify(service.requests[0]?.body)).toContain('Eggs, Flour, Milk')
  expect(service.requests).toHaveLength(1)
})

test('a stream that comes byte by byte, marks of thinking and all, is the recipe', async ({
  page,
  served,
  service,
}) => {
  const text = ['<think>hmm', '</think>', 'Crème ', 'brûlée 🍮']
  service.play(() => {
    const { headers = {}, parts: some = [] } = streamed(text)
    const bytes = Buffer.from(some.join(''))
    return { headers, parts: [...bytes].map((byte) => Uint8Array.of(byte)) }
  })
  await page.goto(served.url)
  await addIngredients(page, ...list)
  await parts(page).ask.click()
  await expect(parts(page).words).toHaveText('Crème brûlée 🍮')
  expect(await page.content()).not.toContain('hmm')
})

test('Stop ends it at once: the connection is closed, the words stay, nothing is told', async ({
  page,
  served,
  service,
}) => {
  service.play(() => ({ ...events(event({ content: 'Whisk the' })), end: 'never' }))
  await page.goto(served.url)
  const { ask, stop, alert, words, status } = parts(page)
  await addIngredients(page, ...list)
  await ask.click()
  await expect(words).toHaveText('Whisk the')
  await stop.press('Enter')
  await service.requests[0]?.closed
  await expect(status).toHaveText('Stopped.')
  await expect(words).toHaveText('Whisk the')
  await expect(alert).toHaveCount(0)
  await expect(stop).toHaveCount(0)
  await expect(status).toBeFocused()

  service.play(reply('Omelette'))
  await ask.press('Enter')
  await expect(words).toHaveText('Omelette')
})

test('leaving the page closes the connection', async ({ page, served, service }) => {
  service.play(() => ({ ...events(event({ content: 'Whisk the' })), end: 'never' }))
  await page.goto(served.url)
  await addIngredients(page, ...list)
  await parts(page).ask.click()
  await expect(parts(page).words).toHaveText('Whisk the')
  await page.goto('about:blank')
  await service.requests[0]?.closed
})

test('a connection that breaks after some words leaves them, and says that the recipe was cut off', async ({
  page,
  served,
  service,
  said,
}) => {
  const read = deferred()
  service.play(() => ({
    ...events(event({ content: 'Whisk the' }), read.promise),
    end: 'break',
  }))
  await page.goto(served.url)
  const { ask, alert, words, items } = parts(page)
  await addIngredients(page, ...list)
  await ask.click()
  await expect(words).toHaveText('Whisk the')
  read.resolve()
  await expect(alert).toHaveText(/The recipe was cut off/)
  await expect(words).toHaveText('Whisk the')
  await expect(items).toHaveText(list)
  expect(service.requests).toHaveLength(1)
  expect(said.console.splice(0).at(-1)).toBe('Failed to get recipe: interrupted')
})

test('markdown that is too much for the renderer is shown as plain text', async ({
  page,
  served,
  service,
}) => {
  service.play(() => streamed(['start\n\n', `${'>'.repeat(6000)} deep`]))
  await page.goto(served.url)
  const { ask, words, items, status } = parts(page)
  await addIngredients(page, ...list)
  await ask.click()
  await expect(status).toHaveText('The chef has answered.')
  await expect(words).toHaveText(`start ${'>'.repeat(6000)} deep`)
  await expect(items).toHaveText(list)

  service.play(reply('# Omelette'))
  await ask.click()
  await expect(words.getByRole('heading', { name: 'Omelette' })).toBeVisible()
})
