/** The lazy chunk that renders a recipe and its actions. */
export { titlesOf } from '../prompt'
export { RecipeCard } from './card/RecipeCard'
export { readsAsRecipe } from './card/readsAsRecipe'
