import { insertPastedList } from './pastedText'

const buffer: string[] = []

/** Buffers Enter presses and pasted lists until hydration. */
export function bufferEarlyInput() {
  document.addEventListener('keydown', handleKeyDown)
  document.addEventListener('paste', handlePaste)
}

/** Stops buffering. Returns what was entered: each text is one line of the field, or a pasted list of several. */
export function takeEarlyInput(): string[] {
  document.removeEventListener('keydown', handleKeyDown)
  document.removeEventListener('paste', handlePaste)
  return buffer.splice(0)
}

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

function take(event: Event, field: HTMLInputElement, text: string) {
  event.preventDefault()
  buffer.push(text)
  field.value = ''
}
