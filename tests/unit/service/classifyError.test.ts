import { describe, expect, test, vi } from 'vitest'
import { ModuleLoadError } from '../../../src/lib/lazyModule'
import {
  classifyError,
  classifyErrorStatus,
  inferStatus,
  isStreamingUnsupported,
} from '../../../src/service/classifyError'
import { type ErrorKind, InferenceError } from '../../../src/service/errors'
import { parseErrorJson } from '../../../src/service/parseErrorBody'

/** An error of the client after a response. */
const httpError = (status: number, body: unknown) =>
  Object.assign(new Error('Failed to perform inference'), { httpResponse: { status, body } })

const namedError = (name: string) => Object.assign(new Error('no'), { name })

describe('classifyErrorStatus', () => {
  test.each<[status: number, kind: ErrorKind]>([
    [401, 'unauthorized'],
    [402, 'out-of-credit'],
    [403, 'unauthorized'],
    [404, 'address'],
    [408, 'server-error'],
    [409, 'server-error'],
    [410, 'model-unavailable'],
    [413, 'input-too-long'],
    [418, 'bad-request'],
    [422, 'bad-request'],
    [424, 'server-error'],
    [429, 'overloaded'],
    [500, 'server-error'],
    [503, 'overloaded'],
    [504, 'server-error'],
    [529, 'overloaded'],
  ])('classifies an error of status %i without a message as %s', (status, kind) => {
    expect(classifyErrorStatus(status, parseErrorJson({}))).toBe(kind)
  })

  test('a used up quota is a rate limit if its error names the wait', () => {
    const [message, details] = ['You exceeded your current quota', [{ '@type': 'RetryInfo', retryDelay: '26s' }]]
    expect(classifyErrorStatus(429, parseErrorJson({ error: { message } }))).toBe('out-of-credit')
    expect(classifyErrorStatus(429, parseErrorJson({ error: { message, details } }))).toBe('overloaded')
  })

  test.each<[status: number, text: string, kind: ErrorKind]>([
    [400, 'insufficient_quota', 'out-of-credit'],
    [429, 'Insufficient Balance', 'out-of-credit'],
    [400, 'You are out of credit', 'out-of-credit'],
    [400, 'Your credit balance is too low to access the API', 'out-of-credit'],
    [403, 'Your team does not have any credits', 'out-of-credit'],
    [429, 'You have exceeded your monthly included credits', 'out-of-credit'],
    [429, 'billing_hard_limit_reached', 'out-of-credit'],
    [429, 'billing_not_active', 'out-of-credit'],
    [429, 'exceeded_current_quota_error', 'out-of-credit'],
    [429, 'Your prepayment credits are depleted', 'out-of-credit'],
    [429, 'you have used up your daily free allocation of 10,000 neurons', 'out-of-credit'],
    [429, 'Your team has either used all available credits or reached its limit', 'out-of-credit'],
    [429, 'Resource has been exhausted (e.g. check quota).', 'overloaded'],
    [403, "Your newly created team doesn't have any credits yet", 'out-of-credit'],
    [403, 'NOT_ENOUGH_BALANCE', 'out-of-credit'],
    [403, 'Key limit exceeded (total limit)', 'out-of-credit'],
    [403, 'AccountOverdueError', 'out-of-credit'],
    [412, 'Account is suspended due to unpaid invoices', 'out-of-credit'],
    [400, 'Arrearage', 'out-of-credit'],
    [400, 'insufficient_user_quota', 'out-of-credit'],
    [400, 'invalid_api_key', 'unauthorized'],
    [400, 'Incorrect API key provided', 'unauthorized'],
    [400, 'API key not valid. Please pass a valid API key.', 'unauthorized'],
    [422, 'authentication_error', 'unauthorized'],
    [400, 'context_length_exceeded', 'input-too-long'],
    [400, 'exceed_context_size_error', 'input-too-long'],
    [422, 'string_too_long', 'input-too-long'],
    [400, 'the context window of 4096', 'input-too-long'],
    [400, "This model's maximum context length is 4097 tokens.", 'input-too-long'],
    [400, 'the request is too long', 'input-too-long'],
    [422, 'Input validation error: `inputs` must have less than 1024 tokens. Given: 3000', 'input-too-long'],
    [422, 'Input validation error: `inputs` tokens + `max_new_tokens` must be <= 4096. Given: 9000', 'input-too-long'],
    [400, 'The prompt exceeds the limit', 'input-too-long'],
    [400, 'Request Entity', 'input-too-long'],
    [422, 'max_tokens: Input should be less than or equal to 512', 'bad-request'],
    [422, 'Input validation error: `temperature` must be strictly positive', 'bad-request'],
    [400, 'invalid_request_error', 'bad-request'],
    [400, 'model_not_supported', 'model-unavailable'],
    [400, 'model_not_found', 'model-unavailable'],
    [400, 'model_decommissioned', 'model-unavailable'],
    [400, 'x does not seem to support chat completion', 'model-unavailable'],
    [400, 'The requested model `x` is not a chat model', 'model-unavailable'],
    [400, 'The model `x` does not exist', 'model-unavailable'],
    [400, 'The requested model x is deprecated and no longer served', 'model-unavailable'],
    [400, 'Invalid model: x', 'model-unavailable'],
    [400, 'x is not a valid model ID', 'model-unavailable'],
    [400, 'names_model', 'model-unavailable'],
    [422, 'max_tokens: invalid value for names_model', 'bad-request'],
    [403, 'Project does not have access to model `x`', 'model-unavailable'],
    [404, 'DeploymentNotFound', 'model-unavailable'],
    [503, 'No provider available for the model', 'model-unavailable'],
    [503, 'There is no available model provider that meets your requirements', 'model-unavailable'],
    [503, 'x is not supported by any provider', 'model-unavailable'],
    [503, 'The provider has no capacity', 'overloaded'],
    [503, 'The model x is overloaded', 'overloaded'],
    [429, 'no provider', 'overloaded'],
    [500, 'Jinja Exception: Conversation roles must alternate user/assistant', 'instructions'],
    [422, 'Template error: System role not supported', 'instructions'],
    [400, 'Developer instruction is not enabled for this model', 'instructions'],
    [400, "Invalid value: 'system'. Supported values are: 'assistant' and 'user'.", 'instructions'],
    [403, 'Request blocked by content moderation', 'content-filter'],
    [400, 'Request blocked: PROHIBITED_CONTENT', 'content-filter'],
    [500, 'cudaMalloc failed: out of memory', 'model-unusable'],
    [412, 'Account is suspended, possibly due to reaching the monthly spending limit', 'out-of-credit'],
    [403, 'Your model requires moderation and your input was flagged', 'content-filter'],
    [404, 'Failed to load model "x"', 'model-unusable'],
    [422, 'Template error: template not found', 'model-unusable'],
    [404, 'The model `x` does not exist', 'model-unavailable'],
    [405, 'Method Not Allowed', 'address'],
    // The words about the request count only where the service rejected the request.
    [500, 'the model is unavailable', 'server-error'],
    [500, 'the prompt exceeds', 'server-error'],
    [503, 'invalid_api_key', 'overloaded'],
  ])('classifies an error of status %i with the message or code "%s" as %s', (status, text, kind) => {
    expect(classifyErrorStatus(status, parseErrorJson({ error: text }))).toBe(kind)
    expect(classifyErrorStatus(status, parseErrorJson({ error: { code: text } }))).toBe(kind)
  })
})

