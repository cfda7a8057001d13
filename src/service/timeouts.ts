import { InferenceError } from './errors'

/** The longest wait for the first token over all attempts, without a byte after that, and in all; in milliseconds. */
export const FIRST_TOKEN_MS = 60_000
export const IDLE_MS = 45_000
export const TOTAL_MS = 300_000
/**
 * The longest wait for the first token of one model, over its attempts, while another can be asked; in milliseconds.
 */
export const MODEL_FIRST_TOKEN_MS = 20_000

/** The error of a model that did not begin to answer in {@link MODEL_FIRST_TOKEN_MS}. */
export class SlowModelError extends InferenceError {
  constructor() {
    super('timeout', `The service took too long: no token in ${MODEL_FIRST_TOKEN_MS / 1000} s.`)
  }
}

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

/** The time limits of one attempt. */
export interface AttemptTimeouts extends Pick<Timeouts, 'signal' | 'firstToken'> {
  /** Clears the timeout of the attempt, which is over. */
  end(): void
}

/**
 * Starts the timeouts of one attempt of a request.
 *
 * @param limitMs how long the first token may take, in milliseconds, before `signal` is aborted with a
 * {@link SlowModelError}; undefined if only the request's own limit applies.
 */
export function startAttempt({ signal, firstToken }: Timeouts, limitMs: number | undefined): AttemptTimeouts {
  const controller = new AbortController()
  const expire = () => controller.abort(new SlowModelError())
  const timer = limitMs === undefined ? undefined : setTimeout(expire, limitMs)
  const end = () => clearTimeout(timer)
  return {
    signal: AbortSignal.any([signal, controller.signal]),
    firstToken() {
      end()
      firstToken()
    },
    end,
  }
}
