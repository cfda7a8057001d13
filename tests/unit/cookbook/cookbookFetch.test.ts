import { InferenceClient } from '@huggingface/inference'
import { describe, expect, test } from 'vitest'
import { messagesFor } from '../../../src/ai'
import { cookbookFetch } from '../../../src/cookbook/cookbookFetch'
import { writeReply } from '../../../src/cookbook/writeReply'

const client = new InferenceClient(undefined, {
  endpointUrl: 'https://cookbook.invalid/v1',
  fetch: cookbookFetch,
  retry_on_error: false,
})

const list = ['Eggs', 'Flour', 'Milk']
const request = (ingredients: readonly string[]) => ({
  model: 'any',
  messages: messagesFor(ingredients),
  max_tokens: 1024,
})

const post = (body: unknown, path = '/v1/chat/completions', init: RequestInit = {}) =>
  cookbookFetch(`https://cookbook.invalid${path}`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...init,
  })

describe('through the real client', () => {
  test('a whole reply', async () => {
    const { choices, object, usage } = await client.chatCompletion(request(list))
    expect(choices).toEqual([
      {
        index: 0,
        message: { role: 'assistant', content: writeReply(list) },
        finish_reason: 'stop',
      },
    ])
    expect(object).toBe('chat.completion')
    expect(usage.total_tokens).toBe(usage.prompt_tokens + usage.completion_tokens)
  })

  test('a streamed reply of the same words, that ends with its finish reason', async () => {
    let text = ''
    const finishReasons = []
    for await (const { choices } of client.chatCompletionStream(request(list))) {
      text += choices[0]?.delta.content ?? ''
      finishReasons.push(choices[0]?.finish_reason)
    }
    expect(text).toBe(writeReply(list))
    expect(finishReasons.at(-1)).toBe('stop')
    expect(new Set(finishReasons.slice(0, -1))).toEqual(new Set([null]))
  })

  test('a list that holds commas, colons and line breaks', async () => {
    const { choices } = await client.chatCompletion(
      request(['flour, plain', 'note: 2 eggs', 'milk', '']),
    )
    expect(choices[0]?.message.content).toContain('# Thin pancakes')
  })

  test('an empty list is answered politely', async () => {
    const { choices } = await client.chatCompletion(request([]))
    expect(choices[0]?.message.content).toContain("I'm sorry")
  })
})

describe('what a real service refuses', () => {
  test.each([
    ['an unknown path', '/v1/models', { messages: [] }, 404],
    ['the root', '/', { messages: [] }, 404],
    ['broken JSON', '/v1/chat/completions', '{"messages": [', 400],
    ['an empty body', '/v1/chat/completions', '', 400],
    ['no messages', '/v1/chat/completions', { model: 'any' }, 422],
    ['messages that are no list', '/v1/chat/completions', { messages: 'Eggs' }, 422],
    [
      'no message of the user’s',
      '/v1/chat/completions',
      { messages: [{ role: 'system', content: 'x' }] },
      422,
    ],
    [
      'a message without text',
      '/v1/chat/completions',
      { messages: [{ role: 'user', content: null }] },
      422,
    ],
    ['a body that is no object', '/v1/chat/completions', '3', 422],
    ['null', '/v1/chat/completions', 'null', 422],
  ])('%s', async (_, path, body, status) => {
    const response = await post(body, path)
    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toContain('application/json')
    expect(await response.json()).toEqual({
      error: { message: expect.stringMatching(/\.$/), type: 'invalid_request_error' },
    })
  })

  test('another method', async () => {
    const response = await cookbookFetch('https://cookbook.invalid/v1/chat/completions')
    expect(response.status).toBe(405)
  })

  test('the client makes an error of it', async () => {
    const elsewhere = new InferenceClient(undefined, {
      endpointUrl: 'https://cookbook.invalid/v2/elsewhere',
      fetch: (input, init) => cookbookFetch(String(input).replace('/chat', '/chats'), init),
      retry_on_error: false,
    })
    await expect(elsewhere.chatCompletion(request(list))).rejects.toThrow(
      'Failed to perform inference',
    )
  })
})

describe('the signal', () => {
  test('aborted before, the request is rejected with its reason', async () => {
    const reason = new Error('stopped')
    await expect(
      post({ messages: messagesFor(list) }, undefined, { signal: AbortSignal.abort(reason) }),
    ).rejects.toBe(reason)
  })

  test('aborted while words arrive, no more of them come', async () => {
    const controller = new AbortController()
    const words = client.chatCompletionStream(request(list), { signal: controller.signal })
    await words.next()
    controller.abort()
    await expect(
      (async () => {
        for await (const _ of words);
      })(),
    ).rejects.toHaveProperty('name', 'AbortError')
  })
})
