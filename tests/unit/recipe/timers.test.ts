import { describe, expect, test } from 'vitest'
import { ringSamples } from '../../../src/recipe/timers/ring'
import {
  hasRunning,
  MAX_RING_MS,
  needsClock,
  noTimers,
  ringingTimers,
  secondsLeft,
  type TimerStart,
  type TimersAction,
  type TimersState,
  timersReducer,
  timerText,
} from '../../../src/recipe/timers/timers'

/** The timestamp of each test's beginning. `at` counts seconds from it. */
const START = Date.UTC(2026, 10, 5, 18)
const at = (seconds: number) => START + seconds * 1000

/** For how many seconds a timer rings. */
const RING = MAX_RING_MS / 1000

const simmer: TimerStart = { seconds: 720, label: '12 minutes', step: 'Simmer until tender', recipe: 'Lentil soup' }
const toast: TimerStart = { seconds: 90, label: '90 seconds', step: 'Toast the cumin', recipe: 'Lentil soup' }

const start = (timer: TimerStart, seconds = 0): TimersAction => ({ type: 'start', now: at(seconds), timer })
const tick = (seconds: number): TimersAction => ({ type: 'tick', now: at(seconds) })
const pause = (id: number, seconds: number): TimersAction => ({ type: 'pause', now: at(seconds), id })
const resume = (id: number, seconds: number): TimersAction => ({ type: 'resume', now: at(seconds), id })
const addMinute = (id: number, seconds: number): TimersAction => ({ type: 'addMinute', now: at(seconds), id })
const cancel = (id: number, seconds: number): TimersAction => ({ type: 'cancel', now: at(seconds), id })
const undo = (seconds: number): TimersAction => ({ type: 'undo', now: at(seconds) })
const dismiss = (id: number, seconds: number): TimersAction => ({ type: 'dismiss', now: at(seconds), id })

const reduce = (...actions: TimersAction[]) => actions.reduce(timersReducer, noTimers)

/** Returns each timer's id, status and seconds left. */
const summary = ({ timers, now }: TimersState) =>
  timers.map((timer) => `${timer.id} ${timer.progress.status} ${secondsLeft(timer, now)}`).join(', ')

const announced = ({ announcements }: TimersState) =>
  announcements.map(({ type, timer }) => `${type} ${timer.id}`).join(', ')

test.each<[description: string, actions: TimersAction[], expected: string]>([
  ['is the whole time at the start', [start(simmer)], '1 running 720'],
  ['shrinks with the clock', [start(simmer), tick(1)], '1 running 719'],
  ['is right after a sleep without ticks', [start(simmer), tick(1), tick(601)], '1 running 119'],
  ['rounds up to whole seconds', [start(simmer), tick(719.2)], '1 running 1'],
  ['stays while the timer is paused', [start(simmer), pause(1, 20), tick(500)], '1 paused 700'],
  ['goes on when the timer is resumed', [start(simmer), pause(1, 20), resume(1, 500), tick(510)], '1 running 690'],
  ['grows by an added minute', [start(simmer), addMinute(1, 10)], '1 running 770'],
  ['grows by an added minute while paused', [start(simmer), pause(1, 10), addMinute(1, 20)], '1 paused 770'],
  ['is separate for each timer', [start(simmer), start(toast, 30), tick(60)], '1 running 660, 2 running 60'],
])('the remaining time %s', (_, actions, expected) => {
  expect(summary(reduce(...actions))).toEqual(expected)
})

test.each<[description: string, actions: TimersAction[], expected: string]>([
  ['makes it ring', [start(simmer), tick(720)], '1 ringing 0'],
  ['makes it ring on', [start(simmer), tick(720), tick(719 + RING)], '1 ringing 0'],
  ['leaves it listed as over after the ring', [start(simmer), tick(720), tick(720 + RING)], '1 over 0'],
  ['rings from the moment a device wakes up', [start(simmer), tick(1), tick(4000), tick(3999 + RING)], '1 ringing 0'],
  ['is noticed by an action of another timer', [start(toast), start(simmer, 95)], '1 ringing 0, 2 running 720'],
  ['does not come while it is paused', [start(toast), pause(1, 30), tick(400)], '1 paused 60'],
  ['can be dismissed while it rings', [start(toast), tick(90), dismiss(1, 95)], ''],
  ['can be dismissed after the ring', [start(toast), tick(90), tick(90 + RING), dismiss(1, 300)], ''],
  ['is followed by one more minute on request', [start(toast), tick(90), addMinute(1, 100)], '1 running 60'],
  ['rings again after one more minute', [start(toast), tick(90), addMinute(1, 100), tick(160)], '1 ringing 0'],
])('the end of a timer %s', (_, actions, expected) => {
  expect(summary(reduce(...actions))).toEqual(expected)
})

