// Gives dialogs the focus and the events of a browser, which happy-dom leaves out, in each test file that imports this one.

/** The element with the focus before the dialog opened. */
let focusedBefore: Element | null = null

// As in browsers, `close` returns the focus at once and dispatches its event later.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    focusedBefore = document.activeElement
    this.open = true
  },
  close(this: HTMLDialogElement) {
    if (!this.open) return
    this.open = false
    if (focusedBefore instanceof HTMLElement) focusedBefore.focus()
    queueMicrotask(() => this.dispatchEvent(new Event('close')))
  },
})
