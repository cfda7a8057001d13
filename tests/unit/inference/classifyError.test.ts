import { describe, expect, test } from 'vitest'
import { classifyError, classifyErrorStatus, inferStatus } from '../../../src/inference/classifyError'
import { InferenceError } from '../../../src/inference/errors'
import { classifyFinishReason, parseChunk } from '../../../src/inference/parseChunk'
import { parseErrorBody, parseErrorJson } from '../../../src/inference/parseErrorBody'

const json = (body: unknown) =>
  parseErrorBody(JSON.stringify(body), new Headers({ 'content-type': 'application/json' }))

describe('a refusal is told by the words of its service', () => {
  test.each<[status: number, words: string, kind: string]>([
    [400, 'insufficient_quota', 'out-of-credit'],
    [429, 'Insufficient Balance', 'out-of-credit'],
    [400, 'You are out of credit', 'out-of-credit'],
    [400, 'Your credit balance is too low to access the API', 'out-of-credit'],
    [403, 'Your team does not have any credits', 'out-of-credit'],
    [429, 'You have exceeded your monthly included credits', 'out-of-credit'],
    [429, 'billing_hard_limit_reached', 'out-of-credit'],
    [429, 'billing_not_active', 'out-of-credit'],
    [400, 'invalid_api_key', 'unauthorized'],
    [400, 'Incorrect API key provided', 'unauthorized'],
    [422, 'authentication_error', 'unauthorized'],
    [400, 'context_length_exceeded', 'input-too-long'],
    [400, 'exceed_context_size_error', 'input-too-long'],
    [422, 'string_too_long', 'input-too-long'],
    [400, 'the context window of 4096', 'input-too-long'],
    [400, 'the request is too long', 'input-too-long'],
    [
      422,
      'Input validation error: `inputs` must have less than 1024 tokens. Given: 3000',
      'input-too-long',
    ],
    [400, 'The prompt exceeds the limit', 'input-too-long'],
    [400, 'Request Entity', 'input-too-long'],
    [422, 'max_tokens: Input should be less than or equal to 512', 'bad-request'],
    [422, 'Input validation error: `temperature` must be strictly positive', 'bad-request'],
    [400, 'model_not_supported', 'model-unavailable'],
    [400, 'model_not_found', 'model-unavailable'],
    [400, 'model_decommissioned', 'model-unavailable'],
    [400, 'x does not seem to support chat completion', 'model-unavailable'],
    [400, 'The requested model `x` is not a chat model', 'model-unavailable'],
    [400, 'The model `x` does not exist', 'model-unavailable'],
    [400, 'The requested model x is deprecated and no longer served', 'model-unavailable'],
    [400, 'Invalid model: x', 'model-unavailable'],
    [400, 'x is not a valid model ID', 'model-unavailable'],
    // Only a request that was rejected is rejected for what it holds.
    [500, 'the model is unavailable', 'server-error'],
    [500, 'the prompt exceeds', 'server-error'],
    [503, 'invalid_api_key', 'overloaded'],
    [418, 'no', 'bad-request'],
  ])('%i "%s": %s', (status, words, kind) => {
    expect(classifyErrorStatus(status, json({ error: words }))).toBe(kind)
    expect(classifyErrorStatus(status, json({ error: { message: 'x', code: words } }))).toBe(kind)
  })

  test.each<[words: string, status: number]>([
    ['Model is overloaded', 503],
    ['rate limit reached', 503],
    ['Too many requests', 503],
    ['at capacity', 503],
    ['server busy', 503],
    ['context window exceeded', 400],
    ['the model x is not supported', 400],
    ['authentication_error', 400],
    ['oops', 500],
  ])('and in an answer of status 200, "%s" is as good as %i', (words, status) => {
    expect(inferStatus(parseErrorJson({ error: words }))).toBe(status)
  })
})

