import { describe, expect, test, vi } from 'vitest'
import { InferenceError } from '../../../src/service/errors'
import { sanitizeSse } from '../../../src/service/sanitizeSse'
import { event } from '../../support/service'

/** A body of these texts. An error breaks the connection. */
async function* bodyOf(texts: readonly (string | Error)[]) {
  for (const text of texts) {
    if (text instanceof Error) throw text
    yield text
  }
}

/** Returns the output, and the error that ends it. */
async function sanitize(...texts: Parameters<typeof bodyOf>[0]) {
  const decoder = new TextDecoder()
  let output = ''
  let error: unknown
  try {
    for await (const bytes of sanitizeSse(bodyOf(texts))) output += decoder.decode(bytes)
  } catch (thrown) {
    error = thrown
  }
  return { output, error }
}

const data = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`
const done = 'data: [DONE]\n\n'
/** The client ends at [DONE] and keeps it to itself, so an event before it says the same. */
const sanitizedDone = data({ choices: [], done: true }) + done
const words = Array.from({ length: 60 }, (_, index) => `wörd${index} `)
const tokens = words.map((content) => event({ content }))

test('a token comes through before the next one arrives', async () => {
  const body = bodyOf(tokens)
  const reader = sanitizeSse(body).getReader()
  const { value } = await reader.read()
  expect(new TextDecoder().decode(value)).toBe(tokens[0])
  expect((await body.next()).value).toBe(tokens[1])
})

test('the error of a broken connection comes after all tokens before it', async () => {
  for (let count = 0; count <= tokens.length; count++) {
    const before = tokens.slice(0, count)
    const error = new InferenceError('network', 'gone')
    expect(await sanitize(...before, error)).toEqual({ output: before.join(''), error })
  }
})

test('the error of a broken connection does not overtake a token that nobody has read yet', async () => {
  vi.useFakeTimers()
  const reader = sanitizeSse(bodyOf([tokens[0] ?? '', new Error('gone')])).getReader()
  // Lets everything happen that does not wait for the reader.
  await vi.advanceTimersByTimeAsync(0)
  expect(new TextDecoder().decode((await reader.read()).value)).toBe(tokens[0])
  await expect(reader.read()).rejects.toThrow('gone')
})

test('an event of too many lines is invalid', async () => {
  const lines = event({ content: 'a' }).trim().concat('\n')
  expect((await sanitize(`${lines.repeat(1024)}\n`)).error).toBeUndefined()
  expect((await sanitize(`${lines.repeat(9000)}\n`)).error).toMatchObject({ kind: 'invalid-response' })
})

// In one task they would block the page.
test('events that arrive together are handled in several tasks', async () => {
  const timers = vi.spyOn(globalThis, 'setTimeout')
  const text = event({ reasoning: 'hm' }).repeat(1000)
  const pieces: string[] = []
  for await (const bytes of sanitizeSse(bodyOf([text]))) pieces.push(new TextDecoder().decode(bytes))
  expect(pieces.join('')).toBe(text)
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(34_000)
  expect(timers).toHaveBeenCalledTimes(pieces.length - 1)
})

test.each([
  ['reasoning', event({ reasoning: 'hm' })],
  ['log probabilities', data({ choices: [{ delta: { content: 'a' }, logprobs: { content: [] } }] })],
  ['another choice', data({ choices: [{ index: 1, delta: { content: 'other' } }] })],
  ['usage', data({ choices: [], usage: { total_tokens: 3 } })],
  ['null', data(null)],
  ['an error', data({ error: { message: 'overloaded' } })],
  ['an error beside choices', data({ choices: [], error: 'overloaded' })],
])('an event with %s stays as it is', async (_, text) => {
  expect((await sanitize(text)).output).toBe(text)
})

describe('rewritten events', () => {
  const [first = '', second = ''] = tokens
  const both = data({ choices: [{ delta: { content: words.slice(0, 2).join('') } }] })

  test.each([
    ['without its blank line at the end', first.trimEnd(), first],
    ['with lines that end in CR LF', first.replaceAll('\n', '\r\n'), first],
    ['with lines that end in CR', first.replaceAll('\n', '\r'), first],
    ['with "error": null', first.replace('{', '{"error":null,'), first],
    ['that another one follows without a blank line', `${first.trim()}\n${second}`, both],
    ['with [DONE] in another spelling', 'data:  [done] \n\n', sanitizedDone],
    ['named error', 'event: error\ndata: {"message":"oops"}\n\n', data({ message: 'oops', error: 'oops' })],
    ['named error without a message', 'event: error\ndata: {}\n\n', data({ error: 'error' })],
    ['named error that is not JSON', 'event: error\ndata: overloaded\n\n', data({ error: 'overloaded' })],
    [
      'with an error in vLLM’s format',
      'data: {"object":"error","message":"slow down","code":429}\n\n',
      data({ object: 'error', message: 'slow down', code: 429, error: 'slow down' }),
    ],
    [
      'with an error in llama.cpp’s format',
      'error: {"code":503,"message":"Loading"}\n\n',
      data({ code: 503, message: 'Loading', error: 'Loading' }),
    ],
    ['that is a line of JSON', '{"error":{"message":"overloaded"}}\n', data({ error: { message: 'overloaded' } })],
  ])('rewrites an event %s', async (_, text, output) => {
    expect(await sanitize(text)).toEqual({ output, error: undefined })
  })
})

test.each([
  ': OPENROUTER PROCESSING\n\n',
  'data: : keepalive\n\n',
  'data:\n\n',
  'data: ping\n\n',
  'retry: 5\n\n',
  'keep alive\n\n',
  'id: 1\n\n',
])('the keep-alive %j is dropped', async (text) => {
  expect(await sanitize(text, done)).toEqual({ output: sanitizedDone, error: undefined })
})

test.each([
  ['before other events', `data: {"cho\n\n${tokens[1]}`],
  ['at the cut end', 'data: {"cho'],
])('an event %s that is not JSON is an error after the events before it', async (_, text) => {
  const { output, error } = await sanitize(`${tokens[0]}${text}`)
  expect(output).toBe(tokens[0])
  expect(error).toMatchObject({ kind: 'invalid-response', message: 'The service sent an event that is not JSON.' })
})

