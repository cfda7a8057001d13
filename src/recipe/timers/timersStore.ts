import { createStore } from '../../lib/store'
import { prepareSound, releaseSound, startRing } from './ring'
import { hasRunning, needsClock, noTimers, ringingTimers, type TimerStart, timersReducer } from './timers'

/** The timers of the page. They outlive their recipe, and a reload forgets them. */
export const timersStore = createStore(noTimers)

/** Whether timers or their undo are on the page. */
export function areTimersShown() {
  const { timers, cancelled } = timersStore.get()
  return timers.length > 0 || cancelled !== undefined
}

type Action = Parameters<typeof timersReducer>[1]
type WithoutNow<Each> = Each extends Action ? Omit<Each, 'now'> : never

function dispatch(action: WithoutNow<Action>) {
  timersStore.set(timersReducer(timersStore.get(), { ...action, now: Date.now() }))
}

/** Starts a timer. Call it in a click, or the browser may forbid the sound. */
export function startTimer(timer: TimerStart) {
  prepareSound()
  dispatch({ type: 'start', timer })
}

/** Stops the clock of a timer until {@link resumeTimer}. */
export const pauseTimer = (id: number) => dispatch({ type: 'pause', id })

export function resumeTimer(id: number) {
  prepareSound()
  dispatch({ type: 'resume', id })
}

/** Adds a minute. A timer that is over runs for one more minute. */
export function addMinute(id: number) {
  prepareSound()
  dispatch({ type: 'addMinute', id })
}

/** Removes a timer. {@link undoCancel} brings it back. */
export const cancelTimer = (id: number) => dispatch({ type: 'cancel', id })

export function undoCancel() {
  prepareSound()
  dispatch({ type: 'undo' })
}

/** Removes a timer that is over, and so ends its ring. */
export const dismissTimer = (id: number) => dispatch({ type: 'dismiss', id })

/**
 * Returns a function that keeps a task running for a key: it ends the task and starts it again when the key changes, and
 * ends it while there is no key.
 */
function createKeyedTask<Key extends string | true>(start: (key: Key) => () => void) {
  let current: Key | undefined
  let end: (() => void) | undefined
  return (key: Key | undefined) => {
    if (key === current) return
    end?.()
    current = key
    end = key === undefined ? undefined : start(key)
  }
}

// The key changes with each timer that begins to ring, so the ring starts again: its vibration has an end.
const ring = createKeyedTask<string>(startRing)

const ringingTitle = createKeyedTask((step: string) => {
  const { title } = document
  document.title = `⏰ ${step}`
  return () => {
    document.title = title
  }
})

const clock = createKeyedTask<true>(() => {
  const tick = () => dispatch({ type: 'tick' })
  const interval = setInterval(tick, 1000)
  // The interval stands still while the device sleeps, and is slow in a hidden page.
  document.addEventListener('visibilitychange', tick)
  return () => {
    clearInterval(interval)
    document.removeEventListener('visibilitychange', tick)
    // No timer runs or rings now.
    releaseSound()
  }
})

/** Asks before the user leaves a page with a timer that runs. */
const confirmLeave = createKeyedTask<true>(() => {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault()
  window.addEventListener('beforeunload', ask)
  return () => window.removeEventListener('beforeunload', ask)
})

timersStore.subscribe(() => {
  const state = timersStore.get()
  const ringing = ringingTimers(state)
  ring(ringing.map(({ id }) => id).join() || undefined)
  ringingTitle(ringing[0]?.step)
  clock(needsClock(state) || undefined)
  confirmLeave(hasRunning(state) || undefined)
})
