import { addIngredients, expect, FINISHED, list, requestRecipe, TOKEN, test, ui } from '../support/browser'
import { deferred } from '../support/deferred'
import { errorReply, event, reply, type Script, type ScriptedResponse, streamedReply } from '../support/service'

// Errors that need a real browser. tests/unit/service/chatCompletion.test.ts tests the others.

const eventStream = (...chunks: ScriptedResponse['chunks'] & object): ScriptedResponse => ({
  headers: { 'content-type': 'text/event-stream' },
  chunks,
})

const errorCases: Record<string, { script: Script; message: RegExp; requests: number }> = {
  'the service rejects the token': {
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
    script: () => ({ ...eventStream(event({ role: 'assistant', content: '' })), end: 'break' }),
    message: /can't be reached/,
    requests: 3,
  },
  'the response lacks the CORS headers': {
    script: () => ({ ...streamedReply(['Omelette']), noCors: true }),
    message: /can't be reached/,
    requests: 3,
  },
}

for (const [cause, { script, message, requests }] of Object.entries(errorCases))
  test(`when ${cause}, the recipe area is empty, the alert gives the reason, and Try again works`, async ({
    page,
    modelSite,
    service,
    log,
  }) => {
    service.respondWith(script)
    await requestRecipe(page, modelSite.url)
    const { alert, retryButton, recipe, recipeText, items } = ui(page)

    await expect(alert).toHaveText(message)
    await expect(recipe).toBeVisible()
    await expect(recipeText).toBeEmpty()
    await expect(items).toHaveText(list)
    expect(service.requests).toHaveLength(requests)
    // The browser logs the failed requests too. The page logs its lines last.
    const lines = log.console.splice(0)
    expect(lines.at(-1)).toMatch(/^Failed to get recipe: [a-z-]+$/)
    expect(lines.filter((line) => line.startsWith('Failed to get recipe:'))).toHaveLength(1)
    expect(lines.join('\n')).not.toContain(TOKEN)
    expect(await page.content()).not.toContain(TOKEN)

    service.respondWith(reply('Omelette'))
    await retryButton.click()
    await expect(recipeText).toHaveText('Omelette')
    await expect(alert).toHaveCount(0)
    await expect(ui(page).status).toBeFocused()
    expect(service.requests).toHaveLength(1)
  })

