import { getProperty, parseJson } from '../lib/json'
import { refusalKind, statusOf } from './classifyError'
import { ServiceError } from './errors'
import { isRefusal, type Refusal, readRefusal, refusalIn } from './parseErrorBody'
import { partsOf, unreachable } from './readBody'
import { cleanEvents } from './sanitizeSse'
import { FIRST_WORD_MS, SILENCE_MS } from './timeouts'

/** The most that is read of an answer with an error status: so many characters, for so many milliseconds. */
const MAX_REFUSAL = 64 * 1024
const REFUSAL_MS = 5000

/**
 * A `fetch` for the client that sees each answer before the client does, and hands it on in a form in which
 * the client loses nothing of it:
 *
 * - an error of any form becomes JSON with its words under `error`, and what {@link readRefusal} found beside them;
 * - a stream is cleaned (events.ts), and a whole reply to a request for a stream becomes a stream of one event;
 * - a service that falls silent, or sends without end, is cut off;
 * - the client's `User-Agent` header is left out: some browsers ask in the preflight whether it may be sent,
 *   and strict services say no.
 *
 * It makes one request and never repeats it.
 *
 * @param send what really fetches.
 * @param network whether `send` needs the network: then nothing is sent while the browser knows to be offline.
 * @throws {ServiceError} when there is no answer; the signal's reason when it is aborted.
 */
export function guardedFetch(send: typeof fetch, { network }: { network: boolean }): typeof fetch {
  return async (input, init) => {
    const signal = init?.signal ?? new AbortController().signal
    if (network && navigator.onLine === false)
      throw new ServiceError('offline', 'The browser is offline.')
    const headers = new Headers(init?.headers)
    headers.delete('User-Agent')

    let response: Response
    try {
      response = await send(input, { ...init, headers })
    } catch (error) {
      signal.throwIfAborted()
      throw unreachable(error)
    }
    if (!response.ok) return refused(response.status, await refusalOf(response, signal))

    const type = response.headers.get('content-type') ?? ''
    const parts = partsOf(response, signal, { before: FIRST_WORD_MS, between: SILENCE_MS })
    const { beginning, all } = await begun(parts)
    const streamWanted = getProperty(parseJson(String(init?.body)), 'stream') === true
    return streamWanted && isEvents(beginning, type)
      ? eventStream(cleanEvents(all))
      : whole(await textOf(all), type, streamWanted)
  }
}

/** How much of a body tells events from anything else, in characters. */
const BEGINNING = 6

/** Waits for the beginning of a body; `all` is the whole of it nevertheless. */
async function begun(parts: AsyncGenerator<Uint8Array<ArrayBuffer>, void>) {
  const decoder = new TextDecoder()
  const read: Uint8Array<ArrayBuffer>[] = []
  let beginning = ''
  while (beginning.length < BEGINNING) {
    const { done, value } = await parts.next()
    if (done) break
    read.push(value)
    beginning = (beginning + decoder.decode(value, { stream: true })).trimStart()
  }
  async function* all() {
    yield* read
    yield* parts
  }
  return { beginning, all: all() }
}

/** Whether a body is a stream of events. Its beginning says so more reliably than its type: services mislabel both ways. */
const isEvents = (beginning: string, type: string) =>
  /^(:|data|event|id:|retry:)/.test(beginning) ||
  (/\bevent-stream\b/i.test(type) && !/^[{[<]/.test(beginning))

/** An answer that is no stream, as the request wanted it. */
function whole(text: string, type: string, streamWanted: boolean): Response {
  const reply = parseJson(text)
  const choices = getProperty(reply, 'choices')
  if (!Array.isArray(choices) || choices.length === 0) {
    if (isRefusal(reply)) {
      const refusal = refusalIn(reply)
      return refused(statusOf(refusal), refusal)
    }
    if (reply === undefined && /json/i.test(type))
      throw new ServiceError('noRecipe', 'The service sent JSON that is broken.')
    // No reply of any kind that we know. What it is the client says, by the type.
    return new Response(text, { headers: { 'content-type': type || 'text/plain' } })
  }
  if (!streamWanted) return Response.json(reply)
  return eventStream(`data: ${JSON.stringify({ choices })}\n\n`)
}

const eventStream = (body: ReadableStream<Uint8Array> | string) =>
  new Response(body, { headers: { 'content-type': 'text/event-stream' } })

/** An answer with an error status in the one form whose words the client keeps for its message. */
function refused(status: number, refusal: Refusal): Response {
  const { text, codes, wait, unreadable } = refusal
  return Response.json(
    {
      error: text || `HTTP status ${status}`,
      code: codes,
      ...(wait === undefined ? {} : { estimated_time: wait / 1000 }),
    },
    {
      status:
        // A redirection that was not followed, for one, is no error to the client; and a refusal that is no
        // answer of the service itself comes from something in between.
        status < 400 || (unreadable && refusalKind(status, refusal) === 'refused') ? 502 : status,
    },
  )
}

/** What an answer with an error status says. Its status stands, however its body ends. */
async function refusalOf(response: Response, signal: AbortSignal): Promise<Refusal> {
  const decoder = new TextDecoder()
  const end = Date.now() + REFUSAL_MS
  let text = ''
  try {
    const silence = { before: REFUSAL_MS, between: REFUSAL_MS }
    for await (const part of partsOf(response, signal, silence)) {
      text += decoder.decode(part, { stream: true })
      if (text.length > MAX_REFUSAL || Date.now() > end) break
    }
  } catch {
    signal.throwIfAborted()
    // What had come of it is what it says.
  }
  return readRefusal(text, response.headers)
}

async function textOf(parts: AsyncIterable<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const part of parts) text += decoder.decode(part, { stream: true })
  return text + decoder.decode()
}
