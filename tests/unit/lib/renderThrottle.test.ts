import { beforeEach, expect, test, vi } from 'vitest'
import { createRenderThrottle } from '../../../src/lib/renderThrottle'

beforeEach(() => void vi.useFakeTimers())

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

test('the next task runs the latest scheduled render and no earlier one', () => {
  const { schedule, texts } = startThrottle()
  schedule('a')
  schedule('a b')
  expect(texts()).toEqual([])
  vi.advanceTimersByTime(0)
  expect(texts()).toEqual(['a b'])
})

test('the throttle renders about 10 times a second when renders cost nothing', () => {
  const throttle = startThrottle()
  scheduleFor(1000, throttle)
  expect(throttle.texts().length).toBeGreaterThanOrEqual(9)
  expect(throttle.texts().length).toBeLessThanOrEqual(11)
})

test('renders of 12 ms are at least 600 ms apart, so they take 2 % of the time', () => {
  const throttle = startThrottle(12)
  scheduleFor(4000, throttle)
  expect(throttle.intervalsMs().length).toBeGreaterThan(3)
  expect(Math.min(...throttle.intervalsMs())).toBeGreaterThanOrEqual(600)
})

test('renders are at most a second apart, however long they take', () => {
  const { schedule, texts } = startThrottle(300)
  schedule('a')
  vi.advanceTimersByTime(0)
  schedule('b')
  vi.advanceTimersByTime(700)
  expect(texts()).toEqual(['a', 'b'])
})

test('flush calls the scheduled render at once, without renderNow, and leaves no timer', () => {
  const { schedule, flush, renderNow, texts } = startThrottle()
  schedule('a')
  flush()
  expect(texts()).toEqual(['a'])
  expect(renderNow).not.toHaveBeenCalled()
  expect(vi.getTimerCount()).toBe(0)
  flush()
  expect(texts()).toEqual(['a'])
})
