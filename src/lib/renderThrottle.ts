/**
 * The share of the main thread's time that rendering may take: 5 %. A sixteenth missed the aim of `npm run bench`
 * for streaming.
 */
const MAX_SHARE = 1 / 20
/** The shortest time between two renders, in milliseconds. */
const MIN_INTERVAL_MS = 50

/** Limits how often something is rendered. */
export interface RenderThrottle {
  /** Renders in the next frame that the throttle allows. A later call before that frame takes its place. */
  schedule(render: () => void): void
  /** Calls what is scheduled at once, without `renderNow`; nothing is scheduled afterwards. */
  flush(): void
  /** The time between two renders at present, in milliseconds; 0 before the first. More frequent input is wasted work. */
  readonly intervalMs: number
}

/**
 * Renders at most every {@link MIN_INTERVAL_MS}, and less often on a machine where a render takes long.
 *
 * @param renderNow runs a render synchronously (`flushSync`), so that the throttle can measure its cost.
 */
export function createRenderThrottle(renderNow: (render: () => void) => void): RenderThrottle {
  let scheduled: (() => void) | undefined
  let cancelTimer: (() => void) | undefined
  let lastStart = 0
  let intervalMs = 0

  function takeScheduled() {
    const render = scheduled
    scheduled = undefined
    return render
  }

  function renderFrame() {
    lastStart = performance.now()
    const render = takeScheduled()
    if (render) renderNow(render)
    // A timer set within a frame fires after the frame is painted, so the cost includes layout and paint.
    const timer = setTimeout(() => {
      const cost = performance.now() - lastStart
      intervalMs = Math.max(MIN_INTERVAL_MS, cost / MAX_SHARE)
      cancelTimer = undefined
      if (scheduled) startTimer()
    })
    cancelTimer = () => clearTimeout(timer)
  }

  function startTimer() {
    cancelTimer = requestFrameAfter(lastStart + intervalMs - performance.now(), renderFrame)
  }

  return {
    schedule(render) {
      scheduled = render
      if (!cancelTimer) startTimer()
    },
    flush() {
      cancelTimer?.()
      cancelTimer = undefined
      takeScheduled()?.()
    },
    get intervalMs() {
      return intervalMs
    },
  }
}

/** Calls back in the first frame after so many milliseconds. Returns a function that cancels it. */
function requestFrameAfter(milliseconds: number, callback: () => void) {
  let frame = 0
  const timer = setTimeout(
    () => {
      frame = requestAnimationFrame(callback)
    },
    Math.max(0, milliseconds),
  )
  return () => {
    clearTimeout(timer)
    cancelAnimationFrame(frame)
  }
}
