import { getProperty } from '../lib/json'
import { type FailureKind, ServiceError } from './errors'
import { isRefusal, type Refusal, refusalIn } from './parseErrorBody'

export interface Failure {
  readonly kind: FailureKind
  /** How long the service asks to be left alone, in milliseconds. */
  readonly wait?: number
}

/**
 * What went wrong, out of any error.
 *
 * The client's errors are told by what they carry (`httpResponse`) and by their names, not by their classes:
 * whoever stands in for the client need not have those.
 *
 * @param written words of the recipe had arrived already: whatever then ended it, it was cut off.
 */
export function failureOf(error: unknown, written: boolean): Failure {
  const failure = unwritten(error)
  if (!written || failure.kind === 'declined') return failure
  return { kind: failure.kind === 'slow' ? 'stalled' : 'cutOff' }
}

function unwritten(error: unknown): Failure {
  if (error instanceof ServiceError) return { kind: error.kind }

  const response = getProperty(error, 'httpResponse')
  const status = getProperty(response, 'status')
  if (typeof status === 'number') {
    const body = getProperty(response, 'body')
    const refusal = refusalIn(body)
    return {
      kind:
        status >= 400 || isRefusal(body)
          ? refusalKind(status >= 400 ? status : statusOf(refusal), refusal)
          : // The service said yes; what it then sent, the client could not use.
            'noRecipe',
      ...(refusal.wait === undefined ? {} : { wait: refusal.wait }),
    }
  }

  switch (getProperty(error, 'name')) {
    // Ours; the client's for arguments that it refuses, and for a token that cannot be the router's.
    case 'SettingError':
    case 'InputError':
    case 'RoutingError':
      return { kind: 'setup' }
    // The client's, for a whole reply of another shape.
    case 'ProviderOutputError':
      return { kind: 'noRecipe' }
    default:
      return { kind: 'unknown' }
  }
}

// The words are those of OpenAI, the Hugging Face router, TGI, vLLM and llama.cpp.
const CREDIT =
  /insufficient[_ ](quota|balance|funds|credit)|out of credit|credit balance is too low|not have any credits|monthly included credits|billing_(hard_limit|not_active)/i
const TOKEN = /(invalid|incorrect|missing)[_ ]api[_ ]key|api key not valid|authentication_error/i
const LENGTH =
  /context_length_exceeded|exceed_context_size|string_too_long|context (length|size|window)|too (long|large)|(input|prompt|inputs`)\b.*\b(length|tokens|longer|exceeds?)|request entity/i
const MODEL =
  /model_not_(supported|found)|does not seem to support chat completion|model_decommissioned|\bmodels?\b.*\b(not (supported|found|available|exist|a chat model)|does not exist|unknown|unavailable|decommissioned|deprecated)|(unknown|invalid|no such|not a valid) model/i
const BUSY = /overloaded|rate.?limit|too many requests|at capacity|\bbusy\b/i
const STREAM = /\bstream/i

/** Which failure an answer with an error status is. */
export function refusalKind(status: number, { codes, text }: Refusal): FailureKind {
  const said = `${codes} ${text}`
  const rejected = status === 400 || status === 422
  if (status === 402 || CREDIT.test(said)) return 'credit'
  if (status === 401 || status === 403 || (rejected && TOKEN.test(said))) return 'token'
  if (status === 413 || (rejected && LENGTH.test(said))) return 'tooLong'
  // 410 is the Hugging Face router's word for a model that it no longer serves.
  if (status === 404 || status === 410 || (rejected && MODEL.test(said))) return 'model'
  if (status === 429 || status === 503 || status === 529) return 'busy'
  if (status === 408 || status === 409 || status === 424 || status >= 500) return 'trouble'
  return 'refused'
}

/** The status that an error inside an answer of status 200 stands for: the one it names, else by its words. */
export function statusOf(refusal: Refusal): number {
  const said = `${refusal.codes} ${refusal.text}`
  if (refusal.status !== undefined) return refusal.status
  if (TOKEN.test(said) || LENGTH.test(said) || MODEL.test(said)) return 400
  return BUSY.test(said) ? 503 : 500
}

/** Whether the page may ask again by itself: the same request can have another answer in a moment. */
export const passes = (kind: FailureKind) =>
  kind === 'busy' || kind === 'trouble' || kind === 'unreachable'

/** Whether a service refused a request because it was one for a stream: then it can be asked for the whole reply. */
export function cannotStream(error: unknown): boolean {
  const response = getProperty(error, 'httpResponse')
  const { codes, text } = refusalIn(getProperty(response, 'body'))
  const status = getProperty(response, 'status')
  return (
    typeof status === 'number' &&
    [400, 405, 406, 415, 422, 501].includes(status) &&
    STREAM.test(`${codes} ${text}`)
  )
}
