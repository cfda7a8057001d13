import type { ErrorKind, InferenceError } from './errors'

/** The delays before the second and the third attempt, in milliseconds. */
const RETRY_DELAYS_MS = [500, 1000]
/** The most requests to one model, also where an attempt takes two because the service rejects streaming. */
const MAX_REQUESTS_PER_MODEL = RETRY_DELAYS_MS.length + 1
/** The most requests for one completion, to all its models. deploy/nginx.conf allows as many. */
const MAX_REQUESTS = 6

/** Counts the requests for one completion. */
export interface RequestLimits {
  /** Returns the number of requests that this model can still get. */
  remaining(model: string): number
  /** Returns the number of requests that all models together can still get. */
  remainingInAll(): number
  /** Counts one request to this model and returns true; returns false if the model cannot get another one. */
  claim(model: string): boolean
}

/** Returns a count that starts at zero. */
export function createRequestLimits(): RequestLimits {
  const sent: string[] = []
  const remainingInAll = () => MAX_REQUESTS - sent.length
  const remaining = (model: string) =>
    Math.min(remainingInAll(), MAX_REQUESTS_PER_MODEL - sent.filter((each) => each === model).length)
  return {
    remaining,
    remainingInAll,
    claim(model) {
      if (remaining(model) <= 0) return false
      sent.push(model)
      return true
    },
  }
}

/** Whether the same request may succeed a moment later. */
export const isRetryable = (kind: ErrorKind) => kind === 'overloaded' || kind === 'server-error' || kind === 'network'

/**
 * Returns the milliseconds to wait before another attempt: at least as long as the service asks. Returns undefined
 * after a permanent error, after the last attempt, and if the first token would come too late.
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
