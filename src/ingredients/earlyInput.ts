import { insertPastedList } from './pastedText'

/** Asks for the buffered input. An event, because the script in index.html and the page's script share no module. */
const TAKE = 'takeearlyinput'

declare global {
  interface DocumentEventMap {
    /** The listener appends the buffered texts to `detail`. */
    [TAKE]: CustomEvent<string[]>
  }
}

/** Buffers Enter presses, pasted lists and clicks on buttons until {@link takeEarlyInput}. */
export function bufferEarlyInput() {
  const buffer: string[] = []
  /** The buttons that were clicked, other than quick picks, once for each click. */
  const clicked: HTMLButtonElement[] = []

  function handleKeyDown(event: KeyboardEvent) {
    const { key, target } = event
    if (key !== 'Enter' || event.isComposing || !(target instanceof HTMLInputElement)) return
    take(event, target, target.value)
  }

  function handlePaste(event: ClipboardEvent) {
    const { target, clipboardData } = event
    if (!(target instanceof HTMLInputElement)) return
    const list = insertPastedList(target, clipboardData?.getData('text') ?? '')
    if (list !== undefined) take(event, target, list)
  }

  function handleClick({ target }: MouseEvent) {
    const button = target instanceof Element && target.closest('button')
    if (!button || button.ariaDisabled) return
    if (!button.closest('.quick-picks')) {
      clicked.push(button)
      return
    }
    buffer.push(button.textContent)
    // Shows that the click counts, and a second one does not. Hydration replaces the button.
    button.ariaDisabled = 'true'
  }

  function take(event: Event, field: HTMLInputElement, text: string) {
    event.preventDefault()
    buffer.push(text)
    field.value = ''
  }

  document.addEventListener('keydown', handleKeyDown)
  document.addEventListener('paste', handlePaste)
  document.addEventListener('click', handleClick)
  document.addEventListener(
    TAKE,
    ({ detail }) => {
      document.removeEventListener('keydown', handleKeyDown)
      document.removeEventListener('paste', handlePaste)
      document.removeEventListener('click', handleClick)
      detail.push(...buffer)
      // The page is hydrated, so each does its work now.
      for (const button of clicked) button.click()
    },
    { once: true },
  )
}

/**
 * Ends the buffering, and clicks the clicked buttons again, for the hydrated page.
 *
 * @returns the input: each text is one line of the field, a pick, or a pasted list.
 */
export function takeEarlyInput(): string[] {
  const taken: string[] = []
  document.dispatchEvent(new CustomEvent(TAKE, { detail: taken }))
  return taken
}
