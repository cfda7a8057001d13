/** The height of the dock, which stands at the lower edge of a phone. The name is the same in the styles. */
const PROPERTY = '--dock-height'

/** The elements whose styles need the height. Each has the property itself: inherited, it would style the whole page anew. */
const holders = new Set<HTMLElement>()
let height = '0px'

const setHeight = (element: HTMLElement) => element.style.setProperty(PROPERTY, height)

/** A ref of an element that stands above the dock. */
export function aboveDock(element: HTMLElement | null) {
  if (!element) return
  setHeight(element)
  holders.add(element)
  return () => {
    holders.delete(element)
  }
}

/** A ref of the dock. Gives its height to the root element, which leaves room when it scrolls, and to those above the dock. */
export function keepDockHeight(dock: HTMLElement | null) {
  if (!dock) return
  const observer = new ResizeObserver(([entry]) => {
    // Asking the element for its height would lay out the page again.
    const [size] = entry?.borderBoxSize ?? []
    if (!size) return
    height = `${Math.round(size.blockSize)}px`
    for (const holder of [document.documentElement, ...holders]) setHeight(holder)
  })
  observer.observe(dock)
  return () => observer.disconnect()
}
