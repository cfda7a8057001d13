import { observeHeight } from './keepHeight'

/** The height of the dock, which stands at the lower edge of a phone. The styles use the same name. */
const PROPERTY = '--dock-height'

/** The elements above the dock. Each has the property itself, because a change of an inherited one styles the whole page. */
const above = new Set<HTMLElement>()
let dockHeight = '0px'

const setHeight = ({ style }: HTMLElement) => style.setProperty(PROPERTY, dockHeight)

/** A ref of an element that stands above the dock. */
export function aboveDock(element: HTMLElement | null) {
  if (!element) return
  setHeight(element)
  above.add(element)
  return () => {
    above.delete(element)
  }
}

/** A ref of the dock. The root element leaves room for it when it scrolls. */
export const keepDockHeight = observeHeight((height) => {
  dockHeight = height
  for (const element of [document.documentElement, ...above]) setHeight(element)
})
