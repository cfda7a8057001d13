import { part } from '../part'

/** What a recipe is shown with: RecipeText, with the markdown renderer in it: larger than all the rest of the page's own code, and not needed before there is a recipe. */
export const recipeParts = part(() => import('./recipeParts'))
