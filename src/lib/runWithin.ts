/** Does the work of a generator if that takes no longer than so many milliseconds. Undefined if it takes longer. */
export function runWithin<Result>(tasks: Generator<undefined, Result>, milliseconds: number): Result | undefined {
  const end = performance.now() + milliseconds
  let task = tasks.next()
  while (!task.done && performance.now() < end) task = tasks.next()
  return task.done ? task.value : undefined
}
