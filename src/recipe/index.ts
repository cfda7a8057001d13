export { RecipePanel } from './RecipePanel'
export type { Ask, Recipe } from './recipeTypes'
export { loadUnderstanding, useRecipeCard } from './useRecipeCard'
