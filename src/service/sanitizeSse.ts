import { createParser, type EventSourceMessage } from 'eventsource-parser'
import { getProperty, parseJson } from '../lib/json'
import { InferenceError } from './errors'
import { isErrorJson, parseErrorJson } from './parseErrorBody'

const DONE = '[DONE]'

/**
 * The most text that is handled in one task, in characters. A megabyte of tiny events that arrives at once would block
 * the page for a second (`npm run bench`, replies of 1 MB).
 */
const MAX_PIECE = 32 * 1024
/** The most lines of one event, each a JSON value of its own: a reply has one for each of its 1,024 tokens. */
const MAX_EVENT_LINES = 8192

/**
 * Rewrites the server-sent events of a chat completion into the form that the client reads: each event ends with a
 * blank line (also the last one) and holds one JSON value, without `"error": null` (which the client takes for an
 * error), and every error has the form `{"error": …}`.
 *
 * @param body the text, in pieces cut anywhere.
 * @returns a stream that fails with an {@link InferenceError} at an event that is not JSON, after the events before it.
 */
export function sanitizeSse(body: AsyncIterator<string, void>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let events: unknown[] = []
  let invalidEvent: InferenceError | undefined
  let isDone = false
  let heldReturn: '' | '\r' = ''
  /** The text that arrived and is not parsed yet. */
  let unread = ''
  let timer: ReturnType<typeof setTimeout> | undefined

  function handleEvent({ event, data }: Pick<EventSourceMessage, 'event' | 'data'>) {
    // An invalid event ends the stream.
    if (invalidEvent) return
    if (/^\s*\[done\]\s*$/i.test(data)) {
      events.push(DONE)
      return
    }
    const values = parseValues(data)
    if (values) for (const value of values) addOrMerge(sanitizeValue(value, event))
    else if (event === 'error') events.push({ error: data })
    else if (/^\s*[{[]/.test(data))
      invalidEvent = new InferenceError('invalid-response', 'The service sent an event that is not JSON.')
    // Any other text is a keep-alive. Each service has its own.
  }

  /** Adds an event. Content that follows content becomes one event with it, because each event costs the client time. */
  function addOrMerge(value: unknown) {
    const content = contentOf(value)
    const previous = content === undefined ? undefined : contentOf(events.at(-1))
    if (previous !== undefined) events.pop()
    events.push(previous === undefined ? value : { choices: [{ delta: { content: previous + content } }] })
  }

  /**
   * Replaces carriage returns: at the first one in a piece, the parser would search the whole rest for each line. One at
   * the end of a piece waits for the next, which may begin with its line feed.
   */
  function withLineFeeds(piece: string): string {
    const text = heldReturn + piece
    heldReturn = text.endsWith('\r') ? '\r' : ''
    return text.slice(0, text.length - heldReturn.length).replace(/\r\n?/g, '\n')
  }

  /** Reads the next piece of the body, each in a task of its own; undefined at the end. */
  async function readPiece(): Promise<string | undefined> {
    if (unread !== '')
      await new Promise((resolve) => {
        timer = setTimeout(resolve)
      })
    else {
      const { done, value } = await body.next()
      if (done) return
      unread = value
    }
    const piece = unread.slice(0, MAX_PIECE)
    unread = unread.slice(MAX_PIECE)
    return withLineFeeds(piece)
  }

  const parser = createParser({
    onEvent: handleEvent,
    // Once a stream has begun, some services send an error as a bare line of JSON, and llama.cpp as an `error:` field.
    // The parser reports both here.
    onError({ line, field, value }) {
      if (line?.startsWith('{')) handleEvent({ event: undefined, data: line })
      if (field === 'error' && value) handleEvent({ event: 'error', data: value })
    },
  })

  return new ReadableStream(
    {
      async pull(controller) {
        while (events.length === 0) {
          if (invalidEvent) throw invalidEvent
          if (isDone) {
            controller.close()
            return
          }
          const piece = await readPiece()
          isDone = piece === undefined
          // At the end, a blank line completes an event that lacks its own.
          parser.feed(piece ?? `${heldReturn && '\n'}\n\n`)
        }
        const data = events.map((event) => (event === DONE ? DONE : JSON.stringify(event)))
        controller.enqueue(encoder.encode(data.map((each) => `data: ${each}\n\n`).join('')))
        events = []
      },
      async cancel() {
        clearTimeout(timer)
        await body.return?.()
      },
    },
    // No queue, because a stream that fails drops its queue.
    { highWaterMark: 0 },
  )
}

/** Parses the data of an event: one JSON value, or one a line where a service sends no blank lines between events. */
function parseValues(data: string): unknown[] | undefined {
  const whole = parseJson(data)
  if (whole !== undefined) return [whole]
  const values: unknown[] = []
  const lines = data.split('\n')
  // One line was tried above.
  if (lines.length === 1 || lines.length > MAX_EVENT_LINES) return
  for (const line of lines) {
    const value = parseJson(line)
    if (value === undefined) return
    values.push(value)
  }
  return values
}

function sanitizeValue(value: unknown, event: string | undefined): unknown {
  const error = getProperty(value, 'error')
  if (error) return value
  if (event === 'error' || (isErrorJson(value) && getProperty(value, 'choices') === undefined))
    return { ...Object(value), error: parseErrorJson(value).message || 'error' }
  // JSON.stringify leaves out an undefined property, so `"error": null` is gone.
  return error === undefined ? value : { ...Object(value), error: undefined }
}

/** The content of an event that says nothing else; undefined for any other event. */
function contentOf(value: unknown): string | undefined {
  const choices = getProperty(value, 'choices')
  if (!Array.isArray(choices) || choices.length !== 1 || getProperty(value, 'error')) return
  const { delta, index = 0, ...otherChoiceFields }: Record<string, unknown> = Object(choices[0])
  const { content, role: _, ...otherDeltaFields }: Record<string, unknown> = Object(delta)
  if (typeof content !== 'string' || index !== 0) return
  // Services send what they do not use as null or ''.
  const isEmpty = (field: unknown) => field === null || field === undefined || field === ''
  return [...Object.values(otherChoiceFields), ...Object.values(otherDeltaFields)].every(isEmpty) ? content : undefined
}
