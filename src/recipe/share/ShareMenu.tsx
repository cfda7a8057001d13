import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { bringIntoSight } from '../../lib/bringIntoSight'
import { Icon } from '../../lib/Icon'
import './ShareMenu.css'

interface Props {
  /** To share is what one does next. */
  readonly isNext: boolean
  /** Called each time the menu opens. */
  readonly onOpen: () => void
  /** The buttons of the menu. */
  readonly children: ReactNode
}

/** A disclosure with what takes a recipe along. A choice, Escape, a press elsewhere and the focus elsewhere close it. */
export function ShareMenu({ isNext, onOpen, children }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const menu = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!isOpen) return
    function handlePress({ target }: PointerEvent) {
      if (isOutside(menu.current, target)) setIsOpen(false)
    }
    document.addEventListener('pointerdown', handlePress)
    return () => document.removeEventListener('pointerdown', handlePress)
  }, [isOpen])

  function toggle() {
    if (!isOpen) onOpen()
    setIsOpen(!isOpen)
  }

  function close() {
    opener.current?.focus()
    setIsOpen(false)
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return
    event.stopPropagation()
    close()
  }

  function handleBlur({ relatedTarget }: FocusEvent) {
    // Safari does not focus a pressed button, so `relatedTarget` is null.
    if (isOutside(menu.current, relatedTarget)) setIsOpen(false)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is for the controls within.
    <div ref={menu} className="share-menu" onKeyDown={handleKeyDown} onBlur={handleBlur}>
      <button
        ref={opener}
        type="button"
        className={isNext ? undefined : 'quiet'}
        aria-expanded={isOpen}
        onClick={toggle}
      >
        <Icon path="M8 9.5v-7M5.5 5 8 2.5 10.5 5M4.5 7.5h-1v6h9v-6h-1" />
        Share
      </button>
      {isOpen && (
        // biome-ignore lint/a11y/noStaticElementInteractions: the clicks are those of the buttons within.
        // biome-ignore lint/a11y/useKeyWithClickEvents: see above.
        <div ref={bringIntoSight} className="share-options" onClick={close}>
          {children}
        </div>
      )}
    </div>
  )
}

const isOutside = (menu: Node | null, target: EventTarget | null) => target instanceof Node && !menu?.contains(target)
