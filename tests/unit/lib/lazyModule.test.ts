import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lazyModule } from '../../../src/lib/lazyModule'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { onLine: true })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const failing = () => vi.fn<() => Promise<{ name: string }>>().mockRejectedValue(new Error('gone'))

test('a part is loaded once, however often it is called for', async () => {
  const load = vi.fn(async () => ({ name: 'part' }))
  const one = lazyModule(load)
  const [first, second] = await Promise.all([one.load(), one.load()])
  expect(first).toBe(second)
  expect(await one.load()).toBe(first)
  expect(one.get()).toBe(first)
  expect(load).toHaveBeenCalledTimes(1)
})

test('a part that was not loaded is an error, not a blank', () => {
  expect(() => lazyModule(failing()).get()).toThrow('before it was loaded')
})

test('a load that fails is tried twice more, with waits', async () => {
  const load = failing()
  const one = lazyModule(load)
  load.mockRejectedValueOnce(new Error('gone')).mockRejectedValueOnce(new Error('gone'))
  load.mockResolvedValueOnce({ name: 'part' })
  const loaded = one.load()
  await vi.advanceTimersByTimeAsync(499)
  expect(load).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(load).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(1000)
  expect(await loaded).toEqual({ name: 'part' })
  expect(vi.getTimerCount()).toBe(0)
})

test('one that failed for good is a failure with a name, and the next call begins anew', async () => {
  const load = failing()
  const one = lazyModule(load)
  const failed = expect(one.load()).rejects.toMatchObject({
    kind: 'module-load',
    message: 'A part of the page could not be loaded: Error: gone',
  })
  await vi.advanceTimersByTimeAsync(1500)
  await failed
  expect(load).toHaveBeenCalledTimes(3)
  load.mockResolvedValueOnce({ name: 'part' })
  expect(await one.load()).toEqual({ name: 'part' })
})

test('without a network it is that which is told, at once', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  await expect(lazyModule(failing()).load()).rejects.toMatchObject({ kind: 'offline' })
})

test('one that never comes has failed after a minute', async () => {
  const failed = expect(lazyModule(() => new Promise(() => undefined)).load()).rejects.toMatchObject({
    kind: 'module-load',
  })
  await vi.advanceTimersByTimeAsync(60_000)
  await failed
})

test('a browser that keeps a failed load is asked for the file under another address', async () => {
  const address = 'data:text/javascript,export const name = "part"//'
  const load = failing().mockRejectedValue(
    new TypeError(`Failed to fetch dynamically imported module: ${encodeURI(address)}`),
  )
  const loaded = lazyModule(load).load()
  await vi.advanceTimersByTimeAsync(500)
  expect(await loaded).toMatchObject({ name: 'part' })
  expect(load).toHaveBeenCalledTimes(1)
})
