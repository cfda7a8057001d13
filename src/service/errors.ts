import { isOffline } from '../lib/isOffline'
import { ModuleLoadError } from '../lib/lazyModule'

/** Everything that can go wrong between the page and a recipe. The console and docs/errors.md use these names too. */
export type ErrorKind =
  | 'configuration' // A setting cannot work, or the client rejected one.
  | 'unauthorized' // 401, 403: the access token was refused.
  | 'out-of-credit'
  | 'model-unavailable' // 404, 410, or an error that names the model or says that no provider has it.
  | 'model-unusable' // The model exists but cannot be loaded, or does not chat.
  | 'instructions' // The model's template refuses the page's instructions, also within the user's message.
  | 'address' // 404 or 405 without a word about the model: nothing answers chat requests there.
  | 'input-too-long' // 413, or an error about the length of the input.
  | 'bad-request' // Any other 4xx.
  | 'overloaded' // 429, 503, 529.
  | 'server-error' // 408, 409, 424 and any other 5xx.
  | 'module-load' // A lazy chunk of the page did not load.
  | 'network' // No response at all: DNS, refused, CORS, blocked. A page cannot tell them apart.
  | 'offline'
  | 'timeout' // No first token in time.
  | 'stream-timeout' // Content arrived, and then nothing in time.
  | 'invalid-response' // A response without a recipe: another format, empty, reasoning only.
  | 'reasoning' // The model reasoned up to the token limit.
  | 'interrupted' // Content arrived, and then an error or an end without a finish reason.
  | 'content-filter' // The service's content filter ended the reply.
  | 'unknown'

/**
 * The longest message, in characters. A stream can hold one of any length, and to take the access token out of a
 * megabyte would block the page for a second.
 */
const MAX_MESSAGE = 2000

/** An error with its kind. The message is for the console; it comes from the service and is never shown on the page. */
export class InferenceError extends Error {
  override name = 'InferenceError'
  readonly kind: ErrorKind
  /** How long the service asks to wait before a retry, in milliseconds. */
  readonly retryAfterMs: number | undefined
  constructor(kind: ErrorKind, message: string, retryAfterMs?: number) {
    super(message.slice(0, MAX_MESSAGE))
    this.kind = kind
    this.retryAfterMs = retryAfterMs
  }
}

/** Wraps any thrown value that is not yet an {@link InferenceError}; `unknown` unless it is a failed lazy load. */
export function toInferenceError(error: unknown): InferenceError {
  if (error instanceof InferenceError) return error
  const message = error instanceof Error ? error.message : String(error)
  if (error instanceof ModuleLoadError) return new InferenceError(isOffline() ? 'offline' : 'module-load', message)
  return new InferenceError('unknown', message)
}
