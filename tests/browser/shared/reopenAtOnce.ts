import type { Locator } from '@playwright/test'

/**
 * Closes a dialog and presses the button that has the focus back, before the event comes that tells of the closing. A
 * quick key press does the same.
 */
export const reopenAtOnce = (dialog: Locator) =>
  dialog.evaluate((element) => {
    if (!(element instanceof HTMLDialogElement)) throw new Error('this is not a dialog')
    element.close()
    const opener = document.activeElement
    if (!(opener instanceof HTMLButtonElement)) throw new Error('no button has the focus')
    opener.click()
  })
