import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRenderThrottle } from '../../../src/lib/renderThrottle'

const FRAME_MS = 16

beforeEach(() => {
  vi.useFakeTimers()
  // Node has no frames. These use the fake timers.
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => setTimeout(callback, FRAME_MS))
  vi.stubGlobal('cancelAnimationFrame', clearTimeout)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A throttle whose renders take so many milliseconds, and the texts that it rendered. */
function startThrottle(costMs = 0) {
  const rendered: { readonly text: string; readonly atMs: number }[] = []
  const renderNow = vi.fn((render: () => void) => {
    render()
    if (costMs > 0) vi.advanceTimersByTime(costMs)
  })
  const { schedule, flush } = createRenderThrottle(renderNow)
  return {
    flush,
    renderNow,
    schedule: (text: string) => schedule(() => rendered.push({ text, atMs: performance.now() })),
    texts: () => rendered.map(({ text }) => text),
    intervalsMs: () => rendered.slice(1).map(({ atMs }, index) => atMs - (rendered[index]?.atMs ?? 0)),
  }
}

/** Schedules a render every 5 ms. */
function scheduleFor(durationMs: number, { schedule }: ReturnType<typeof startThrottle>) {
  for (let time = 0; time < durationMs; time += 5) {
    schedule(`${time}`)
    vi.advanceTimersByTime(5)
  }
}

test('the next frame runs the latest scheduled render and no earlier one', () => {
  const { schedule, texts } = startThrottle()
  schedule('a')
  schedule('a b')
  expect(texts()).toEqual([])
  vi.advanceTimersByTime(FRAME_MS)
  expect(texts()).toEqual(['a b'])
})

test('the throttle renders 12 to 20 times a second when renders cost nothing', () => {
  const throttle = startThrottle()
  scheduleFor(1000, throttle)
  expect(throttle.texts().length).toBeGreaterThan(12)
  expect(throttle.texts().length).toBeLessThanOrEqual(20)
})

test('renders of 40 ms are at least 800 ms apart, so they take 5 % of the time', () => {
  const throttle = startThrottle(40)
  scheduleFor(4000, throttle)
  expect(throttle.intervalsMs().length).toBeGreaterThan(3)
  expect(Math.min(...throttle.intervalsMs())).toBeGreaterThanOrEqual(800)
})

test('flush calls the scheduled render at once, without renderNow', () => {
  const { schedule, flush, renderNow, texts } = startThrottle()
  schedule('a')
  flush()
  expect(texts()).toEqual(['a'])
  expect(renderNow).not.toHaveBeenCalled()
})

test('flush leaves no scheduled render and no timer', () => {
  const { schedule, flush, texts } = startThrottle()
  schedule('a')
  flush()
  expect(vi.getTimerCount()).toBe(0)
  flush()
  expect(texts()).toEqual(['a'])
})

test('a render that is scheduled before the cost of the last one is known runs later', () => {
  const { schedule, texts } = startThrottle()
  schedule('a')
  vi.advanceTimersToNextTimer()
  vi.advanceTimersToNextTimer()
  expect(texts()).toEqual(['a'])
  // The timer that measures the cost of this render is still pending.
  expect(vi.getTimerCount()).toBe(1)
  schedule('a b')
  vi.advanceTimersByTime(100)
  expect(texts()).toEqual(['a', 'a b'])
  expect(vi.getTimerCount()).toBe(0)
})
