/** A ref that scrolls what a disclosure opens into view. If it is taller than the window, its beginning is in view. */
export function bringIntoSight(opened: HTMLElement | null) {
  if (opened && opened.getBoundingClientRect().bottom > innerHeight) opened.scrollIntoView({ block: 'nearest' })
}
