import { createParser, type EventSourceMessage } from 'eventsource-parser'
import { property } from '../property'
import { ServiceError } from './failures'
import { isRefusal, parsed, refusalIn } from './refusal'

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
  let clean: string[] = []
  let broken: ServiceError | undefined

  function take({ event, data }: Pick<EventSourceMessage, 'event' | 'data'>) {
    // What follows a broken event has lost its place.
    if (broken) return
    if (/^\s*\[done\]\s*$/i.test(data)) {
      clean.push('[DONE]')
      return
    }
    const values = valuesIn(data)
    if (values) clean.push(...values.map((value) => cleaned(value, event)))
    else if (event === 'error') clean.push(JSON.stringify({ error: data }))
    else if (/^\s*[{[]/.test(data))
      broken = new ServiceError('noRecipe', 'The service sent an event that is no JSON.')
    // Anything else is a sign of life, of which each service has its own.
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
        while (clean.length === 0) {
          if (broken) throw broken
          const { done, value } = await parts.next()
          if (!done) parser.feed(decoder.decode(value, { stream: true }))
          else {
            // A last event without its blank line is an event all the same.
            parser.feed(`${decoder.decode()}\n\n`)
            if (clean.length === 0 && !broken) {
              controller.close()
              return
            }
          }
        }
        controller.enqueue(encoder.encode(clean.map((data) => `data: ${data}\n\n`).join('')))
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
  const whole = parsed(data)
  if (whole !== undefined) return [whole]
  const each = data.split('\n').map(parsed)
  return each.includes(undefined) ? undefined : each
}

/** The JSON that the client is to get of a value. */
function cleaned(value: unknown, event: string | undefined): string {
  const error = property(value, 'error')
  if (error) return JSON.stringify(value)
  if (event === 'error' || (isRefusal(value) && property(value, 'choices') === undefined))
    return JSON.stringify({ ...Object(value), error: refusalIn(value).text || 'error' })
  // Without `"error": null` and its like: JSON.stringify leaves out what is undefined.
  return JSON.stringify(error === undefined ? value : { ...Object(value), error: undefined })
}