describe('a cancelled timer', () => {
  test('leaves the list and can come back', () => {
    const state = reduce(start(simmer), start(toast), cancel(1, 10))
    expect(summary(state)).toEqual('2 running 80')
    expect(state.cancelled).toMatchObject({ timer: { id: 1 }, index: 0 })
  })

  test.each<[description: string, actions: TimersAction[], expected: string]>([
    ['comes back to its place', [start(simmer), start(toast), cancel(1, 10), undo(10)], '1 running 710, 2 running 80'],
    ['has kept its end time', [start(simmer), cancel(1, 10), undo(25)], '1 running 695'],
    ['comes back paused if it was', [start(simmer), pause(1, 10), cancel(1, 20), undo(90)], '1 paused 710'],
    ['rings if its end came meanwhile', [start(toast), cancel(1, 10), undo(200)], '1 ringing 0'],
    [
      'comes back to the end if the list is shorter',
      [start(toast), start(simmer), cancel(2, 10), tick(90), dismiss(1, 91), undo(100)],
      '2 running 620',
    ],
    ['stays away after a second undo', [start(toast), undo(1), cancel(1, 2), undo(3), undo(4)], '1 running 86'],
    ['gives way to the next one', [start(toast), start(simmer), cancel(1, 1), cancel(2, 2), undo(3)], '2 running 717'],
  ])('%s', (_, actions, expected) => {
    const state = reduce(...actions)
    expect(summary(state)).toEqual(expected)
    expect(state.cancelled).toBeUndefined()
  })

  test('is forgotten when the next timer starts', () => {
    expect(reduce(start(toast), cancel(1, 1), start(simmer, 2)).cancelled).toBeUndefined()
  })
})

test.each<[description: string, actions: TimersAction[], expected: string]>([
  ['name a started timer', [start(simmer)], 'started 1'],
  ['stay from second to second', [start(simmer), tick(1), tick(2)], 'started 1'],
  ['name a timer whose last minute begins', [start(simmer), tick(659), tick(660)], 'lastMinute 1'],
  ['name the last minute after a sleep into it', [start(simmer), tick(10), tick(700)], 'lastMinute 1'],
  ['leave out the last minute of a short timer', [start({ ...toast, seconds: 120 }), tick(60)], 'started 1'],
  ['name two last minutes at once', [start(simmer), start(simmer), tick(660)], 'lastMinute 1, lastMinute 2'],
  ['keep a last minute when another timer starts', [start(simmer), start(toast, 661)], 'lastMinute 1, started 2'],
  ['name the last minute after one more', [start(simmer), tick(670), addMinute(1, 680), tick(720)], 'lastMinute 1'],
  ['name an added minute', [start(simmer), addMinute(1, 5)], 'minuteAdded 1'],
  ['leave out a timer that is over, which has an alert', [start(simmer), tick(660), tick(720)], ''],
  ['leave out a sleep to the end', [start(simmer), tick(1), tick(4000)], ''],
  ['leave out a cancelled timer', [start(simmer), cancel(1, 1)], ''],
])('the announcements: %s', (_, actions, expected) => {
  expect(announced(reduce(...actions))).toEqual(expected)
})

test.each<[description: string, action: TimersAction]>([
  ['a pause of an unknown timer', pause(9, 0)],
  ['a resume of a running timer', resume(1, 0)],
  ['a minute for an unknown timer', addMinute(9, 0)],
  ['a cancel of an unknown timer', cancel(9, 0)],
  ['an undo of nothing', undo(0)],
  ['a dismissal of a running timer', dismiss(1, 0)],
])('ignores %s', (_, action) => {
  const before = reduce(start(simmer))
  expect(timersReducer(before, action)).toEqual(before)
})

test.each<[description: string, actions: TimersAction[], running: boolean, ringing: number, clock: boolean]>([
  ['no timer', [], false, 0, false],
  ['a running timer', [start(toast)], true, 0, true],
  ['a paused timer', [start(toast), pause(1, 5)], false, 0, false],
  ['a ringing timer', [start(toast), tick(90)], false, 1, true],
  ['a timer that is over', [start(toast), tick(90), tick(90 + RING)], false, 0, false],
])('the clock runs for %s as long as it is needed', (_, actions, running, ringing, clock) => {
  const state = reduce(...actions)
  expect(hasRunning(state)).toBe(running)
  expect(ringingTimers(state)).toHaveLength(ringing)
  expect(needsClock(state)).toBe(clock)
})

test.each([
  [0, '0:00'],
  [9, '0:09'],
  [60, '1:00'],
  [719, '11:59'],
  [3599, '59:59'],
  [3600, '1:00:00'],
  [5405, '1:30:05'],
  [43200, '12:00:00'],
])('timerText(%i) is %s', (seconds, text) => {
  expect(timerText(seconds)).toBe(text)
})

test('the sound does not clip, and loops without a click', () => {
  const samples = ringSamples(48_000)
  expect(samples).toHaveLength(96_000)
  const loudest = samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)
  expect(loudest).toBeGreaterThan(0.4)
  expect(loudest).toBeLessThan(1)
  expect(samples[0]).toBe(0)
  expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.002)
})
