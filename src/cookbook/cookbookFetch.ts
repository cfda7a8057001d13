import { getProperty, parseJson } from '../lib/json'
import { type ChatMessage, readConversation } from './readConversation'
import { writeReply } from './writeReply'

/**
 * A `fetch` that answers a chat request of the page's client with the cookbook, without any network request. The reply
 * arrives in one piece, as server-sent events, because the client asks for a stream. Like `fetch`, it rejects if the
 * signal is aborted.
 *
 * It takes no notice of `max_tokens`, because no recipe is as long as the page allows (writeReply.test.ts).
 */
export const cookbookFetch: typeof fetch = async (_, init) => {
  init?.signal?.throwIfAborted()
  const request = readConversation(readMessages(parseJson(String(init?.body))))
  const content = writeReply(request.entries, request)
  const event = { choices: [{ index: 0, delta: { role: 'assistant', content }, finish_reason: 'stop' }] }
  return new Response(`data: ${JSON.stringify(event)}\n\ndata: [DONE]\n\n`, {
    headers: { 'content-type': 'text/event-stream' },
  })
}

function readMessages(body: unknown): ChatMessage[] {
  const messages: unknown = getProperty(body, 'messages')
  return (Array.isArray(messages) ? messages : []).flatMap((each: unknown) => {
    const [role, text] = [getProperty(each, 'role'), getProperty(each, 'content')]
    return typeof role === 'string' && typeof text === 'string' ? [{ role, text }] : []
  })
}
