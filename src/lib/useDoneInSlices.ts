import { useEffect, useState } from 'react'
import { runInSlices } from './runTasks'

/** So few items are done at once by default, which takes some milliseconds. */
const MAX_AT_ONCE = 40

/**
 * Does work for each item, whose result the caller keeps or computes again: for a few at once, for many in short tasks.
 *
 * @param work undefined while it cannot be done.
 * @param maxAtOnce how many items are done at once; 0 where the first one takes long.
 * @returns the items; while the work on many of them runs, those of the time before.
 */
export function useDoneInSlices<Item>(
  items: readonly Item[],
  work: ((item: Item) => unknown) | undefined,
  maxAtOnce = MAX_AT_ONCE,
): readonly Item[] {
  const isShort = items.length <= maxAtOnce
  const [done, setDone] = useState<readonly Item[]>([])
  useEffect(() => {
    if (isShort || !work) return
    const controller = new AbortController()
    runInSlices(each(items, work), controller.signal).then(
      () => setDone(items),
      (error) => {
        if (!controller.signal.aborted) reportError(error)
      },
    )
    return () => controller.abort()
  }, [items, work, isShort])
  return isShort ? items : done
}

function* each<Item>(items: readonly Item[], work: (item: Item) => unknown): Generator<undefined, void> {
  for (const item of items) {
    work(item)
    yield
  }
}
