export {
  type Activity,
  type Ask,
  areIdeasFor,
  type Conversation,
  hasFailedElsewhere,
  hasRecipeFor,
  type Ideas,
  isFromCookbook,
  isMadeFor,
  isReceived,
  isRunning,
  MAX_RECIPES,
  noConversation,
  ownFoods,
  type Question,
  type Recipe,
  type RecipeRequest,
  type RunningQuestion,
  showsRecipe,
} from './conversationState'
export { loadRecipeCard } from './loadRecipeCard'
export { loadUnderstanding } from './loadUnderstanding'
export { OwnRecipe } from './own/OwnRecipe'
export { RecipePanel } from './RecipePanel'
export { requestLabel } from './requestLabel'
export { LinkNotice } from './share/LinkNotice'
export type { LinkedRecipe } from './share/recipeLink'
export { useRecipeLink } from './share/useRecipeLink'
