import { type Idea, textsOf } from '../prompt'
import { hasRecipeHeading, replyKind } from '../reader'
import {
  areIdeasFor,
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
  /** `isReadAsRecipe`: the page has read the reply, and found the steps of a recipe in it. */
  | {
      readonly type: 'complete'
      readonly id: number
      readonly reply: Reply & Pick<Recipe, 'data'>
      readonly isReadAsRecipe?: boolean | undefined
      /** The dishes of a reply to a question for ideas. */
      readonly dishes?: readonly Idea[] | undefined
    }
  | { readonly type: 'fail'; readonly id: number; readonly error: ErrorKind }
  | { readonly type: 'stop' }
  | { readonly type: 'show'; readonly id: number }
  /** The user put a food on the list that a recipe needs. */
  | { readonly type: 'addNeeded'; readonly id: number; readonly food: string }
  /** A recipe from a link, or the user's own. */
  | { readonly type: 'receive'; readonly recipe: Recipe }

/** The most recipes, and the most answers, that a visit keeps. A further one removes the oldest. */
export const MAX_RECIPES = 20

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
    case 'show':
      if (recipes.every(({ id }) => id !== action.id)) return conversation
      // Going back from the empty area also dismisses the error in it.
      return { ...conversation, shown: action.id, request: shown === 'empty' ? { status: 'idle' } : request }
  }
  if (!isRunning(request) || request.question.id !== action.id) return conversation
  const { before, ...question } = request.question
  switch (action.type) {
    case 'progress': {
      const { progress } = action
      if (progress.type === 'content')
        return {
          ...withContent(conversation, request.question, progress),
          request: { status: 'streaming', question: request.question },
        }
      // Reasoning is reported with every chunk. Another retry is not skipped, because its reason may differ.
      if (request.status === 'pending' && progress.type === 'reasoning' && request.activity.type === 'reasoning')
        return conversation
      // Content that turns out to be reasoning is withdrawn.
      const kept = request.status === 'streaming' ? withoutContent(conversation, request.question) : visit
      return { ...kept, request: { status: 'pending', question: request.question, activity: progress } }
    }
    case 'complete': {
      const { reply, isReadAsRecipe = false, dishes } = action
      const reachedLimit = reply.finishReason === 'length'
      const done = withContent(conversation, request.question, reply, {
        reachedLimit,
        isComplete: true,
        isReadAsRecipe,
        dishes,
      })
      const hasIdeas = done.ideas?.id === action.id
      const isAnswer = done.answers.at(-1)?.id === action.id || hasIdeas
      const isRecipe = !isAnswer && (isReadAsRecipe || replyKind(reply.content) === 'recipe')
      return { ...done, request: { status: 'done', question, isRecipe, hasIdeas, reachedLimit } }
    }
    case 'fail': {
      // Ideas are not shown before they are complete.
      const isShown = question.ask.type !== 'ideas' || recipes.some(({ id }) => id === action.id)
      const hasContent = request.status === 'streaming' && isShown
      const failed: RecipeRequest = { status: 'failed', question, error: action.error, hasContent }
      // No recipe answers the question. A recipe that is changed or finished stays.
      const isEmpty = !hasContent && question.ask.type === 'recipe'
      return { ...conversation, shown: isEmpty ? 'empty' : shown, request: failed }
    }
  }
}

/** Compares the words first, because they may be long and most recipes differ there. */
const isSameExceptId = (one: Recipe, other: Recipe) =>
  one.markdown === other.markdown && JSON.stringify({ ...one, id: other.id }) === JSON.stringify(other)

type Visit = Omit<Conversation, 'request'>

/** Removes the content that a question has received. The shown recipe stays, unless it was that content. */
const withoutContent = ({ shown }: Visit, { id, before }: RunningQuestion): Visit => ({
  ...before,
  shown: shown === id ? before.shown : shown,
})

interface ReplyState {
  /** The reply reached the token limit. */
  readonly reachedLimit: boolean
  readonly isComplete: boolean
  /** See {@link ConversationAction}. */
  readonly isReadAsRecipe: boolean
  readonly dishes?: readonly Idea[] | undefined
}

/**
 * Puts the content that has arrived for a question where it belongs. A new recipe is shown from its first words on. The
 * reply to a change is an answer until it shows that it is a recipe, at the latest when it is complete and read.
 */
function withContent(
  visit: Visit,
  question: RunningQuestion,
  { content: markdown, answeredBy, data }: Pick<Reply, 'content' | 'answeredBy'> & Pick<Recipe, 'data'>,
  // A recipe that is being finished counts as cut until the reply ends.
  state: ReplyState = { reachedLimit: question.ask.type === 'finish', isComplete: false, isReadAsRecipe: false },
): Visit {
  const { id, ask, list, wishes, before } = question
  if (ask.type === 'ideas' && !hasRecipeHeading(markdown)) {
    // A list of ideas is read when it is complete.
    if (!state.isComplete) return visit
    if (state.dishes) {
      const earlier = visit.ideas && areIdeasFor(visit.ideas, list, wishes) ? visit.ideas.names : []
      const names = [...earlier, ...state.dishes.map(({ name }) => name)]
      return { ...visit, ideas: { id, markdown, dishes: state.dishes, list, wishes, names } }
    }
  }
  const written = { markdown, answeredBy, data, reachedLimit: state.reachedLimit }
  if (ask.type === 'finish')
    return {
      ...visit,
      recipes: visit.recipes.map((recipe) => (recipe.id === ask.from.id ? { ...recipe, ...written } : recipe)),
    }
  if (ask.type === 'change' && !state.isReadAsRecipe && replyKind(markdown, 'change') !== 'recipe') {
    const answer = { id, recipeId: ask.from.id, change: ask.change, markdown }
    return { ...withoutContent(visit, question), answers: [...before.answers, answer].slice(-MAX_RECIPES) }
  }
  const isNew = visit.recipes.at(-1)?.id !== id
  // A reply with the same words as an earlier recipe is that recipe, and so is the same apology.
  const same =
    state.isComplete &&
    (ask.type === 'recipe' || ask.type === 'idea') &&
    before.recipes.find((recipe) => recipe.markdown === markdown)
  if (same) return { ...before, shown: visit.shown === id ? same.id : visit.shown }
  return {
    ...visit,
    recipes: [...before.recipes, { id, list, wishes, ask: textsOf(ask), ...written }].slice(-MAX_RECIPES),
    shown: isNew ? id : visit.shown,
    answers: before.answers,
  }
}
