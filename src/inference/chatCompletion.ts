import { readPageSettings } from '../config/pageSettings'
import { retry } from '../lib/retry'
import { classifyError, isRetryable } from './classifyError'
import { createClient } from './client'
import { type ErrorKind, InferenceError } from './errors'
import { type Completion, type ReadProgress, readCompletion } from './readCompletion'
import { redactToken } from './redactToken'
import { createStreamWithFallback } from './streamWithFallback'
import { startTimeouts } from './timeouts'

/** What happens while a request runs. */
export type Progress =
  | ReadProgress
  /** The page waits, and then sends the request again. */
  | { readonly type: 'retrying'; readonly after: ErrorKind }

export interface CompletionOptions {
  /** Ends the request. The promise is then rejected with the signal's reason. */
  readonly signal: AbortSignal
  /** Called until the promise settles. */
  readonly onProgress: (progress: Progress) => void
  /** Returns the shortest time between two reads of a stream, in milliseconds (sanitizeSse.ts). */
  readonly readInterval?: () => number
}

/** One message of a chat request. A type, because the client's messages have an index signature. */
export type Message = {
  readonly role: 'system' | 'user'
  readonly content: string
}

/** A chat request without its model, which is a setting. `max_tokens` is the longest reply, in the model's tokens. */
export interface ChatRequest {
  readonly messages: Message[]
  readonly max_tokens: number
}

/** The most requests for one completion, the first one included. */
const MAX_REQUESTS = 3
/** The delays before the second and the third attempt, in milliseconds. */
const RETRY_DELAYS_MS = [500, 1000]

/**
 * Requests one chat completion from the configured service: streamed where possible, and retried after errors that
 * can pass, as long as no content arrived and the time for the first token is not over.
 *
 * @throws {InferenceError} whatever went wrong. Its message never holds the access token.
 */
export async function chatCompletion(
  request: ChatRequest,
  { signal, onProgress, readInterval = () => 0 }: CompletionOptions,
): Promise<Completion> {
  const timeouts = startTimeouts(signal)
  let token: string | undefined
  let hasContent = false
  let requests = 0

  const report = (progress: Progress) => {
    hasContent = progress.type === 'content'
    onProgress(progress)
  }
  const takeRequest = () => {
    if (requests >= MAX_REQUESTS) return false
    requests += 1
    return true
  }

  function nextDelay(thrown: unknown, failures: number): number | undefined {
    const error = classifyError(thrown, hasContent)
    const plannedMs = RETRY_DELAYS_MS[failures - 1]
    if (timeouts.signal.aborted || plannedMs === undefined || requests >= MAX_REQUESTS) return
    if (!isRetryable(error.kind)) return
    // The jitter spreads the retries of pages that failed together.
    const delayMs = Math.max(plannedMs * (0.8 + 0.4 * Math.random()), error.retryAfterMs ?? 0)
    if (delayMs >= timeouts.remainingMs()) return
    report({ type: 'retrying', after: error.kind })
    timeouts.nextAttempt()
    return delayMs
  }

  try {
    const settings = readPageSettings()
    if (settings.service.kind !== 'cookbook') token = settings.service.token
    const client = await createClient(settings, readInterval)
    const send = createStreamWithFallback({ ...request, model: settings.model }, takeRequest)
    const attempt = () => readCompletion(send(client, timeouts.signal), timeouts, report)
    const completion = await retry(attempt, nextDelay, timeouts.signal)
    signal.throwIfAborted()
    return completion
  } catch (thrown) {
    signal.throwIfAborted()
    // After a timeout the client may throw an error of its own; the signal has the reason.
    const cause: unknown = timeouts.signal.aborted ? timeouts.signal.reason : thrown
    const { kind, message } = classifyError(cause, hasContent)
    throw new InferenceError(kind, token ? redactToken(message, token) : message)
  } finally {
    timeouts.dispose()
  }
}

/**
 * Loads what a request needs, so that nothing is loaded when it is sent.
 *
 * @throws what the request would fail with.
 */
export async function preload(): Promise<void> {
  await createClient(readPageSettings())
}
