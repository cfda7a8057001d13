import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { InferenceError } from '../../../src/inference/errors'
import { sanitizeSse } from '../../../src/inference/sanitizeSse'
import { event } from '../../support/service'

afterEach(() => {
  vi.useRealTimers()
})

const encoder = new TextEncoder()

/** A body of these chunks. An error breaks the connection. */
async function* bodyOf(chunks: readonly (string | Uint8Array | Error)[]) {
  for (const chunk of chunks) {
    if (chunk instanceof Error) throw chunk
    yield typeof chunk === 'string' ? encoder.encode(chunk) : chunk
  }
}

/** Returns the output, and the error that ends it. */
async function sanitize(...chunks: Parameters<typeof bodyOf>[0]) {
  const decoder = new TextDecoder()
  let output = ''
  let error: unknown
  try {
    for await (const bytes of sanitizeSse(bodyOf(chunks))) output += decoder.decode(bytes)
  } catch (thrown) {
    error = thrown
  }
  return { output, error }
}

const data = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`
const done = 'data: [DONE]\n\n'
const tokens = Array.from({ length: 60 }, (_, index) => event({ content: `wörd${index} ` }))

test('every token comes through however the stream is cut', async () => {
  const stream = [...tokens, event({}, 'stop'), done].join('')
  const bytes = encoder.encode(stream)
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(bytes.length)), async (places) => {
      const cuts = [0, ...places.toSorted((a, b) => a - b), bytes.length]
      const chunks = cuts.slice(1).map((end, index) => bytes.slice(cuts[index], end))
      expect(await sanitize(...chunks)).toEqual({ output: stream, error: undefined })
    }),
  )
})

test('a token comes through before the next one arrives', async () => {
  const body = bodyOf(tokens)
  const reader = sanitizeSse(body).getReader()
  const { value } = await reader.read()
  expect(new TextDecoder().decode(value)).toBe(tokens[0])
  expect(new TextDecoder().decode((await body.next()).value ?? undefined)).toBe(tokens[1])
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

test.each([
  ['reasoning', event({ reasoning: 'hm' })],
  [
    'log probabilities',
    data({ choices: [{ delta: { content: 'a' }, logprobs: { content: [] } }] }),
  ],
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

  test.each([
    ['without its blank line at the end', first.trimEnd(), first],
    ['with lines that end in CR LF', first.replaceAll('\n', '\r\n'), first],
    ['after a byte order mark', `\uFEFF${first}`, first],
    ['with "error": null', first.replace('{', '{"error":null,'), first],
    ['that another one follows without a blank line', `${first.trim()}\n${second}`, first + second],
    ['with [DONE] in another spelling', 'data:  [done] \n\n', done],
    [
      'of the name error',
      'event: error\ndata: {"message":"oops"}\n\n',
      data({ message: 'oops', error: 'oops' }),
    ],
    ['of the name error without a message', 'event: error\ndata: {}\n\n', data({ error: 'error' })],
    [
      'of the name error that is not JSON',
      'event: error\ndata: overloaded\n\n',
      data({ error: 'overloaded' }),
    ],
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
    [
      'that is a line of JSON alone',
      '{"error":{"message":"overloaded"}}\n',
      data({ error: { message: 'overloaded' } }),
    ],
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
  expect(await sanitize(text, done)).toEqual({ output: done, error: undefined })
})

test.each([
  ['before other events', `data: {"cho\n\n${tokens[1]}`],
  ['at the cut end', 'data: {"cho'],
])('an event %s that is not JSON is an error after the events before it', async (_, text) => {
  const { output, error } = await sanitize(`${tokens[0]}${text}`)
  expect(output).toBe(tokens[0])
  expect(error).toMatchObject({
    kind: 'invalid-response',
    message: 'The service sent an event that is not JSON.',
  })
})

test('cancelling the stream ends the body', async () => {
  const body = bodyOf(tokens)
  const reader = sanitizeSse(body).getReader()
  await reader.read()
  await reader.cancel()
  expect(await body.next()).toEqual({ done: true, value: undefined })
})