describe('content that arrives together', () => {
  const delta = (content: string, choice: object = {}, message: object = {}) =>
    data({ id: 'x', choices: [{ index: 0, delta: { content, ...message }, ...choice }] })

  test.each([
    ['plain deltas', delta('a') + delta('b')],
    ['deltas with a role', delta('a', {}, { role: 'assistant' }) + delta('b')],
    ['deltas of empty fields', delta('a', { finish_reason: '', logprobs: null }) + delta('b', { finish_reason: null })],
    ['deltas without reasoning', delta('a', {}, { reasoning_content: null }) + delta('b')],
  ])('is one event for %s', async (_, text) => {
    expect((await sanitize(text)).output).toBe(data({ choices: [{ delta: { content: 'ab' } }] }))
  })

  test.each([
    ['a finish reason', delta('a') + delta('b', { finish_reason: 'stop' })],
    ['reasoning', delta('a') + delta('b', {}, { reasoning: 'hm' })],
    ['another choice', delta('a') + data({ choices: [{ index: 1, delta: { content: 'b' } }] })],
    ['an error', delta('a') + data({ error: 'overloaded', choices: [{ delta: { content: 'b' } }] })],
  ])('stays two events when one has %s', async (_, text) => {
    expect((await sanitize(text)).output).toBe(text)
  })
})

test('cancelling the stream between two pieces of a text ends the body and leaves no timer', async () => {
  vi.useFakeTimers()
  const body = bodyOf([event({ reasoning: 'hm' }).repeat(1000), ...tokens])
  const reader = sanitizeSse(body).getReader()
  await reader.read()
  const second = reader.read()
  // The second piece waits for a task of its own.
  while (vi.getTimerCount() === 0) await Promise.resolve()
  const cancelled = reader.cancel()
  expect(await second).toEqual({ done: true, value: undefined })
  await vi.advanceTimersByTimeAsync(0)
  await cancelled
  expect(await body.next()).toEqual({ done: true, value: undefined })
  expect(vi.getTimerCount()).toBe(0)
})
