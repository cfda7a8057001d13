// The entry of the lazy chunk (useRecipeCard.ts).
export { RecipeArea } from './RecipeArea'
export { scrollToTop } from './scrollToTop'
