/**
 * Renders take at most this share of the main thread's time, unless one takes over 20 ms: the next then follows after
 * {@link MAX_INTERVAL_MS}. Layout and paint follow each render and take about twice as long. The first row of
 * `npm run bench` measures the sum while a recipe streams.
 */
const MAX_SHARE = 0.02
/** The shortest time between two renders, in milliseconds. */
export const MIN_INTERVAL_MS = 100
/** The longest one. */
const MAX_INTERVAL_MS = 1000

/** Limits how often something is rendered. */
export interface RenderThrottle {
  /** Renders as soon as the throttle allows. A later call before that takes its place. */
  schedule(render: () => void): void
  /** Makes the scheduled call at once, without `renderNow`; nothing is scheduled afterwards. */
  flush(): void
}

/**
 * Renders at most every {@link MIN_INTERVAL_MS}, and less often on a machine where a render takes long.
 *
 * @param renderNow runs a render synchronously (`flushSync`), so that the throttle can measure its cost.
 */
export function createRenderThrottle(renderNow: (render: () => void) => void): RenderThrottle {
  let scheduled: (() => void) | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastStart = 0
  let intervalMs = 0

  function takeScheduled() {
    const render = scheduled ?? (() => undefined)
    scheduled = undefined
    timer = undefined
    return render
  }

  function run() {
    lastStart = performance.now()
    renderNow(takeScheduled())
    const wantedMs = (performance.now() - lastStart) / MAX_SHARE
    intervalMs = Math.min(MAX_INTERVAL_MS, Math.max(MIN_INTERVAL_MS, wantedMs))
  }

  return {
    schedule(render) {
      scheduled = render
      timer ??= setTimeout(run, Math.max(0, lastStart + intervalMs - performance.now()))
    },
    flush() {
      clearTimeout(timer)
      takeScheduled()()
    },
  }
}
