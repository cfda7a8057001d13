import { getProperty } from '../lib/json'
import { type ErrorKind, InferenceError, toInferenceError } from './errors'
import { type ErrorBody, isErrorJson, NAMED_MODEL, parseErrorJson } from './parseErrorBody'

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

// The patterns match the messages of OpenAI, the Hugging Face router, TGI, vLLM, llama.cpp and gateways. Each repetition
// has a limit, because an error message can be long and hostile.
const NO_CREDIT =
  /(insufficient|not[_ ]enough|out of|(no|not|n't) have any|exceeded[_ ](your[_ ])?(current|monthly))[_ ]?([a-z]{1,12}[_ ]){0,2}(quota|balance|funds?|credits?)/i
const USED_CREDIT =
  /(credits?|balance|budget|quota|funds|wallet)\b.{0,30}\b(insufficient|too low|depleted|used up|negative)|used (up|all)\b.{0,40}\b(credits?|quota|allocation)/i
const CREDIT_LIMIT =
  /usage[_ ]limit|spending limit|key limit exceeded|budget[_ ](has been )?exceeded|included credits|billing_(hard_limit|not_active)|unpaid|overdue|arrear/i
const CONTENT =
  /content[_ ]?(filter|policy|management|moderation|blocked)|(prohibited|inappropriate|sensitive)[_ ]content|requires? moderation|input was flagged|safety[_ ](check|system|filter)/i
/** A chat template that refuses the system message. Each engine words it differently. */
const INSTRUCTIONS =
  /\b(system|developer) (role|message|instruction)|['"`](system|developer)['"`]|roles? must alternate|only user.{0,30}roles are supported|\bjinja\b|(chat|prompt|this).?template|template.?error/i
/** A model that cannot be loaded or has no chat template. TGI says "template not found", vLLM "must provide a chat template". */
const UNUSABLE =
  /failed to load model|requires more (system )?memory|out of memory|does not support chat\b|template not found|must provide a chat template/i
const TOKEN = /(invalid|incorrect|missing)[_ ]api[_ ]key|api key not valid|authentication_error/i
const LENGTH =
  /context_length_exceeded|exceed_context_size|string_too_long|context (length|size|window)|too (long|large)|(input|prompt)\b.{0,200}\b(length|tokens|longer|exceeds?)|request entity/i
/** The one field of the request, beside the model and the messages, that a service may refuse. */
const LIMIT = /\bmax_(completion_)?tokens\b/i
const MODEL =
  /model_not_(supported|found)|does not seem to support chat completion|model_decommissioned|\bmodels?\b.{0,200}\b(not (supported|found|available|exist|a chat model)|does not exist|unknown|unavailable|decommissioned|deprecated)|(unknown|unsupported|invalid|no such|not a valid|access to)[_ ](the |this )?model/i
const NAMES_MODEL = new RegExp(`\\bmodels?\\b|\\b${NAMED_MODEL}\\b|\\bdeploymentnotfound\\b`, 'i')
const NO_PROVIDER = /\bno (?:(?:available|inference|model|suitable|healthy) ){0,2}providers?\b|\bby any provider\b/i
const OVERLOADED = /overloaded|rate.?limit|too many requests|at capacity|\bbusy\b/i
const OTHER_LIMIT = /max_tokens['"`]? is not supported|use ['"`]?max_completion_tokens/i
const STREAMING = /\bstream/i

/** What the words of an error mean, in the order in which they count: with every status, or with these alone. */
const cues: readonly (readonly [kind: ErrorKind, words: RegExp, statuses?: readonly number[]])[] = [
  ['out-of-credit', NO_CREDIT],
  ['out-of-credit', USED_CREDIT],
  ['out-of-credit', CREDIT_LIMIT],
  ['model-unusable', UNUSABLE],
  ['instructions', INSTRUCTIONS],
  ['content-filter', CONTENT, [400, 403, 422]],
  ['overloaded', OVERLOADED, [403]],
  ['unauthorized', TOKEN, [400, 403, 422]],
  ['input-too-long', LENGTH, [400, 422]],
  ['bad-request', LIMIT, [400, 422]],
  ['model-unavailable', MODEL, [400, 403, 404, 422]],
  ['model-unavailable', new RegExp(`\\b${NAMED_MODEL}\\b`), [400, 403, 422]],
  ['model-unavailable', NAMES_MODEL, [404, 405]],
  // A router answers 503 for a model that none of its providers serves now.
  ['model-unavailable', NO_PROVIDER, [503]],
]

/** What a status means without such words. The Hugging Face router answers 410 for a model that it no longer serves. */
const statuses: readonly (readonly [kind: ErrorKind, statuses: readonly number[]])[] = [
  ['unauthorized', [401, 403]],
  ['out-of-credit', [402]],
  ['address', [404, 405]],
  ['model-unavailable', [410]],
  ['input-too-long', [413]],
  ['overloaded', [429, 503, 529]],
  ['server-error', [408, 409, 424]],
]

const textOf = ({ codes, message }: ErrorBody) => `${codes} ${message}`

/** Returns the kind of an error response: by its words, which services send with many statuses, then by its status. */
export function classifyErrorStatus(status: number, body: ErrorBody): ErrorKind {
  const text = textOf(body)
  // A quota that names its wait is a rate limit.
  const isWait = status === 429 && body.retryAfterMs !== undefined
  const cue = cues.find(
    ([kind, words, only]) =>
      (only?.includes(status) ?? true) && words.test(text) && !(isWait && kind === 'out-of-credit'),
  )
  const [kind] = cue ?? statuses.find(([, numbers]) => numbers.includes(status)) ?? []
  return kind ?? (status >= 500 ? 'server-error' : 'bad-request')
}

/**
 * Returns the status of an error in a response of status 200: the one that the body names, or one that fits its words.
 */
export function inferStatus(body: ErrorBody): number {
  if (body.status !== undefined) return body.status
  const text = textOf(body)
  if (cues.some(([, words, only]) => only?.includes(400) && words.test(text))) return 400
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
