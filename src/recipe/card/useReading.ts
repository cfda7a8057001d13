import { startTransition, useEffect, useMemo, useState } from 'react'
import type { Wishes } from '../../prompt'
import type { IngredientChanges, RecipeCheck, RecipeReading } from '../../reader'
import { type LimitedBlocks, limitBlocks, parseBlock } from '../../reader'
import type { Understanding } from './useUnderstanding'

/** Reads the recipe that a recipe is a change of, and compares the two. */
export function useChanges(
  changedFrom: string | undefined,
  reading: RecipeReading | undefined,
  loaded: Understanding | undefined,
): IngredientChanges | undefined {
  const blocks = useMemo(() => (changedFrom === undefined ? undefined : limitBlocks(changedFrom)), [changedFrom])
  const before = useReading(reading && blocks, loaded)
  return useMemo(
    () => (loaded && before && reading ? loaded.compareIngredients(before, reading) : undefined),
    [loaded, before, reading],
  )
}

/** Checks the recipe against what the user wishes now, as far as it has come. */
export function useCheck(
  blocks: LimitedBlocks,
  wishes: Wishes,
  list: readonly string[],
  loaded: Understanding | undefined,
): RecipeCheck | undefined {
  const checkedWishes = useMemo(() => loaded?.checkedWishes(wishes, list) ?? [], [loaded, wishes, list])
  const checkRecipe = useMemo(() => loaded?.createRecipeCheck(parseBlock), [loaded])
  return useMemo(
    () => (checkRecipe && checkedWishes.length > 0 ? checkRecipe(blocks, checkedWishes) : undefined),
    [checkRecipe, blocks, checkedWishes],
  )
}

/** Reads a complete recipe in short tasks. Returns undefined until it is read. */
export function useReading(
  blocks: LimitedBlocks | undefined,
  loaded: Understanding | undefined,
): RecipeReading | undefined {
  const [read, setRead] = useState<{ readonly blocks: LimitedBlocks; readonly reading: RecipeReading }>()
  useEffect(() => {
    if (!blocks || !loaded) return
    const controller = new AbortController()
    loaded.readRecipeInSlices(blocks, parseBlock, controller.signal).then(
      // The recipe is rendered again with its timers, block by block.
      (reading) => startTransition(() => setRead({ blocks, reading })),
      (error) => {
        if (!controller.signal.aborted) throw error
      },
    )
    return () => controller.abort()
  }, [blocks, loaded])
  return read?.blocks === blocks ? read?.reading : undefined
}
