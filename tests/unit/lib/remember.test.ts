import { expect, test, vi } from 'vitest'
import { once, remember } from '../../../src/lib/remember'

test('a value is built when it is first needed, once, also where it is undefined', () => {
  const build = vi.fn(() => undefined)
  const value = once(build)
  expect(build).not.toHaveBeenCalled()
  expect([value(), value()]).toEqual([undefined, undefined])
  expect(build).toHaveBeenCalledOnce()
})

test('each key is read once, also where its result is undefined', () => {
  const read = vi.fn((key: string) => (key === 'a' ? undefined : key.toUpperCase()))
  const remembered = remember(read)
  expect(['a', 'b', 'a', 'b'].map(remembered)).toEqual([undefined, 'B', undefined, 'B'])
  expect(read).toHaveBeenCalledTimes(2)
})

test('above the limit earlier results are forgotten', () => {
  const read = vi.fn((key: number) => key)
  const remembered = remember(read, 2)
  for (const key of [1, 2, 3, 3, 1]) remembered(key)
  expect(read.mock.calls.flat()).toEqual([1, 2, 3, 1])
})
