import { type RefObject, useLayoutEffect } from 'react'

/**
 * Opens a dialog as long as it is mounted, and focuses an element in it. The focus returns to the element that had it
 * before.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, first: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    first.current?.focus({ preventScroll: true })
    // A dialog that is removed while it is open does not return the focus. React runs this cleanup before it removes it.
    return () => element?.close()
  }, [dialog, first])
}
