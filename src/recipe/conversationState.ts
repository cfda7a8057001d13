import {
  type Ask as AskAbout,
  areSameWishes,
  type FollowUp as FollowUpOf,
  type Idea,
  type Language,
  noWishes,
  type RecipeReply,
  type Wishes,
} from '../prompt'
import type { Author, ErrorKind, Progress, VisitorServiceKind } from '../service'

/** A recipe of this visit. The `id` is its identity: two recipes with the same text are still two. */
export interface Recipe extends RecipeReply {
  readonly id: number
  /** As the model wrote it, as far as it came. Empty after a request that failed without content. */
  readonly markdown: string
  /** What the model wrote, where that was data and the page wrote the markdown from it. */
  readonly data?: string | undefined
  /** The reply reached the token limit, so the recipe may be incomplete. */
  readonly reachedLimit: boolean
  /** The list and the wishes that it was made for. */
  readonly list: readonly string[]
  readonly wishes: Wishes
  /** Who wrote it: one, or more where another finished it. */
  readonly answeredBy: readonly Author[]
  /** The question that it answers, with texts in place of recipes: a recipe of the visit keeps no other one alive. */
  readonly ask: AskAbout<RecipeReply>
  /** How many a link shows it for; undefined for as many as it says, or as were wished for. */
  readonly servings?: number | undefined
  /** The foods that it needs and that the user has put on the list since. They do not make it a recipe for another list. */
  readonly added?: readonly string[] | undefined
}

/** What the model said when the user asked to change a recipe and got no new one. */
export interface Answer {
  /** That of the question. */
  readonly id: number
  /** The recipe that the question was about. */
  readonly recipeId: number
  /** What the user asked for. */
  readonly change: string
  readonly markdown: string
}

/** Dishes to choose from. */
export interface Ideas {
  /** That of the question. */
  readonly id: number
  /** The reply, as it came. */
  readonly markdown: string
  readonly dishes: readonly Idea[]
  /** The list and the wishes that they are for. */
  readonly list: readonly string[]
  readonly wishes: Wishes
  /** The names of these and of all ideas before them for the same list and wishes. */
  readonly names: readonly string[]
}

/** The most recipes, and the most answers, that a visit keeps. A further one removes the oldest. */
export const MAX_RECIPES = 20

/** What the user asks for. */
export type Ask = AskAbout<Recipe>

/** What the user asks for about a recipe. */
export type FollowUp = FollowUpOf<Recipe>

/** The recipes of this visit, and the one request that may run (conversation/conversationReducer.ts). */
export interface Conversation {
  /** The oldest first. A recipe has the id of the request that brought it. */
  readonly recipes: readonly Recipe[]
  /** The id of the recipe on the page. Without one, the page shows no recipe area, or an empty one after a failure. */
  readonly shown: number | 'none' | 'empty'
  readonly request: RecipeRequest
  /** The oldest first. */
  readonly answers: readonly Answer[]
  /** The last ones. They stay until others come. */
  readonly ideas?: Ideas | undefined
}

/** A question to the model, with today's list and wishes. */
export interface Question {
  readonly id: number
  readonly ask: Ask
  readonly list: readonly string[]
  readonly wishes: Wishes
  /** All changes that the user has asked for in this visit. An allergy among them holds for every dish. */
  readonly changes?: readonly string[]
  /** The visitor's own model that is asked in place of the page's service. */
  readonly visitorService?: VisitorServiceKind | undefined
  /** The cookbook answers in place of the page's service. */
  readonly fromCookbook?: boolean | undefined
}

/** A question that runs, and the conversation before it. */
export interface RunningQuestion extends Question {
  readonly before: Omit<Conversation, 'request'>
}

/** The request, from the click to its end. */
export type RecipeRequest =
  | { readonly status: 'idle' }
  /** No content has arrived. */
  | { readonly status: 'pending'; readonly question: RunningQuestion; readonly activity: Activity }
  | { readonly status: 'streaming'; readonly question: RunningQuestion }
  | {
      readonly status: 'done'
      readonly question: Question
      readonly isRecipe: boolean
      /** The reply brought dishes to choose from. */
      readonly hasIdeas?: boolean
      readonly reachedLimit?: boolean
    }
  /** The user stopped the request. Content that arrived stays. */
  | { readonly status: 'stopped' }
  | {
      readonly status: 'failed'
      readonly question: Question
      readonly error: ErrorKind
      readonly hasContent: boolean
    }

