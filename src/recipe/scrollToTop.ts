/** Scrolls to the beginning of the recipe panel, unless it is in sight or the user is typing an ingredient. */
export function scrollToTop(panel: HTMLElement) {
  const { activeElement } = document
  if (activeElement instanceof HTMLInputElement && !panel.contains(activeElement)) return
  const { top } = panel.getBoundingClientRect()
  if (top >= 0 && top < window.innerHeight / 3) return
  const reduceMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
  panel.scrollIntoView({ behavior: reduceMotion ? 'instant' : 'smooth', block: 'start' })
}
