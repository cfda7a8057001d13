import { InferenceClient } from '@huggingface/inference'
import OpenAI from 'openai'
import { describe, expect, test } from 'vitest'
import { createMessages as createAllMessages } from '../../../src/ai'
import { cookbookFetch } from '../../../src/cookbook/cookbookFetch'
import { recipes, writeRecipe, writeReply } from '../../../src/cookbook/writeReply'
import { noWishes } from '../../../src/prompt/wishes'

const client = new InferenceClient(undefined, {
  endpointUrl: 'https://cookbook.invalid/v1',
  fetch: cookbookFetch,
  retry_on_error: false,
})

const ingredients = ['Eggs', 'Flour', 'Milk']
const createMessages = (entries: readonly string[]) =>
  createAllMessages({ ingredients: entries, wishes: noWishes, turns: [] })

const createRequest = (entries: readonly string[]) => ({
  model: 'any',
  messages: createMessages(entries),
  max_tokens: 1024,
})

const post = (body: unknown, path = '/v1/chat/completions', init: RequestInit = {}) =>
  cookbookFetch(`https://cookbook.invalid${path}`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...init,
  })

describe('with the inference client', () => {
  test('the client gets a complete reply in the format of the API', async () => {
    const { choices, object, usage } = await client.chatCompletion(createRequest(ingredients))
    expect(choices).toEqual([
      {
        index: 0,
        message: { role: 'assistant', content: writeReply(ingredients) },
        finish_reason: 'stop',
      },
    ])
    expect(object).toBe('chat.completion')
    expect(usage.total_tokens).toBe(usage.prompt_tokens + usage.completion_tokens)
  })

  test('the client streams the same reply, with the finish reason in the last chunk', async () => {
    let text = ''
    const finishReasons = []
    for await (const { choices } of client.chatCompletionStream(createRequest(ingredients))) {
      text += choices[0]?.delta.content ?? ''
      finishReasons.push(choices[0]?.finish_reason)
    }
    expect(text).toBe(writeReply(ingredients))
    expect(finishReasons.at(-1)).toBe('stop')
    expect(new Set(finishReasons.slice(0, -1))).toEqual(new Set([null]))
  })

  test('ingredients can contain commas and colons', async () => {
    const { choices } = await client.chatCompletion(createRequest(['flour, plain', 'note: 2 eggs', 'milk', '']))
    expect(choices[0]?.message.content).toContain('# Thin pancakes')
  })

  test('the reply to an empty list is an apology', async () => {
    const { choices } = await client.chatCompletion(createRequest([]))
    expect(choices[0]?.message.content).toContain("I'm sorry")
  })
})

describe('requests of other clients', () => {
  test('a message in text parts is read like a text', async () => {
    const content = [
      { type: 'text', text: 'On hand: Eggs, ' },
      { type: 'text', text: 'Flour, Milk' },
    ]
    const response = await post({ messages: [{ role: 'user', content }] })
    expect((await response.json()).choices[0].message.content).toBe(writeReply(['Eggs', 'Flour', 'Milk']))
  })

  test('a reply longer than max_tokens ends with the finish reason length', async () => {
    const response = await post({ messages: createMessages(ingredients), max_tokens: 5 })
    const { choices, usage } = await response.json()
    expect(choices[0].finish_reason).toBe('length')
    expect(choices[0].message.content.split(/\s+/)).toHaveLength(5)
    expect(usage.completion_tokens).toBe(5)
  })

  test('a stream has a chunk with the usage if the request asks for it', async () => {
    const request = { messages: createMessages(ingredients), stream: true }
    const chunksOf = async (body: object) =>
      [...(await (await post(body)).text()).matchAll(/^data: (\{.*\})$/gm)].map(([, json = '']) => JSON.parse(json))
    const last = (await chunksOf({ ...request, stream_options: { include_usage: true } })).at(-1)
    expect(last).toMatchObject({ choices: [], usage: { total_tokens: expect.any(Number) } })
    expect((await chunksOf(request)).at(-1)).not.toHaveProperty('usage')
  })
})

test('no recipe of the cookbook has 1,024 words', () => {
  for (const recipe of recipes) {
    const text = writeRecipe(recipe, { required: recipe.required, optional: recipe.optional })
    expect(text.match(/\s*\S+/g)?.length).toBeLessThan(1024)
  }
})

