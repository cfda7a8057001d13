import { beforeEach, vi } from 'vitest'
import { deferred } from './deferred'

// Replaces the client library in each test file that imports this one.

/** The client's method for a whole reply. Without a stream (see {@link holdStream}) the page calls this one. */
export const chatCompletion = vi.fn<(request: unknown, options: { readonly signal: AbortSignal }) => Promise<unknown>>()

/** The client's method for a streamed reply. Undefined, so not supported, unless a test holds a stream. */
let chatCompletionStream: (() => ReadableStream<unknown>) | undefined

vi.mock('@huggingface/inference', () => ({
  InferenceClient: class {
    chatCompletion = chatCompletion
    chatCompletionStream = chatCompletionStream
  },
}))

beforeEach(() => {
  chatCompletion.mockReset()
  chatCompletionStream = undefined
})

/** What the client resolves with for a whole reply. */
export const completion = (content: string) => ({ choices: [{ message: { content } }] })

/** Keeps the next request pending. `requested` resolves when the page has sent it; `reply` answers it. */
export function holdRequest() {
  const requested = deferred()
  const response = deferred<unknown>()
  chatCompletion.mockImplementationOnce(() => {
    requested.resolve()
    return response.promise
  })
  return {
    requested: requested.promise,
    reply: (content: string) => response.resolve(completion(content)),
  }
}

/** Answers the next request with a stream whose deltas the test sends. */
export function holdStream() {
  const { readable, writable } = new TransformStream<unknown, unknown>()
  const writer = writable.getWriter()
  // Writes settle when the page has read them, or fail when it has closed the stream. No test depends on either.
  const settle = (write: Promise<void>) => void write.catch(() => undefined)
  const write = (content: string, finish_reason: string | null) =>
    settle(writer.write({ choices: [{ delta: { content }, finish_reason }] }))
  chatCompletionStream = () => readable
  return {
    send: (content: string) => write(content, null),
    /** Sends the last delta. */
    finish(content: string, finishReason = 'stop') {
      write(content, finishReason)
      settle(writer.close())
    },
    /** Breaks the connection. */
    fail: (error: Error) => settle(writer.abort(error)),
  }
}
