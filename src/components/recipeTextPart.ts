import { part } from '../part'

/** RecipeText, with the markdown renderer in it: larger than all the rest of the page's own code, and not needed before there is a recipe. */
export const recipeText = part(() => import('./RecipeText'))
