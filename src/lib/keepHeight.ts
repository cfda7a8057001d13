/** Creates a ref that tells the height of its element, in whole pixels, at first and with each change: "48px". */
export const observeHeight =
  (onHeight: (height: string, element: HTMLElement) => void) => (element: HTMLElement | null) => {
    if (!element) return
    // Asking the element for its height would lay out the page again.
    const observer = new ResizeObserver(([entry]) => {
      const [size] = entry?.borderBoxSize ?? []
      if (size) onHeight(`${Math.round(size.blockSize)}px`, element)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }

/**
 * Creates a ref that keeps the height of its element in a custom property, for styles that depend on it.
 *
 * @param property with its dashes: `--height`.
 */
export const keepHeight = (property: string) =>
  observeHeight((height, { style }) => style.setProperty(property, height))
