const MINUTE_MS = 60_000

/**
 * How long a timer rings at most, so that a page that nobody hears falls silent. In milliseconds. Beyond 98 seconds the
 * vibration ends before the sound (ring.ts).
 */
export const MAX_RING_MS = MINUTE_MS

/** Timers up to this length do not announce their last minute, because it begins soon after their start. */
const MAX_QUIET_MS = 2 * MINUTE_MS

/** What a timer is started with. */
export interface TimerStart {
  readonly seconds: number
  /** The time as the recipe writes it, such as "12 minutes". */
  readonly label: string
  /** A short text of the step, such as "Simmer until tender". */
  readonly step: string
  /** The recipe's title. */
  readonly recipe: string
}

/** One timer of the region. The `id` tells timers of the same step apart. */
export interface Timer extends TimerStart {
  readonly id: number
  /** How many minutes the user added since the start. */
  readonly addedMinutes: number
  readonly progress: TimerProgress
}

/** Times are timestamps in milliseconds, as from `Date.now()`. An end time stays right while the device sleeps. */
export type TimerProgress =
  | { readonly status: 'running'; readonly endsAt: number }
  | { readonly status: 'paused'; readonly remainingMs: number }
  /** `until` counts from the moment the page noticed the end, which a sleeping device does late. */
  | { readonly status: 'ringing'; readonly until: number }
  | { readonly status: 'over' }

/** What a screen reader announces politely. The end of a timer is an alert instead. */
export interface Announcement {
  readonly type: 'started' | 'minuteAdded' | 'lastMinute'
  /** The timer at the time of the announcement. */
  readonly timer: Timer
}

/** All timers at one moment. */
export interface TimersState {
  /** In the order they were started. */
  readonly timers: readonly Timer[]
  /** The timestamp of the latest action. */
  readonly now: number
  readonly nextId: number
  /** The timer that was cancelled last, so that it can come back. */
  readonly cancelled: { readonly timer: Timer; readonly index: number } | undefined
  /** The latest announcements, without those of timers that ended or were removed. */
  readonly announcements: readonly Announcement[]
}

/** Every action says when it happens: `now` is a timestamp in milliseconds. */
export type TimersAction = { readonly now: number } & (
  | { readonly type: 'tick' }
  | { readonly type: 'start'; readonly timer: TimerStart }
  | { readonly type: 'pause'; readonly id: number }
  | { readonly type: 'resume'; readonly id: number }
  /** A timer that is over runs for one more minute. */
  | { readonly type: 'addMinute'; readonly id: number }
  | { readonly type: 'cancel'; readonly id: number }
  /** Brings the cancelled timer back. One that was running has kept its end time. */
  | { readonly type: 'undo' }
  /** Removes a timer that is over, also while it rings. */
  | { readonly type: 'dismiss'; readonly id: number }
)

export const noTimers: TimersState = { timers: [], now: 0, nextId: 1, cancelled: undefined, announcements: [] }

/** Returns the state at the time of the action. */
export function timersReducer(state: TimersState, action: TimersAction): TimersState {
  const current = advance(state, action.now)
  const { timers, cancelled, nextId } = current
  switch (action.type) {
    case 'tick':
      return current
    case 'start': {
      const endsAt = action.now + action.timer.seconds * 1000
      const timer: Timer = { ...action.timer, id: nextId, addedMinutes: 0, progress: { status: 'running', endsAt } }
      const started = { ...current, timers: [...timers, timer], nextId: nextId + 1, cancelled: undefined }
      return announce(started, state, { type: 'started', timer })
    }
    case 'pause':
      return change(current, action.id, (timer) =>
        timer.progress.status === 'running'
          ? { ...timer, progress: { status: 'paused', remainingMs: timer.progress.endsAt - action.now } }
          : timer,
      )
    case 'resume':
      return change(current, action.id, (timer) =>
        timer.progress.status === 'paused'
          ? { ...timer, progress: { status: 'running', endsAt: action.now + timer.progress.remainingMs } }
          : timer,
      )
    case 'addMinute': {
      const longer = change(current, action.id, (timer) => addMinute(timer, action.now))
      const timer = longer.timers.find(({ id }) => id === action.id)
      return timer ? announce(longer, state, { type: 'minuteAdded', timer }) : current
    }
    case 'cancel': {
      const index = timers.findIndex(({ id }) => id === action.id)
      const timer = timers[index]
      return timer ? { ...remove(current, action.id), cancelled: { timer, index } } : current
    }
    case 'undo': {
      if (!cancelled) return current
      const restored = timers.toSpliced(cancelled.index, 0, cancelled.timer)
      return { ...current, timers: restored.map((timer) => progressAt(timer, action.now)), cancelled: undefined }
    }
    case 'dismiss': {
      const timer = timers.find(({ id }) => id === action.id)
      return timer && isOver(timer) ? remove(current, action.id) : current
    }
  }
}

