import { type RefObject, useEffect, useImperativeHandle } from 'react'
import { createPortal } from 'react-dom'
import { TimerRegion } from '../timers/TimerRegion'
import type { TimerStart } from '../timers/timers'
import { useTimers } from '../timers/useTimers'

/** Starts a timer of the page. */
export type StartTimer = (timer: TimerStart) => void

interface Props {
  /** Receives the function that starts a timer. */
  readonly startRef: RefObject<StartTimer | null>
  readonly currentRecipe: string | undefined
  /** Where the timers are shown: below the recipe, or in step mode, which covers the page. */
  readonly container: HTMLElement
}

/** Owns the timers of the page, which outlive their recipe. */
export function TimerHost({ startRef, currentRecipe, container }: Props) {
  const timers = useTimers()
  useImperativeHandle(startRef, () => timers.start, [timers.start])
  useDockSize()
  return createPortal(<TimerRegion timers={timers} currentRecipe={currentRecipe} />, container)
}

/** Tells the styles how high the dock is, because on phones the timers stick to the window above it. */
function useDockSize() {
  useEffect(() => {
    const dock = document.querySelector<HTMLElement>('.dock')
    if (!dock) return
    const observer = new ResizeObserver(() =>
      document.documentElement.style.setProperty('--dock-size', `${dock.offsetHeight}px`),
    )
    observer.observe(dock)
    return () => observer.disconnect()
  }, [])
}
