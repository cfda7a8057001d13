import { createParser, type EventSourceMessage } from 'eventsource-parser'
import { getProperty, parseJson } from '../lib/json'
import { InferenceError } from './errors'
import { isErrorJson, parseErrorJson } from './parseErrorBody'

const DONE = '[DONE]'

/**
 * The most lines of one event, each a JSON value of its own: a reply has one for each of its 1,024 tokens. Without the
 * limit, "one event of many lines" blocks the page (`npm run bench`, replies of 1 MB).
 */
const MAX_EVENT_LINES = 8192

/** Reads server-sent events from text that arrives in pieces. */
export interface SseReader {
  /** Reads a piece, whose only line ends are line feeds. Returns the data of the events that it completes. */
  read(piece: string): string[]
  /** @throws {InferenceError} after an event that is not JSON. The reader drops it and the events after it. */
  throwIfInvalid(): void
}

/** Creates a reader of a chat completion's events, which returns them in the form that sanitizeSse.ts describes. */
export function createSseReader(): SseReader {
  let events: unknown[] = []
  let invalidEvent: InferenceError | undefined

  function handleEvent({ event, data }: Pick<EventSourceMessage, 'event' | 'data'>) {
    if (invalidEvent) return
    if (/^\s*\[done\]\s*$/i.test(data)) {
      // The client ends at this event and keeps it to itself.
      events.push({ choices: [], done: true }, DONE)
      return
    }
    const values = parseValues(data)
    if (values) for (const value of values) addOrMerge(sanitizeValue(value, event))
    else if (event === 'error') events.push({ error: data })
    else if (/^\s*[{[]/.test(data))
      invalidEvent = new InferenceError('invalid-response', 'The service sent an event that is not JSON.')
    // Any other text is a keep-alive. Each service has its own.
  }

  /**
   * Adds an event. Content that follows content becomes one event with it, because each event costs the client time
   * (`npm run bench`, replies of 1 MB: "a character an event").
   */
  function addOrMerge(value: unknown) {
    const content = contentOf(value)
    const previous = content === undefined ? undefined : contentOf(events.at(-1))
    if (previous !== undefined) events.pop()
    events.push(previous === undefined ? value : { choices: [{ delta: { content: previous + content } }] })
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

  return {
    read(piece) {
      events = []
      parser.feed(piece)
      return events.map((event) => (event === DONE ? DONE : JSON.stringify(event)))
    },
    throwIfInvalid() {
      if (invalidEvent) throw invalidEvent
    },
  }
}

/** Parses the data of an event: one JSON value, or one a line where a service sends no blank lines between events. */
function parseValues(data: string): unknown[] | undefined {
  const value = parseJson(data)
  if (value !== undefined) return [value]
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
