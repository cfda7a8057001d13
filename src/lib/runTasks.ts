/** The longest time without a break, in milliseconds. A slow phone needs four times as long. */
const SLICE_MS = 8

/** Does all the work of a generator at once. */
export function runAtOnce<Result>(tasks: Generator<undefined, Result>): Result {
  let task = tasks.next()
  while (!task.done) task = tasks.next()
  return task.value
}

/**
 * Does the work of a generator, which yields after each piece, in short tasks, so that the page answers meanwhile.
 *
 * @throws the signal's reason after an abort.
 */
export async function runInSlices<Result>(tasks: Generator<undefined, Result>, signal: AbortSignal): Promise<Result> {
  let sliceStart = performance.now()
  let task = tasks.next()
  while (!task.done) {
    if (performance.now() - sliceStart > SLICE_MS) {
      await new Promise((resolve) => setTimeout(resolve))
      signal.throwIfAborted()
      sliceStart = performance.now()
    }
    task = tasks.next()
  }
  return task.value
}
