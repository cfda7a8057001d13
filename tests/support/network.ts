import { vi } from 'vitest'
import { deferred } from './deferred'
import type { Answer, Asked } from './service'

/** A request that the page made. */
export interface Sent extends Asked {
  readonly url: string
  /** The answer's body was given up: the connection is closed. */
  readonly isClosed: () => boolean
}

/** What came instead of an answer: a name that is not known, a refused connection, an answer that may not be read. */
export const noAnswer = 'no answer'

/** A network that answers every request by a script, as the scripted service does in a browser. */
export interface Network {
  readonly requests: readonly Sent[]
}

/**
 * Puts a scripted network in the place of `fetch`, and an online browser around it.
 *
 * @param script what each request is answered; {@link noAnswer} for none at all.
 */
export function startNetwork(
  script: (asked: Sent, count: number) => Answer | typeof noAnswer,
): Network {
  const requests: Sent[] = []
  vi.stubGlobal('navigator', { onLine: true, userAgent: 'a browser' })
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const { url, headers, signal } = new Request(input, init)
    signal.throwIfAborted()
    const connection = { signal, open: true, closed: deferred() }
    const sent: Sent = {
      url,
      path: new URL(url).pathname,
      headers: Object.fromEntries(headers),
      body: JSON.parse(String(init.body)),
      closed: connection.closed.promise,
      isClosed: () => !connection.open,
    }
    requests.push(sent)
    const answer = script(sent, requests.length)
    // What browsers say; a page cannot tell why.
    if (answer === noAnswer) throw new TypeError('Failed to fetch')
    return respond(answer, connection)
  })
  return { requests }
}

interface Connection {
  readonly signal: AbortSignal
  open: boolean
  readonly closed: { resolve: () => void }
}

function respond(
  { status = 200, headers = {}, parts = [], end = 'close' }: Answer,
  connection: Connection,
) {
  const waiting = parts.values()
  const close = () => {
    connection.open = false
    connection.closed.resolve()
  }
  const source: UnderlyingDefaultSource<Uint8Array> = {
    start(controller) {
      connection.signal.addEventListener('abort', () => {
        close()
        controller.error(connection.signal.reason)
      })
    },
    async pull(controller) {
      let part = waiting.next().value
      while (part instanceof Promise || typeof part === 'function') {
        await (typeof part === 'function' ? part() : part)
        part = waiting.next().value
      }
      if (!connection.open) return
      if (part !== undefined)
        controller.enqueue(typeof part === 'string' ? new TextEncoder().encode(part) : part)
      else if (end === 'close') controller.close()
      else if (end === 'break') controller.error(new TypeError('network error'))
      // Never: nothing more is handed over, and the body stays open.
      else await new Promise(() => undefined)
    },
    cancel: close,
  }
  // No part is made before it is read: one that waits in the queue would be thrown away by an error.
  const body = new ReadableStream(source, { highWaterMark: 0 })
  // Some statuses have no body, and a Response insists on it.
  return new Response(status === 204 ? null : body, { status, headers })
}
