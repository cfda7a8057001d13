import { beforeEach, expect, test, vi } from 'vitest'
import { retry } from '../../../src/lib/retry'

beforeEach(() => void vi.useFakeTimers())

test('a failed attempt is repeated after the delay, and the caller gets each error and the number of failures', async () => {
  const [first, second] = [new Error('burnt'), new Error('salted')]
  const attempt = vi
    .fn(async () => 'soup')
    .mockRejectedValueOnce(first)
    .mockRejectedValueOnce(second)
  const nextDelay = vi.fn(() => 500)
  const result = retry(attempt, nextDelay)
  await vi.advanceTimersByTimeAsync(499)
  expect(attempt).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(attempt).toHaveBeenCalledTimes(2)
  await vi.runAllTimersAsync()
  expect(await result).toBe('soup')
  expect(nextDelay.mock.calls).toEqual([
    [first, 1],
    [second, 2],
  ])
})
