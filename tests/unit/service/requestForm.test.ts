import { expect, test } from 'vitest'
import { parseErrorJson } from '../../../src/service/parseErrorBody'
import { inForm } from '../../../src/service/requestForm'

test('inForm puts the instructions in front of the first message of the user', () => {
  const messages = [
    { role: 'system' as const, content: 'You cook.' },
    { role: 'user' as const, content: 'Leek' },
    { role: 'assistant' as const, content: 'Soup' },
    { role: 'user' as const, content: 'Another' },
  ]
  expect(inForm(messages, 9, { foldsInstructions: true, hasOtherLimit: true })).toEqual({
    messages: [{ role: 'user', content: 'You cook.\n\nLeek' }, ...messages.slice(2)],
    max_completion_tokens: 9,
  })
  expect(inForm(messages, 9, {})).toEqual({ messages, max_tokens: 9 })
})

test.each([
  ['Please try again in 2.3s. Visit the docs.', 2300],
  ['try again in 1m30s', 90_000],
  ['try again in 350ms', 350],
  ['Try again later.', undefined],
])('the wait in "%s" is %s ms', (message, wait) => {
  expect(parseErrorJson({ error: { message } }).retryAfterMs).toBe(wait)
})
