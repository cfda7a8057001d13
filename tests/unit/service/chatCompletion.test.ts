import { inspect } from 'node:util'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createMessages } from '../../../src/ai'
import { DEFAULT_MODEL } from '../../../src/config/settings'
import { noWishes } from '../../../src/prompt/wishes'
import { chatCompletion, type Progress } from '../../../src/service/chatCompletion'
import { type ErrorKind, InferenceError } from '../../../src/service/errors'
import { deferred } from '../../support/deferred'
import { noResponse, stubNetwork } from '../../support/network'
import { openPage, pause, settle, sse } from '../../support/request'
import { errorReply, event, reply, type ScriptedResponse, streamedReply, wholeReply } from '../../support/service'

// With the real client library, on a stubbed network. What one module below decides alone is in the test of that module.

const chatRequest = {
  messages: createMessages({ ingredients: ['Eggs', 'Flour', 'Milk'], wishes: noWishes, turns: [] }),
  max_tokens: 1024,
}
const TOKEN = 'hf_test_token'

beforeEach(() => {
  openPage()
  vi.stubEnv('VITE_HF_ACCESS_TOKEN', TOKEN)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

/** Sends the request, and waits until it is over. Returns its progress, and the last content that was reported. */
async function complete(signal = new AbortController().signal) {
  const progress: (Exclude<Progress, { type: 'content' }> | { type: 'content'; content: string })[] = []
  const { reply, ...outcome } = await settle(
    chatCompletion(chatRequest, {
      signal,
      onProgress: (update) =>
        progress.push(update.type === 'content' ? { type: 'content', content: update.content } : update),
    }),
  )
  expect(console.error).not.toHaveBeenCalled()
  const { answeredBy: _, ...completion } = reply ?? { answeredBy: [] }
  return {
    ...outcome,
    completion,
    progress,
    content: progress.findLast((update) => update.type === 'content')?.content,
  }
}

const json = (body: unknown, status = 200): ScriptedResponse => ({
  status,
  headers: { 'content-type': 'application/json' },
  chunks: [JSON.stringify(body)],
})
const text = (status: number, ...chunks: string[]): ScriptedResponse => ({
  status,
  headers: { 'content-type': 'text/plain; charset=utf-8' },
  chunks,
})
const webPage = (status: number): ScriptedResponse => ({
  status,
  headers: { 'content-type': 'text/html' },
  chunks: ['<!doctype html><h1>Something in between answers</h1>'],
})
/** A stream of an error before any word. */
const errorEvent = (error: unknown) => sse(`data: ${JSON.stringify({ error })}\n\n`)
const omelette = event({ content: 'Omelette' }, 'stop')
const wholeOmelette = String(wholeReply('Omelette').chunks)
const firstContent = [event({ role: 'assistant', content: '' }), event({ content: 'Whisk the ' })]
const tooLarge = Array.from({ length: 5 }, () => `: ${'x'.repeat(1024 * 1024)}\n`)

describe('replies', () => {
  test('sends one request for a stream, and reports the content as it arrives', async () => {
    const network = stubNetwork(() =>
      sse(...['# ', 'Omelette\n\n', 'Whisk.'].flatMap((content) => [event({ content }), pause(1)]), event({}, 'stop')),
    )
    const { completion, progress } = await complete()
    expect(completion).toEqual({ content: '# Omelette\n\nWhisk.', finishReason: 'stop' })
    expect(progress).toEqual([
      { type: 'content', content: '# ' },
      { type: 'content', content: '# Omelette\n\n' },
      { type: 'content', content: '# Omelette\n\nWhisk.' },
    ])
    expect(network.requests).toHaveLength(1)
    expect(network.requests[0]).toMatchObject({
      path: '/v1/chat/completions',
      headers: { authorization: `Bearer ${TOKEN}` },
    })
    expect(network.requests[0]?.headers).not.toHaveProperty('user-agent')
    expect(network.requests[0]?.body).toEqual({ ...chatRequest, model: DEFAULT_MODEL, stream: true })
  })

  test('requests a whole reply if the service cannot stream', async () => {
    const network = stubNetwork((_, count) =>
      count === 1 ? errorReply(400, 'stream=true is not supported') : wholeReply('Omelette'),
    )
    expect((await complete()).completion).toEqual({ content: 'Omelette', finishReason: 'stop' })
    expect(network.requests.map(({ body }) => body)).toEqual([
      { ...chatRequest, model: DEFAULT_MODEL, stream: true },
      { ...chatRequest, model: DEFAULT_MODEL },
    ])
  })

  test.each<[format: string, type: string | undefined, chunks: string[]]>([
    ['a stream without a content type', undefined, [omelette]],
    ['a stream with the content type of JSON', 'application/json', [omelette]],
    ['a stream with a content type in capitals', 'Text/Event-Stream; charset=utf-8', ['id: 1\n', omelette]],
    ['a stream without a content type whose first word arrives in two chunks', undefined, ['d', omelette.slice(1)]],
    ['a stream of one whole reply', 'text/event-stream', [`data: ${wholeOmelette}\n\n`]],
    ['a whole reply', 'application/json', [wholeOmelette]],
    ['a whole reply with the content type of a stream', 'text/event-stream', [wholeOmelette]],
    ['a whole reply with the content type of text', 'text/plain', [wholeOmelette]],
  ])('reads %s', async (_, type, chunks) => {
    const network = stubNetwork(() => ({ chunks, headers: type ? { 'content-type': type } : {} }))
    expect((await complete()).completion).toEqual({ content: 'Omelette', finishReason: 'stop' })
    expect(network.requests).toHaveLength(1)
  })

  test('closes the connection after the finish reason if the service keeps it open, and may break it', async () => {
    const network = stubNetwork((_, count) => ({ ...sse(omelette), end: count === 1 ? 'never' : 'break' }))
    for (const _ of ['never', 'break'])
      expect((await complete()).completion).toEqual({ content: 'Omelette', finishReason: 'stop' })
    expect(network.requests[0]?.isClosed()).toBe(true)
  })
})

describe('errors without a retry', () => {
  test.each<[kind: ErrorKind, response: string, answer: ScriptedResponse, message: string]>([
    ['unauthorized', '401 with a text under "error"', errorReply(401, 'Invalid password.'), 'Invalid password.'],
    ['unauthorized', 'a stream of an error', errorEvent({ message: 'Who?', type: 'authentication_error' }), 'Who?'],
    ['model-unavailable', '400 with the id of the model', errorReply(400, `${DEFAULT_MODEL} needs terms`), 'terms'],
    ['input-too-long', '200 with an error about the context', json({ error: 'context window' }), 'context window'],
    ['invalid-response', '200 with a web page', webPage(200), 'text/html'],
    ['invalid-response', '200 with other JSON', json({ hello: 'world' }), 'application/json'],
    ['invalid-response', '200 with broken JSON', { ...json({}), chunks: ['{"choices":[{"mess'] }, 'sent broken JSON.'],
    ['invalid-response', '204 without a body', { status: 204 }, 'text/plain'],
    ['invalid-response', 'an empty stream', sse(), 'The service sent no recipe.'],
    ['invalid-response', 'a stream of more than 4 MB', sse(...tooLarge), 'The service sent more than 4194304 bytes.'],
    ['content-filter', 'a stream of the filter', streamedReply([''], 'content_filter: X'), '"content_filter: X".'],
  ])('rejects with %s after %s', async (kind, _, answer, message) => {
    const network = stubNetwork(() => answer)
    const { error, progress } = await complete()
    expect(error).toBeInstanceOf(InferenceError)
    expect(error).toMatchObject({ kind, message: expect.stringContaining(message) })
    expect(progress).toEqual([])
    expect(network.requests).toHaveLength(1)
  })

  test('rejects with offline and sends nothing while the browser is offline', async () => {
    const network = stubNetwork(reply('Omelette'))
    vi.stubGlobal('navigator', { onLine: false })
    expect(await complete()).toMatchObject({ error: { kind: 'offline' } })
    expect(network.requests).toEqual([])
  })

  test('rejects with configuration and sends nothing if a setting cannot work', async () => {
    vi.stubEnv('VITE_HF_ACCESS_TOKEN', 'hf_two words')
    const network = stubNetwork(reply('Omelette'))
    const { error } = await complete()
    expect(error).toMatchObject({ kind: 'configuration', message: expect.stringContaining('VITE_HF_ACCESS_TOKEN') })
    expect(network.requests).toEqual([])
  })
})

describe('errors with retries', () => {
  test.each<[kind: ErrorKind, response: string, answer: ScriptedResponse | typeof noResponse, message: string]>([
    ['network', 'no response', noResponse, 'Failed to fetch'],
    ['network', 'a break before the first token', { ...sse(event({ content: '' })), end: 'break' }, 'network error'],
    ['overloaded', '503 with an error', errorReply(503, 'slow down'), 'slow down'],
    ['overloaded', '503 with an endless body', { ...text(503, 'x'.repeat(200_000)), end: 'never' }, 'x'.repeat(300)],
    ['server-error', '502 with a web page', webPage(502), 'a web page'],
    ['server-error', '504 without a body', { status: 504 }, 'HTTP status 504'],
    // A service answers in JSON, so the page is from a gateway before it.
    ['server-error', '400 with a web page', webPage(400), 'a web page'],
    ['server-error', 'a redirect without a target', { status: 300 }, 'HTTP status 300'],
    ['overloaded', '200 with an error', json({ choices: [], error: { message: 'wait', code: 503 } }), 'wait'],
    ['overloaded', 'a stream of an error', errorEvent({ message: 'slow', code: 429 }), 'slow'],
  ])('retries twice, then rejects with %s after %s', async (kind, _, answer, message) => {
    const network = stubNetwork(() => answer)
    const { error, progress } = await complete()
    expect(error).toBeInstanceOf(InferenceError)
    expect(error).toMatchObject({ kind, message: expect.stringMatching(endsWith(message)) })
    expect(network.requests).toHaveLength(3)
    expect(progress).toEqual([
      { type: 'retrying', after: kind },
      { type: 'retrying', after: kind },
    ])
  })

  test('resolves if the third request succeeds', async () => {
    const network = stubNetwork((request, count) =>
      count < 3 ? errorReply(503, 'overloaded') : reply('Omelette')(request),
    )
    expect((await complete()).completion).toEqual({ content: 'Omelette', finishReason: 'stop' })
    expect(network.requests).toHaveLength(3)
  })

  test.each([
    ['a stream', errorEvent('boom')],
    ['an error response', errorReply(503, 'no')],
  ])('closes the connection of %s before the next request', async (_, answer) => {
    const closedBefore: boolean[] = []
    const { requests } = stubNetwork((request, count) => {
      if (count === 1) return { ...answer, end: 'never' }
      closedBefore.push(requests.slice(0, -1).every(({ isClosed }) => isClosed()))
      return reply('Omelette')(request)
    })
    await complete()
    expect(closedBefore).toEqual([true])
  })

  test('counts a request for a whole reply as one of three, and does not ask for a stream again', async () => {
    const network = stubNetwork((_, count) =>
      count === 1 ? errorReply(400, 'no streaming here') : errorReply(503, 'overloaded'),
    )
    expect(await complete()).toMatchObject({ error: { kind: 'overloaded' } })
    const streamed = network.requests.map(({ body }) => Reflect.get(Object(body), 'stream'))
    expect(streamed).toEqual([true, undefined, undefined])
  })

  test('does not send a fourth request for a whole reply', async () => {
    const network = stubNetwork((_, count) =>
      count < 3 ? errorReply(503, 'overloaded') : errorReply(400, 'no streaming here'),
    )
    expect(await complete()).toMatchObject({ error: { kind: 'bad-request' } })
    expect(network.requests).toHaveLength(3)
  })

  test.each([
    ['in a header', { ...errorReply(429, 'no'), headers: { 'retry-after': '7' } }],
    ['in the body', json({ error: 'loading', estimated_time: 7 }, 503)],
  ])('waits as long as the service asks %s', async (_, answer) => {
    stubNetwork((request, count) => (count === 1 ? answer : reply('Omelette')(request)))
    expect((await complete()).seconds).toBe(7)
  })

  test('does not wait longer than the time for the first token', async () => {
    const network = stubNetwork(() => ({ ...errorReply(429, 'no'), headers: { 'retry-after': '61' } }))
    expect(await complete()).toMatchObject({ error: { kind: 'overloaded' }, seconds: 0 })
    expect(network.requests).toHaveLength(1)
  })

  test('sends no further request after an abort', async () => {
    const network = stubNetwork(() => errorReply(503, 'overloaded'))
    const controller = new AbortController()
    const completion = chatCompletion(chatRequest, {
      signal: controller.signal,
      onProgress: () => controller.abort(),
    })
    await expect(completion).rejects.toHaveProperty('name', 'AbortError')
    await vi.runAllTimersAsync()
    expect(network.requests).toHaveLength(1)
  })
})

describe('errors after content arrived', () => {
  test.each<[kind: ErrorKind, ending: string, answer: ScriptedResponse]>([
    ['interrupted', 'the connection breaks', { ...sse(...firstContent), end: 'break' }],
    ['interrupted', 'an error follows in the same bytes', sse(`${firstContent.join('')}data: {"error":"busy"}\n\n`)],
    ['interrupted', 'more than 4 MB follow', sse(...firstContent, ...tooLarge)],
    ['stream-timeout', 'the service falls silent', { ...sse(...firstContent), end: 'never' }],
  ])('rejects with %s and keeps the content if %s', async (kind, _, answer) => {
    const network = stubNetwork(() => answer)
    const { error, content } = await complete()
    expect(error).toMatchObject({ kind })
    expect(content).toBe('Whisk the ')
    expect(network.requests).toHaveLength(1)
  })
})

describe('timeouts', () => {
  /** Sends something every ten seconds for this long, so that the service is never silent. */
  const drip = (seconds: number, part: string) => Array.from({ length: seconds / 10 }, () => [pause(10), part]).flat()

  test.each<[reason: string, seconds: number, kind: ErrorKind, script: () => ScriptedResponse]>([
    ['no response', 60, 'timeout', () => ({ chunks: [pause(400)] })],
    ['no token among keep-alives', 60, 'timeout', () => sse(...drip(400, ': still here\n\n'), event({ content: 'x' }))],
    ['no token in empty chunks', 60, 'timeout', () => sse(...drip(400, event({ content: '' })))],
    ['no token in white space', 60, 'timeout', () => sse(...drip(400, event({ content: ' ' })))],
    ['no whole reply', 60, 'timeout', () => ({ ...wholeReply('x'), chunks: [pause(70), '{}'] })],
    ['silence after the first byte', 45, 'timeout', () => ({ ...sse(': still here\n\n'), end: 'never' })],
    ['silence after the first token', 45, 'stream-timeout', () => ({ ...sse(...firstContent), end: 'never' })],
    ['content without end', 300, 'stream-timeout', () => sse(...drip(400, event({ content: 'more ' })))],
    ['reasoning in a tag without end', 300, 'timeout', () => sse(...drip(400, event({ content: '<think>' })))],
    ['reasoning without end', 300, 'timeout', () => sse(...drip(400, event({ reasoning: 'hmm' })))],
  ])('gives up on %s after %d s with the kind %s, and closes the connection', async (_, seconds, kind, script) => {
    const network = stubNetwork(script)
    const { error, ...result } = await complete()
    expect(error).toMatchObject({ kind, message: expect.stringMatching(/^The service (took|was)/) })
    expect(result.seconds).toBe(seconds)
    expect(network.requests.map(({ isClosed }) => isClosed())).toEqual([true])
  })

  test('times out 60 s after the first of several attempts without a token', async () => {
    const network = stubNetwork((_, count) =>
      count === 1 ? { ...errorReply(503, 'no'), chunks: [pause(40), 'no'] } : { chunks: [pause(400)] },
    )
    expect(await complete()).toMatchObject({ error: { kind: 'timeout' }, seconds: 60 })
    expect(network.requests).toHaveLength(2)
  })

  test('times out 60 s after the start if a retry after 30 s of reasoning sends no token', async () => {
    stubNetwork((_, count) =>
      count === 1
        ? sse(...drip(30, event({ reasoning: 'hmm' })), 'data: {"error":"boom"}\n\n')
        : sse(...drip(400, ': still here\n\n')),
    )
    expect(await complete()).toMatchObject({ error: { kind: 'timeout' }, seconds: 60 })
  })

  test('does not time out during 90 s of reasoning', async () => {
    stubNetwork(() => sse(...drip(90, event({ reasoning: 'hmm' })), event({ content: 'Omelette' }, 'stop')))
    expect((await complete()).completion).toEqual({ content: 'Omelette', finishReason: 'stop' })
  })
})

describe('abort', () => {
  test('closes the connection at an abort and rejects with the signal’s reason', async () => {
    const network = stubNetwork(() => ({ ...sse(...firstContent), end: 'never' }))
    const controller = new AbortController()
    const hasContent = deferred()
    const completion = chatCompletion(chatRequest, {
      signal: controller.signal,
      onProgress: () => hasContent.resolve(),
    })
    await hasContent.promise
    expect(network.requests[0]?.isClosed()).toBe(false)
    const reason = new Error('stopped')
    controller.abort(reason)
    await expect(completion).rejects.toBe(reason)
    expect(network.requests[0]?.isClosed()).toBe(true)
  })

  test('rejects with the signal’s reason if the caller aborts at the last content', async () => {
    // The "<" may begin a tag, so it is reported after the last chunk.
    stubNetwork(() => wholeReply('Soup <'))
    const controller = new AbortController()
    const reason = new Error('stopped')
    const completion = chatCompletion(chatRequest, {
      signal: controller.signal,
      onProgress: (update) => {
        if (update.type === 'content' && update.content.endsWith('<')) controller.abort(reason)
      },
    })
    await expect(completion).rejects.toBe(reason)
  })

  test('sends nothing if the signal is already aborted', async () => {
    const network = stubNetwork(reply('Omelette'))
    const reason = new Error('stopped')
    expect((await complete(AbortSignal.abort(reason))).error).toBe(reason)
    expect(network.requests).toEqual([])
  })
})

test('rejects with an error that does not hold the access token', async () => {
  stubNetwork(() => errorReply(401, `Bearer ${TOKEN} is unknown`))
  const printed = inspect((await complete()).error, { showHidden: true })
  expect(printed).toContain('Bearer [access token] is unknown')
  expect(printed).not.toContain(TOKEN)
})

/** Matches a text that ends with another. The client puts its own words before a message. */
const endsWith = (end: string) => new RegExp(`${end.replace(/[^\w ]/g, '\\$&')}$`)
