import { isOffline } from '../lib/isOffline'
import { getProperty, parseJson } from '../lib/json'
import { classifyErrorStatus, inferStatus } from './classifyError'
import { InferenceError } from './errors'
import { type ErrorBody, isErrorJson, NAMED_MODEL, parseErrorBody, parseErrorJson } from './parseErrorBody'
import { networkError, readBody } from './readBody'
import { sanitizeSse } from './sanitizeSse'
import { FIRST_TOKEN_MS, IDLE_MS } from './timeouts'

/** The longest part of an error response that is read, in characters. */
const MAX_ERROR_LENGTH = 64 * 1024
/** The longest time that reading an error response takes, in milliseconds. */
const ERROR_TIMEOUT_MS = 5000

/**
 * Wraps a `fetch` so that the client gets every response in a form that it reads without loss: an error of any form as
 * JSON, a stream sanitized, and a whole reply to a streaming request as a stream of one event. The returned `fetch`
 * sends one request.
 *
 * @param needsNetwork whether the returned `fetch` fails at once while the browser is offline.
 * @throws {InferenceError} (the returned `fetch`) without a response. An abort throws the signal's reason.
 */
export function normalizeResponses(send: typeof fetch, { needsNetwork }: { needsNetwork: boolean }): typeof fetch {
  return async (input, init) => {
    const signal = init?.signal ?? new AbortController().signal
    if (needsNetwork && isOffline()) throw new InferenceError('offline', 'The browser is offline.')
    const headers = new Headers(init?.headers)
    // The client sets it. Some browsers ask for it in the CORS preflight, where strict services refuse it.
    headers.delete('User-Agent')

    let response: Response
    try {
      // A redirect would take the token and the list to another path, and a loop of them sends requests without end.
      response = await send(input, { ...init, headers, redirect: 'error' })
    } catch (error) {
      signal.throwIfAborted()
      throw networkError(error)
    }
    const request = parseJson(String(init?.body))
    const model = getProperty(request, 'model')
    if (!response.ok) return errorResponse(response.status, await readErrorBody(response, signal), model)

    const type = response.headers.get('content-type') ?? ''
    const limits = { beforeFirstByte: FIRST_TOKEN_MS, betweenBytes: IDLE_MS }
    const body = readBody(response, signal, limits)
    const { prefix, text } = await peek(body)
    const isStreaming = getProperty(request, 'stream') === true
    return isStreaming && isSse(prefix, type)
      ? sseResponse(sanitizeSse(text))
      : normalizeJson(await readAll(text), type, isStreaming)
  }
}

/** The number of characters that distinguish server-sent events from other bodies. */
const PREFIX_LENGTH = 6

/**
 * Reads the first characters of a body; `text` is still the whole body. They tell a stream from a reply where the
 * content type is missing or wrong (tests/unit/service/chatCompletion.test.ts, "reads …").
 */
async function peek(body: AsyncGenerator<string, void>) {
  let start = ''
  while (start.trimStart().length < PREFIX_LENGTH) {
    const { done, value } = await body.next()
    if (done) break
    start += value
  }
  async function* text() {
    if (start) yield start
    yield* body
  }
  return { prefix: start.trimStart(), text: text() }
}

/**
 * Whether a body is server-sent events. The prefix is more reliable than the type, which services mislabel both ways.
 */
const isSse = (prefix: string, type: string) =>
  /^(:|data|event|id:|retry:)/.test(prefix) || (/\bevent-stream\b/i.test(type) && !/^[{[<]/.test(prefix))

/** Normalizes a body that is not server-sent events. */
function normalizeJson(text: string, type: string, isStreaming: boolean): Response {
  const reply = parseJson(text)
  const choices = getProperty(reply, 'choices')
  if (!Array.isArray(choices) || choices.length === 0) {
    if (isErrorJson(reply)) {
      const body = parseErrorJson(reply)
      return errorResponse(inferStatus(body), body)
    }
    if (reply === undefined && /json/i.test(type))
      throw new InferenceError('invalid-response', 'The service sent broken JSON.')
    // Not a reply: the client throws an error that names the type.
    return new Response(text, { headers: { 'content-type': type || 'text/plain' } })
  }
  if (!isStreaming) return Response.json(reply)
  return sseResponse(`data: ${JSON.stringify({ choices })}\n\n`)
}

const sseResponse = (body: ReadableStream<Uint8Array> | string) =>
  new Response(body, { headers: { 'content-type': 'text/event-stream' } })

/**
 * Builds the one form of an error response whose message the client keeps.
 *
 * @param model the name of the model that the request asks for.
 */
function errorResponse(status: number, body: ErrorBody, model?: unknown): Response {
  const { message, codes, retryAfterMs, isUnreadable } = body
  // The client takes a status below 400 for success, such as a redirect that was not followed. And an unreadable
  // rejection comes from a gateway in between, not from the service itself.
  const isGatewayError = status < 400 || (isUnreadable && classifyErrorStatus(status, body) === 'bad-request')
  return Response.json(
    {
      error: message || `HTTP status ${status}`,
      // A word such as "default" names no model.
      code:
        typeof model === 'string' && /[^a-z]/i.test(model) && message.includes(model)
          ? `${codes} ${NAMED_MODEL}`
          : codes,
      ...(retryAfterMs === undefined ? {} : { estimated_time: retryAfterMs / 1000 }),
    },
    { status: isGatewayError ? 502 : status },
  )
}

/** Reads the body of an error response. A part is enough, because the status says what failed. */
async function readErrorBody(response: Response, signal: AbortSignal): Promise<ErrorBody> {
  const deadline = Date.now() + ERROR_TIMEOUT_MS
  let text = ''
  try {
    const limits = { beforeFirstByte: ERROR_TIMEOUT_MS, betweenBytes: ERROR_TIMEOUT_MS }
    for await (const arrived of readBody(response, signal, limits)) {
      text += arrived
      if (text.length > MAX_ERROR_LENGTH || Date.now() > deadline) break
    }
  } catch {
    signal.throwIfAborted()
    // The part that arrived is the error body.
  }
  return parseErrorBody(text, response.headers)
}

async function readAll(body: AsyncIterable<string>): Promise<string> {
  let text = ''
  for await (const arrived of body) text += arrived
  return text
}
