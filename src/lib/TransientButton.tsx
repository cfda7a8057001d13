import { type ComponentProps, useEffectEvent, useLayoutEffect, useRef } from 'react'

interface Props extends Omit<ComponentProps<'button'>, 'type' | 'ref'> {
  /** Called when the button is unmounted while it has the focus, so that the caller can move the focus. */
  readonly onFocusLost: (button: HTMLButtonElement) => void
}

/** A button that may be unmounted while it has the focus, without losing the place of a keyboard user. */
export function TransientButton({ onFocusLost, ...props }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const moveFocus = useEffectEvent(onFocusLost)
  useLayoutEffect(() => {
    const { current } = button
    return () => {
      // React runs this cleanup before it removes the button, so the focus is still known.
      if (current && current === document.activeElement) moveFocus(current)
    }
  }, [])
  return <button type="button" ref={button} {...props} />
}
