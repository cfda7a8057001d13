import { InferenceClient } from '@huggingface/inference'
import { expect, test } from 'vitest'
import { cookbookFetch } from '../../../src/cookbook/cookbookFetch'
import type { RecipePrompt } from '../../../src/prompt'
import { noWishes } from '../../../src/prompt/wishes'
import { replyFor } from './dish'

const promptFor = (...ingredients: string[]): RecipePrompt => ({
  ingredients,
  wishes: noWishes,
  ask: { type: 'recipe' },
})

/** Asks for a recipe, and returns the text of the reply and why it ended. */
async function ask(prompt: RecipePrompt) {
  const client = new InferenceClient(undefined, {
    endpointUrl: 'https://cookbook.invalid/v1',
    fetch: cookbookFetch(prompt),
    retry_on_error: false,
  })
  let text = ''
  let finishReason: string | undefined
  for await (const { choices } of client.chatCompletionStream({ model: 'any', messages: [] })) {
    text += choices[0]?.delta.content
    finishReason = choices[0]?.finish_reason
  }
  return { text, finishReason }
}

test('the client gets the whole reply and its finish reason', async () => {
  const list = ['Eggs', 'Flour', 'Milk']
  expect(await ask(promptFor(...list))).toEqual({ text: replyFor(list), finishReason: 'stop' })
})

test('ingredients can contain commas and colons', async () => {
  expect((await ask(promptFor('flour, plain', 'eggs: 2', 'milk', ''))).text).toContain('# Thin pancakes')
})

test('the reply to an empty list is an apology', async () => {
  expect((await ask(promptFor())).text).toContain('Sorry')
})

test('a request with an aborted signal rejects with the reason of the signal', async () => {
  const reason = new Error('stopped')
  const request = cookbookFetch(promptFor('Eggs'))('https://cookbook.invalid', { signal: AbortSignal.abort(reason) })
  await expect(request).rejects.toBe(reason)
})
