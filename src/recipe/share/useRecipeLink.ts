import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { lazyModule, ModuleLoadError } from '../../lib/lazyModule'
import type { Recipe } from '../conversationState'
import { loadRecipeCard } from '../loadRecipeCard'
import type { LinkedRecipe } from './recipeLink'

const loadRecipeLink = lazyModule(() => import('./recipeLink.lazy'))

/** Why the recipe of the page's address is not shown. */
export type LinkProblem = 'unreadable' | 'not-loaded'

/** The part of the page's address from `#` on. Some programs encode its first sign. */
const readHash = () => location.hash.replace(/^#r%3D/i, '#r=')
const hasRecipe = () => readHash().startsWith('#r=')

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
  /** Counts the addresses. Another one, or another recipe, may come before the recipe is read. */
  const turn = useRef(0)

  useEffect(() => {
    async function read() {
      turn.current += 1
      const ownTurn = turn.current
      setProblem(undefined)
      if (!hasRecipe()) return
      const hash = readHash()
      try {
        const [{ unpackRecipe }] = await Promise.all([loadRecipeLink(), loadRecipeCard()])
        const recipe = await unpackRecipe(hash)
        if (turn.current === ownTurn) await receive(recipe)
      } catch (error) {
        if (turn.current === ownTurn) setProblem(error instanceof ModuleLoadError ? 'not-loaded' : 'unreadable')
      }
    }
    void read()
    window.addEventListener('hashchange', read)
    return () => {
      turn.current += 1
      window.removeEventListener('hashchange', read)
    }
  }, [])

  const isFromElsewhere = newest?.answeredBy.every(({ kind }) => kind !== 'link')
  const newestId = newest?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: each recipe that comes counts.
  useEffect(() => {
    if (!isFromElsewhere || !hasRecipe()) return
    turn.current += 1
    history.replaceState(null, '', location.pathname + location.search)
    setProblem(undefined)
  }, [isFromElsewhere, newestId])

  return problem
}
