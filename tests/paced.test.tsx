import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { usePaced } from '../src/usePaced'

beforeEach(() => {
  vi.useFakeTimers({
    toFake: [
      'setTimeout',
      'clearTimeout',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'performance',
    ],
  })
})

afterEach(() => {
  vi.useRealTimers()
})

/** A text that has begun to grow. */
function growing(first: string) {
  const { result, rerender, unmount } = renderHook(
    ({ text, more }: { text: string; more: boolean }) => usePaced(text, more),
    { initialProps: { text: '', more: true } },
  )
  rerender({ text: first, more: true })
  return {
    shown: () => result.current,
    becomes: (text: string, more = true) => rerender({ text, more }),
    unmount,
  }
}

/** Lets time pass as it does between frames: what is shown in one is in the page before the next. */
function pass(milliseconds: number) {
  for (let time = 0; time < milliseconds; time++) act(() => vi.advanceTimersByTime(1))
}

test('the first words are shown at once, the next ones with the next frame, as many as there are', () => {
  const text = growing('Whisk')
  expect(text.shown()).toBe('Whisk')
  pass(20)
  text.becomes('Whisk the')
  text.becomes('Whisk the eggs')
  expect(text.shown()).toBe('Whisk')
  pass(20)
  expect(text.shown()).toBe('Whisk the eggs')
})

test('words that come faster than frames do not keep each other from being shown', () => {
  const text = growing('a')
  pass(20)
  let words = 'a'
  for (let word = 0; word < 10; word++) {
    words += ' a'
    text.becomes(words)
    pass(5)
  }
  expect(text.shown().length).toBeGreaterThan(10)
})

test('what is over is shown at once, and so is another text', () => {
  const text = growing('Whisk')
  pass(20)
  text.becomes('Whisk the eggs', false)
  expect(text.shown()).toBe('Whisk the eggs')
  text.becomes('Stir')
  expect(text.shown()).toBe('Stir')
})

test('the longer it takes to show, the more rarely it is shown', () => {
  const text = growing('a')
  pass(20)
  // Showing takes 100 ms: the clock goes on between the frame and the end of the rendering.
  const now = vi.spyOn(performance, 'now')
  text.becomes('a b')
  const frame = performance.now() + 16
  now.mockReturnValueOnce(frame).mockReturnValueOnce(frame + 100)
  pass(20)
  expect(text.shown()).toBe('a b')
  now.mockRestore()
  text.becomes('a b c')
  pass(300)
  expect(text.shown()).toBe('a b')
  pass(300)
  expect(text.shown()).toBe('a b c')
})

test('nothing is left to come when it is gone', () => {
  const text = growing('a')
  pass(20)
  text.becomes('a b')
  text.unmount()
  expect(vi.getTimerCount()).toBe(0)
})
