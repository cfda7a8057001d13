import { createParser, type EventSourceMessage } from 'eventsource-parser'
import { getProperty, parseJson } from '../lib/json'
import { ServiceError } from './errors'
import { isRefusal, refusalIn } from './parseErrorBody'

/**
 * What comes within so many milliseconds is read and handed over together, the words as one event, once so many
 * parts have been handed over as they came: token by token costs a slow machine more than to show them.
 */
const TOGETHER_MS = 100
const UNHURRIED_AFTER = 16

/**
 * The events of a chat-completion stream, as the client can read them: each ended by a blank line (the last
 * one too), with one JSON value each, without `"error": null` (which the client takes for an error), and
 * with every error, however it was sent, as `{"error": …}`.
 *
 * @param parts the body, cut anywhere.
 * @returns a body that errors with a {@link ServiceError} where an event is no JSON, after the events before it.
 */
export function cleanEvents(parts: AsyncIterator<Uint8Array, void>): ReadableStream<Uint8Array> {
  const decoder = new TextDecoder()
  const encoder = new TextEncoder()
  let clean: unknown[] = []
  let broken: ServiceError | undefined
  let over = false
  let handedOver = 0
  let last = 0

  function take({ event, data }: Pick<EventSourceMessage, 'event' | 'data'>) {
    // What follows a broken event has lost its place.
    if (broken) return
    if (/^\s*\[done\]\s*$/i.test(data)) {
      clean.push(DONE)
      return
    }
    const values = valuesIn(data)
    if (values) for (const value of values) put(cleaned(value, event))
    else if (event === 'error') clean.push({ error: data })
    else if (/^\s*[{[]/.test(data))
      broken = new ServiceError('noRecipe', 'The service sent an event that is no JSON.')
    // Anything else is a sign of life, of which each service has its own.
  }

  /** Puts an event behind the others; words behind words become one event with them. */
  function put(value: unknown) {
    const words = wordsOf(value)
    const before = words === undefined ? undefined : wordsOf(clean.at(-1))
    if (before !== undefined) clean.pop()
    clean.push(before === undefined ? value : eventOf(before + words))
  }

  function read({ done, value }: IteratorResult<Uint8Array, void>) {
    over = done === true
    // A last event without its blank line is an event all the same.
    parser.feed(value ? decoder.decode(value, { stream: true }) : `${decoder.decode()}\n\n`)
  }

  const parser = createParser({
    onEvent: take,
    // Lines that are no field of the format. Some services tell an error so, once the stream has begun: as a
    // line of JSON alone, or (llama.cpp) as a field of its own.
    onError({ line, field, value }) {
      if (line?.startsWith('{')) take({ event: undefined, data: line })
      if (field === 'error' && value) take({ event: 'error', data: value })
    },
  })

  return new ReadableStream(
    {
      // Reads on until there is something to hand over, and no further than the client has come: an error
      // throws away what still waits in a stream's queue, and those would be words that had arrived.
      async pull(controller) {
        const early = last + TOGETHER_MS - Date.now()
        if (handedOver >= UNHURRIED_AFTER && early > 0)
          await new Promise((resolve) => setTimeout(resolve, early))
        while (clean.length === 0) {
          if (broken) throw broken
          if (over) {
            controller.close()
            return
          }
          read(await parts.next())
        }
        handedOver += 1
        last = Date.now()
        const text = (event: unknown) => (event === DONE ? DONE : JSON.stringify(event))
        controller.enqueue(encoder.encode(clean.map((each) => `data: ${text(each)}\n\n`).join('')))
        clean = []
      },
      async cancel() {
        await parts.return?.()
      },
    },
    { highWaterMark: 0 },
  )
}

/** An event's JSON values: one, or one for each line where a service leaves out the blank lines between its events. */
function valuesIn(data: string): unknown[] | undefined {
  const whole = parseJson(data)
  if (whole !== undefined) return [whole]
  const each = data.split('\n').map(parseJson)
  return each.includes(undefined) ? undefined : each
}

const DONE = '[DONE]'

/** What the client is to get of a value. */
function cleaned(value: unknown, event: string | undefined): unknown {
  const error = getProperty(value, 'error')
  if (error) return value
  if (event === 'error' || (isRefusal(value) && getProperty(value, 'choices') === undefined))
    return { ...Object(value), error: refusalIn(value).text || 'error' }
  // Without `"error": null` and its like: JSON.stringify leaves out what is undefined.
  return error === undefined ? value : { ...Object(value), error: undefined }
}

/** The words of an event that has nothing else to say. */
function wordsOf(value: unknown): string | undefined {
  const choices = getProperty(value, 'choices')
  if (!Array.isArray(choices) || choices.length !== 1) return undefined
  const {
    delta,
    index = 0,
    finish_reason = null,
    logprobs = null,
    ...choice
  }: Record<string, unknown> = Object(choices[0])
  const { content, role: _, ...others }: Record<string, unknown> = Object(delta)
  const nothingElse =
    index === 0 &&
    finish_reason === null &&
    logprobs === null &&
    Object.keys(choice).length + Object.keys(others).length === 0 &&
    !getProperty(value, 'error')
  return nothingElse && typeof content === 'string' ? content : undefined
}

const eventOf = (content: string) => ({ choices: [{ index: 0, delta: { content } }] })
