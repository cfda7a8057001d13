/** The lazy chunk with the form for a recipe of the user's own, and with what reads recipes in JSON, HTML and Cooklang. */
export { OwnRecipeForm } from './OwnRecipeForm'
export { recipeOfData, recipeOfSource } from './recipeSource'
