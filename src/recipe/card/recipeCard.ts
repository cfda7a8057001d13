// The entry of the lazy chunk (useRecipeCard.ts).
export { RecipeActions } from './RecipeActions'
export { RecipeMarkdown } from './RecipeMarkdown'
