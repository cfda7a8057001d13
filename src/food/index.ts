export { tellsAllergy } from './allergyWords'
export type { Amount } from './amounts'
export {
  checkedWishes,
  type FoodWishes,
  holdsWish,
  readListWishes,
  wishesToCheck,
} from './checkedWishes'
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
export {
  type FoundAmount,
  findAmounts,
  isDescription,
  MAX_NUMBERS,
  match,
  readWord,
  type Span,
  sizeWord,
  type Word,
} from './findAmounts'
export {
  type Breach,
  type BrokenWish,
  brokenBy,
  type CheckedWish,
  findBreaches,
  withUnknownWords,
} from './findBreaches'
export { type FoundFood, findFoods } from './findFoods'
export { type Mention, mentionTasks, withEntryContents } from './findMentions'
export { firstPicks } from './firstPicks'
export { brands, type FoodKind } from './foodData'
export { coversKind, kindOf } from './foodKinds'
export { canReplace, type Food, foods, foodsNamed, isKindOf, usesOf } from './foods'
export { isAddedInedible, mayNameInedible, notFood } from './inedible'
export {
  type Dimension,
  kitchenMeasure,
  kitchenMeasures,
  type MeasureKind,
  measureKindOf,
  nameOfMeasure,
  roundMeasure,
  writeIn,
  writeRest,
} from './kitchenMeasures'
export { leftOut } from './leftOut'
export { foodNamed, foodNames } from './nameIndex'
export {
  beginsWithAmount,
  fractionSigns,
  numberWords,
  readFigure,
  type WrittenNumber,
  wordValues,
  writeDecimal,
  writeWithSign,
  writeWord,
} from './numbers'
export { type EntryFood, type EntryReading, healthWishIn, readEntry } from './readEntry'
export { recognizeFoods, unknownWords } from './recognizeFoods'
export { type IngredientReading, type NamedFood, recognizeIngredient, tellingWords } from './recognizeIngredient'
export { isLetterOff } from './spelling'
export { standInRemarks } from './standIns'
export {
  inflect,
  inflectNoun,
  isCounted,
  isOfFoods,
  isOfPackages,
  measureWords,
  pluralize,
  type Unit,
  type UnitSystem,
  unitInAnyLanguage,
  unitNamed,
  units,
} from './units'
export { gramsOf, gramsPerCup, namesOf, pieceNameOf } from './weights'
export { type Wish, wishNames } from './wishTable'
export { normalizeWords, singularize } from './words'
