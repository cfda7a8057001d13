import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the service was asked. */
export interface Asked {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  /** The body, parsed; undefined when it was not JSON. */
  readonly body: unknown
  /** Settles when the connection is closed, by whichever side. */
  readonly closed: Promise<void>
}

/** What the service does with one request. */
export interface Answer {
  /** 200 when absent. */
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  /** The body, part by part; a promise among them, or what a function returns, is waited for before the next part is sent. */
  readonly parts?: readonly (string | Uint8Array | Promise<unknown> | (() => Promise<unknown>))[]
  /** How the connection ends: after the last part (the default), broken there, or never. */
  readonly end?: 'close' | 'break' | 'never'
  /** The connection is closed before anything is answered. */
  readonly refuse?: boolean
  /** Leave out the headers that allow a page of another origin to read the answer. */
  readonly noCors?: boolean
}

export type Script = (asked: Asked) => Answer

/** A chat-completion service on this machine that does what its script says. */
export interface Service {
  /** Its base address, with /v1. */
  readonly url: string
  /** Every request so far but the preflights, in their order. */
  readonly requests: readonly Asked[]
  /** From now on requests are answered by this script; what was asked so far is forgotten. */
  play(script: Script): void
  close(): Promise<void>
}

const cors = {
  'access-control-allow-origin': '*',
  // As strict as a service may be: no header but those that a request needs.
  'access-control-allow-headers': 'authorization, content-type',
  'access-control-allow-methods': 'POST',
}

/** Starts a service on a free port. Until it is given a script, a request is answered 500 and so fails its test. */
export async function startService(): Promise<Service> {
  const unscripted: Script = () => refusal(500, 'This request was not expected.')
  let script = unscripted
  const requests: Asked[] = []

  const server = createServer(async (request, response) => {
    if (request.method === 'OPTIONS') {
      response.writeHead(204, cors).end()
      return
    }
    const received: Uint8Array[] = []
    for await (const part of request) received.push(part)
    const closed = new Promise<void>((over) => response.on('close', () => over()))
    const asked = {
      closed,
      path: request.url ?? '',
      headers: request.headers,
      body: parsed(Buffer.concat(received).toString()),
    }
    requests.push(asked)

    const answer = script(asked)
    const { status = 200, headers, parts = [], end = 'close', noCors = false } = answer
    if (answer.refuse) {
      response.destroy()
      return
    }
    response.writeHead(status, { ...(noCors ? {} : cors), ...headers })
    response.flushHeaders()
    for (const part of parts) {
      if (typeof part === 'function') await part()
      else if (part instanceof Promise) await part
      else response.write(part)
    }
    if (end === 'close') response.end()
    if (end === 'break') response.destroy()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))

  return {
    url: `http://127.0.0.1:${portOf(server.address())}/v1`,
    requests,
    play(next) {
      script = next
      requests.length = 0
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

/** A whole reply to any request, or a streamed one to a request for a stream: the recipe, word by word. */
export const reply =
  (recipe: string, finishReason = 'stop'): Script =>
  ({ body }) =>
    wantsStream(body) ? streamed(recipe.match(/\s*\S+\s*/g) ?? [], finishReason) : whole(recipe, finishReason)

/** A whole reply. */
export const whole = (recipe: string, finishReason = 'stop'): Answer => ({
  headers: { 'content-type': 'application/json' },
  parts: [
    JSON.stringify({
      ...head('chat.completion'),
      choices: [
        {
          index: 0,
          message: { role: 'assistant', content: recipe },
          finish_reason: finishReason,
        },
      ],
      usage: { prompt_tokens: 60, completion_tokens: 20, total_tokens: 80 },
    }),
  ],
})

/** A reply streamed in these deltas; a promise among them holds the rest back. */
export const streamed = (deltas: readonly (string | Promise<unknown>)[], finishReason = 'stop'): Answer => ({
  headers: { 'content-type': 'text/event-stream' },
  parts: [
    event({ role: 'assistant', content: '' }),
    ...deltas.map((delta) => (typeof delta === 'string' ? event({ content: delta }) : delta)),
    event({}, finishReason),
    'data: [DONE]\n\n',
  ],
})

/** An error as services of this format answer it. */
export const refusal = (status: number, error: unknown): Answer => ({
  status,
  headers: { 'content-type': 'application/json' },
  parts: [JSON.stringify({ error })],
})

/** One event of a stream. */
export const event = (delta: object, finishReason: string | null = null) =>
  `data: ${JSON.stringify({
    ...head('chat.completion.chunk'),
    choices: [{ index: 0, delta, finish_reason: finishReason }],
  })}\n\n`

const head = (object: string) => ({ id: 'scripted', object, created: 1, model: 'scripted' })

const wantsStream = (body: unknown) =>
  typeof body === 'object' && body !== null && 'stream' in body && body.stream === true

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // A body that is no JSON is for the test to judge.
    return undefined
  }
}

function portOf(address: AddressInfo | string | null): number {
  if (typeof address === 'object' && address) return address.port
  throw new Error('The service has no port.')
}
