import { MIN_INTERVAL_MS } from '../lib/renderThrottle'
import { InferenceError } from './errors'

/** The largest body that is read, in bytes: 1,024 tokens are about 5 KB, and up to 1 MB as one event each. */
const MAX_BODY_BYTES = 4 * 1024 * 1024

/**
 * The pause after a read that waited, in milliseconds: as long as between two renders. Each chunk costs a phone a task
 * of a millisecond or two, so a hundred chunks a second cost more than rendering them. The streaming row of `npm run
 * bench`, the cost relative to rendering each token, was 0.50 without pauses, 0.29 with half as long ones, and is 0.25.
 * A connection that breaks loses the bytes that arrived during a pause.
 */
const PAUSE_MS = MIN_INTERVAL_MS
/**
 * Only a body that has been arriving for this long is read with pauses, so a short one loses nothing. In milliseconds.
 */
const PAUSES_AFTER_MS = 1000
/** A read that takes this long waited for the network, so no earlier byte is unread. In milliseconds. */
const WAITED_MS = 4

/** How long a body may be silent, in milliseconds. */
export interface IdleLimits {
  readonly beforeFirstByte: number
  readonly betweenBytes: number
}

/**
 * Reads the body of a response as text. Each item holds the text that arrived since the item before it. The body is
 * read ahead, because a stream drops the bytes in its queue when the connection breaks; only pauses of {@link PAUSE_MS}
 * interrupt that, and only after {@link PAUSES_AFTER_MS}. Leaving the loop closes the connection.
 *
 * @throws {InferenceError} after the text that arrived: `network` when the connection breaks, `timeout` when the
 * service is silent, `invalid-response` when the body is larger than {@link MAX_BODY_BYTES}. An abort throws the
 * signal's reason at once.
 */
export async function* readBody(
  { body }: Response,
  signal: AbortSignal,
  limits: IdleLimits,
): AsyncGenerator<string, void> {
  if (!body) return
  const buffer = createTextBuffer()
  const close = readAhead(body, limits, buffer)
  signal.addEventListener('abort', buffer.wake)
  try {
    for (;;) {
      signal.throwIfAborted()
      const text = buffer.take()
      if (text !== '') yield text
      else if (buffer.isEnded) return
      else await buffer.changed()
    }
  } finally {
    signal.removeEventListener('abort', buffer.wake)
    await close()
  }
}

type TextBuffer = ReturnType<typeof createTextBuffer>

/** Creates a buffer between a body, which fills it, and the reader of the text, who empties it. */
function createTextBuffer() {
  let text = ''
  let end: { readonly error: InferenceError | undefined } | undefined
  let notify: () => void = () => undefined
  const wake = () => notify()
  return {
    /** Wakes the reader. */
    wake,
    add(more: string) {
      text += more
      wake()
    },
    /** Ends the text, with an error if a part is missing. Only the first call counts. */
    end(error?: InferenceError) {
      end ??= { error }
      wake()
    },
    get isEnded() {
      return end !== undefined
    },
    /**
     * Returns and forgets the text in the buffer.
     *
     * @throws the error that ended the text, once the buffer is empty.
     */
    take(): string {
      const taken = text
      text = ''
      if (taken === '' && end?.error) throw end.error
      return taken
    },
    /** Resolves at the next change. */
    changed: () =>
      new Promise<void>((resolve) => {
        notify = resolve
      }),
  }
}

/**
 * Reads a body into a buffer.
 *
 * @returns a function that ends that and closes the connection.
 */
function readAhead(
  body: ReadableStream<Uint8Array>,
  { beforeFirstByte, betweenBytes }: IdleLimits,
  buffer: TextBuffer,
) {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let received = 0
  let firstByteAt: number | undefined
  let isOpen = true
  /** Runs while a read waits for the service, or between two reads while the page pauses. */
  let timer: ReturnType<typeof setTimeout> | undefined

  function end(error?: InferenceError) {
    clearTimeout(timer)
    buffer.end(error)
  }

  function readNext() {
    const startedAt = Date.now()
    const limit = received === 0 ? beforeFirstByte : betweenBytes
    timer = setTimeout(() => end(new InferenceError('timeout', `The service was silent for ${limit / 1000} s.`)), limit)
    reader.read().then(
      ({ done, value }) => {
        isOpen = !done
        if (done) end()
        else continueAfter(value.byteLength, startedAt)
        // After the start of the next read, so that one item holds the text of all chunks that are there.
        buffer.add(decoder.decode(value, { stream: !done }))
      },
      (error) => {
        isOpen = false
        end(networkError(error))
      },
    )
  }

  /** Starts the next read: at once, or after a pause if the last one, which began at `startedAt`, had to wait. */
  function continueAfter(byteLength: number, startedAt: number) {
    clearTimeout(timer)
    const now = Date.now()
    firstByteAt ??= now
    received += byteLength
    if (received > MAX_BODY_BYTES)
      end(new InferenceError('invalid-response', `The service sent more than ${MAX_BODY_BYTES} bytes.`))
    if (buffer.isEnded) return
    if (now - startedAt >= WAITED_MS && now - firstByteAt >= PAUSES_AFTER_MS && PAUSE_MS > 0)
      timer = setTimeout(readNext, PAUSE_MS)
    else readNext()
  }

  readNext()
  return async () => {
    end()
    if (isOpen) await reader.cancel()
  }
}

/** Wraps an error of `fetch` or of a body stream: the response is missing or only a part arrived. */
export const networkError = (error: unknown) =>
  new InferenceError('network', error instanceof Error ? error.message : String(error))
