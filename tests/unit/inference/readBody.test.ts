import { expect, test } from 'vitest'
import { readBody } from '../../../src/inference/readBody'

const silence = { before: 60_000, between: 60_000 }

/** A body that sends when it is told to, and what is read of it. */
function body() {
  const outcome = { cancelled: false }
  let send:
    | Pick<ReadableStreamDefaultController<Uint8Array>, 'enqueue' | 'close' | 'error'>
    | undefined
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      send = controller
    },
    cancel() {
      outcome.cancelled = true
    },
  })
  const stopped = new AbortController()
  const parts = readBody(new Response(stream), stopped.signal, silence)
  return {
    outcome,
    stop: () => stopped.abort(new Error('Stopped.')),
    send: (text: string) => send?.enqueue(new TextEncoder().encode(text)),
    close: () => send?.close(),
    /** The connection breaks. */
    break: () => send?.error(new TypeError('network error')),
    next: async () => new TextDecoder().decode((await parts.next()).value ?? undefined),
    leave: () => parts.return(),
  }
}

/** Everything that can happen by itself has happened. */
const settled = () => new Promise((over) => setTimeout(over))

test('what comes while nobody asks comes together, in its order', async () => {
  const { send, close, next } = body()
  const first = next()
  send('Whisk')
  expect(await first).toBe('Whisk')
  for (const word of [' the', ' eggs', '.']) send(word)
  await settled()
  expect(await next()).toBe(' the eggs.')
  close()
  expect(await next()).toBe('')
})

test('what had come when the connection breaks is not lost with it', async () => {
  const { send, break: breaks, next } = body()
  const first = next()
  send('Whisk')
  await first
  send(' the')
  send(' eggs')
  await settled()
  breaks()
  await settled()
  expect(await next()).toBe(' the eggs')
  await expect(next()).rejects.toMatchObject({ kind: 'network', message: 'network error' })
})

test('nothing is handed on once it is stopped, whether one waits or not', async () => {
  const waiting = body()
  const next = waiting.next()
  waiting.stop()
  await expect(next).rejects.toThrow('Stopped.')
  expect(waiting.outcome.cancelled).toBe(true)

  const full = body()
  const first = full.next()
  full.send('Whisk')
  await first
  full.send(' the')
  await settled()
  full.stop()
  await expect(full.next()).rejects.toThrow('Stopped.')
  expect(full.outcome.cancelled).toBe(true)
})

test('whoever stops asking closes the connection', async () => {
  const { send, next, leave, outcome } = body()
  const first = next()
  send('Whisk')
  await first
  await leave()
  expect(outcome.cancelled).toBe(true)
})
