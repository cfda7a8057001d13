import { describe, expect, test, vi } from 'vitest'
import { errorMessages } from '../../../src/conversation/errorMessages'
import { InferenceError } from '../../../src/service/errors'
import { isRetryable, retryDelay } from '../../../src/service/retryPolicy'

test('a busy service, its errors and those of the network are retried, and no other kind', () => {
  const isKind = (name: string): name is keyof typeof errorMessages => name in errorMessages
  expect(Object.keys(errorMessages).filter(isKind).filter(isRetryable)).toEqual([
    'overloaded',
    'server-error',
    'network',
  ])
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
