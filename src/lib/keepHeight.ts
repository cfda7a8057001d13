/**
 * Creates a ref that keeps the height of its element in a custom property, for styles that depend on it.
 *
 * @param property with its dashes: `--height`.
 * @param holderOf the element that gets the property: the element itself by default.
 */
export const keepHeight =
  (property: string, holderOf: (element: HTMLElement) => HTMLElement = (element) => element) =>
  (element: HTMLElement | null) => {
    if (!element) return
    const { style } = holderOf(element)
    const observer = new ResizeObserver(() => style.setProperty(property, `${element.offsetHeight}px`))
    observer.observe(element)
    return () => observer.disconnect()
  }
