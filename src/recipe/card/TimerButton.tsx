import { createContext, useContext } from 'react'
import type { TimerStart } from '../timers/timers'
import './TimerButton.css'

/** How a time in the recipe's words starts a timer, and the title of the recipe that it belongs to. */
export const TimerContext = createContext<{ readonly start: (timer: TimerStart) => void; readonly recipe: string }>({
  start: () => undefined,
  recipe: '',
})

interface Props {
  readonly seconds: number
  /** The first words of the step. */
  readonly step: string
  /** The time as the recipe writes it. */
  readonly children: string
}

/** A time in a step, which starts a timer. */
export function TimerButton({ seconds, step, children }: Props) {
  const { start, recipe } = useContext(TimerContext)
  return (
    <button
      type="button"
      className="timer"
      data-seconds={seconds}
      aria-label={`Start a timer: ${children}`}
      onClick={() => start({ seconds, label: children, step, recipe })}
    >
      {children}
    </button>
  )
}
