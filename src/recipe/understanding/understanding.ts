// The entry of the lazy chunk (useUnderstanding.ts) with everything that the page does with a recipe that it understands.
import './styles'

export { decorate } from '../reading/decorations'
export { readRecipeInSlices } from '../reading/readRecipe'
export { exportRecipe } from '../reading/recipeExport'
export { scaledMarkdown } from '../reading/scaleRecipe'
export { decorateTree } from './decorateTree'
export { RecipeHead } from './RecipeHead'
export { StepMode } from './StepMode'
export { TimerHost } from './TimerHost'
