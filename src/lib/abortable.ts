/**
 * Settles like `promise`, but rejects with the signal's reason as soon as the signal is aborted, whether or not
 * the work behind the promise listens to the signal.
 */
export function raceWithSignal<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason)
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}

/** Resolves after so many milliseconds. Rejects with the signal's reason when that is aborted, and leaves no timer. */
export async function delay(milliseconds: number, signal: AbortSignal): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const elapsed = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds)
  })
  await raceWithSignal(elapsed, signal).finally(() => clearTimeout(timer))
}
