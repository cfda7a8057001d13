export {
  type Ask,
  asksFor,
  beginsWithIdeas,
  changesBefore,
  type FollowUp,
  type RecipeReply,
  readQuestion,
  textsOf,
  writeTurns,
} from './followUps'
export { PHOTO_REQUEST, readFoods } from './foodsInPhoto'
export { type Idea, readIdeas } from './ideas'
export { INSTRUCTIONS } from './instructions'
export { directionOf, isLanguage, type Language, languages } from './languages'
export { type ReadRecipeRequest, type RecipeRequest, readRecipeRequest, writeRecipeRequest } from './recipeRequest'
export { titlesOf } from './titles'
export { areSameWishes, noWishes, type Wishes } from './wishes'
export { summarizeWishes } from './wishSummary'
export { writeWithout } from './withoutFoods'
