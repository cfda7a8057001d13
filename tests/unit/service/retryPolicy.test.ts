import { expect, test, vi } from 'vitest'
import { errorMessages } from '../../../src/conversation/errorMessages'
import { InferenceError } from '../../../src/service/errors'
import { isRetryable, retryDelay } from '../../../src/service/retryPolicy'

test('a busy service, its errors and those of the network are retried, and no other kind', () => {
  const isKind = (name: string): name is keyof typeof errorMessages => name in errorMessages
  const retried = Object.keys(errorMessages).filter(isKind).filter(isRetryable)
  expect(retried).toEqual(['overloaded', 'server-error', 'network'])
})

test.each([
  [1, 0, 400],
  [1, 1, 600],
  [2, 0, 800],
  [2, 1, 1200],
])('after failure %i and with the jitter %i the delay is %i ms', (failures, jitter, delayMs) => {
  vi.spyOn(Math, 'random').mockReturnValue(jitter)
  expect(retryDelay(new InferenceError('overloaded', 'no'), failures, 60_000)).toBeCloseTo(delayMs)
})
