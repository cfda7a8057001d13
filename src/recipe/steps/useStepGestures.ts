import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/** The shortest horizontal movement of a finger that is a swipe, and the longest that is a tap, in CSS pixels. */
const MIN_SWIPE = 50
const MAX_TAP = 10

/**
 * Goes to other steps by the arrow keys and by swipes, and to the next one by the space bar and a tap on the words, for
 * whose hands are not clean.
 *
 * @param onMove called with 1 for the next step and -1 for the previous one.
 * @returns the pointer events for the dialog.
 */
export function useStepGestures(dialog: RefObject<HTMLElement | null>, onMove: (steps: 1 | -1) => void) {
  const swipeStart = useRef<{ readonly x: number; readonly y: number }>(undefined)

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    // With Alt, an arrow key goes back in the browser's history.
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (hasOwnGestures(event.target)) return
    if (event.key === 'ArrowRight' || (event.key === ' ' && !isControl(event.target))) onMove(1)
    if (event.key === 'ArrowLeft') onMove(-1)
  })
  useEffect(() => {
    // On the document, because some browsers move the focus to the body after a click on text.
    const listener = (event: KeyboardEvent) => handleKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])

  return {
    onPointerDown({ pointerType, isPrimary, target, clientX, clientY }: PointerEvent) {
      // A second finger is not primary, and ends the swipe.
      const isSwipe = pointerType === 'touch' && isPrimary && !hasOwnGestures(target)
      swipeStart.current = isSwipe ? { x: clientX, y: clientY } : undefined
    },
    onPointerUp({ target, clientX, clientY }: PointerEvent) {
      const start = swipeStart.current
      swipeStart.current = undefined
      if (!start || hasSelectedText(dialog.current)) return
      const x = clientX - start.x
      const y = clientY - start.y
      if (Math.abs(x) > MIN_SWIPE && Math.abs(x) > Math.abs(y)) onMove(x < 0 ? 1 : -1)
      if (Math.hypot(x, y) <= MAX_TAP && !isControl(target)) onMove(1)
    },
    onPointerCancel() {
      swipeStart.current = undefined
    },
  }
}

/** Whether a press at this place does something already. */
const isControl = (target: EventTarget | null) =>
  target instanceof Element && target.closest('button, a, label, input, select, textarea, [role]:not(dialog)') !== null

/** Whether arrow keys and swipes already have a meaning at this place. A checkbox has none for them. */
const hasOwnGestures = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input:not([type="checkbox"]), select, textarea, [role="slider"], [contenteditable]') !== null

function hasSelectedText(element: Element | null) {
  const selection = getSelection()
  return selection?.isCollapsed === false && element?.contains(selection.anchorNode) === true
}
