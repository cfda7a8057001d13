import { vi } from 'vitest'
import { deferred } from './deferred'
import type { RecordedRequest, ScriptedResponse } from './service'

/** A request that the page sent. */
export interface SentRequest extends RecordedRequest {
  readonly url: string
  /** Whether the connection is closed. */
  readonly isClosed: () => boolean
}

/** Stands for no response at all: an unknown host, a refused connection, or one that CORS forbids to read. */
export const noResponse = 'no response'

/** The requests that reached the stubbed network, in their order. */
export interface Network {
  readonly requests: readonly SentRequest[]
}

/**
 * Replaces `fetch` and `navigator`: an online browser whose every request gets a scripted response. Undo it with
 * `vi.unstubAllGlobals()`.
 *
 * @param script returns the response to a request. `count` is 1 for the first request.
 */
export function stubNetwork(
  script: (request: SentRequest, count: number) => ScriptedResponse | typeof noResponse,
): Network {
  const requests: SentRequest[] = []
  vi.stubGlobal('navigator', { onLine: true, userAgent: 'a browser' })
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const { url, headers, signal } = new Request(input, init)
    signal.throwIfAborted()
    const connection = { signal, isOpen: true, closed: deferred() }
    const request: SentRequest = {
      url,
      path: new URL(url).pathname,
      headers: Object.fromEntries(headers),
      body: JSON.parse(String(init.body)),
      closed: connection.closed.promise,
      isClosed: () => !connection.isOpen,
    }
    requests.push(request)
    const answer = script(request, requests.length)
    // Chromium's message. It has no reason, because a page must not learn one.
    if (answer === noResponse) throw new TypeError('Failed to fetch')
    return createResponse(answer, connection)
  })
  return { requests }
}

interface Connection {
  readonly signal: AbortSignal
  isOpen: boolean
  readonly closed: { resolve: () => void }
}

function createResponse(
  { status = 200, headers = {}, chunks = [], end = 'close' }: ScriptedResponse,
  connection: Connection,
) {
  const remaining = chunks.values()
  const close = () => {
    connection.isOpen = false
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
      let part = remaining.next().value
      while (part instanceof Promise || typeof part === 'function') {
        await (typeof part === 'function' ? part() : part)
        part = remaining.next().value
      }
      if (!connection.isOpen) return
      if (part !== undefined) controller.enqueue(typeof part === 'string' ? new TextEncoder().encode(part) : part)
      else if (end === 'close') controller.close()
      else if (end === 'break') controller.error(new TypeError('network error'))
      else await new Promise(() => undefined)
    },
    cancel: close,
  }
  // No queue, because an error drops the bytes in it.
  const body = new ReadableStream(source, { highWaterMark: 0 })
  // `Response` throws if a 204 has a body.
  return new Response(status === 204 ? null : body, { status, headers })
}
