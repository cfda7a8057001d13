import { expect, requestRecipe, test, ui } from '../../support/browser'
import { errorReply, event, streamedReply } from '../../support/service'

import { type ErrorCase, eventStream, testFailure } from '../shared/errors'

const errorCases: Record<string, ErrorCase> = {
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

for (const [cause, errorCase] of Object.entries(errorCases)) testFailure(cause, errorCase)

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

test('leaving the page closes the connection', async ({ page, modelSite, service }) => {
  service.respondWith(() => ({ ...eventStream(event({ content: 'Whisk the' })), end: 'never' }))
  await requestRecipe(page, modelSite.url)
  await expect(ui(page).recipeText).toHaveText('Whisk the')
  await page.goto('about:blank')
  await service.requests[0]?.closed
})
