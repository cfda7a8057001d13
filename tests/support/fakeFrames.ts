import { afterEach, beforeEach, vi } from 'vitest'

/** Timers, frames and the clock that times them stand still in each test of this file until it moves them. */
export function useFakeFrames() {
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
}
