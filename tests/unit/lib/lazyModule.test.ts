import { beforeEach, expect, test, vi } from 'vitest'
import { lazyModule, ModuleLoadError } from '../../../src/lib/lazyModule'

const soup = { name: 'soup' }

/** An `import()` that fails. */
const failingImport = () => vi.fn<() => Promise<{ name: string }>>().mockRejectedValue(new Error('gone'))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { onLine: true })
})

test('a lazy module is imported once for all calls', async () => {
  const importModule = vi.fn(async () => soup)
  const load = lazyModule(importModule)
  expect(await Promise.all([load(), load()])).toEqual([soup, soup])
  expect(await load()).toBe(soup)
  expect(importModule).toHaveBeenCalledTimes(1)
})

test('a failed import is repeated after half a second, and again after another second', async () => {
  const importModule = failingImport()
    .mockRejectedValueOnce(new Error('gone'))
    .mockRejectedValueOnce(new Error('gone'))
    .mockResolvedValueOnce(soup)
  const loaded = lazyModule(importModule)()
  await vi.advanceTimersByTimeAsync(499)
  expect(importModule).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(importModule).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(999)
  expect(importModule).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(await loaded).toBe(soup)
  expect(vi.getTimerCount()).toBe(0)
})

test('three failed imports reject with a ModuleLoadError, and the next call imports again', async () => {
  const importModule = failingImport()
  const load = lazyModule(importModule)
  const error = load().catch((thrown: unknown) => thrown)
  await vi.advanceTimersByTimeAsync(1500)
  expect(await error).toBeInstanceOf(ModuleLoadError)
  expect(await error).toHaveProperty('message', 'A file of the page could not be loaded: Error: gone')
  expect(importModule).toHaveBeenCalledTimes(3)
  importModule.mockResolvedValueOnce(soup)
  expect(await load()).toBe(soup)
})

test('a failed import is not repeated while the browser is offline', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const importModule = failingImport()
  await expect(lazyModule(importModule)()).rejects.toBeInstanceOf(ModuleLoadError)
  expect(importModule).toHaveBeenCalledTimes(1)
})

test('an import that never settles rejects after a minute', async () => {
  const onError = vi.fn()
  lazyModule(() => new Promise(() => undefined))().catch(onError)
  await vi.advanceTimersByTimeAsync(59_999)
  expect(onError).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(onError).toHaveBeenCalledExactlyOnceWith(expect.any(ModuleLoadError))
})

test('a retry has another URL, because some browsers cache a failed import', async () => {
  const url = 'data:text/javascript,export const { href: name } = new URL(import.meta.url)//'
  const importModule = failingImport().mockRejectedValue(
    new TypeError(`Failed to fetch dynamically imported module: ${encodeURI(url)}?retry=7`),
  )
  const loaded = lazyModule(importModule)()
  await vi.advanceTimersByTimeAsync(500)
  expect((await loaded).name).toBe(`${encodeURI(url)}?retry=1`)
  expect(importModule).toHaveBeenCalledTimes(1)
})
