import { insertPastedList } from './pastedText'

/** Asks for the buffered input. An event, because the script in index.html and the page's script share no module. */
const TAKE = 'takeearlyinput'

declare global {
  interface DocumentEventMap {
    /** The listener appends the buffered texts to `detail`. */
    [TAKE]: CustomEvent<string[]>
  }
}

/** Buffers Enter presses, pasted lists and clicks on quick picks until {@link takeEarlyInput}. */
export function bufferEarlyInput() {
  const buffer: string[] = []

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
    const pick = target instanceof Element && target.closest('.quick-picks button:not([aria-disabled])')
    if (!pick) return
    buffer.push(pick.textContent)
    // Shows that the click counts, and a second one does not. Hydration replaces the button.
    pick.ariaDisabled = 'true'
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
    },
    { once: true },
  )
}

/** Ends the buffering. Returns the input: each text is one line of the field, a pick, or a pasted list. */
export function takeEarlyInput(): string[] {
  const taken: string[] = []
  document.dispatchEvent(new CustomEvent(TAKE, { detail: taken }))
  return taken
}
