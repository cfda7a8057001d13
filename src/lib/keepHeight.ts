/**
 * Creates a ref that keeps the height of its element in a custom property, for styles that depend on it.
 *
 * @param property with its dashes: `--height`.
 */
export const keepHeight = (property: string) => (element: HTMLElement | null) => {
  if (!element) return
  const { style } = element
  // Asking the element for its height would lay out the page again.
  const observer = new ResizeObserver(([entry]) => {
    const [size] = entry?.borderBoxSize ?? []
    if (size) style.setProperty(property, `${Math.round(size.blockSize)}px`)
  })
  observer.observe(element)
  return () => observer.disconnect()
}
