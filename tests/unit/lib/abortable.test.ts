import { beforeEach, describe, expect, test, vi } from 'vitest'
import { delay, raceWithSignal } from '../../../src/lib/abortable'

const reason = new Error('stopped')
const never = new Promise<never>(() => undefined)

beforeEach(() => void vi.useFakeTimers())

describe('raceWithSignal', () => {
  test('rejects with the signal’s reason although the promise never settles', async () => {
    const controller = new AbortController()
    const race = raceWithSignal(never, controller.signal)
    controller.abort(reason)
    await expect(race).rejects.toBe(reason)
  })

  test('rejects at once if the signal is already aborted', async () => {
    const race = raceWithSignal(Promise.resolve('soup'), AbortSignal.abort(reason))
    await expect(race).rejects.toBe(reason)
  })

  test('keeps its outcome when the promise rejects after an abort', async () => {
    const controller = new AbortController()
    const late = new Promise<never>((_, reject) => setTimeout(reject, 10, new Error('late')))
    const race = raceWithSignal(late, controller.signal)
    controller.abort(reason)
    await expect(race).rejects.toBe(reason)
    // An unhandled rejection here would fail the test run.
    await vi.advanceTimersByTimeAsync(10)
  })

  test('removes its listener from the signal when the promise settles', async () => {
    const controller = new AbortController()
    const add = vi.spyOn(controller.signal, 'addEventListener')
    const remove = vi.spyOn(controller.signal, 'removeEventListener')
    await raceWithSignal(Promise.resolve('soup'), controller.signal)
    await vi.advanceTimersByTimeAsync(0)
    expect(remove.mock.calls).toEqual(add.mock.calls.map(([type, listener]) => [type, listener]))
  })
})

test('a delay rejects at an abort with the signal’s reason, and leaves no timer', async () => {
  const controller = new AbortController()
  const elapsed = delay(500, controller.signal)
  controller.abort(reason)
  await expect(elapsed).rejects.toBe(reason)
  expect(vi.getTimerCount()).toBe(0)
})
