import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request that the service received. */
export interface RecordedRequest {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  /** The parsed body; undefined if it is not JSON. */
  readonly body: unknown
  /** Resolves when either side closes the connection. */
  readonly closed: Promise<void>
}

/** How the service responds to one request. */
export interface ScriptedResponse {
  /** The default is 200. */
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  /** The body. The service awaits each promise, or the promise that a function returns, before it sends the next chunk. */
  readonly chunks?: readonly (string | Uint8Array | Promise<unknown> | (() => Promise<unknown>))[]
  /** How the connection ends after the last chunk. The default is `close`. */
  readonly end?: 'close' | 'break' | 'never'
  /** Closes the connection without a response. */
  readonly refuse?: boolean
  /** Omits the headers that let a page of another origin read the response. */
  readonly noCors?: boolean
}

export type Script = (request: RecordedRequest) => ScriptedResponse

/** A scripted chat-completion service on this machine. */
export interface Service {
  /** The base URL, with /v1. */
  readonly url: string
  /** The port on this machine. */
  readonly port: number
  /** All requests since the last `respondWith`, without CORS preflights. */
  readonly requests: readonly RecordedRequest[]
  /** Sets the script for the next requests, and clears `requests`. */
  respondWith(script: Script): void
  close(): Promise<void>
}

const cors = {
  'access-control-allow-origin': '*',
  // A strict service allows only the headers that the request needs.
  'access-control-allow-headers': 'authorization, content-type',
  'access-control-allow-methods': 'POST',
}

/** Starts a service on a free port. It responds with status 500, which fails the test, until `respondWith`. */
export async function startService(): Promise<Service> {
  let script: Script = () => errorReply(500, 'The test has set no script.')
  const requests: RecordedRequest[] = []

  const server = createServer(async (request, response) => {
    if (request.method === 'OPTIONS') {
      response.writeHead(204, cors).end()
      return
    }
    const received: Uint8Array[] = []
    for await (const chunk of request) received.push(chunk)
    const recorded = {
      closed: new Promise<void>((resolve) => response.on('close', () => resolve())),
      path: request.url ?? '',
      headers: request.headers,
      body: parseBody(Buffer.concat(received).toString()),
    }
    requests.push(recorded)

    const { status = 200, headers, chunks = [], end = 'close', noCors = false, refuse } = script(recorded)
    if (refuse) {
      response.destroy()
      return
    }
    response.writeHead(status, { ...(noCors ? {} : cors), ...headers })
    response.flushHeaders()
    for (const chunk of chunks) {
      if (typeof chunk === 'function') await chunk()
      else if (chunk instanceof Promise) await chunk
      else response.write(chunk)
    }
    if (end === 'close') response.end()
    if (end === 'break') response.destroy()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  const port = portOf(server.address())
  return {
    url: `http://127.0.0.1:${port}/v1`,
    port,
    requests,
    respondWith(next) {
      script = next
      requests.length = 0
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Replies with a recipe: word by word if the request asks for a stream, otherwise whole. */
export const reply =
  (recipe: string, finishReason = 'stop'): Script =>
  ({ body }) =>
    wantsStream(body) ? streamedReply(recipe.match(/\s*\S+\s*/g) ?? [], finishReason) : wholeReply(recipe, finishReason)

export const wholeReply = (recipe: string, finishReason = 'stop'): ScriptedResponse => ({
  headers: { 'content-type': 'application/json' },
  chunks: [
    JSON.stringify({
      ...head('chat.completion'),
      choices: [{ index: 0, message: { role: 'assistant', content: recipe }, finish_reason: finishReason }],
      usage: { prompt_tokens: 60, completion_tokens: 20, total_tokens: 80 },
    }),
  ],
})

/** Streams these deltas. A promise among them delays the next ones. */
export const streamedReply = (
  deltas: readonly (string | Promise<unknown>)[],
  finishReason = 'stop',
): ScriptedResponse => ({
  headers: { 'content-type': 'text/event-stream' },
  chunks: [
    event({ role: 'assistant', content: '' }),
    ...deltas.map((delta) => (typeof delta === 'string' ? event({ content: delta }) : delta)),
    event({}, finishReason),
    'data: [DONE]\n\n',
  ],
})

/** An error in the format of chat-completion services. */
export const errorReply = (status: number, error: unknown): ScriptedResponse => ({
  status,
  headers: { 'content-type': 'application/json' },
  chunks: [JSON.stringify({ error })],
})

/** Returns one server-sent event with this delta. */
export const event = (delta: object, finishReason: string | null = null) =>
  `data: ${JSON.stringify({
    ...head('chat.completion.chunk'),
    choices: [{ index: 0, delta, finish_reason: finishReason }],
  })}\n\n`

const head = (object: string) => ({ id: 'scripted', object, created: 1, model: 'scripted' })

const wantsStream = (body: unknown) =>
  typeof body === 'object' && body !== null && 'stream' in body && body.stream === true

function parseBody(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // The test decides whether a body that is not JSON is an error.
    return undefined
  }
}

function portOf(address: AddressInfo | string | null): number {
  if (typeof address === 'object' && address) return address.port
  throw new Error('The service has no port.')
}