/** What the service does before content arrives. */
export type Activity = { readonly type: 'waiting' } | Exclude<Progress, { type: 'content' }>

/** The conversation before the first question. */
export const noConversation: Conversation = { recipes: [], shown: 'none', request: { status: 'idle' }, answers: [] }

/** Whether a request runs: the user can stop it, and cannot start another. */
export const isRunning = (
  request: RecipeRequest,
): request is Extract<RecipeRequest, { status: 'pending' | 'streaming' }> =>
  request.status === 'pending' || request.status === 'streaming'

/** What an empty recipe area shows. */
export const emptyRecipe: Recipe = {
  id: 0,
  markdown: '',
  reachedLimit: false,
  list: [],
  wishes: noWishes,
  answeredBy: [],
  ask: { type: 'recipe' },
}

/** The recipe on the page: undefined for no recipe area, one without words for an empty area. */
export const shownRecipe = ({ recipes, shown }: Conversation): Recipe | undefined =>
  shown === 'empty' ? emptyRecipe : recipes.find(({ id }) => id === shown)

/** Whether the page shows the words of a recipe. */
export const showsRecipe = (conversation: Conversation): boolean => Boolean(shownRecipe(conversation)?.markdown)

/** The language that a recipe is written in, as far as it was asked for. The cookbook writes English. */
export const recipeLanguage = ({ answeredBy, wishes }: Recipe): Language | undefined =>
  isFromCookbook(answeredBy) ? undefined : wishes.language

/** Whether the cookbook alone wrote it. */
export const isFromCookbook = (answeredBy: readonly Author[]) =>
  answeredBy.length > 0 && answeredBy.every(({ kind }) => kind === 'cookbook')

/** The id of the recipe that grows. */
export function streamingId({ request }: Conversation): number | undefined {
  if (request.status !== 'streaming') return
  const { id, ask } = request.question
  return ask.type === 'finish' ? ask.from.id : id
}

/** The id of the new recipe that answers the last request, as soon as it has words. */
export function newRecipeId({ recipes, request }: Conversation): number | undefined {
  return 'question' in request && recipes.some(({ id }) => id === request.question.id) ? request.question.id : undefined
}

/** Whether a recipe came with a link or is the user's own text, rather than a reply. */
export const isReceived = ({ answeredBy }: Recipe): boolean =>
  answeredBy.some(({ kind }) => kind === 'link' || kind === 'own')

/** The foods that a recipe was made of in place of the user's list. */
export const ownFoods = ({ ask }: Recipe): readonly string[] | undefined => ('foods' in ask ? ask.foods : undefined)

/**
 * Whether a recipe was made for this list and these wishes. One of a link or of the user's own is made for any, and one that
 * was made of the foods of such a recipe for any list.
 */
export function isMadeFor(recipe: Recipe, list: readonly string[], wishes: Wishes): boolean {
  if (isReceived(recipe)) return true
  const withoutAdded = (texts: readonly string[]) => texts.filter((text) => !recipe.added?.includes(text)).join('\n')
  const isForList = ownFoods(recipe) !== undefined || withoutAdded(recipe.list) === withoutAdded(list)
  return isForList && areSameWishes(recipe.wishes, wishes)
}

/** Whether ideas are for this list and these wishes. */
export const areIdeasFor = (ideas: Ideas, list: readonly string[], wishes: Wishes): boolean =>
  ideas.list.join('\n') === list.join('\n') && areSameWishes(ideas.wishes, wishes)

/** Whether the page shows a recipe for this list and these wishes, so that the next thing to do is to cook it. */
export function hasRecipeFor(conversation: Conversation, list: readonly string[], wishes: Wishes): boolean {
  const recipe = shownRecipe(conversation)
  return recipe !== undefined && showsRecipe(conversation) && isMadeFor(recipe, list, wishes)
}

/** The model's answers about a recipe. */
export const answersAbout = ({ answers }: Conversation, recipe: Recipe): readonly Answer[] =>
  answers.filter(({ recipeId }) => recipeId === recipe.id)

/**
 * Whether the last request failed after its first words, and these words belong to a recipe that is not on the page.
 * The message on the failure belongs to that recipe too.
 */
export function hasFailedElsewhere({ request, answers, shown }: Conversation): boolean {
  if (request.status !== 'failed' || !request.hasContent) return false
  const { id, ask } = request.question
  const recipeId = ask.type === 'finish' ? ask.from.id : answers.find((answer) => answer.id === id)?.recipeId
  return (recipeId ?? id) !== shown
}
