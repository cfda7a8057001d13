import { startTransition, useEffect, useState } from 'react'
import { type LimitedBlocks, parseBlock, type RecipeReading } from '../../reader'
import type { Understanding } from '../loadUnderstanding'

/** The result of reading a recipe. */
type Outcome = { readonly blocks: LimitedBlocks; readonly reading: RecipeReading | 'failed' }

/**
 * Reads a complete recipe in short tasks.
 *
 * @param blocks the recipe; undefined while it is not to be read.
 * @param wishedLanguage the BCP 47 code of the language that the recipe was asked for in.
 * @returns undefined until it is read; `failed` if it could not be read, which the console tells.
 */
export function useReading(
  blocks: LimitedBlocks | undefined,
  understanding: Understanding | undefined,
  wishedLanguage: string | undefined,
): RecipeReading | 'failed' | undefined {
  const [outcome, setOutcome] = useState<Outcome>()
  useEffect(() => {
    if (!blocks || !understanding) return
    const controller = new AbortController()
    understanding.readRecipeInSlices(blocks, parseBlock, controller.signal, wishedLanguage).then(
      // The recipe is rendered again with its timers, block by block.
      (reading) => startTransition(() => setOutcome({ blocks, reading })),
      (error) => {
        if (controller.signal.aborted) return
        setOutcome({ blocks, reading: 'failed' })
        reportError(error)
      },
    )
    return () => controller.abort()
  }, [blocks, understanding, wishedLanguage])
  return outcome?.blocks === blocks ? outcome?.reading : undefined
}