describe('what a refusal says is found wherever services put it', () => {
  test.each<[body: unknown, text: string]>([
    [{ error: 'a' }, 'a'],
    [{ error: { message: 'a' } }, 'a'],
    [{ error: ['a', { message: 'b' }] }, 'a; b'],
    [{ message: 'a' }, 'a'],
    [{ detail: 'a' }, 'a'],
    [{ detail: [{ msg: 'a' }, { msg: 'b' }] }, 'a; b'],
    [{ errors: [{ message: 'a', code: 5007 }] }, 'a'],
    [[{ error: { message: 'a' } }], 'a'],
    ['a', 'a'],
    [{ error: true, message: 'a' }, 'a'],
    [{}, ''],
    [null, ''],
    [{ error: { error: { error: { error: { error: { error: 'deep' } } } } } }, ''],
  ])('%j', (body, text) => {
    expect(parseErrorJson(body).text).toBe(text)
  })

  test.each<[body: unknown, status: number | undefined]>([
    [{ error: { code: 429 } }, 429],
    [{ error: { code: '503' } }, 503],
    [{ status: 404 }, 404],
    [{ error: { status_code: 500 } }, 500],
    [{ error: { http_status_code: 502 } }, 502],
    [{ error: { metadata: { status: 429 } } }, 429],
    [[{ error: { code: 400 } }], 400],
    [{ error: { code: 1301 } }, undefined],
    [{ error: { code: 200 } }, undefined],
    [{ error: { code: 'overloaded' } }, undefined],
  ])('the status of %j is %s', (body, status) => {
    expect(parseErrorJson(body).status).toBe(status)
  })

  test('its codes are all there', () => {
    expect(parseErrorJson({ error: { code: 'a', type: 'b', param: 'stream' } }).codes).toBe('a b stream')
    expect(parseErrorJson({ error: 'x', error_type: 'overloaded' }).codes).toBe('overloaded')
    expect(parseErrorJson({ detail: [{ type: 'string_too_long', msg: 'x' }] }).codes).toBe(
      'string_too_long',
    )
  })

  test.each<[type: string, text: string, said: string, unreadable: boolean]>([
    ['text/html', '<p>x</p>', 'a web page', true],
    ['text/plain', ' <!DOCTYPE html><p>x</p>', 'a web page', true],
    ['text/plain', '<html><p>x</p>', 'a web page', true],
    ['application/json', '{"error": "oo', '{"error": "oo', true],
    ['application/json', '', '', false],
    ['text/plain', ' slow down ', 'slow down', false],
    ['text/plain', 'x'.repeat(900), 'x'.repeat(300), false],
  ])('of a %s %j it is %j', (type, text, said, unreadable) => {
    expect(parseErrorBody(text, new Headers({ 'content-type': type }))).toMatchObject({
      text: said,
      unreadable,
    })
  })

  test.each<[headers: Record<string, string>, body: unknown, wait: number | undefined]>([
    [{ 'retry-after': '2' }, {}, 2000],
    [{ 'retry-after': '1.5' }, {}, 1500],
    [{ 'retry-after-ms': '700', 'retry-after': '9' }, {}, 700],
    [{ 'retry-after': 'soon' }, {}, undefined],
    [{ 'retry-after': 'Wed, 21 Oct 2015 07:28:00 GMT' }, {}, undefined],
    [{}, { estimated_time: 20 }, 20_000],
    [{}, { error: { retry_after: 3 } }, 3000],
    [{ 'retry-after': '2' }, { estimated_time: 20 }, 20_000],
    [{ 'retry-after': '30' }, { estimated_time: 20 }, 30_000],
    [{}, { estimated_time: -1 }, undefined],
  ])('%j with %j asks to wait %s ms', (headers, body, wait) => {
    expect(parseErrorBody(JSON.stringify(body), new Headers(headers)).wait).toBe(wait)
  })
})

test.each<[reason: string | undefined, ending: string]>([
  [undefined, 'none'],
  ...['stop', 'eos', 'eos_token', 'end_turn', 'stop_sequence', 'tool_calls', 'STOP'].map(
    (reason): [string, string] => [reason, 'whole'],
  ),
  ...['length', 'max_tokens', 'MAX_TOKENS', 'model_length'].map((reason): [string, string] => [
    reason,
    'length',
  ]),
  ...[
    'content_filter',
    'content_filter: OTHER',
    'refusal',
    'SAFETY',
    'sensitive',
    'RECITATION',
    'BLOCKLIST',
    'PROHIBITED_CONTENT',
    'SPII',
  ].map((reason): [string, string] => [reason, 'content-filter']),
  ...['error', 'abort', 'cancelled', 'insufficient_system_resource', 'network_error'].map(
    (reason): [string, string] => [reason, 'broken'],
  ),
])('the finish reason %s is an ending of the kind %s', (reason, ending) => {
  expect(classifyFinishReason(reason)).toBe(ending)
})

test.each(['reasoning', 'reasoning_content', 'reasoning_text', 'reasoning_details', 'thinking'])(
  'a delta with %s is thinking',
  (field) => {
    expect(parseChunk({ choices: [{ delta: { [field]: 'hmm' } }] })).toEqual({
      content: '',
      thinks: true,
    })
    expect(parseChunk({ choices: [{ delta: { [field]: '', content: 'a' } }] })).toEqual({
      content: 'a',
      thinks: false,
    })
  },
)

describe('once words have arrived', () => {
  test.each<[kind: InferenceError['kind'], told: string]>([
    ['network', 'interrupted'],
    ['server-error', 'interrupted'],
    ['invalid-response', 'interrupted'],
    ['timeout', 'stream-timeout'],
    ['content-filter', 'content-filter'],
  ])('%s is %s, and nothing is waited for', (kind, told) => {
    expect(classifyError(new InferenceError(kind, 'x'), true)).toEqual({ kind: told })
    expect(classifyError(new InferenceError(kind, 'x'), false)).toEqual({ kind })
  })
})
