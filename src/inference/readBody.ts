import { InferenceError } from './errors'

/** The largest body that is read, in bytes: 1,024 tokens are about 5 KB, and up to 1 MB as one event each. */
const MAX_BODY_BYTES = 4 * 1024 * 1024

/** How long the body may be silent, in milliseconds. */
export interface IdleTimeouts {
  readonly beforeFirstByte: number
  readonly betweenBytes: number
}

/**
 * Reads the body of a response. Each item holds all bytes that arrived since the item before it: the body is read
 * ahead, because a stream drops the bytes in its queue when the connection breaks. Leaving the loop closes the
 * connection.
 *
 * @throws {InferenceError} after the bytes that arrived: `network` when the connection breaks, `timeout` when the
 * service is silent, `invalid-response` when the body is larger than {@link MAX_BODY_BYTES}. An abort throws the
 * signal's reason at once.
 */
export async function* readBody(
  { body }: Response,
  signal: AbortSignal,
  timeouts: IdleTimeouts,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void> {
  if (!body) return
  const buffer = readAhead(body.getReader(), timeouts)
  signal.addEventListener('abort', buffer.wake)
  try {
    for (;;) {
      signal.throwIfAborted()
      if (buffer.chunks.length > 0) yield concatenate(buffer.chunks.splice(0))
      else if (buffer.end?.error) throw buffer.end.error
      else if (buffer.end) return
      else await buffer.nextChange()
    }
  } finally {
    signal.removeEventListener('abort', buffer.wake)
    await buffer.close()
  }
}

/**
 * Reads a stream to its end, as fast as it comes. Only one promise a chunk and one timer in all, because a slow
 * machine feels a hundred chunks a second.
 */
function readAhead(
  reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>,
  { beforeFirstByte, betweenBytes }: IdleTimeouts,
) {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let end: { readonly error?: unknown } | undefined
  let isOpen = true
  let received = 0
  let lastChunkAt = Date.now()
  let resolveChange: () => void = () => undefined
  const wake = () => resolveChange()

  function finish(outcome: { readonly error?: unknown }) {
    end ??= outcome
    clearTimeout(idleTimer)
    wake()
  }

  function readNext() {
    reader.read().then(handleChunk, (error) => {
      isOpen = false
      finish({ error: networkError(error) })
    })
  }

  function handleChunk({ done, value }: ReadableStreamReadResult<Uint8Array<ArrayBuffer>>) {
    if (end) return
    if (done) {
      isOpen = false
      finish({})
      return
    }
    received += value.byteLength
    lastChunkAt = Date.now()
    chunks.push(value)
    if (received > MAX_BODY_BYTES)
      finish({
        error: new InferenceError('invalid-response', `The service sent more than ${MAX_BODY_BYTES} bytes.`),
      })
    else readNext()
    wake()
  }

  function checkIdle() {
    const limit = received === 0 ? beforeFirstByte : betweenBytes
    const remaining = lastChunkAt + limit - Date.now()
    if (remaining > 0) idleTimer = setTimeout(checkIdle, remaining)
    else
      finish({
        error: new InferenceError('timeout', `The service was silent for ${limit / 1000} s.`),
      })
  }

  let idleTimer = setTimeout(checkIdle, Math.min(beforeFirstByte, betweenBytes))
  readNext()
  return {
    /** The chunks that nobody took yet, in order. */
    chunks,
    /** Set once no more chunks will come. */
    get end() {
      return end
    },
    /** Resolves at the next chunk, at the end, or when `wake` is called. */
    nextChange: () =>
      new Promise<void>((resolve) => {
        resolveChange = resolve
      }),
    wake,
    async close() {
      finish({})
      if (isOpen) await reader.cancel()
    },
  }
}

function concatenate(chunks: readonly Uint8Array<ArrayBuffer>[]) {
  const [first, ...others] = chunks
  if (first && others.length === 0) return first
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0))
  let offset = 0
  for (const chunk of chunks) {
    whole.set(chunk, offset)
    offset += chunk.length
  }
  return whole
}

/** Wraps what `fetch` or a body stream throws when there is no response, or only a part of it. */
export const networkError = (error: unknown) =>
  new InferenceError('network', error instanceof Error ? error.message : String(error))
