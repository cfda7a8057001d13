import { type ComponentProps, useEffectEvent, useLayoutEffect, useRef } from 'react'

interface Props extends Omit<ComponentProps<'button'>, 'type' | 'ref'> {
  /** The button is about to go while it has the focus: the place for that to go to. */
  readonly onFocusLost: (button: HTMLButtonElement) => void
}

/** A button that is there only for a while. The focus of somebody who works by keyboard does not go with it. */
export function PassingButton({ onFocusLost, ...props }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const passFocus = useEffectEvent(onFocusLost)
  useLayoutEffect(() => {
    const { current } = button
    return () => {
      // React runs this before it takes the button out of the page, after which the focus would be nowhere.
      if (current && current === document.activeElement) passFocus(current)
    }
  }, [])
  return <button type="button" ref={button} {...props} />
}
