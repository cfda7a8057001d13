import { ServiceError } from './errors'

/** The longest wait for the first word, over all tries, in milliseconds. */
export const FIRST_WORD_MS = 60_000
/** The longest silence of a service that has begun to send, in milliseconds. */
export const SILENCE_MS = 45_000
/** The longest that a request may take in all, in milliseconds. */
export const TOTAL_MS = 300_000

/** The time that a request has. */
export interface Deadlines {
  /** Aborted when the cook's signal is, when the time is over (its reason is then a {@link ServiceError}), and by `end`. */
  readonly signal: AbortSignal
  /** How long the first word may still take, in milliseconds; less than none when that time is over. */
  left(): number
  /** The service has begun to write, or to think: this try is bound by silence and by the whole alone. */
  begun(): void
  /** Another try begins, and has what is left of the time for the first word. */
  again(): void
  /** The request is over: closes its connection, whatever the service still sends. */
  end(): void
}

/** Starts the clock of a request that `signal` ends. */
export function deadlines(signal: AbortSignal): Deadlines {
  const controller = new AbortController()
  const expire = (what: string) => () =>
    controller.abort(new ServiceError('slow', `The service took too long: ${what}.`))
  const follow = () => controller.abort(signal.reason)
  if (signal.aborted) follow()
  signal.addEventListener('abort', follow, { once: true })

  const started = Date.now()
  const left = () => started + FIRST_WORD_MS - Date.now()
  const expectWord = () => setTimeout(expire(`no word in ${FIRST_WORD_MS / 1000} s`), left())
  let firstWord = expectWord()
  const total = setTimeout(expire(`no end in ${TOTAL_MS / 1000} s`), TOTAL_MS)
  return {
    signal: controller.signal,
    left,
    begun: () => clearTimeout(firstWord),
    again() {
      clearTimeout(firstWord)
      firstWord = expectWord()
    },
    end() {
      clearTimeout(firstWord)
      clearTimeout(total)
      signal.removeEventListener('abort', follow)
      // Leaving the loop over the client's stream does not close the connection; this does.
      controller.abort()
    },
  }
}

/**
 * The promise, but no longer than the signal lets it: rejected with the signal's reason as soon as that is
 * aborted, whether what is waited for listens to the signal or not.
 */
export function unlessAborted<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason)
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}
