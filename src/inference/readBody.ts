import { ServiceError } from './errors'

/** The most that a reply may be, in bytes: 1,024 tokens are some 5 KB, and as events, one a token, up to 1 MB. */
const MAX_REPLY = 4 * 1024 * 1024

/**
 * An answer's body, in parts: each is what has come since the one before. It is read as it comes, whether or not
 * anyone asks: what waits in a stream is lost when its connection breaks. Whoever stops asking closes the connection.
 *
 * @throws {ServiceError} after what had come: when the connection breaks, the service falls silent or sends more
 * than a reply can be; the signal's reason at once when it is aborted.
 */
export async function* partsOf(
  { body }: Response,
  signal: AbortSignal,
  /** The longest before the first part, and between two, in milliseconds. */
  silence: { readonly before: number; readonly between: number },
): AsyncGenerator<Uint8Array<ArrayBuffer>, void> {
  if (!body) return
  const came = arrivals(body.getReader(), silence)
  signal.addEventListener('abort', came.interrupt)
  try {
    for (;;) {
      signal.throwIfAborted()
      if (came.parts.length > 0) yield joined(came.parts.splice(0))
      else if (came.end?.error) throw came.end.error
      else if (came.end) return
      else await came.next()
    }
  } finally {
    signal.removeEventListener('abort', came.interrupt)
    await came.close()
  }
}

/**
 * Reads on by itself, at the least cost for each part, of which a hundred a second are felt on a slow machine: one
 * promise, and no timer of its own.
 */
function arrivals(
  reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>,
  silence: { readonly before: number; readonly between: number },
) {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let end: { readonly error?: unknown } | undefined
  let open = true
  let received = 0
  let last = Date.now()
  let wake: () => void = () => undefined

  function over(how: { readonly error?: unknown }) {
    end ??= how
    clearTimeout(timer)
    wake()
  }

  function read() {
    reader.read().then(take, (error) => {
      open = false
      over({ error: unreachable(error) })
    })
  }

  function take({ done, value }: ReadableStreamReadResult<Uint8Array<ArrayBuffer>>) {
    if (end) return
    if (done) {
      open = false
      over({})
      return
    }
    received += value.byteLength
    last = Date.now()
    parts.push(value)
    if (received > MAX_REPLY)
      over({
        error: new ServiceError('noRecipe', `The service sent more than ${MAX_REPLY} bytes.`),
      })
    else read()
    wake()
  }

  function watch() {
    const limit = received === 0 ? silence.before : silence.between
    const left = last + limit - Date.now()
    if (left > 0) timer = setTimeout(watch, left)
    else over({ error: new ServiceError('slow', `The service fell silent for ${limit / 1000} s.`) })
  }

  // Never later than the silence that it watches for would be over.
  let timer = setTimeout(watch, Math.min(silence.before, silence.between))
  read()
  return {
    /** What has come and was not taken yet, in its order. */
    parts,
    /** Set when nothing more will come. */
    get end() {
      return end
    },
    /** Settles when something has come, or nothing more will, or on an interruption. */
    next: () =>
      new Promise<void>((resolve) => {
        wake = resolve
      }),
    interrupt: () => wake(),
    async close() {
      over({})
      if (open) await reader.cancel()
    },
  }
}

function joined(parts: readonly Uint8Array<ArrayBuffer>[]) {
  const [first, ...others] = parts
  if (first && others.length === 0) return first
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** What a request is told that got no answer, or not all of one. */
export const unreachable = (error: unknown) =>
  new ServiceError('unreachable', error instanceof Error ? error.message : String(error))
