import { useCallback, useState } from 'react'
import { lazyModule } from '../lib/lazyModule'

const loadRecipeCard = lazyModule(() => import('./recipeCard.lazy'))

/**
 * Loads everything that the page does with a recipe that it understands. It stands here, because the bundler would
 * split the first load where only another lazy chunk imports it.
 */
export const loadUnderstanding = lazyModule(() => import('./understanding.lazy'))

/** The lazy chunk that renders a recipe and its actions. The markdown renderer is larger than the rest of the page. */
export type RecipeCard = Awaited<ReturnType<typeof loadRecipeCard>>

/** `card` is undefined until `loadCard` has resolved. `loadCard` rejects with a ModuleLoadError. */
export function useRecipeCard() {
  const [card, setCard] = useState<RecipeCard>()
  const loadCard = useCallback(async () => setCard(await loadRecipeCard()), [])
  return { card, loadCard }
}
