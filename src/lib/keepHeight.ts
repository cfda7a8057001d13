/** A ref that keeps the height of its element in the element's `--height`, for styles that depend on it. */
export function keepHeight(element: HTMLElement | null) {
  if (!element) return
  const observer = new ResizeObserver(() => element.style.setProperty('--height', `${element.offsetHeight}px`))
  observer.observe(element)
  return () => observer.disconnect()
}
