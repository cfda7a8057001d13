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
 * @param firstSliceMs the longest time of the first task, which begins at once, in milliseconds.
 * @throws the signal's reason after an abort.
 */
export async function runInSlices<Result>(
  tasks: Generator<undefined, Result>,
  signal: AbortSignal,
  firstSliceMs = SLICE_MS,
): Promise<Result> {
  let sliceStart = performance.now()
  let sliceMs = firstSliceMs
  let task = tasks.next()
  while (!task.done) {
    if (performance.now() - sliceStart > sliceMs) {
      await new Promise((resolve) => setTimeout(resolve))
      signal.throwIfAborted()
      sliceStart = performance.now()
      sliceMs = SLICE_MS
    }
    task = tasks.next()
  }
  return task.value
}
