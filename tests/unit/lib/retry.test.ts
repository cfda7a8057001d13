import { beforeEach, expect, test, vi } from 'vitest'
import { retry } from '../../../src/lib/retry'

beforeEach(() => void vi.useFakeTimers())

test('a first attempt that succeeds is the only one', async () => {
  const attempt = vi.fn(async () => 'soup')
  const nextDelay = vi.fn(() => 100)
  expect(await retry(attempt, nextDelay)).toBe('soup')
  expect(attempt).toHaveBeenCalledTimes(1)
  expect(nextDelay).not.toHaveBeenCalled()
})

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

test('the last error is thrown where no delay follows', async () => {
  const error = new Error('salted')
  await expect(
    retry(
      () => Promise.reject(error),
      () => undefined,
    ),
  ).rejects.toBe(error)
})

test('an abort during a delay rejects with the signal’s reason and starts no attempt', async () => {
  const controller = new AbortController()
  const attempt = vi.fn().mockRejectedValue(new Error('burnt'))
  const reason = new Error('stopped')
  const result = expect(retry(attempt, () => 500, controller.signal)).rejects.toBe(reason)
  await vi.advanceTimersByTimeAsync(100)
  controller.abort(reason)
  await result
  await vi.runAllTimersAsync()
  expect(attempt).toHaveBeenCalledTimes(1)
})
