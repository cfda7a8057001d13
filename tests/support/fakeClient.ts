import { vi } from 'vitest'
import { deferred } from './deferred'

// Replaces the client library in each test file that imports this one. fakeClientSetup.ts resets it before each test.

/** The client's method for a whole reply. The page calls it unless a test calls {@link holdStream}. */
export const chatCompletion = vi.fn<(request: unknown, options: { readonly signal: AbortSignal }) => Promise<unknown>>()

/** The client's method for a streamed reply. It is undefined until a test calls {@link holdStream}. */
let chatCompletionStream: (() => ReadableStream<unknown>) | undefined

vi.mock('@huggingface/inference', () => ({
  InferenceClient: class {
    chatCompletion = chatCompletion
    chatCompletionStream = chatCompletionStream
  },
}))

// The page has no service in these tests, so the client is that of the cookbook. It never asks it, and the chunk with
// hundreds of recipes takes seconds to load.
vi.mock('../../src/cookbook/cookbook.lazy', () => ({
  cookbookFetch: () => () => Promise.reject(new Error('The fake client asked the cookbook.')),
  // Tasks that find no menu.
  findMenu: () => [][Symbol.iterator](),
  wouldChange: () => true,
}))

/** Forgets the replies of the test before. */
export function resetFakeClient() {
  chatCompletion.mockReset()
  chatCompletionStream = undefined
}

/** Returns the client's result for a whole reply. */
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
  // A write rejects when the page has closed the stream. No test depends on it.
  const ignoreRejection = (write: Promise<void>) => void write.catch(() => undefined)
  const write = (content: string, finish_reason: string | null) =>
    ignoreRejection(writer.write({ choices: [{ delta: { content }, finish_reason }] }))
  chatCompletionStream = () => readable
  return {
    send: (content: string) => write(content, null),
    /** Sends the last delta. */
    finish(content: string, finishReason = 'stop') {
      write(content, finishReason)
      ignoreRejection(writer.close())
    },
    /** Breaks the connection. */
    fail: (error: Error) => ignoreRejection(writer.abort(error)),
  }
}
