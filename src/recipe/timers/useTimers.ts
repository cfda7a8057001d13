import { useEffect, useMemo, useReducer } from 'react'
import { prepareSound, releaseSound, startRing } from './ring'
import {
  hasRunning,
  needsClock,
  noTimers,
  ringingTimers,
  type TimerStart,
  type TimersState,
  timersReducer,
} from './timers'

/** The timers and what a click can do with them. Each function stays the same at each render. */
export interface Timers extends TimersState, TimerActions {}

interface TimerActions {
  /** Starts a timer. Call it in a click, or the browser may forbid the sound. */
  readonly start: (timer: TimerStart) => void
  readonly pause: (id: number) => void
  readonly resume: (id: number) => void
  /** Adds a minute. A timer that is over runs for one more minute. */
  readonly addMinute: (id: number) => void
  /** Removes a timer. `undo` brings it back. */
  readonly cancel: (id: number) => void
  readonly undo: () => void
  /** Removes a timer that is over, and so ends its ring. */
  readonly dismiss: (id: number) => void
}

/**
 * Owns the timers: their clock, their ring, the title of a page that rings, and the question before the user leaves a
 * page with a timer that runs. The owner renders once a second while a timer runs. Nothing is stored.
 */
export function useTimers(): Timers {
  const [state, dispatch] = useReducer(timersReducer, noTimers)
  const isTicking = needsClock(state)
  const isRunning = hasRunning(state)
  const ringing = ringingTimers(state)
  const ringingIds = ringing.map(({ id }) => id).join()
  const ringingStep = ringing[0]?.step

  // A timer that begins to ring beside another starts the ring again, because the vibration has an end.
  useEffect(() => {
    if (!ringingIds) return
    return startRing()
  }, [ringingIds])

  useEffect(() => {
    if (ringingStep === undefined) return
    const { title } = document
    document.title = `⏰ ${ringingStep}`
    return () => {
      document.title = title
    }
  }, [ringingStep])

  useEffect(() => {
    if (!isTicking) return
    const tick = () => dispatch({ type: 'tick', now: Date.now() })
    const interval = setInterval(tick, 1000)
    // The interval stands still while the device sleeps, and is slow in a hidden page.
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(interval)
      document.removeEventListener('visibilitychange', tick)
      releaseSound()
    }
  }, [isTicking])

  useEffect(() => {
    if (!isRunning) return
    const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', askBeforeLeaving)
    return () => window.removeEventListener('beforeunload', askBeforeLeaving)
  }, [isRunning])

  const actions = useMemo<TimerActions>(
    () => ({
      start(timer) {
        prepareSound()
        dispatch({ type: 'start', now: Date.now(), timer })
      },
      pause: (id) => dispatch({ type: 'pause', now: Date.now(), id }),
      resume(id) {
        prepareSound()
        dispatch({ type: 'resume', now: Date.now(), id })
      },
      addMinute(id) {
        prepareSound()
        dispatch({ type: 'addMinute', now: Date.now(), id })
      },
      cancel: (id) => dispatch({ type: 'cancel', now: Date.now(), id }),
      undo() {
        prepareSound()
        dispatch({ type: 'undo', now: Date.now() })
      },
      dismiss: (id) => dispatch({ type: 'dismiss', now: Date.now(), id }),
    }),
    [],
  )
  return { ...state, ...actions }
}
