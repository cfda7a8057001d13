/** The lazy chunk with everything that the page does with a recipe that it understands. */
export { findFoods, readEntryWishes, wishesToCheck } from '../food'
export {
  compareIngredients,
  createRecipeCheck,
  decorate,
  exportRecipe,
  foodsOf,
  mergeDecorations,
  readRecipeInSlices,
  shoppingList,
  shownMarkdown,
} from '../reader'
export { CheckRegion } from './head/CheckRegion'
export { RecipeHead } from './head/RecipeHead'
export { StepMode } from './steps/StepMode'
export { TimerRegion } from './timers/TimerRegion'
export { decorateTree } from './words/decorateTree'
