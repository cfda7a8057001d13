import { createContext, useContext } from 'react'
import { startTimer } from '../timers/timersStore'
import './TimerButton.css'

/** The title of the recipe that a time belongs to. */
export const RecipeTitleContext = createContext('')

interface Props {
  readonly seconds: number
  /** The first words of the step. */
  readonly step: string
  /** The time as the recipe writes it. */
  readonly children: string
}

/** A time in a step, which starts a timer. */
export function TimerButton({ seconds, step, children }: Props) {
  const recipe = useContext(RecipeTitleContext)
  return (
    <button
      type="button"
      className="timer"
      data-seconds={seconds}
      aria-label={`Start a timer: ${children}`}
      onClick={() => startTimer({ seconds, label: children, step, recipe })}
    >
      {children}
    </button>
  )
}
