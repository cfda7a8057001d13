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
    // Asking the element for its height would lay out the page again after the property of another one.
    const observer = new ResizeObserver(([entry]) => {
      const [size] = entry?.borderBoxSize ?? []
      if (size) style.setProperty(property, `${Math.round(size.blockSize)}px`)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }
