import { flushSync } from 'react-dom'

/**
 * The share of the time that may go into showing words as they come: the rest is for the cook's own hands. On a
 * slow machine they are shown more rarely for that. The eye follows words that come three times a second, as they
 * then do on a phone; a sixteenth left the aim for the main thread (README, Speed) no room.
 */
const SHARE = 1 / 20
/** The least time between two showings, in milliseconds: the eye takes more for a flow already. */
const LEAST_MS = 50

/** Shows what comes, at a pace that leaves the machine time for everything else. */
export interface Pace<Value> {
  /** Shown in the next frame that the pace allows, unless a later one takes its place before. */
  next(value: Value): void
  /** What waits to be shown is shown now, and nothing is left to come. */
  end(): void
}

/**
 * @param show puts a value on the page. In a frame of its own, so that what it cost is known: rendering, layout
 * and painting.
 */
export function pace<Value>(show: (value: Value) => void): Pace<Value> {
  let waiting: { readonly value: Value } | undefined
  let calledOff: (() => void) | undefined
  let due = Number.NEGATIVE_INFINITY

  function showWaiting() {
    if (waiting) show(waiting.value)
    waiting = undefined
  }

  function showInFrame() {
    const begun = performance.now()
    flushSync(showWaiting)
    // Runs when the frame has been painted.
    const timer = setTimeout(() => {
      const cost = performance.now() - begun
      due = begun + Math.max(LEAST_MS, cost / SHARE)
      calledOff = undefined
      if (waiting) wait()
    })
    calledOff = () => clearTimeout(timer)
  }

  function wait() {
    calledOff = inFrameAfter(due - performance.now(), showInFrame)
  }

  return {
    next(value) {
      waiting = { value }
      if (!calledOff) wait()
    },
    end() {
      calledOff?.()
      calledOff = undefined
      showWaiting()
    },
  }
}

/** Calls in the first frame after so many milliseconds; what it returns calls it off. */
function inFrameAfter(milliseconds: number, call: () => void) {
  let frame = 0
  const timer = setTimeout(
    () => {
      frame = requestAnimationFrame(call)
    },
    Math.max(0, milliseconds),
  )
  return () => {
    clearTimeout(timer)
    cancelAnimationFrame(frame)
  }
}
