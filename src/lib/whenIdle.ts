/** The delay where `requestIdleCallback` is missing (Safari), in milliseconds. */
const FALLBACK_DELAY_MS = 200

/** Calls back once the browser is idle, so that the work does not delay typing. */
export function whenIdle(callback: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(() => callback())
  else setTimeout(callback, FALLBACK_DELAY_MS)
}
