import type { RecipePrompt } from '../prompt'
import { writeReply } from './writeReply'

/**
 * A `fetch` that answers with the cookbook's reply to a request, as one server-sent event, because the page's client asks for a
 * stream. Like `fetch`, it rejects if the signal is aborted. No reply is as long as `max_tokens` allows (writeReply.test.ts).
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
