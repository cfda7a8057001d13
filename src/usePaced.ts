import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** The share of the time that may go into showing a text that grows: the rest is for the cook's own hands. */
const SHARE = 1 / 5

/**
 * A text that grows, at a pace that leaves the machine time for everything else: at most once a frame, and more
 * rarely the longer it takes to show. A text that has come to its end, its first words, and another text are
 * shown at once.
 *
 * @param growing whether there is more to come.
 */
export function usePaced(text: string, growing: boolean): string {
  const [shown, show] = useState(text)
  /** What the next frame shows; its cancelling, while one is waited for. */
  const latest = useRef(text)
  const waiting = useRef<() => void>(undefined)
  /** When the last one was begun to be shown, and the earliest time for the next. */
  const begun = useRef<number>(undefined)
  const due = useRef(0)

  const behind = growing && shown !== '' && text.startsWith(shown)
  const paced = behind ? shown : text

  useLayoutEffect(() => {
    // What was shown last is in the page now: what it cost is known.
    if (begun.current === undefined) return
    const now = performance.now()
    due.current = now + (now - begun.current) * (1 / SHARE - 1)
    begun.current = undefined
  })

  useEffect(() => {
    latest.current = text
    if (text === shown || waiting.current) return
    waiting.current = afterward(due.current - performance.now(), () => {
      waiting.current = undefined
      begun.current = performance.now()
      show(latest.current)
    })
  }, [text, shown])

  useEffect(() => () => waiting.current?.(), [])

  return paced
}

/** Calls in the first frame after so many milliseconds; what it returns calls it off. */
function afterward(milliseconds: number, call: () => void) {
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
