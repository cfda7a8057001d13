// The entry of the lazy chunk (useRecipeCard.ts).
export { RecipeArea } from './card/RecipeArea'
export { scrollToTop } from './card/scrollToTop'
