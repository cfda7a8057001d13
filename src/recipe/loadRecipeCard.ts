import { lazyModule } from '../lib/lazyModule'

/** The lazy chunk that renders a recipe and its actions. The markdown renderer is larger than the rest of the page. */
export const loadRecipeCard = lazyModule(() => import('./recipeCard.lazy'))
