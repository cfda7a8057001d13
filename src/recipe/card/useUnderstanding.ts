import { useEffect, useState } from 'react'

/** The lazy chunk with everything that the page does with a recipe that it understands. */
export type Understanding = typeof import('../understanding.lazy')

/**
 * Loads the chunk when a recipe has its first words. Returns undefined until it is there, and `failed` where it could
 * not be loaded for this recipe. The next recipe loads it again.
 *
 * @param recipeId the id of the recipe on the page; undefined while that has no words.
 */
export function useUnderstanding(
  load: () => Promise<Understanding>,
  recipeId: number | undefined,
): Understanding | 'failed' | undefined {
  const [understanding, setUnderstanding] = useState<Understanding>()
  const [failedId, setFailedId] = useState<number>()
  useEffect(() => {
    if (recipeId === undefined) return
    let isGone = false
    load().then(
      (module) => !isGone && setUnderstanding(module),
      () => !isGone && setFailedId(recipeId),
    )
    return () => {
      isGone = true
    }
  }, [load, recipeId])
  const hasFailed = recipeId !== undefined && failedId === recipeId
  return understanding ?? (hasFailed ? 'failed' : undefined)
}