describe('errors', () => {
  test.each([
    [404, 'an unknown path', '/v1/models', { messages: [] }],
    [404, 'the root path', '/', { messages: [] }],
    [400, 'incomplete JSON', '/v1/chat/completions', '{"messages": ['],
    [400, 'an empty body', '/v1/chat/completions', ''],
    [422, 'a body without messages', '/v1/chat/completions', { model: 'any' }],
    [422, 'messages that are not an array', '/v1/chat/completions', { messages: 'Eggs' }],
    [
      422,
      'messages without one from the user',
      '/v1/chat/completions',
      { messages: [{ role: 'system', content: 'x' }] },
    ],
    [422, 'a user message without text', '/v1/chat/completions', { messages: [{ role: 'user', content: null }] }],
    [422, 'a body that is a number', '/v1/chat/completions', '3'],
    [422, 'a body that is null', '/v1/chat/completions', 'null'],
  ])('the cookbook responds with %i to %s', async (status, _, path, body) => {
    const response = await post(body, path)
    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toContain('application/json')
    expect(await response.json()).toEqual({
      error: {
        message: expect.stringMatching(/\.$/),
        type: 'invalid_request_error',
        code: null,
        param: status === 422 ? 'messages' : null,
      },
    })
  })

  test('the cookbook responds with 405 to a GET request', async () => {
    const response = await cookbookFetch('https://cookbook.invalid/v1/chat/completions')
    expect(response.status).toBe(405)
  })

  test('the client rejects with an error if the cookbook responds with 404', async () => {
    const misconfiguredClient = new InferenceClient(undefined, {
      endpointUrl: 'https://cookbook.invalid/v2/elsewhere',
      fetch: (input, init) => cookbookFetch(String(input).replace('/chat', '/chats'), init),
      retry_on_error: false,
    })
    await expect(misconfiguredClient.chatCompletion(createRequest(ingredients))).rejects.toThrow(
      'Failed to perform inference',
    )
  })
})

describe('abort signal', () => {
  test('a request with an aborted signal rejects with the reason of the signal', async () => {
    const reason = new Error('stopped')
    await expect(
      post({ messages: createMessages(ingredients) }, undefined, {
        signal: AbortSignal.abort(reason),
      }),
    ).rejects.toBe(reason)
  })

  test('a stream rejects with an AbortError if the signal aborts after the first chunk', async () => {
    const controller = new AbortController()
    const stream = client.chatCompletionStream(createRequest(ingredients), {
      signal: controller.signal,
    })
    await stream.next()
    controller.abort()
    await expect(
      (async () => {
        for await (const _ of stream);
      })(),
    ).rejects.toHaveProperty('name', 'AbortError')
  })
})

describe('with the OpenAI client', () => {
  const openai = new OpenAI({
    apiKey: 'none',
    baseURL: 'https://cookbook.invalid/v1',
    fetch: cookbookFetch,
    maxRetries: 0,
    dangerouslyAllowBrowser: true,
  })

  test('the client gets a whole reply', async () => {
    const { choices, usage } = await openai.chat.completions.create(createRequest(ingredients))
    expect(choices[0]?.message.content).toBe(writeReply(ingredients))
    expect(choices[0]?.finish_reason).toBe('stop')
    expect(usage?.completion_tokens).toBeGreaterThan(0)
  })

  test('the client streams the same reply, and the usage if it asks for it', async () => {
    const stream = await openai.chat.completions.create({
      ...createRequest(ingredients),
      stream: true,
      stream_options: { include_usage: true },
    })
    let text = ''
    let totalTokens = 0
    for await (const { choices, usage } of stream) {
      text += choices[0]?.delta.content ?? ''
      totalTokens = usage?.total_tokens ?? totalTokens
    }
    expect(text).toBe(writeReply(ingredients))
    expect(totalTokens).toBeGreaterThan(0)
  })

  test('the client takes content as parts', async () => {
    const { choices } = await openai.chat.completions.create({
      model: 'any',
      messages: createRequest(ingredients).messages.map(({ content }) => ({
        role: 'user' as const,
        content: [{ type: 'text' as const, text: content }],
      })),
    })
    expect(choices[0]?.message.content).toContain('# Thin pancakes')
  })

  test('an aborted request and an aborted stream end with the error of the client', async () => {
    const aborted = AbortSignal.abort()
    await expect(
      openai.chat.completions.create(createRequest(ingredients), { signal: aborted }),
    ).rejects.toBeInstanceOf(OpenAI.APIUserAbortError)
    const stream = await openai.chat.completions.create({ ...createRequest(ingredients), stream: true })
    let count = 0
    for await (const _ of stream) {
      count++
      stream.controller.abort()
    }
    expect(count).toBeLessThan(writeReply(ingredients).split(/\s+/).length)
  })

  test('a refused request has the status, the code and the parameter of the error', async () => {
    const refused = openai.chat.completions.create({ model: 'any', messages: [] })
    await expect(refused).rejects.toMatchObject({ status: 422, param: 'messages' })
  })
})
