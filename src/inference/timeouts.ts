import { InferenceError } from './errors'

/** The longest wait for the first token over all attempts, without a byte after that, and in all; in milliseconds. */
export const FIRST_TOKEN_MS = 60_000
export const IDLE_MS = 45_000
export const TOTAL_MS = 300_000

/** The time limits of one request, over all its attempts. */
export interface Timeouts {
  /** Aborted by the caller's signal, by a timeout (its reason is then an {@link InferenceError}), and by `dispose`. */
  readonly signal: AbortSignal
  /** Returns the milliseconds left for the first token; negative once that time is over. */
  remainingMs(): number
  /** Clears the timeout for the first token, because the model writes or reasons. */
  firstToken(): void
  /** Sets the timeout for the first token again, before another attempt. The time that has passed still counts. */
  restartFirstToken(): void
  /** Ends the request and closes its connection. */
  dispose(): void
}

/** Starts the timeouts of a request that `signal` can abort. */
export function startTimeouts(signal: AbortSignal): Timeouts {
  const controller = new AbortController()
  const expire = (message: string) => () =>
    controller.abort(new InferenceError('timeout', `The service took too long: ${message}.`))
  const forwardAbort = () => controller.abort(signal.reason)
  if (signal.aborted) forwardAbort()
  signal.addEventListener('abort', forwardAbort, { once: true })

  const start = Date.now()
  const remainingMs = () => start + FIRST_TOKEN_MS - Date.now()
  const startFirstToken = () => setTimeout(expire(`no token in ${FIRST_TOKEN_MS / 1000} s`), remainingMs())
  let firstTokenTimer = startFirstToken()
  const totalTimer = setTimeout(expire(`no end in ${TOTAL_MS / 1000} s`), TOTAL_MS)
  return {
    signal: controller.signal,
    remainingMs,
    firstToken: () => clearTimeout(firstTokenTimer),
    restartFirstToken() {
      clearTimeout(firstTokenTimer)
      firstTokenTimer = startFirstToken()
    },
    dispose() {
      clearTimeout(firstTokenTimer)
      clearTimeout(totalTimer)
      signal.removeEventListener('abort', forwardAbort)
      // Leaving the loop over the client's stream does not close the connection; aborting does.
      controller.abort()
    },
  }
}
