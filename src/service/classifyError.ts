import { getProperty } from '../lib/json'
import { type ErrorKind, InferenceError, toInferenceError } from './errors'
import { type ErrorBody, isErrorJson, parseErrorJson } from './parseErrorBody'

/**
 * Maps any error of a request to the closed set of error kinds.
 *
 * The client's errors are recognized by their properties (`httpResponse`) and names instead of their classes, because
 * a mock of the client need not have those classes.
 *
 * @param hasContent whether content had arrived. Most errors are then `interrupted` or `stream-timeout`.
 */
export function classifyError(error: unknown, hasContent: boolean): InferenceError {
  const { kind, message, retryAfterMs } = classifyWithoutContent(error)
  if (!hasContent || kind === 'content-filter') return new InferenceError(kind, message, retryAfterMs)
  return new InferenceError(kind === 'timeout' ? 'stream-timeout' : 'interrupted', message)
}

function classifyWithoutContent(thrown: unknown): InferenceError {
  const error = toInferenceError(thrown)
  if (error.kind !== 'unknown') return error

  const response = getProperty(thrown, 'httpResponse')
  const status = getProperty(response, 'status')
  if (typeof status === 'number') {
    const body = getProperty(response, 'body')
    const errorBody = parseErrorJson(body)
    const isError = status >= 400 || isErrorJson(body)
    return new InferenceError(
      // With a status of success, the client threw because it could not use the response.
      isError ? classifyErrorStatus(status >= 400 ? status : inferStatus(errorBody), errorBody) : 'invalid-response',
      error.message,
      errorBody.retryAfterMs,
    )
  }

  switch (getProperty(thrown, 'name')) {
    case 'SettingError':
    // The client throws these two for arguments, and for a token that the router cannot have issued.
    case 'InputError':
    case 'RoutingError':
      return new InferenceError('configuration', error.message)
    // The client throws this for a whole reply in another format.
    case 'ProviderOutputError':
      return new InferenceError('invalid-response', error.message)
    default:
      return error
  }
}

// The patterns match the messages of OpenAI, the Hugging Face router, TGI, vLLM and llama.cpp. Each repetition has a
// limit, because an error message can be long and hostile.
const CREDIT =
  /insufficient[_ ](quota|balance|funds|credit)|balance is insufficient|usage[_ ]limit|spending limit|exceeded your current quota|budget[_ ](has been )?exceeded|out of credit|credit balance is too low|not have any credits|monthly included credits|billing_(hard_limit|not_active)/i
const CONTENT =
  /content[_ ](filter|policy|management|moderation)|requires? moderation|input was flagged|safety[_ ](check|system|filter)/i
/** A chat template that refuses the system message. Each engine words it differently. */
const INSTRUCTIONS =
  /\b(system|developer) (role|message|instruction)|['"`](system|developer)['"`]|roles? must alternate|only user.{0,30}roles are supported|\bjinja\b|(chat|prompt|this).?template|template.?error/i
/** A model that cannot be loaded or has no chat template. TGI says "template not found", vLLM "must provide a chat template". */
const UNUSABLE =
  /failed to load model|requires more (system )?memory|out of memory|does not support chat\b|template not found|must provide a chat template/i
const TOKEN = /(invalid|incorrect|missing)[_ ]api[_ ]key|api key not valid|authentication_error/i
const LENGTH =
  /context_length_exceeded|exceed_context_size|string_too_long|context (length|size|window)|too (long|large)|(input|prompt)\b.{0,200}\b(length|tokens|longer|exceeds?)|request entity/i
const MODEL =
  /model_not_(supported|found)|does not seem to support chat completion|model_decommissioned|\bmodels?\b.{0,200}\b(not (supported|found|available|exist|a chat model)|does not exist|unknown|unavailable|decommissioned|deprecated)|(unknown|unsupported|invalid|no such|not a valid)[_ ]model/i
const NO_PROVIDER = /\bno (?:(?:available|inference|model|suitable|healthy) ){0,2}providers?\b|\bby any provider\b/i
const OVERLOADED = /overloaded|rate.?limit|too many requests|at capacity|\bbusy\b/i
const NAMES_MODEL = /\bmodels?\b/i
const OTHER_LIMIT = /max_tokens['"`]? is not supported|use ['"`]?max_completion_tokens/i
const STREAMING = /\bstream/i

const textOf = ({ codes, message }: ErrorBody) => `${codes} ${message}`

/** Returns the kind of an error response: by its words, which services send with many statuses, then by its status. */
export function classifyErrorStatus(status: number, body: ErrorBody): ErrorKind {
  const text = textOf(body)
  const isRejected = status === 400 || status === 422
  // A quota that names its wait is a rate limit.
  const isWait = status === 429 && body.retryAfterMs !== undefined
  if (status === 402 || (CREDIT.test(text) && !isWait)) return 'out-of-credit'
  if (UNUSABLE.test(text)) return 'model-unusable'
  if (INSTRUCTIONS.test(text)) return 'instructions'
  if ((isRejected || status === 403) && CONTENT.test(text)) return 'content-filter'
  if (status === 403 && OVERLOADED.test(text)) return 'overloaded'
  if (status === 401 || status === 403 || (isRejected && TOKEN.test(text))) return 'unauthorized'
  if (status === 413 || (isRejected && LENGTH.test(text))) return 'input-too-long'
  // The Hugging Face router answers 410 for a model that it no longer serves.
  if ((status === 404 || status === 405) && !NAMES_MODEL.test(text)) return 'address'
  if (status === 404 || status === 410 || (isRejected && MODEL.test(text))) return 'model-unavailable'
  // A router answers 503 for a model that none of its providers serves now.
  if (status === 503 && NO_PROVIDER.test(text)) return 'model-unavailable'
  if (status === 429 || status === 503 || status === 529) return 'overloaded'
  if (status === 408 || status === 409 || status === 424 || status >= 500) return 'server-error'
  return 'bad-request'
}

/**
 * Returns the status of an error in a response of status 200: the one that the body names, or one that fits its words.
 */
export function inferStatus(body: ErrorBody): number {
  if (body.status !== undefined) return body.status
  const text = textOf(body)
  if (TOKEN.test(text) || CONTENT.test(text) || LENGTH.test(text) || MODEL.test(text)) return 400
  return OVERLOADED.test(text) ? 503 : 500
}

/** Whether a service refused `max_tokens` in favour of `max_completion_tokens`, as OpenAI does for newer models. */
export const isMaxTokensRefused = ({ kind, message }: InferenceError): boolean =>
  kind === 'bad-request' && OTHER_LIMIT.test(message)

/** Whether a service rejected a request because it asked for a stream. */
export function isStreamingUnsupported(error: unknown): boolean {
  const response = getProperty(error, 'httpResponse')
  const status = getProperty(response, 'status')
  return (
    typeof status === 'number' &&
    [400, 405, 406, 415, 422, 501].includes(status) &&
    STREAMING.test(textOf(parseErrorJson(getProperty(response, 'body'))))
  )
}
