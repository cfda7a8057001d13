import { getProperty, parseJson } from '../lib/json'
import { replyTo } from './writeReply'

/**
 * The cookbook as a chat-completion service: a `fetch` that answers `POST …/v1/chat/completions` out of the
 * page itself, whole or streamed as the request asks, in the format and with the errors of a real service.
 * No request leaves the page. Like `fetch` it rejects only when the signal is aborted.
 */
export const cookbookFetch: typeof fetch = async (input, init) => {
  const request = new Request(input, init)
  request.signal.throwIfAborted()
  if (!new URL(request.url).pathname.endsWith('/v1/chat/completions'))
    return refusal(404, `There is nothing at ${new URL(request.url).pathname}.`)
  if (request.method !== 'POST') return refusal(405, `${request.method} is not allowed here.`)

  const body = parseJson(await request.text())
  request.signal.throwIfAborted()
  if (body === undefined) return refusal(400, 'The body of the request is not JSON.')
  const asked = lastUserMessage(body)
  if (asked === undefined)
    return refusal(422, 'The request has no "messages" whose last one from the user is a text.')

  const reply = replyTo(ingredientsIn(asked))
  const now = Date.now()
  const head = {
    // Not crypto.randomUUID: browsers have that on secure origins only, and a phone opens a laptop's page by http.
    id: `cookbook-${now.toString(36)}`,
    created: Math.floor(now / 1000),
    model: 'built-in-cookbook',
  }
  // A word is the cookbook's token.
  const words = reply.match(/\s*\S+/g) ?? []
  const usage = {
    prompt_tokens: asked.split(/\s+/).length,
    completion_tokens: words.length,
    total_tokens: asked.split(/\s+/).length + words.length,
  }
  if (getProperty(body, 'stream') !== true)
    return Response.json({
      ...head,
      object: 'chat.completion',
      choices: [
        { index: 0, message: { role: 'assistant', content: reply }, finish_reason: 'stop' },
      ],
      usage,
    })

  const chunk = (delta: object, finish_reason: 'stop' | null) =>
    `data: ${JSON.stringify({
      ...head,
      object: 'chat.completion.chunk',
      choices: [{ index: 0, delta, finish_reason }],
    })}\n\n`
  return new Response(
    streamOf(
      [
        chunk({ role: 'assistant', content: '' }, null),
        ...words.map((content) => chunk({ content }, null)),
        chunk({}, 'stop'),
        'data: [DONE]\n\n',
      ],
      request.signal,
    ),
    { headers: { 'content-type': 'text/event-stream' } },
  )
}

/** The ingredients in a user's message: what stands on its first line, after the colon if there is one, between commas. */
function ingredientsIn(message: string): string[] {
  const [line = ''] = message.split('\n')
  return line.slice(line.indexOf(':') + 1).split(',')
}

function lastUserMessage(body: unknown): string | undefined {
  const messages = getProperty(body, 'messages')
  if (!Array.isArray(messages)) return undefined
  const content = getProperty(
    messages.findLast((message) => getProperty(message, 'role') === 'user'),
    'content',
  )
  return typeof content === 'string' ? content : undefined
}

/** An error as services of this format answer it. */
const refusal = (status: number, message: string) =>
  Response.json({ error: { message, type: 'invalid_request_error' } }, { status })

/** The parts, each handed over when it is asked for, until the signal is aborted. */
function streamOf(parts: readonly string[], signal: AbortSignal): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const waiting = parts.values()
  return new ReadableStream({
    start(controller) {
      signal.addEventListener('abort', () => controller.error(signal.reason), { once: true })
    },
    pull(controller) {
      const { value, done } = waiting.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
  })
}
