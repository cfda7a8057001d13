// The entry of the lazy chunk (useUnderstanding.ts) with everything that the page does with a recipe that it understands.
export { checkedWishes } from '../food'
export {
  compareIngredients,
  createRecipeCheck,
  decorate,
  exportRecipe,
  mergeDecorations,
  readRecipeInSlices,
  scaledMarkdown,
} from '../reader'
export { CheckRegion } from './understanding/CheckRegion'
export { decorateTree } from './understanding/decorateTree'
export { RecipeHead } from './understanding/RecipeHead'
export { StepMode } from './understanding/StepMode'
export { TimerHost } from './understanding/TimerHost'
