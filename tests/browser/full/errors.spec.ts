import { expect, requestRecipe, test, ui } from '../../support/browser'
import { event, type ScriptedResponse, streamedReply } from '../../support/service'

// What only a browser can show. The kinds of failures are in tests/unit/service/chatCompletion.test.ts.

const unreachable: Record<string, ScriptedResponse> = {
  'refuses the connection': { refuse: true },
  'sends no CORS headers': { ...streamedReply(['Omelette']), noCors: true },
}

for (const [cause, response] of Object.entries(unreachable))
  test(`when the service ${cause}, the alert says that it can’t be reached`, async ({ page, service, log }) => {
    // Does not count the requests, because a browser may resend one itself when a keep-alive connection breaks.
    service.respondWith(() => response)
    await requestRecipe(page)
    await expect(ui(page).status).toHaveText('No answer yet, trying again…')
    await expect(ui(page).alert).toHaveText(/can't be reached/)
    log.console.length = 0
  })

test('leaving the page closes the connection', async ({ page, service }) => {
  const headers = { 'content-type': 'text/event-stream' }
  service.respondWith(() => ({ headers, chunks: [event({ content: 'Whisk the' })], end: 'never' }))
  await requestRecipe(page)
  await expect(ui(page).recipeText).toHaveText('Whisk the')
  await page.goto('about:blank')
  await service.requests[0]?.closed
})
