export { tellsAllergy } from './allergyWords'
export type { Amount } from './amounts'
export * from './checkedWishes'
export { type Certainty, surest } from './contents'
export { cookedForm, inState } from './cookedFoods'
export { perhaps } from './describedFood'
export { isToldByLabel, readWishes, remarkOn } from './diets'
export {
  dietExclusion,
  type Exclusion,
  exclusionsNamed,
  isAllergen,
  namedExclusions,
  splitParts,
} from './excludedFoods'
export * from './findAmounts'
export * from './findBreaches'
export { type FoundFood, findFoods } from './findFoods'
export { type Mention, mentionTasks, withEntryContents } from './findMentions'
export { firstPicks } from './firstPicks'
export type { FoodKind } from './foodData'
export { coversKind, kindOf } from './foodKinds'
export { brands, canReplace, type Food, foods, foodsNamed, isKindOf, usesOf } from './foods'
export { isAddedInedible, mayNameInedible, notFood } from './inedible'
export * from './kitchenMeasures'
export { leftOut } from './leftOut'
export { foodNamed, foodNames } from './nameIndex'
export * from './numbers'
export { asDried, type EntryFood, type EntryReading, healthWishIn, readEntry } from './readEntry'
export { recognizeFoods, unknownWords } from './recognizeFoods'
export { type IngredientReading, type NamedFood, recognizeIngredient, tellingWords } from './recognizeIngredient'
export { isLetterOff } from './spelling'
export { standInRemarks } from './standIns'
export * from './units'
export * from './weights'
export { type Wish, wishNames } from './wishTable'
export { normalizeWords, singularize } from './words'
