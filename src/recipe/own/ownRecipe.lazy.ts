/** The lazy chunk with the form for a recipe of the user's own. */
export { OwnRecipeForm } from './OwnRecipeForm'
