import { vi } from 'vitest'
import { deferred } from './deferred'
import type { RecordedRequest, ScriptedResponse } from './service'

/** A request that the page sent. */
export interface SentRequest extends RecordedRequest {
  readonly url: string
  /** Whether the connection is closed. */
  readonly isClosed: () => boolean
}

/** A script returns this for a request without a readable response: unknown host, refused connection or CORS error. */
export const noResponse = 'no response'

export interface Network {
  /** The requests that the page sent, in their order. */
  readonly requests: readonly SentRequest[]
}

/**
 * Replaces `fetch` with scripted responses, and `navigator` with an online browser.
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
    const response = script(request, requests.length)
    // Chromium's message. It names no cause, because scripts must not learn the cause of a network error.
    if (response === noResponse) throw new TypeError('Failed to fetch')
    return createResponse(response, connection)
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
      let chunk = remaining.next().value
      while (chunk instanceof Promise || typeof chunk === 'function') {
        await (typeof chunk === 'function' ? chunk() : chunk)
        chunk = remaining.next().value
      }
      if (!connection.isOpen) return
      if (chunk !== undefined) controller.enqueue(typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk)
      else if (end === 'close') controller.close()
      else if (end === 'break') controller.error(new TypeError('network error'))
      else await new Promise(() => undefined)
    },
    cancel: close,
  }
  // No queue, because an error would drop the bytes in it.
  const body = new ReadableStream(source, { highWaterMark: 0 })
  // `Response` throws if a 204 has a body.
  return new Response(status === 204 ? null : body, { status, headers })
}
