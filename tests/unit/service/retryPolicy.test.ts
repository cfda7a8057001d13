import { afterEach, describe, expect, test, vi } from 'vitest'
import { type ErrorKind, InferenceError } from '../../../src/service/errors'
import { isRetryable, retryDelay } from '../../../src/service/retryPolicy'

afterEach(() => {
  vi.restoreAllMocks()
})

test.each<[kind: ErrorKind, isAllowed: boolean]>([
  ['overloaded', true],
  ['server-error', true],
  ['network', true],
  ['configuration', false],
  ['unauthorized', false],
  ['out-of-credit', false],
  ['model-unavailable', false],
  ['input-too-long', false],
  ['bad-request', false],
  ['module-load', false],
  ['offline', false],
  ['timeout', false],
  ['stream-timeout', false],
  ['invalid-response', false],
  ['interrupted', false],
  ['content-filter', false],
  ['unknown', false],
])('isRetryable of the kind %s is %s', (kind, isAllowed) => {
  expect(isRetryable(kind)).toBe(isAllowed)
})

describe('retryDelay', () => {
  const overloaded = (retryAfterMs?: number) => new InferenceError('overloaded', 'no', retryAfterMs)

  test.each([
    [1, 0, 400],
    [1, 1, 600],
    [2, 0, 800],
    [2, 1, 1200],
  ])('after failure %i and with the jitter %i the delay is %i ms', (failures, jitter, delayMs) => {
    vi.spyOn(Math, 'random').mockReturnValue(jitter)
    expect(retryDelay(overloaded(), failures, 60_000)).toBeCloseTo(delayMs)
  })

  test('the delay is as long as the service asks', () => {
    expect(retryDelay(overloaded(7000), 1, 60_000)).toBe(7000)
  })

  test.each<[reason: string, error: InferenceError, failures: number, remainingMs: number]>([
    ['the third failure', overloaded(), 3, 60_000],
    ['a permanent error', new InferenceError('unauthorized', 'no'), 1, 60_000],
    ['a wait longer than the remaining time', overloaded(61_000), 1, 60_000],
  ])('no retry follows %s', (_, error, failures, remainingMs) => {
    expect(retryDelay(error, failures, remainingMs)).toBeUndefined()
  })
})