test('when the service refuses the connection, the alert says that it can’t be reached', async ({
  page,
  modelSite,
  service,
  log,
}) => {
  // Does not count the requests, because a browser may resend one itself when a keep-alive connection breaks.
  service.respondWith(() => ({ refuse: true }))
  await requestRecipe(page, modelSite.url)
  await expect(ui(page).status).toHaveText('No answer yet, trying again…')
  await expect(ui(page).alert).toHaveText(/can't be reached/)
  log.console.length = 0
})

test('the page retries a busy service, and the status says so', async ({ page, modelSite, service, log }) => {
  let count = 0
  service.respondWith((request) => {
    count += 1
    return count === 1 ? errorReply(503, 'overloaded') : reply('Omelette')(request)
  })
  await requestRecipe(page, modelSite.url)
  const { status, recipeText, alert } = ui(page)
  await expect(status).toHaveText('The kitchen is busy, trying again…')
  await expect(recipeText).toHaveText('Omelette')
  await expect(alert).toHaveCount(0)
  expect(service.requests).toHaveLength(2)
  // Only Chromium's line about the failed request, because the page logs nothing when a retry succeeds.
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
  const { requestButton, alert, retryButton, recipeText } = ui(page)
  await addIngredients(page, ...list)
  await context.setOffline(true)
  await requestButton.click()
  await expect(alert).toHaveText(/You're offline/)
  expect(service.requests).toEqual([])
  expect(log.console.splice(0)).toEqual(['The browser is offline.', 'Failed to get recipe: offline'])
  await context.setOffline(false)
  await retryButton.click()
  await expect(recipeText).toHaveText('Omelette')
})

test('text appears as it arrives, and the live region is busy until the reply ends', async ({
  page,
  modelSite,
  service,
}) => {
  const [first, second] = [deferred(), deferred()]
  service.respondWith(() => streamedReply([first.promise, 'Whisk ', second.promise, 'the eggs.']))
  await requestRecipe(page, modelSite.url)
  const { stopButton, status, recipe, recipeText } = ui(page)
  await expect(status).toHaveText('The chef is thinking…')
  await expect(stopButton).toBeVisible()
  await expect(recipe).toHaveCount(0)

  first.resolve()
  await expect(recipeText).toHaveText('Whisk')
  await expect(status).toHaveText('The chef is writing…')
  await expect(recipe).toHaveAttribute('aria-busy', 'true')
  await addIngredients(page, 'Butter')
  await page.getByRole('button', { name: 'Remove Flour' }).click()

  second.resolve()
  await expect(recipeText).toHaveText('Whisk the eggs.')
  await expect(status).toHaveText(FINISHED)
  await expect(recipe).toHaveAttribute('aria-busy', 'false')
  await expect(ui(page).items).toHaveText(['Eggs', 'Milk', 'Butter'])
  expect(JSON.stringify(service.requests[0]?.body)).toContain('Eggs, Flour, Milk')
  expect(service.requests).toHaveLength(1)
})

test('a stream that arrives byte by byte renders the recipe without the reasoning', async ({
  page,
  modelSite,
  service,
}) => {
  const deltas = ['<think>hmm', '</think>', 'Crème ', 'brûlée 🍮']
  service.respondWith(() => {
    const { headers = {}, chunks = [] } = streamedReply(deltas)
    const bytes = Buffer.from(chunks.join(''))
    return { headers, chunks: [...bytes].map((byte) => Uint8Array.of(byte)) }
  })
  await requestRecipe(page, modelSite.url)
  await expect(ui(page).recipeText).toHaveText('Crème brûlée 🍮')
  expect(await page.content()).not.toContain('hmm')
})

test('Stop closes the connection, keeps the text and shows no alert', async ({ page, modelSite, service }) => {
  service.respondWith(() => ({ ...eventStream(event({ content: 'Whisk the' })), end: 'never' }))
  await requestRecipe(page, modelSite.url)
  const { requestButton, stopButton, alert, recipeText, status } = ui(page)
  await expect(recipeText).toHaveText('Whisk the')
  await stopButton.press('Enter')
  await service.requests[0]?.closed
  await expect(status).toHaveText('Stopped.')
  await expect(recipeText).toHaveText('Whisk the')
  await expect(alert).toHaveCount(0)
  await expect(stopButton).toHaveCount(0)
  await expect(status).toBeFocused()

  service.respondWith(reply('Omelette'))
  await requestButton.press('Enter')
  await expect(recipeText).toHaveText('Omelette')
})

test('leaving the page closes the connection', async ({ page, modelSite, service }) => {
  service.respondWith(() => ({ ...eventStream(event({ content: 'Whisk the' })), end: 'never' }))
  await requestRecipe(page, modelSite.url)
  await expect(ui(page).recipeText).toHaveText('Whisk the')
  await page.goto('about:blank')
  await service.requests[0]?.closed
})

test('a broken connection keeps the text, and an alert says that the recipe was cut off', async ({
  page,
  modelSite,
  service,
  log,
}) => {
  const textShown = deferred()
  service.respondWith(() => ({
    ...eventStream(event({ content: 'Whisk the' }), textShown.promise),
    end: 'break',
  }))
  await requestRecipe(page, modelSite.url)
  const { alert, recipeText, items } = ui(page)
  await expect(recipeText).toHaveText('Whisk the')
  textShown.resolve()
  await expect(alert).toHaveText(/The recipe was cut off/)
  await expect(recipeText).toHaveText('Whisk the')
  await expect(items).toHaveText(list)
  expect(service.requests).toHaveLength(1)
  expect(log.console.splice(0).at(-1)).toBe('Failed to get recipe: interrupted')
})

test('markdown over the render limits is shown as plain text', async ({ page, modelSite, service }) => {
  service.respondWith(() => streamedReply(['start\n\n', `${'>'.repeat(6000)} deep`]))
  await requestRecipe(page, modelSite.url)
  const { requestButton, recipeText, items, status } = ui(page)
  await expect(status).toHaveText(FINISHED)
  await expect(recipeText).toHaveText(`start ${'>'.repeat(6000)} deep`)
  await expect(items).toHaveText(list)

  service.respondWith(reply('# Omelette'))
  await requestButton.click()
  await expect(recipeText.getByRole('heading', { name: 'Omelette' })).toBeVisible()
})
