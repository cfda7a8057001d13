import { useId, useRef, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { aboveDock } from '../../lib/dockHeight'
import { Icon } from '../../lib/Icon'
import { TransientButton } from '../../lib/TransientButton'
import { type Announcement, isOver, secondsLeft, type Timer, timerText } from './timers'
import { addMinute, cancelTimer, dismissTimer, pauseTimer, resumeTimer, timersStore, undoCancel } from './timersStore'
import './TimerRegion.css'

interface Props {
  /** The title of the recipe on the page. Timers of another recipe show its title. */
  readonly currentRecipe: string | undefined
}

/**
 * Shows the timers. Render it even when there is none, because screen readers only announce changes of a live region
 * that exists.
 */
export function TimerRegion({ currentRecipe }: Props) {
  const { timers, now, cancelled, announcements } = useSyncExternalStore(timersStore.subscribe, timersStore.get)
  const region = useRef<HTMLElement>(null)
  const status = useRef<HTMLParagraphElement>(null)
  const undoButton = useRef<HTMLButtonElement>(null)

  const focusRegion = () => region.current?.focus({ preventScroll: true })

  // Each of these renders at once, because the focus moves to an element of the new state.
  function cancel(id: number) {
    flushSync(() => cancelTimer(id))
    undoButton.current?.focus({ preventScroll: true })
  }

  function undo() {
    flushSync(undoCancel)
    focusRegion()
  }

  function dismiss(id: number) {
    flushSync(() => dismissTimer(id))
    const next = region.current ?? status.current
    next?.focus({ preventScroll: true })
  }

  return (
    <div ref={aboveDock} className="timers">
      <p ref={status} className="announcements" role="status" aria-label="Timer announcements" tabIndex={-1}>
        {announcements.map((announcement) => (
          // Another timer with the same words is a new element, so that screen readers announce it too.
          <span key={`${announcement.type} ${announcement.timer.id}`}>{announcementText(announcement)} </span>
        ))}
      </p>
      {timers.length > 0 && (
        <section ref={region} aria-label="Timers" tabIndex={-1}>
          <ul>
            {timers.map((timer) => (
              <TimerRow
                key={timer.id}
                timer={timer}
                now={now}
                recipe={timer.recipe === currentRecipe ? undefined : timer.recipe}
                onPause={() => pauseTimer(timer.id)}
                onResume={() => resumeTimer(timer.id)}
                onAddMinute={() => addMinute(timer.id)}
                onCancel={() => cancel(timer.id)}
                onDismiss={() => dismiss(timer.id)}
                onFocusLost={focusRegion}
              />
            ))}
          </ul>
          <p className="hint">Timers can't ring on a locked phone. Keep the screen on.</p>
        </section>
      )}
      <div className="row cancelled" role="status" aria-label="Cancelled timer">
        {cancelled && (
          <>
            <p>
              Cancelled: <bdi>{cancelled.timer.step}</bdi>
            </p>
            <button ref={undoButton} type="button" className="quiet" onClick={undo}>
              Undo
            </button>
          </>
        )}
      </div>
    </div>
  )
}

/** From so many seconds on, one does something else meanwhile and looks at the clock. */
const LONG = 300
const timeOfDay = new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit' })

interface RowProps {
  readonly timer: Timer
  /** The timestamp of the shown time, in milliseconds. */
  readonly now: number
  /** The title of the timer's recipe, unless that recipe is on the page. */
  readonly recipe: string | undefined
  readonly onPause: () => void
  readonly onResume: () => void
  readonly onAddMinute: () => void
  readonly onCancel: () => void
  readonly onDismiss: () => void
  /** Called when the focused button disappears because the timer ended. */
  readonly onFocusLost: () => void
}

function TimerRow(props: RowProps) {
  const { timer, now, recipe, onPause, onResume, onAddMinute, onCancel, onDismiss, onFocusLost } = props
  const id = useId()
  const { step } = timer
  const isPaused = timer.progress.status === 'paused'
  const origin = recipe !== undefined && <bdi className="origin">{recipe}</bdi>
  return (
    <li className={isOver(timer) ? 'over' : undefined}>
      {isOver(timer) ? (
        <p id={id} role="alert">
          {endText(timer)} {origin}
        </p>
      ) : (
        <p>
          <span role="timer" aria-labelledby={id}>
            {timerText(secondsLeft(timer, now))}
          </span>{' '}
          <span id={id} dir="auto">
            {step}
          </span>{' '}
          {origin}
          {timer.progress.status === 'running' && timer.seconds >= LONG && (
            <span className="ready">ready at {timeOfDay.format(timer.progress.endsAt)}</span>
          )}
        </p>
      )}
      <div className="row">
        {isOver(timer) ? (
          <button type="button" aria-describedby={id} onClick={onDismiss}>
            OK
          </button>
        ) : (
          <TransientButton
            className="quiet"
            aria-label={`${isPaused ? 'Resume' : 'Pause'} ${step}`}
            onClick={isPaused ? onResume : onPause}
            onFocusLost={onFocusLost}
          >
            <Icon path={isPaused ? 'M5 3v10l8-5z' : 'M5 3v10M11 3v10'} />
          </TransientButton>
        )}
        <button type="button" className="quiet" aria-label={`Add a minute to ${step}`} onClick={onAddMinute}>
          <Icon path="M1 8h6M4 5v6M10 5l3-2v10" />
        </button>
        {!isOver(timer) && (
          <TransientButton className="quiet" aria-label={`Cancel ${step}`} onClick={onCancel} onFocusLost={onFocusLost}>
            <Icon path="M4 4l8 8M12 4l-8 8" />
          </TransientButton>
        )}
      </div>
    </li>
  )
}

function announcementText({ type, timer }: Announcement): string {
  switch (type) {
    case 'started':
      return `Timer started: ${timer.label}, ${timer.step}.`
    case 'minuteAdded':
      return `${minutes(timer.addedMinutes)} added: ${timer.step}.`
    case 'lastMinute':
      return `Last minute: ${timer.step}.`
  }
}

/** The end of a timer in words: "Time's up: Simmer until tender". Of a range it is the end of the shorter time. */
const endText = ({ label, step }: Timer) =>
  isRange(label) ? `The shorter time of ${label} is up: ${step}` : `Time's up: ${step}`

const minutes = (count: number) => `${count} ${count === 1 ? 'minute' : 'minutes'}`

/** Whether a time has an upper bound too, such as "10–15 minutes" or "1 to 2 hours". "1-1/2 hours" has none. */
const isRange = (label: string) => / (?:to|or|bis|oder|à|ou) |\d\s*[-–—]\s*\d+(?![\d/])/.test(label)
