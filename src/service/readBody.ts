import { MIN_INTERVAL_MS } from '../lib/renderThrottle'
import { InferenceError } from './errors'

/** The largest body that is read, in bytes: 1,024 tokens are about 5 KB, and up to 1 MB as one event each. */
const MAX_BODY_BYTES = 4 * 1024 * 1024

/**
 * The pause after a read that waited, in milliseconds: as long as between two renders. A task for each chunk costs a
 * phone a millisecond or two, so a hundred a second take more of it than showing them (`npm run bench`, streaming: 0.50
 * instead of 0.27 times rendering at each token). A connection that breaks loses what arrived during the pause.
 */
const PAUSE_MS = MIN_INTERVAL_MS
/** Only a body that has been arriving for this long is read with pauses, so a short one loses nothing. In milliseconds. */
const PAUSES_AFTER_MS = 1000
/** A read that takes this long had to wait: all that had arrived before is read. In milliseconds. */
const WAITED_MS = 4

/** How long a body may be silent, in milliseconds. */
export interface IdleLimits {
  readonly beforeFirstByte: number
  readonly betweenBytes: number
}

/**
 * Reads the body of a response as text. Each item holds what arrived since the item before it. The body is read ahead,
 * because a stream drops the bytes in its queue when the connection breaks; only pauses of {@link PAUSE_MS} interrupt
 * that, and only after {@link PAUSES_AFTER_MS}. Leaving the loop closes the connection.
 *
 * @throws {InferenceError} after the text that arrived: `network` when the connection breaks, `timeout` when the
 * service is silent, `invalid-response` when the body is larger than {@link MAX_BODY_BYTES}. An abort throws the
 * signal's reason at once.
 */
export async function* readBody(
  { body }: Response,
  signal: AbortSignal,
  { beforeFirstByte, betweenBytes }: IdleLimits,
): AsyncGenerator<string, void> {
  if (!body) return
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let received = 0
  let firstByteAt: number | undefined
  /** The start of the pending read; undefined during a pause, in which a service is not silent. */
  let waitingSince: number | undefined
  let pauseTimer: ReturnType<typeof setTimeout> | undefined
  let isOpen = true
  let end: { readonly error?: unknown } | undefined
  let wake: () => void = () => undefined
  const interrupt = () => wake()

  function finish(outcome: { readonly error?: unknown }) {
    end ??= outcome
    clearTimeout(idleTimer)
    clearTimeout(pauseTimer)
    wake()
  }

  function readNext() {
    const startedAt = Date.now()
    waitingSince = startedAt
    reader.read().then(
      ({ done, value }) => {
        isOpen = !done
        text += decoder.decode(value, { stream: !done })
        if (done) return finish({})
        received += value.byteLength
        const now = Date.now()
        firstByteAt ??= now
        const canPause = now - startedAt >= WAITED_MS && now - firstByteAt >= PAUSES_AFTER_MS
        waitingSince = undefined
        if (received > MAX_BODY_BYTES) return fail('invalid-response', `sent more than ${MAX_BODY_BYTES} bytes`)
        if (canPause && PAUSE_MS > 0) pauseTimer = setTimeout(readNext, PAUSE_MS)
        else readNext()
        wake()
      },
      (error) => {
        isOpen = false
        finish({ error: networkError(error) })
      },
    )
  }

  const fail = (kind: 'invalid-response' | 'timeout', message: string) =>
    finish({ error: new InferenceError(kind, `The service ${message}.`) })

  function checkIdle() {
    const limit = received === 0 ? beforeFirstByte : betweenBytes
    const remainingMs = (waitingSince ?? Date.now()) + limit - Date.now()
    if (remainingMs > 0) idleTimer = setTimeout(checkIdle, remainingMs)
    else fail('timeout', `was silent for ${limit / 1000} s`)
  }

  let idleTimer = setTimeout(checkIdle, Math.min(beforeFirstByte, betweenBytes))
  signal.addEventListener('abort', interrupt)
  readNext()
  try {
    for (;;) {
      signal.throwIfAborted()
      if (text !== '') {
        const arrived = text
        text = ''
        yield arrived
      } else if (end?.error) throw end.error
      else if (end) return
      else
        await new Promise<void>((resolve) => {
          wake = resolve
        })
    }
  } finally {
    finish({})
    signal.removeEventListener('abort', interrupt)
    if (isOpen) await reader.cancel()
  }
}

/** Wraps an error of `fetch` or of a body stream: the response is missing or only a part arrived. */
export const networkError = (error: unknown) =>
  new InferenceError('network', error instanceof Error ? error.message : String(error))
