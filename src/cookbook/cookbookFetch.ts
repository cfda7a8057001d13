import type { RecipePrompt } from '../prompt'
import { writeReply } from './writeReply'

/**
 * A `fetch` that answers with the cookbook's reply to a request, without any network request. The reply arrives in one
 * piece, as server-sent events, because the page's client asks for a stream. Like `fetch`, it rejects if the signal is
 * aborted.
 *
 * It takes no notice of `max_tokens`, because no recipe is as long as the page allows (writeReply.test.ts).
 */
export const cookbookFetch =
  (prompt: RecipePrompt): typeof fetch =>
  async (_, init) => {
    init?.signal?.throwIfAborted()
    const delta = { role: 'assistant', content: writeReply(prompt) }
    const event = { choices: [{ index: 0, delta, finish_reason: 'stop' }] }
    return new Response(`data: ${JSON.stringify(event)}\n\ndata: [DONE]\n\n`, {
      headers: { 'content-type': 'text/event-stream' },
    })
  }
