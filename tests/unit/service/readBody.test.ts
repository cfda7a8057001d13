import { beforeEach, expect, test, vi } from 'vitest'
import { readBody } from '../../../src/service/readBody'

beforeEach(() => void vi.useFakeTimers())

/** A body that the test sends, and the reader under test. */
function createBody() {
  let controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>> | undefined
  const onCancel = vi.fn()
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(streamController) {
      controller = streamController
    },
    cancel: onCancel,
  })
  const abortController = new AbortController()
  const body = readBody(new Response(stream), abortController.signal, { beforeFirstByte: 60_000, betweenBytes: 45_000 })
  return {
    onCancel,
    abort: () => abortController.abort(new Error('Stopped.')),
    send: (text: string) => controller?.enqueue(new TextEncoder().encode(text)),
    close: () => controller?.close(),
    breakConnection: () => controller?.error(new TypeError('network error')),
    /** Returns the next item; undefined at the end. */
    read: async () => (await body.next()).value,
    leave: () => body.return(),
  }
}

/** Lets the reader read ahead. */
const readAhead = () => vi.advanceTimersByTimeAsync(0)

test('an item holds all text that arrived since the item before it, in order', async () => {
  const { send, close, read } = createBody()
  const first = read()
  send('Whisk')
  expect(await first).toBe('Whisk')
  for (const word of [' the', ' eggs', '.']) send(word)
  await readAhead()
  expect(await read()).toBe(' the eggs.')
  close()
  expect(await read()).toBeUndefined()
})

test('after a read that waited, the reader pauses, and then reads all that arrived', async () => {
  const { send, read } = createBody()
  send('Whisk')
  expect(await read()).toBe('Whisk')
  const first = read()
  await vi.advanceTimersByTimeAsync(1000)
  send(' well')
  expect(await first).toBe(' well')
  const second = vi.fn()
  void read().then(second)
  for (const word of [' the', ' eggs']) {
    send(word)
    await vi.advanceTimersByTimeAsync(45)
  }
  expect(second).not.toHaveBeenCalled()
  // A pause is 100 ms.
  await vi.advanceTimersByTimeAsync(10)
  expect(second.mock.calls).toEqual([[' the eggs']])
})

test('a connection that breaks in the first second loses nothing that arrived', async () => {
  const { send, breakConnection, read } = createBody()
  const first = read()
  await vi.advanceTimersByTimeAsync(10)
  send('Whisk')
  expect(await first).toBe('Whisk')
  send(' the eggs')
  await readAhead()
  breakConnection()
  expect(await read()).toBe(' the eggs')
  await expect(read()).rejects.toMatchObject({ kind: 'network' })
})

test('a service is not silent during a pause', async () => {
  const { send, read } = createBody()
  send('Whisk')
  await read()
  const first = read()
  await vi.advanceTimersByTimeAsync(1000)
  send(' well')
  await first
  const second = vi.fn()
  void read().then(second, second)
  await vi.advanceTimersByTimeAsync(100 + 44_999)
  expect(second).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(second).toHaveBeenCalledOnce()
})

test('a byte order mark is not part of the text', async () => {
  const { send, read } = createBody()
  const first = read()
  send('\uFEFFWhisk')
  expect(await first).toBe('Whisk')
})

test('an abort rejects a pending read with the signal’s reason and cancels the body', async () => {
  const { abort, read, onCancel } = createBody()
  const pending = read()
  abort()
  await expect(pending).rejects.toThrow('Stopped.')
  expect(onCancel).toHaveBeenCalledOnce()
})

test('after an abort, text that had arrived is not read', async () => {
  const { abort, send, read, onCancel } = createBody()
  const first = read()
  send('Whisk')
  await first
  send(' the')
  await readAhead()
  abort()
  await expect(read()).rejects.toThrow('Stopped.')
  expect(onCancel).toHaveBeenCalledOnce()
})

test('leaving the loop cancels the body and its timer', async () => {
  const { send, read, leave, onCancel } = createBody()
  const first = read()
  send('Whisk')
  await first
  await leave()
  expect(onCancel).toHaveBeenCalledOnce()
  expect(vi.getTimerCount()).toBe(0)
})

test('a response without a body has no items', async () => {
  const timeouts = { beforeFirstByte: 60_000, betweenBytes: 45_000 }
  const body = readBody(new Response(null), new AbortController().signal, timeouts)
  expect(await body.next()).toEqual({ done: true, value: undefined })
})
