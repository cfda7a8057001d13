import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { InferenceError } from '../../../src/inference/errors'
import { readBody } from '../../../src/inference/readBody'
import { sanitizeSse } from '../../../src/inference/sanitizeSse'
import { event } from '../../support/service'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
})

afterEach(() => {
  vi.useRealTimers()
})

/** A stream whose parts come so many milliseconds apart, and what is read of it: each part, and when. */
async function read(parts: readonly (string | Error)[], apart: number) {
  const body = new ReadableStream({
    async start(controller) {
      for (const part of parts) {
        await new Promise((come) => setTimeout(come, apart))
        if (part instanceof Error) controller.error(part)
        else controller.enqueue(new TextEncoder().encode(part))
      }
      controller.close()
    },
  })
  const { signal } = new AbortController()
  const silence = { before: 60_000, between: 60_000 }
  const seen: { readonly at: number; readonly text: string }[] = []
  const begun = Date.now()
  const reading = (async () => {
    const decoder = new TextDecoder()
    for await (const part of sanitizeSse(readBody(new Response(body), signal, silence)))
      seen.push({ at: Date.now() - begun, text: decoder.decode(part) })
  })()
  const outcome = reading.then(
    () => 'ended',
    (error: unknown) => error,
  )
  await vi.advanceTimersByTimeAsync(apart * (parts.length + 1) + 1000)
  return { seen, outcome: await outcome, words: wordsOf(seen.map(({ text }) => text).join('')) }
}

const wordsOf = (stream: string) =>
  [...stream.matchAll(/^data: (\{.*\})$/gm)]
    .map(([, json = '']) => JSON.parse(json).choices?.[0]?.delta?.content ?? '')
    .join('')

const tokens = Array.from({ length: 100 }, (_, index) => `word${index} `)
const all = tokens.join('')
const stream = [
  ...tokens.map((content) => event({ content })),
  event({}, 'stop'),
  'data: [DONE]\n\n',
]

test.each([1, 10, 99, 100, 101, 500])(
  'tokens that come %i ms apart all come through',
  async (apart) => {
    const { words, outcome, seen } = await read(stream, apart)
    expect(words).toBe(all)
    expect(outcome).toBe('ended')
    expect(seen.map(({ text }) => text).join('')).toContain('"finish_reason":"stop"')
    expect(seen.at(-1)?.text).toContain('[DONE]')
  },
)

test('the first words come one by one, later ones together, and none is kept for long', async () => {
  const { seen } = await read(stream, 10)
  expect(seen.slice(0, 10).map(({ at }) => at)).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90, 100])
  expect(seen.length).toBeLessThan(40)
  const waits = seen.slice(1).map(({ at }, index) => at - (seen[index]?.at ?? 0))
  expect(Math.max(...waits)).toBeLessThanOrEqual(110)
})

test('words that come before a long silence are not kept for it', async () => {
  const { seen } = await read([...stream.slice(0, 50)], 1000)
  expect(seen.map(({ at }) => at)).toEqual(
    Array.from({ length: 50 }, (_, index) => (index + 1) * 1000),
  )
})

test('an error comes after the words before it, wherever it comes', async () => {
  for (let words = 1; words < 60; words++) {
    const { words: read_, outcome } = await read(
      [...stream.slice(0, words), new InferenceError('network', 'gone')],
      10,
    )
    expect(read_).toBe(tokens.slice(0, words).join(''))
    expect(outcome).toMatchObject({ kind: 'network' })
  }
})

test('what is more than words stays an event of its own', async () => {
  const odd = [
    event({ reasoning: 'hm' }),
    'data: {"choices":[{"index":0,"delta":{"content":"a"},"logprobs":{"content":[]}}]}\n\n',
    'data: {"choices":[{"index":1,"delta":{"content":"other"}}]}\n\n',
    'data: {"choices":[],"usage":{"total_tokens":3}}\n\n',
    'data: {"error":{"message":"overloaded"}}\n\n',
  ]
  const { seen } = await read([...stream.slice(0, 40), ...odd], 1)
  const text = seen.map((each) => each.text).join('')
  for (const each of odd) expect(text).toContain(each.trim())
})
