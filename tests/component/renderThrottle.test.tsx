import { expect, test, vi } from 'vitest'
import { pace } from '../../src/lib/renderThrottle'
import { useFakeFrames } from '../support/fakeFrames'

useFakeFrames()

/** A page on which showing takes so many milliseconds. */
function page(cost = 0) {
  const shown: { readonly text: string; readonly at: number }[] = []
  const words = pace((text: string) => {
    shown.push({ text, at: performance.now() })
    if (cost > 0) vi.advanceTimersByTime(cost)
  })
  return { words, texts: () => shown.map(({ text }) => text), shown }
}

test('words are shown in the next frame, as many as there are by then', () => {
  const { words, texts } = page()
  words.next('a')
  words.next('a b')
  expect(texts()).toEqual([])
  vi.advanceTimersByTime(17)
  expect(texts()).toEqual(['a b'])
})

test('words that come without a pause are shown some twenty times a second', () => {
  const { words, shown } = page()
  for (let time = 0; time < 1000; time += 5) {
    words.next(`${time}`)
    vi.advanceTimersByTime(5)
  }
  expect(shown.length).toBeGreaterThan(12)
  expect(shown.length).toBeLessThan(21)
})

test('the longer it takes to show them, the more rarely they are shown', () => {
  const { words, shown } = page(40)
  for (let time = 0; time < 4000; time += 5) {
    words.next(`${time}`)
    vi.advanceTimersByTime(5)
  }
  const waits = shown.slice(1).map(({ at }, index) => at - (shown[index]?.at ?? 0))
  expect(waits.length).toBeGreaterThan(3)
  for (const wait of waits) expect(wait).toBeGreaterThanOrEqual(20 * 40)
})

test('at the end what waits is shown at once, and nothing is left to come', () => {
  const { words, texts } = page()
  words.next('a')
  words.end()
  expect(texts()).toEqual(['a'])
  vi.advanceTimersByTime(1000)
  words.end()
  expect(texts()).toEqual(['a'])
  expect(vi.getTimerCount()).toBe(0)
})

test('what comes while the last showing is measured is shown after it', () => {
  const { words, texts } = page()
  words.next('a')
  vi.advanceTimersToNextFrame()
  expect(texts()).toEqual(['a'])
  words.next('a b')
  vi.advanceTimersByTime(100)
  expect(texts()).toEqual(['a', 'a b'])
  expect(vi.getTimerCount()).toBe(0)
})
