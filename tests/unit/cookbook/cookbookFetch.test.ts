import { InferenceClient } from '@huggingface/inference'
import { expect, test } from 'vitest'
import { createMessages, MAX_TOKENS } from '../../../src/ai'
import { cookbookFetch } from '../../../src/cookbook/cookbookFetch'
import { writeReply } from '../../../src/cookbook/writeReply'
import { noWishes } from '../../../src/prompt/wishes'

const client = new InferenceClient(undefined, {
  endpointUrl: 'https://cookbook.invalid/v1',
  fetch: cookbookFetch,
  retry_on_error: false,
})

const createRequest = (ingredients: readonly string[]) => ({
  model: 'any',
  messages: createMessages({ ingredients, wishes: noWishes, turns: [] }),
  max_tokens: MAX_TOKENS,
})

/** Asks for a recipe, and returns the text of the reply and why it ended. */
async function ask(ingredients: readonly string[]) {
  let text = ''
  let finishReason: string | undefined
  for await (const { choices } of client.chatCompletionStream(createRequest(ingredients))) {
    text += choices[0]?.delta.content
    finishReason = choices[0]?.finish_reason
  }
  return { text, finishReason }
}

test('the client gets the whole reply and its finish reason', async () => {
  const ingredients = ['Eggs', 'Flour', 'Milk']
  expect(await ask(ingredients)).toEqual({ text: writeReply(ingredients), finishReason: 'stop' })
})

test('ingredients can contain commas and colons', async () => {
  expect((await ask(['flour, plain', 'note: 2 eggs', 'milk', ''])).text).toContain('# Thin pancakes')
})

test('the reply to an empty list is an apology', async () => {
  expect((await ask([])).text).toContain("I'm sorry")
})

test('a request with an aborted signal rejects with the reason of the signal', async () => {
  const reason = new Error('stopped')
  const init = { method: 'POST', body: JSON.stringify(createRequest(['Eggs'])), signal: AbortSignal.abort(reason) }
  await expect(cookbookFetch('https://cookbook.invalid/v1/chat/completions', init)).rejects.toBe(reason)
})
