import { type Conversation, isRunning, MAX_RECIPES, type Question, type Recipe, type RecipeRequest } from '../recipe'
import type { ErrorKind } from '../service'

/** `fail` belongs to the request with its `id`, and is ignored once it is over. */
export type ConversationAction =
  | { readonly type: 'start'; readonly question: Question }
  /** What a reply changes (replyReducer.ts). The chunk of the requests knows it, because no reply comes without that. */
  | { readonly type: 'reply'; readonly reduce: (conversation: Conversation) => Conversation }
  | { readonly type: 'fail'; readonly id: number; readonly error: ErrorKind }
  | { readonly type: 'stop' }
  | { readonly type: 'show'; readonly id: number }
  /** The user put a food on the list that a recipe needs. */
  | { readonly type: 'addNeeded'; readonly id: number; readonly food: string }
  /** A recipe from a link, or the user's own. */
  | { readonly type: 'receive'; readonly recipe: Recipe }

/** Returns the next state; the same object if the action changes nothing. */
export function conversationReducer(conversation: Conversation, action: ConversationAction): Conversation {
  const { request, ...visit } = conversation
  const { recipes, shown } = visit
  switch (action.type) {
    case 'start': {
      if (isRunning(request)) return conversation
      // Until the first words arrive, the page shows the recipe from before a failure.
      const kept: Conversation['shown'] = shown === 'empty' ? (recipes.at(-1)?.id ?? 'empty') : shown
      const before = { ...visit, shown: kept }
      const question = { ...action.question, before }
      return { ...before, request: { status: 'pending', question, activity: { type: 'waiting' } } }
    }
    case 'stop':
      return isRunning(request) ? { ...conversation, request: { status: 'stopped' } } : conversation
    case 'receive': {
      // The browser's Back and Forward bring a link again. Its ticks belong to the recipe that is here already.
      const before = recipes.find((each) => isSameExceptId(each, action.recipe))
      const recipe = before ?? action.recipe
      return {
        ...visit,
        recipes: [...recipes.filter((each) => each !== before), recipe].slice(-MAX_RECIPES),
        shown: recipe.id,
        request: { status: 'idle' },
      }
    }
    case 'addNeeded':
      return {
        ...conversation,
        recipes: recipes.map((recipe) =>
          recipe.id === action.id ? { ...recipe, added: [...(recipe.added ?? []), action.food] } : recipe,
        ),
      }
    case 'reply':
      return action.reduce(conversation)
    case 'fail': {
      if (!isRunning(request) || request.question.id !== action.id) return conversation
      const { before: _, ...question } = request.question
      // Ideas are not shown before they are complete.
      const isShown = question.ask.type !== 'ideas' || recipes.some(({ id }) => id === action.id)
      const hasContent = request.status === 'streaming' && isShown
      const failed: RecipeRequest = { status: 'failed', question, error: action.error, hasContent }
      // No recipe answers the question. A recipe that is changed or finished stays.
      const isEmpty = !hasContent && question.ask.type === 'recipe'
      return { ...conversation, shown: isEmpty ? 'empty' : shown, request: failed }
    }
    case 'show':
      if (recipes.every(({ id }) => id !== action.id)) return conversation
      // Going back from the empty area also dismisses the error in it.
      return { ...conversation, shown: action.id, request: shown === 'empty' ? { status: 'idle' } : request }
  }
}

/** Compares the words first, because they may be long and most recipes differ there. */
const isSameExceptId = (one: Recipe, other: Recipe) =>
  one.markdown === other.markdown && JSON.stringify({ ...one, id: other.id }) === JSON.stringify(other)
