import { getProperty, parseJson } from '../lib/json'

/** What a service said when it did not answer with a reply. */
export interface Refusal {
  /** In its own words; '' when it had none. */
  readonly text: string
  /** The codes and types that it gave, such as "insufficient_quota", separated by spaces. */
  readonly codes: string
  /** The HTTP status that stands in the body: a stream that has begun with 200 has no other place for it. */
  readonly status?: number
  /** How long it asks to be left alone, in milliseconds. */
  readonly wait?: number
  /** The body was none that a service of this kind writes: a web page, or JSON that breaks off. */
  readonly unreadable: boolean
}

/** The most that is told of a body that is no JSON, in characters. A web page says nothing to a reader of the console. */
const EXCERPT = 300

/**
 * Reads a refusal out of the text of an answer.
 *
 * @param headers the answer's: `Retry-After` (seconds, or a date) or OpenAI's `retry-after-ms` is read, where
 * the service lets a page of another origin see it.
 */
export function readRefusal(text: string, headers: Headers): Refusal {
  const body = parseJson(text)
  const refusal = body === undefined ? unparsed(text, headers) : refusalIn(body)
  const wait = longest(refusal.wait, retryAfter(headers))
  return wait === undefined ? refusal : { ...refusal, wait }
}

/**
 * Reads a refusal out of parsed JSON, in any of the shapes that services use: a string, OpenAI's
 * `{error: {message, code, type}}`, Hugging Face's `{error, error_type, estimated_time}` (seconds), FastAPI's
 * `{detail: [{msg}]}`, `{message}`.
 */
export function refusalIn(answer: unknown): Refusal {
  // Google wraps its error into a list of one.
  const body: unknown = Array.isArray(answer) ? answer[0] : answer
  const error = getProperty(body, 'error')
  const details = getProperty(body, 'detail')
  const holders = [
    body,
    error,
    getProperty(error, 'metadata'),
    ...(Array.isArray(details) ? details : [details]),
  ]
  const values = (...names: string[]) =>
    holders.flatMap((holder) => names.map((name) => getProperty(holder, name)))

  const status = values('status', 'status_code', 'http_status_code', 'code')
    .map(Number)
    .find((value) => Number.isInteger(value) && value >= 400 && value < 600)
  const seconds = values('estimated_time', 'retry_after').find((value) => typeof value === 'number')
  return {
    text: wordsIn(body),
    codes: values('code', 'type', 'error_type', 'param')
      .filter((value) => typeof value === 'string')
      .join(' '),
    ...(status === undefined ? {} : { status }),
    ...(typeof seconds === 'number' && seconds > 0 ? { wait: seconds * 1000 } : {}),
    unreadable: false,
  }
}

/** Whether parsed JSON is an error and not a reply: by `error`, or by vLLM's and Anthropic's ways to say so. */
export const isRefusal = (body: unknown): boolean =>
  Boolean(getProperty(body, 'error')) ||
  getProperty(body, 'object') === 'error' ||
  getProperty(body, 'type') === 'error'

/** The first words among the places where services put them; a list's are joined. */
function wordsIn(value: unknown, depth = 0): string {
  if (typeof value === 'string') return value.trim()
  // Deeper than this is no message, and a hostile body must not exhaust the stack.
  if (depth > 4) return ''
  if (Array.isArray(value))
    return value
      .map((item) => wordsIn(item, depth + 1))
      .filter(Boolean)
      .join('; ')
  for (const name of ['error', 'message', 'detail', 'msg', 'reason', 'errors']) {
    const words = wordsIn(getProperty(value, name), depth + 1)
    if (words) return words
  }
  return ''
}

function unparsed(text: string, headers: Headers): Refusal {
  const type = headers.get('content-type') ?? ''
  const page = /html/i.test(type) || /^\s*<(!doctype|html)/i.test(text)
  const broken = /json/i.test(type) && text.trim() !== ''
  return {
    text: page ? 'a web page' : text.trim().slice(0, EXCERPT),
    codes: '',
    unreadable: page || broken,
  }
}

function retryAfter(headers: Headers): number | undefined {
  const milliseconds = Number.parseFloat(headers.get('retry-after-ms') ?? '')
  if (milliseconds > 0) return milliseconds
  const value = headers.get('retry-after') ?? ''
  const wait = /^\s*\d+(\.\d+)?\s*$/.test(value)
    ? Number(value) * 1000
    : Date.parse(value) - Date.now()
  return wait > 0 ? wait : undefined
}

const longest = (...waits: (number | undefined)[]) =>
  waits.reduce((left, right) => (right !== undefined && right > (left ?? 0) ? right : left))
