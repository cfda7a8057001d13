/** How long a browser that cannot tell when it is idle is left alone, in milliseconds. */
const PAUSE_MS = 200

/** Calls once the browser has nothing else to do for the cook, who may be typing. */
export function whenIdle(call: () => void) {
  // Not every browser has it.
  if ('requestIdleCallback' in window) requestIdleCallback(() => call())
  else setTimeout(call, PAUSE_MS)
}
