/** What was entered while the page was still loading. */
const early: string[] = []

/** Takes what is entered before the page can: Enter in its field is an ingredient, as it will be. */
export function keepEarlyIngredients() {
  document.addEventListener('keydown', keep)
}

/** Ends that, and gives what was taken. */
export function takeEarlyIngredients(): string[] {
  document.removeEventListener('keydown', keep)
  return early.splice(0)
}

function keep(event: KeyboardEvent) {
  const { key, target } = event
  if (key !== 'Enter' || event.isComposing || !(target instanceof HTMLInputElement)) return
  event.preventDefault()
  early.push(target.value)
  target.value = ''
}
