/** The lazy chunk that reads the recipe of an address. */
export { unpackRecipe } from './recipeLink'
