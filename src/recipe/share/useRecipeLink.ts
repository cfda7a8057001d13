import { useEffect, useEffectEvent, useState } from 'react'
import { lazyModule, ModuleLoadError } from '../../lib/lazyModule'
import type { Recipe } from '../conversationState'
import type { LinkedRecipe } from './recipeLink'

const loadRecipeLink = lazyModule(() => import('./recipeLink.lazy'))

/** Why the recipe of the page's address is not shown. */
export type LinkProblem = 'unreadable' | 'not-loaded'

const hasRecipe = () => location.hash.startsWith('#r=')

/**
 * Reads the recipe of the page's address, when the page opens and each time the address changes, and takes it off the
 * address when another recipe has come. Until then a reload shows it again.
 *
 * @param newest the recipe that came last.
 * @param onRecipe shows a recipe. It may reject where a file of the page does not load.
 * @returns why the recipe is not shown; undefined if it is, or if the address has none.
 */
export function useRecipeLink(
  newest: Recipe | undefined,
  onRecipe: (recipe: LinkedRecipe) => Promise<void>,
): LinkProblem | undefined {
  const [problem, setProblem] = useState<LinkProblem>()
  const receive = useEffectEvent(onRecipe)

  useEffect(() => {
    // The address may change again before the recipe is read.
    let turn = 0
    async function read() {
      turn += 1
      const ownTurn = turn
      setProblem(undefined)
      if (!hasRecipe()) return
      try {
        const { unpackRecipe } = await loadRecipeLink()
        const recipe = await unpackRecipe(location.hash)
        if (turn === ownTurn) await receive(recipe)
      } catch (error) {
        if (turn === ownTurn) setProblem(error instanceof ModuleLoadError ? 'not-loaded' : 'unreadable')
      }
    }
    void read()
    window.addEventListener('hashchange', read)
    return () => {
      turn = -1
      window.removeEventListener('hashchange', read)
    }
  }, [])

  const isFromElsewhere = newest?.answeredBy.every(({ kind }) => kind !== 'link')
  const newestId = newest?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: each recipe that comes counts.
  useEffect(() => {
    if (!isFromElsewhere || !hasRecipe()) return
    history.replaceState(null, '', location.pathname + location.search)
    setProblem(undefined)
  }, [isFromElsewhere, newestId])

  return problem
}
