import { getProperty, parseJson } from '../lib/json'
import { type ChatMessage, readConversation } from './readConversation'
import { writeReply } from './writeReply'

/**
 * A `fetch` that answers `POST …/v1/chat/completions` with the cookbook, without any network request, in the format
 * of the OpenAI API: as one JSON object, or as server-sent events if the request sets `stream`. Like `fetch`, it rejects
 * only if the signal aborts. Errors have the format of the API: 404 for another path, 405 for another method, 400 for a
 * body that is not JSON, 422 without a message from the user.
 */
export const cookbookFetch: typeof fetch = async (input, init) => {
  const request = new Request(input, init)
  request.signal.throwIfAborted()
  const { pathname } = new URL(request.url)
  if (!pathname.endsWith('/v1/chat/completions')) return errorResponse(404, `There is nothing at ${pathname}.`)
  if (request.method !== 'POST') return errorResponse(405, `${request.method} is not allowed here.`)

  const body = parseJson(await request.text())
  request.signal.throwIfAborted()
  if (body === undefined) return errorResponse(400, 'The body of the request is not JSON.')
  const messages = readMessages(body)
  if (messages === undefined)
    return errorResponse(422, 'The request has no message of the user that is a text.', 'messages')

  const question = readConversation(messages)
  const reply = writeReply(question.entries, question)
  const now = Date.now()
  const metadata = {
    // crypto.randomUUID exists on secure origins only, so it is missing on a phone that opens a dev server by http.
    id: `cookbook-${now.toString(36)}`,
    created: Math.floor(now / 1000),
    model: 'built-in-cookbook',
  }
  // The cookbook counts and streams words, because it has no tokenizer.
  const allWords = reply.match(/\s*\S+/g) ?? []
  const maxTokens = getProperty(body, 'max_tokens')
  const words = typeof maxTokens === 'number' ? allWords.slice(0, maxTokens) : allWords
  const finishReason = words.length < allWords.length ? 'length' : 'stop'
  const promptWordCount = messages.flatMap(({ text }) => text.split(/\s+/)).length
  const usage = {
    prompt_tokens: promptWordCount,
    completion_tokens: words.length,
    total_tokens: promptWordCount + words.length,
  }
  if (getProperty(body, 'stream') !== true)
    return Response.json({
      ...metadata,
      object: 'chat.completion',
      choices: [{ index: 0, message: { role: 'assistant', content: words.join('') }, finish_reason: finishReason }],
      usage,
    })

  const formatChunk = (delta: object, finish_reason: string | null) =>
    JSON.stringify({ ...metadata, object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason }] })
  const includesUsage = getProperty(getProperty(body, 'stream_options'), 'include_usage') === true
  const events = [
    formatChunk({ role: 'assistant', content: '' }, null),
    ...words.map((content) => formatChunk({ content }, null)),
    formatChunk({}, finishReason),
    ...(includesUsage ? [JSON.stringify({ ...metadata, object: 'chat.completion.chunk', choices: [], usage })] : []),
    '[DONE]',
  ].map((data) => `data: ${data}\n\n`)
  return new Response(createStream(events, request.signal), { headers: { 'content-type': 'text/event-stream' } })
}

/** The messages that are texts; undefined if there is none of the user. */
function readMessages(body: unknown): ChatMessage[] | undefined {
  const all: unknown = getProperty(body, 'messages')
  const messages = (Array.isArray(all) ? all : []).flatMap((each: unknown) => {
    const [role, text] = [getProperty(each, 'role'), textOf(getProperty(each, 'content'))]
    return typeof role === 'string' && text !== undefined ? [{ role, text }] : []
  })
  return messages.some(({ role }) => role === 'user') ? messages : undefined
}

function textOf(content: unknown): string | undefined {
  if (!Array.isArray(content)) return typeof content === 'string' ? content : undefined
  const texts = content.map((part) => getProperty(part, 'text'))
  return texts.every((text) => typeof text === 'string') ? texts.join('') : undefined
}

const errorResponse = (status: number, message: string, param: string | null = null) =>
  Response.json({ error: { message, type: 'invalid_request_error', param, code: null } }, { status })

/** A stream that emits one chunk per read, and errors with the signal's reason when the signal aborts. */
function createStream(chunks: readonly string[], signal: AbortSignal): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    start(controller) {
      signal.addEventListener('abort', () => controller.error(signal.reason), { once: true })
      for (const chunk of chunks) controller.enqueue(encoder.encode(chunk))
      controller.close()
    },
  })
}
