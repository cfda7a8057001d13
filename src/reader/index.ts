export { askedMinutes } from './askedMinutes'
export { askedServings } from './askedServings'
export { createRecipeCheck, type Finding, type FindingWord, type RecipeCheck, type RecipeChecker } from './checkRecipe'
export { compareIngredients, compareWithList, type IngredientChanges, type ListComparison } from './compareWithList'
export type { AmountDisplay } from './convertAmounts'
export {
  type BlockDecorations,
  type Decoration,
  decorate,
  type IngredientLayout,
  mergeDecorations,
  stepName,
  timerName,
} from './decorations'
export { findServingsAndTime } from './facts'
export { parseBlock } from './parseBlock'
export { plainText } from './plainText'
export { readRecipeInSlices } from './readRecipe'
export { hasRecipeHeading, type ReplyKind, replyKind, titleOf } from './readReply'
export type { Yield } from './readYield'
export { exportRecipe } from './recipeExport'
export type { ReadStep, RecipeReading } from './recipeReading'
export { type LimitedBlocks, limitBlocks, limitMarkdown } from './renderLimits'
export {
  type StepPiece,
  scaledNote,
  scaledStep,
  scaledStepText,
  shownMarkdown,
  stepPieces,
  yieldNoun,
} from './scaleRecipe'
export { foodsOf, shoppingList } from './shoppingList'
export { splitSections } from './splitSections'
export { stepIngredients } from './stepIngredients'
