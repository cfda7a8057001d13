import { withPastedList } from './pastedText'

/** What was entered while the page was still loading. */
const early: string[] = []

/** Takes what is entered before the page can: as it will be, by Enter in its field, or by a list that is pasted there. */
export function keepEarlyIngredients() {
  document.addEventListener('keydown', keepLine)
  document.addEventListener('paste', keepList)
}

/** Ends that, and gives what was taken: each a line, or the text of a list. */
export function takeEarlyIngredients(): string[] {
  document.removeEventListener('keydown', keepLine)
  document.removeEventListener('paste', keepList)
  return early.splice(0)
}

function keepLine(event: KeyboardEvent) {
  const { key, target } = event
  if (key !== 'Enter' || event.isComposing || !(target instanceof HTMLInputElement)) return
  keep(event, target, target.value)
}

function keepList(event: ClipboardEvent) {
  const { target, clipboardData } = event
  if (!(target instanceof HTMLInputElement)) return
  const list = withPastedList(target, clipboardData?.getData('text') ?? '')
  if (list !== undefined) keep(event, target, list)
}

function keep(event: Event, field: HTMLInputElement, text: string) {
  event.preventDefault()
  early.push(text)
  field.value = ''
}
