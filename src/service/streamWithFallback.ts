import { isStreamingUnsupported } from './classifyError'
import type { ChatClient } from './client'
import { type Chunk, parseChunk } from './parseChunk'

type ModelRequest = Parameters<ChatClient['chatCompletion']>[0]

/**
 * Returns a function that sends a chat request and yields its reply: streamed, or whole where the client or the service
 * cannot stream. It remembers that, because a stream that is rejected again would use up one of the requests that are
 * left (tests/unit/service/chatCompletion.test.ts).
 *
 * @param createRequest called for each request.
 * @param claimRequest called before each request. Returns false when no further request is allowed.
 */
export function createStreamWithFallback(
  createRequest: () => ModelRequest,
  claimRequest: () => boolean,
): (client: ChatClient, signal: AbortSignal) => AsyncGenerator<Chunk, void> {
  let canStream = true
  return async function* send(client, signal) {
    const ended = new AbortController()
    const options = { signal: AbortSignal.any([signal, ended.signal]) }
    try {
      claimRequest()
      if (canStream && client.chatCompletionStream)
        try {
          for await (const chunk of client.chatCompletionStream(createRequest(), options)) yield parseChunk(chunk)
          return
        } catch (error) {
          if (!isStreamingUnsupported(error) || !claimRequest()) throw error
          canStream = false
        }
      yield parseChunk(await client.chatCompletion(createRequest(), options))
    } finally {
      // The client leaves the connection of an abandoned stream open, beside that of the next attempt.
      ended.abort()
    }
  }
}