/** Returns the state at a later time: timers whose end has come ring, and those that rang long enough are over. */
function advance(state: TimersState, now: number): TimersState {
  const timers = state.timers.map((timer) => progressAt(timer, now))
  const lastMinutes = timers
    .filter((timer) => beginsLastMinute(timer, state.now, now))
    .map((timer) => ({ type: 'lastMinute' as const, timer }))
  const running = new Set(timers.filter((timer) => !isOver(timer)).map(({ id }) => id))
  const isStale = state.announcements.some(({ timer }) => !running.has(timer.id))
  const announcements = isStale ? state.announcements.filter(({ timer }) => running.has(timer.id)) : state.announcements
  return { ...state, timers, now, announcements: lastMinutes.length > 0 ? lastMinutes : announcements }
}

function progressAt(timer: Timer, now: number): Timer {
  const { progress } = timer
  if (progress.status === 'running' && progress.endsAt <= now)
    return { ...timer, progress: { status: 'ringing', until: now + MAX_RING_MS } }
  if (progress.status === 'ringing' && progress.until <= now) return { ...timer, progress: { status: 'over' } }
  return timer
}

function beginsLastMinute({ seconds, addedMinutes, progress }: Timer, before: number, now: number): boolean {
  if (progress.status !== 'running' || seconds * 1000 + addedMinutes * MINUTE_MS <= MAX_QUIET_MS) return false
  return progress.endsAt - before > MINUTE_MS && progress.endsAt - now <= MINUTE_MS
}

/** Replaces the announcements by a new one, but keeps those that the same action made by the passing of time. */
function announce(state: TimersState, before: TimersState, announcement: Announcement): TimersState {
  const isNew = (each: Announcement) => !before.announcements.includes(each)
  return { ...state, announcements: [...state.announcements.filter(isNew), announcement] }
}

function addMinute(timer: Timer, now: number): Timer {
  const { progress } = timer
  const addedMinutes = timer.addedMinutes + 1
  switch (progress.status) {
    case 'running':
      return { ...timer, addedMinutes, progress: { status: 'running', endsAt: progress.endsAt + MINUTE_MS } }
    case 'paused':
      return { ...timer, addedMinutes, progress: { status: 'paused', remainingMs: progress.remainingMs + MINUTE_MS } }
    case 'ringing':
    case 'over':
      return { ...timer, addedMinutes, progress: { status: 'running', endsAt: now + MINUTE_MS } }
  }
}

const change = (state: TimersState, id: number, update: (timer: Timer) => Timer): TimersState => ({
  ...state,
  timers: state.timers.map((timer) => (timer.id === id ? update(timer) : timer)),
})

const remove = (state: TimersState, id: number): TimersState => ({
  ...state,
  timers: state.timers.filter((timer) => timer.id !== id),
  announcements: state.announcements.filter(({ timer }) => timer.id !== id),
})

/** Whether the end of a timer has come, also while it rings. */
export const isOver = ({ progress }: Timer) => progress.status === 'ringing' || progress.status === 'over'

/** Returns the timers that ring, in the order they were started. */
export const ringingTimers = ({ timers }: TimersState) => timers.filter(({ progress }) => progress.status === 'ringing')

/** Whether a timer runs. A paused one does not. */
export const hasRunning = ({ timers }: TimersState) => timers.some(({ progress }) => progress.status === 'running')

/** Whether the state changes by the passing of time. */
export const needsClock = (state: TimersState) => hasRunning(state) || ringingTimers(state).length > 0

/** Returns the whole seconds until a timer's end, rounded up, so that a timer shows 0:00 only when it is over. */
export function secondsLeft({ progress }: Timer, now: number): number {
  switch (progress.status) {
    case 'running':
      return Math.max(0, Math.ceil((progress.endsAt - now) / 1000))
    case 'paused':
      return Math.ceil(progress.remainingMs / 1000)
    case 'ringing':
    case 'over':
      return 0
  }
}

/** Returns whole seconds as `m:ss`, or as `h:mm:ss` from an hour on. */
export function timerText(secondsLeft: number): string {
  const hours = Math.floor(secondsLeft / 3600)
  const minutes = Math.floor(secondsLeft / 60) % 60
  const parts = hours > 0 ? [hours, twoDigits(minutes)] : [minutes]
  return [...parts, twoDigits(secondsLeft % 60)].join(':')
}

const twoDigits = (number: number) => String(number).padStart(2, '0')
