import { readPageSettings } from '../config/pageSettings'
import { retry } from '../lib/retry'
import { classifyError } from './classifyError'
import { createClient } from './client'
import { type ErrorKind, InferenceError } from './errors'
import { type Completion, type ReadProgress, readCompletion } from './readCompletion'
import { redactToken } from './redactToken'
import { MAX_REQUESTS, retryDelay } from './retryPolicy'
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

/** One message of a chat request. A type alias, because the client's type has an index signature, which interfaces lack. */
export type Message = {
  readonly role: 'system' | 'user' | 'assistant'
  readonly content: string
}

/** A chat request without its model, which is a setting. `max_tokens` is the longest reply, in the model's tokens. */
export interface ChatMessages {
  readonly messages: Message[]
  readonly max_tokens: number
}

/**
 * Requests one chat completion from the configured service: streamed where possible, and retried after
 * transient errors, as long as no content arrived and the time for the first token is not over.
 *
 * @throws {InferenceError} whatever went wrong. Its message never holds the access token.
 */
export async function chatCompletion(
  request: ChatMessages,
  { signal, onProgress, readInterval = () => 0 }: CompletionOptions,
): Promise<Completion> {
  const timeouts = startTimeouts(signal)
  let token: string | undefined
  let lastWasContent = false
  let requests = 0

  const report = (progress: Progress) => {
    lastWasContent = progress.type === 'content'
    onProgress(progress)
  }
  const claimRequest = () => {
    if (requests >= MAX_REQUESTS) return false
    requests += 1
    return true
  }

  function nextDelay(thrown: unknown, failures: number): number | undefined {
    const error = classifyError(thrown, lastWasContent)
    if (timeouts.signal.aborted || requests >= MAX_REQUESTS) return
    const delayMs = retryDelay(error, failures, timeouts.remainingMs())
    if (delayMs === undefined) return
    report({ type: 'retrying', after: error.kind })
    timeouts.restartFirstToken()
    return delayMs
  }

  try {
    const settings = readPageSettings()
    if (settings.service.kind !== 'cookbook') token = settings.service.token
    const client = await createClient(settings, readInterval)
    const send = createStreamWithFallback({ ...request, model: settings.model }, claimRequest)
    const attempt = () => readCompletion(send(client, timeouts.signal), timeouts, report)
    const completion = await retry(attempt, nextDelay, timeouts.signal)
    // readCompletion ignores errors after the finish reason, and so an abort.
    signal.throwIfAborted()
    return completion
  } catch (thrown) {
    signal.throwIfAborted()
    // After a timeout the client may throw an error of its own; the signal has the reason.
    const cause: unknown = timeouts.signal.aborted ? timeouts.signal.reason : thrown
    const { kind, message } = classifyError(cause, lastWasContent)
    throw new InferenceError(kind, token ? redactToken(message, token) : message)
  } finally {
    timeouts.dispose()
  }
}

/**
 * Loads the cookbook if it is the service, so that a request loads nothing.
 *
 * @throws what the request would fail with.
 */
export async function preload(): Promise<void> {
  await createClient(readPageSettings())
}
