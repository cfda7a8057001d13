import { replyKind } from '../reader'
import {
  type Conversation,
  isRunning,
  type Question,
  type Recipe,
  type RecipeRequest,
  type RunningQuestion,
} from '../recipe'
import type { ErrorKind, Progress, Reply } from '../service'

/** `progress`, `complete` and `fail` belong to the request with their `id`, and are ignored once it is over. */
export type ConversationAction =
  | { readonly type: 'start'; readonly question: Question }
  | { readonly type: 'progress'; readonly id: number; readonly progress: Progress }
  | { readonly type: 'complete'; readonly id: number; readonly reply: Reply }
  | { readonly type: 'fail'; readonly id: number; readonly error: ErrorKind }
  | { readonly type: 'stop' }
  | { readonly type: 'show'; readonly id: number }
  /** A recipe that nobody was asked for: one of a link, or the user's own. */
  | { readonly type: 'receive'; readonly recipe: Recipe }

/** The most recipes that a visit keeps. One that asks for more loses the oldest. */
export const MAX_RECIPES = 20

/** Returns the next state; the same object if the action changes nothing. */
export function conversationReducer(conversation: Conversation, action: ConversationAction): Conversation {
  const { recipes, shown, request } = conversation
  switch (action.type) {
    case 'start': {
      if (isRunning(request)) return conversation
      // Until the first words arrive, the page shows the recipe from before a failure.
      const kept: Conversation['shown'] = shown === 'empty' ? (recipes.at(-1)?.id ?? 'empty') : shown
      const question = { ...action.question, before: { recipes, shown: kept } }
      return { recipes, shown: kept, request: { status: 'pending', question, activity: { type: 'waiting' } } }
    }
    case 'stop':
      return isRunning(request) ? { ...conversation, request: { status: 'stopped' } } : conversation
    case 'receive': {
      const { recipe } = action
      return { recipes: [...recipes, recipe].slice(-MAX_RECIPES), shown: recipe.id, request: { status: 'idle' } }
    }
    case 'show':
      if (recipes.every(({ id }) => id !== action.id)) return conversation
      // Going back from the empty area also dismisses the error in it.
      return { ...conversation, shown: action.id, request: shown === 'empty' ? { status: 'idle' } : request }
  }
  if (!isRunning(request) || request.question.id !== action.id) return conversation
  const { question } = request
  switch (action.type) {
    case 'progress': {
      const { progress } = action
      if (progress.type === 'content')
        return {
          ...withContent(conversation, question, progress),
          request: { status: 'streaming', question },
        }
      // Reasoning is reported with every chunk. Another retry is not skipped, because its reason may differ.
      if (request.status === 'pending' && progress.type === 'reasoning' && request.activity.type === 'reasoning')
        return conversation
      // Content that turns out to be reasoning is withdrawn.
      const before = request.status === 'streaming' ? { ...question.before, answer: undefined } : {}
      return { ...conversation, ...before, request: { status: 'pending', question, activity: progress } }
    }
    case 'complete': {
      const { reply } = action
      const done = withContent(conversation, question, reply, reply.finishReason === 'length')
      return {
        ...done,
        request: {
          status: 'done',
          question,
          isRecipe: !done.answer && replyKind(reply.content) === 'recipe',
        },
      }
    }
    case 'fail': {
      const hasContent = request.status === 'streaming'
      const failed: RecipeRequest = { status: 'failed', question, error: action.error, hasContent }
      // No recipe answers the question. A recipe that is changed or finished stays.
      const isEmpty = !hasContent && question.ask.type === 'recipe'
      return { ...conversation, shown: isEmpty ? 'empty' : shown, request: failed }
    }
  }
}

/**
 * Puts the content that has arrived for a question where it belongs. A new recipe is shown when its words come.
 *
 * @param reachedLimit while a recipe is being finished it is still cut short, until the reply ends and says otherwise.
 */
function withContent(
  { recipes, shown, request }: Conversation,
  { before, ...question }: RunningQuestion,
  { content: markdown, answeredBy }: Pick<Reply, 'content' | 'answeredBy'>,
  reachedLimit = question.ask.type === 'finish',
): Conversation {
  const { id, ask } = question
  const written = { markdown, answeredBy, reachedLimit }
  if (ask.type === 'finish')
    return {
      ...{ shown, request },
      recipes: recipes.map((recipe) => (recipe.id === ask.from.id ? { ...recipe, ...written } : recipe)),
    }
  if (ask.type === 'change' && replyKind(markdown, 'change') !== 'recipe')
    return { ...before, request, answer: { recipeId: ask.from.id, markdown } }
  const recipe = { ...question, ...written }
  const isNew = recipes.at(-1)?.id !== id
  return {
    request,
    recipes: [...(isNew ? recipes : recipes.slice(0, -1)), recipe].slice(-MAX_RECIPES),
    shown: isNew ? id : shown,
  }
}
