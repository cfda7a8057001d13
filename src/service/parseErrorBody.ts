import { getProperty, parseJson } from '../lib/json'

/** The content of an error response. */
export interface ErrorBody {
  /** The service's own words; '' if there are none. */
  readonly message: string
  /** All codes and types, such as "insufficient_quota", separated by spaces. */
  readonly codes: string
  /** The HTTP status in the body: a stream that began with status 200 can only put it there. */
  readonly status?: number
  /** How long the service asks to wait, in milliseconds. */
  readonly retryAfterMs?: number
  /** Whether the body is not from a chat-completion service: a web page, or JSON that breaks off. */
  readonly isUnreadable: boolean
}

/** The longest excerpt of a body that is not JSON, in characters. The console has no use for a whole web page. */
const MAX_EXCERPT = 300
/** The longest message and the longest codes that are read, in characters: classifyError.ts searches them. */
const MAX_TEXT = 2000
/** The most texts and objects of an error that are read (`npm run bench`, errors of 1 MB: "an error of many details"). */
const MAX_HOLDERS = 60

/**
 * Reads the error in the body of a response.
 *
 * @param headers of the response: `Retry-After` (seconds, or a date) or OpenAI's `retry-after-ms`. Across origins the
 * service has to expose them.
 */
export function parseErrorBody(text: string, headers: Headers): ErrorBody {
  const json = parseJson(text)
  const body = json === undefined ? parseErrorText(text, headers) : parseErrorJson(json)
  const retryAfterMs = maxDefined(body.retryAfterMs, parseRetryAfter(headers))
  return retryAfterMs === undefined ? body : { ...body, retryAfterMs }
}

/** The code of an error whose words name the model that the request asks for. */
export const NAMED_MODEL = 'names_model'

/**
 * Reads the error in parsed JSON. Services use a string, OpenAI's `{error: {message, code, type}}`, Hugging Face's
 * `{error, error_type, estimated_time}` (seconds), FastAPI's `{detail: [{msg}]}` or `{message}`, and gateways put the
 * error of another service within theirs.
 */
export function parseErrorJson(json: unknown): ErrorBody {
  const holders = holdersIn(json)
  const valuesOf = (...names: string[]) => holders.flatMap((holder) => names.map((name) => getProperty(holder, name)))

  const status = valuesOf('status', 'status_code', 'http_status_code', 'code')
    .map((value) => (typeof value === 'string' || typeof value === 'number' ? Number(value) : Number.NaN))
    .find((value) => Number.isInteger(value) && value >= 400 && value < 600)
  const texts = holders.filter((holder) => typeof holder === 'string').map((text) => text.slice(0, MAX_TEXT).trim())
  const message = [...new Set(texts)].filter(Boolean).join('; ').slice(0, MAX_TEXT)
  const seconds =
    valuesOf('estimated_time', 'retry_after').find((value) => typeof value === 'number') ??
    secondsIn(valuesOf('retryDelay').find((value) => typeof value === 'string')) ??
    secondsIn(/\b(?:try again|retry) (?:in|after) (\d[\d.hms ]{0,20})/i.exec(message)?.[1])
  return {
    message,
    codes: valuesOf('code', 'type', 'error_type', 'param')
      .filter((value) => typeof value === 'string')
      .map((value) => value.slice(0, MAX_TEXT))
      .join(' ')
      .slice(0, MAX_TEXT),
    ...(status === undefined ? {} : { status }),
    ...(typeof seconds === 'number' && seconds > 0 ? { retryAfterMs: seconds * 1000 } : {}),
    isUnreadable: false,
  }
}

/** Reads a wait in words, such as "2.3s", "1m30s" or "350ms", in seconds. */
function secondsIn(wait: string | undefined): number | undefined {
  const match = /^(?:(\d+)m(?!s))? ?(?:(\d+(?:\.\d+)?) ?(ms|s)\b)?/.exec(wait ?? '')
  if (!match?.[0]) return
  const [, minutes = 0, amount = 0, unit] = match
  return Number(minutes) * 60 + Number(amount) / (unit === 'ms' ? 1000 : 1)
}

/** Whether parsed JSON is an error instead of a reply: it has `error`, or the marks of vLLM and Anthropic. */
export const isErrorJson = (body: unknown): boolean =>
  Boolean(getProperty(body, 'error')) ||
  getProperty(body, 'object') === 'error' ||
  getProperty(body, 'type') === 'error'

/** Words are never nested deeper than this. The limit keeps a hostile body from exhausting the stack. */
const MAX_DEPTH = 5
/** Where services put their words, and gateways the error of the service behind them. */
const WORDS = ['error', 'message', 'detail', 'details', 'msg', 'reason', 'errors', 'metadata', 'raw', 'innererror']

/** Collects an error's texts and the objects that hold them, from the outer one inwards. A text may be JSON. */
function holdersIn(value: unknown, found: unknown[] = [], depth = 0): unknown[] {
  if (depth > MAX_DEPTH || found.length >= MAX_HOLDERS) return found
  const json = typeof value === 'string' && /^\s*[[{]/.test(value) ? (parseJson(value) ?? value) : value
  if (!Array.isArray(json)) found.push(json)
  const inner = Array.isArray(json) ? json.slice(0, MAX_HOLDERS) : WORDS.map((name) => getProperty(json, name))
  for (const each of inner) if (each !== undefined) holdersIn(each, found, depth + 1)
  return found
}

function parseErrorText(text: string, headers: Headers): ErrorBody {
  const type = headers.get('content-type') ?? ''
  const trimmed = text.trim()
  const isWebPage = /html/i.test(type) || /^<(!doctype|html)/i.test(trimmed)
  const isBrokenJson = /json/i.test(type) && trimmed !== ''
  return {
    message: isWebPage ? 'a web page' : trimmed.slice(0, MAX_EXCERPT),
    codes: '',
    isUnreadable: isWebPage || isBrokenJson,
  }
}

function parseRetryAfter(headers: Headers): number | undefined {
  const milliseconds = Number.parseFloat(headers.get('retry-after-ms') ?? '')
  if (milliseconds > 0) return milliseconds
  const value = headers.get('retry-after') ?? ''
  const wait = /^\d+(?:\.\d+)? ?s?$/.test(value.trim())
    ? Number.parseFloat(value) * 1000
    : Date.parse(value) - Date.now()
  return wait > 0 ? wait : undefined
}

const maxDefined = (...values: (number | undefined)[]) =>
  values.reduce((max, value) => (value !== undefined && value > (max ?? 0) ? value : max))
