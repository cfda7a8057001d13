export {
  type Activity,
  type Ask,
  type Conversation,
  hasFailedElsewhere,
  isRunning,
  noConversation,
  type Question,
  type Recipe,
  type RecipeRequest,
  type RunningQuestion,
} from './conversationState'
export { loadRecipeCard } from './loadRecipeCard'
export { loadUnderstanding } from './loadUnderstanding'
export { RecipePanel } from './RecipePanel'
export { requestLabel } from './requestLabel'