describe('inferStatus', () => {
  test.each<[error: unknown, status: number]>([
    ['Model is overloaded', 503],
    ['rate limit reached', 503],
    ['Too many requests', 503],
    ['at capacity', 503],
    ['server busy', 503],
    ['context window exceeded', 400],
    ['the model x is not supported', 400],
    ['authentication_error', 400],
    ['Something broke', 500],
    [{ message: 'Model is overloaded', code: 404 }, 404],
  ])('infers for the error %j in a response of status 200 the status %i', (error, status) => {
    expect(inferStatus(parseErrorJson({ error }))).toBe(status)
  })
})

describe('classifyError', () => {
  test.each<[description: string, thrown: unknown, kind: ErrorKind]>([
    ['an Error', new Error('Failed to perform inference: overloaded'), 'unknown'],
    ['a TypeError, as a bug of the page throws', new TypeError('x is undefined'), 'unknown'],
    ['the setting error', namedError('SettingError'), 'configuration'],
    ['the client’s error about an argument', namedError('InputError'), 'configuration'],
    ['the client’s error about the token', namedError('RoutingError'), 'configuration'],
    ['the client’s error about the reply', namedError('ProviderOutputError'), 'invalid-response'],
    ['a response of status 402', httpError(402, ''), 'out-of-credit'],
    ['an error in a response of status 200', httpError(200, { error: 'busy' }), 'overloaded'],
    ['a response of status 200 without an error', httpError(200, 'Hello'), 'invalid-response'],
    ['a failed lazy chunk', new ModuleLoadError('gone'), 'module-load'],
    ['an InferenceError', new InferenceError('timeout', 'too long'), 'timeout'],
  ])('classifies %s by its kind', (_, thrown, kind) => {
    vi.stubGlobal('navigator', { onLine: true })
    const error = classifyError(thrown, false)
    expect(error).toBeInstanceOf(InferenceError)
    expect(error).toMatchObject({ kind, message: Reflect.get(Object(thrown), 'message') })
  })

  test.each([
    ['Failed', 'Failed'],
    [undefined, 'undefined'],
  ])('classifies the thrown value %j, which is not an Error, as unknown', (thrown, message) => {
    expect(classifyError(thrown, false)).toMatchObject({ kind: 'unknown', message })
  })

  test('classifies a failed lazy chunk as offline if the browser is offline', () => {
    vi.stubGlobal('navigator', { onLine: false })
    expect(classifyError(new ModuleLoadError('gone'), false).kind).toBe('offline')
  })

  test.each<[kind: ErrorKind, withContent: ErrorKind]>([
    ['network', 'interrupted'],
    ['server-error', 'interrupted'],
    ['invalid-response', 'interrupted'],
    ['timeout', 'stream-timeout'],
    ['content-filter', 'content-filter'],
  ])('classifies %s as %s if content arrived before it', (kind, withContent) => {
    const error = classifyError(new InferenceError(kind, 'the message'), true)
    expect(error).toMatchObject({ kind: withContent, message: 'the message' })
  })
})

test('cuts the message of an error, however long it is', () => {
  const long = 'No. '.repeat(250_000)
  expect(new InferenceError('interrupted', long).message.length).toBeLessThan(3000)
  expect(classifyError(new Error(long), true).message.length).toBeLessThan(3000)
})

describe('isStreamingUnsupported', () => {
  test.each([
    [400, { error: 'stream=true is not supported' }],
    [422, { error: 'Unsupported value.', code: 'stream' }],
    [501, { error: 'Streaming: not implemented.' }],
  ])('recognizes a response of status %i with %j', (status, body) => {
    expect(isStreamingUnsupported(httpError(status, body))).toBe(true)
  })

  test.each([
    ['another rejection', httpError(400, { error: 'temperature is not supported' })],
    ['an error of the server in the middle of a stream', httpError(500, { error: 'stream reset' })],
    ['an error without a response', new Error('The stream broke')],
  ])('does not treat %s as a rejected stream', (_, error) => {
    expect(isStreamingUnsupported(error)).toBe(false)
  })
})
