import { describe, expect, test, vi } from 'vitest'
import { isErrorJson, parseErrorBody, parseErrorJson } from '../../../src/service/parseErrorBody'

describe('parseErrorJson', () => {
  test.each<[body: unknown, message: string]>([
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
    [{ error: { message: 'a', metadata: { raw: '{"error":{"message":"b"}}' } } }, 'a; b'],
    [{ error: { message: '{"detail":"a"}', metadata: { raw: 'b' } } }, 'a; b'],
    [{ reason: 'NO_BALANCE', message: 'a', detail: [{ msg: 'a', input: 'system' }] }, 'a; NO_BALANCE'],
    [{}, ''],
    [null, ''],
    [{ error: { error: { error: { error: { error: { error: 'deep' } } } } } }, ''],
  ])('reads from %j the message %j', (body, message) => {
    expect(parseErrorJson(body).message).toBe(message)
  })

  test.each<[kind: string, body: unknown]>([
    ['message', { error: 'model input '.repeat(100_000) }],
    ['code', { error: { message: 'a', code: 'input '.repeat(100_000) } }],
    ['list of errors', { errors: Array.from({ length: 100_000 }, () => ({ message: 'model' })) }],
    ['list of details', { detail: Array.from({ length: 100_000 }, () => ({ msg: 'input', type: 'too_long' })) }],
  ])('cuts a long %s', (_, body) => {
    const { message, codes } = parseErrorJson(body)
    expect(message.length + codes.length).toBeLessThanOrEqual(4000)
  })

  test.each<[body: unknown, status: number | undefined]>([
    [{ error: { code: 429 } }, 429],
    [{ error: { code: '503' } }, 503],
    [{ status: 404 }, 404],
    [{ status: { toString: 1, valueOf: 1 }, code: 503 }, 503],
    [{ status: [404] }, undefined],
    [{ error: { status_code: 500 } }, 500],
    [{ error: { http_status_code: 502 } }, 502],
    [{ error: { metadata: { status: 429 } } }, 429],
    [[{ error: { code: 400 } }], 400],
    [{ error: { code: 1301 } }, undefined],
    [{ error: { code: 200 } }, undefined],
    [{ error: { code: 'overloaded' } }, undefined],
  ])('reads from %j the status %s', (body, status) => {
    expect(parseErrorJson(body).status).toBe(status)
  })

  test.each<[body: unknown, codes: string]>([
    [{ error: { code: 'a', type: 'b', param: 'stream' } }, 'a b stream'],
    [{ error: 'x', error_type: 'overloaded' }, 'overloaded'],
    [{ detail: [{ type: 'string_too_long', msg: 'x' }] }, 'string_too_long'],
    [{ error: { message: 'a', metadata: { raw: '{"error":{"code":"content_filter"}}' } } }, 'content_filter'],
  ])('reads from %j the codes %j', (body, codes) => {
    expect(parseErrorJson(body).codes).toBe(codes)
  })
})

describe('isErrorJson', () => {
  test.each([{ error: 'a' }, { object: 'error', message: 'a' }, { type: 'error' }])('treats %j as an error', (body) => {
    expect(isErrorJson(body)).toBe(true)
  })

  test.each([[{ error: null, choices: [] }], [{ hello: 'world' }], ['error'], [null]])(
    'does not take %j for an error',
    (body) => {
      expect(isErrorJson(body)).toBe(false)
    },
  )
})

describe('parseErrorBody', () => {
  test.each<[type: string, text: string, message: string, isUnreadable: boolean]>([
    ['text/html', '<p>x</p>', 'a web page', true],
    ['text/plain', ' <!DOCTYPE html><p>x</p>', 'a web page', true],
    ['text/plain', '<html><p>x</p>', 'a web page', true],
    ['application/json', '{"error": "oo', '{"error": "oo', true],
    ['application/json', '', '', false],
    ['text/plain', ' slow down ', 'slow down', false],
    ['text/plain', 'x'.repeat(900), 'x'.repeat(300), false],
  ])('reads from the %s body %j the message %j', (type, text, message, isUnreadable) => {
    expect(parseErrorBody(text, new Headers({ 'content-type': type }))).toMatchObject({ message, isUnreadable })
  })

  test.each<[headers: Record<string, string>, body: unknown, milliseconds: number | undefined]>([
    [{ 'retry-after': '2' }, {}, 2000],
    [{ 'retry-after': '1.5' }, {}, 1500],
    [{ 'retry-after-ms': '700', 'retry-after': '9' }, {}, 700],
    [{ 'retry-after': 'soon' }, {}, undefined],
    [{ 'retry-after': 'Wed, 21 Oct 2015 07:28:07 GMT' }, {}, 7000],
    [{ 'retry-after': 'Wed, 21 Oct 2015 07:27:59 GMT' }, {}, undefined],
    [{}, { estimated_time: 20 }, 20_000],
    // Google's form.
    [{}, { error: { code: 429, details: [{ '@type': 'RetryInfo', retryDelay: '26s' }] } }, 26_000],
    [{ 'retry-after': '5s' }, {}, 5000],
    [{}, { error: { retry_after: 3 } }, 3000],
    [{ 'retry-after': '2' }, { estimated_time: 20 }, 20_000],
    [{ 'retry-after': '30' }, { estimated_time: 20 }, 30_000],
    [{}, { estimated_time: -1 }, undefined],
  ])('reads from the headers %j and the body %j a wait of %s ms', (headers, body, milliseconds) => {
    vi.useFakeTimers({ now: Date.UTC(2015, 9, 21, 7, 28) })
    const { retryAfterMs } = parseErrorBody(JSON.stringify(body), new Headers(headers))
    expect(retryAfterMs).toBe(milliseconds)
  })
})
