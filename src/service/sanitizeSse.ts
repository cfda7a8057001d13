import { createSseReader } from './sseReader'

/**
 * The most text that is handled in one task, in characters. A megabyte of tiny events that arrives at once would block
 * the page for a second (`npm run bench`, replies of 1 MB).
 */
const MAX_PIECE = 32 * 1024

/**
 * Rewrites the server-sent events of a chat completion into the form that the client reads: each event ends with a
 * blank line (also the last one) and holds one JSON value, without `"error": null` (which the client takes for an
 * error), and every error has the form `{"error": …}`.
 *
 * @param body the text, in pieces cut anywhere.
 * @returns a stream that fails with an {@link InferenceError} at an event that is not JSON, after the events before it.
 */
export function sanitizeSse(body: AsyncIterable<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const text = sanitizedText(body)
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await text.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await text.return()
    },
  })
}

/** Yields the sanitized events of each piece of a body. */
async function* sanitizedText(body: AsyncIterable<string>): AsyncGenerator<string, void> {
  const reader = createSseReader()
  const normalizeLineEnds = createLineEndNormalizer()
  // At the end, a blank line completes an event that lacks its own.
  for await (const piece of splitIntoTasks(body, '\n\n')) {
    const events = reader.read(normalizeLineEnds(piece))
    if (events.length > 0) yield events.map((data) => `data: ${data}\n\n`).join('')
    reader.throwIfInvalid()
  }
}

/** Yields a body and an end in pieces of at most {@link MAX_PIECE} characters, each in a task of its own. */
async function* splitIntoTasks(body: AsyncIterable<string>, end: string): AsyncGenerator<string, void> {
  for await (const text of body)
    for (let start = 0; start < text.length; start += MAX_PIECE) {
      if (start > 0) await new Promise((resolve) => setTimeout(resolve))
      yield text.slice(start, start + MAX_PIECE)
    }
  yield end
}

/**
 * Returns a function that replaces the carriage returns of each piece of a text, because at the first one the parser
 * would search the whole rest for each line. A carriage return at the end of a piece waits for the next piece, which
 * may begin with its line feed.
 */
function createLineEndNormalizer() {
  let heldReturn = ''
  return (piece: string): string => {
    const text = heldReturn + piece
    heldReturn = text.endsWith('\r') ? '\r' : ''
    return text.slice(0, text.length - heldReturn.length).replace(/\r\n?/g, '\n')
  }
}
