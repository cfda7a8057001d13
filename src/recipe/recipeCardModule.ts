import { part } from '../lib/lazyModule'

/**
 * What a recipe is shown with: its card, its actions, and the markdown renderer, which is larger than all of the
 * page's own code.
 */
export const recipeParts = part(() => import('./card/recipeCard'))
