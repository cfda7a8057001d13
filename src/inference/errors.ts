import { ModuleLoadError } from '../lib/lazyModule'

/** Everything that can go wrong between the page and a recipe. The console and docs/errors.md use these names too. */
export type ErrorKind =
  /** A setting cannot work, or the client rejected one. */
  | 'configuration'
  /** 401, 403: the access token was refused. */
  | 'unauthorized'
  | 'out-of-credit'
  /** 404, 410, or an error that names the model. */
  | 'model-unavailable'
  /** 413, or an error about the length of the input. */
  | 'input-too-long'
  /** Any other 4xx. */
  | 'bad-request'
  /** 429, 503, 529. */
  | 'overloaded'
  /** 408, 409, 424 and any other 5xx. */
  | 'server-error'
  /** A lazy chunk of the page did not load. */
  | 'module-load'
  /** No response at all: DNS, refused, CORS, blocked. A page cannot tell them apart. */
  | 'network'
  | 'offline'
  /** No first token in time. */
  | 'timeout'
  /** Content arrived, and then nothing in time. */
  | 'stream-timeout'
  /** A response without a recipe: another format, empty, reasoning only. */
  | 'invalid-response'
  /** Content arrived, and then an error or an end without a finish reason. */
  | 'interrupted'
  /** The service's content filter ended the reply. */
  | 'content-filter'
  | 'unknown'

/** An error with its kind. The message is for the console; it comes from the service and is never shown on the page. */
export class InferenceError extends Error {
  override name = 'InferenceError'
  readonly kind: ErrorKind
  /** How long the service asks to wait before a retry, in milliseconds. */
  readonly retryAfterMs: number | undefined
  constructor(kind: ErrorKind, message: string, retryAfterMs?: number) {
    super(message)
    this.kind = kind
    this.retryAfterMs = retryAfterMs
  }
}

/** Wraps any thrown value that is not yet an {@link InferenceError}; `unknown` unless it is a failed lazy load. */
export function toInferenceError(error: unknown): InferenceError {
  if (error instanceof InferenceError) return error
  const message = error instanceof Error ? error.message : String(error)
  if (error instanceof ModuleLoadError)
    return new InferenceError(navigator.onLine === false ? 'offline' : 'module-load', message)
  return new InferenceError('unknown', message)
}
