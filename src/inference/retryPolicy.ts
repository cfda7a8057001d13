import type { ErrorKind, InferenceError } from './errors'

/** The delays before the second and the third attempt, in milliseconds. */
const RETRY_DELAYS_MS = [500, 1000]
/** The most requests for one completion, also where an attempt takes two because the service rejects streaming. */
export const MAX_REQUESTS = RETRY_DELAYS_MS.length + 1

/** Whether the same request may succeed a moment later. */
export const isRetryable = (kind: ErrorKind) => kind === 'overloaded' || kind === 'server-error' || kind === 'network'

/**
 * Returns the milliseconds to wait before another attempt, at least as long as the service asks; undefined if there
 * should be none: the error is permanent, no attempt is left, or the time for the first token would be over.
 *
 * @param failures the number of attempts that failed.
 * @param remainingMs how long the first token may still take.
 */
export function retryDelay(error: InferenceError, failures: number, remainingMs: number): number | undefined {
  const plannedMs = RETRY_DELAYS_MS[failures - 1]
  if (plannedMs === undefined || !isRetryable(error.kind)) return undefined
  // The jitter spreads the retries of pages that failed together.
  const delayMs = Math.max(plannedMs * (0.8 + 0.4 * Math.random()), error.retryAfterMs ?? 0)
  return delayMs < remainingMs ? delayMs : undefined
}
