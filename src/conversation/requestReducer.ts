import type { Progress } from '../inference/chatCompletion'
import type { ErrorKind } from '../inference/errors'
import type { Completion } from '../inference/readCompletion'
import type { Recipe } from '../recipe/recipe'

/**
 * The one request for a recipe, from the click to its end. `recipe` is what the page shows: undefined stands for no
 * recipe area, empty markdown for an empty area. A recipe has the id of the request that brought it.
 */
export type RecipeRequest =
  | { readonly status: 'idle'; readonly recipe?: undefined }
  /** No content has arrived. The page shows the recipe from before. */
  | {
      readonly status: 'pending'
      readonly id: number
      readonly activity: Activity
      readonly recipe?: Recipe | undefined
    }
  | { readonly status: 'streaming'; readonly recipe: Recipe; readonly previous?: Recipe | undefined }
  | { readonly status: 'done'; readonly recipe: Recipe }
  /** The user stopped the request. The recipe is the content that arrived, or the recipe from before. */
  | { readonly status: 'stopped'; readonly recipe?: Recipe | undefined }
  /** The recipe is the content that arrived. Without content the area is empty, because no recipe answers the request. */
  | {
      readonly status: 'failed'
      readonly error: ErrorKind
      readonly recipe: Recipe
      readonly previous?: Recipe | undefined
    }
  /** The user restored the recipe from before a request that failed. */
  | { readonly status: 'restored'; readonly recipe: Recipe }

/** What the service does before content arrives. */
export type Activity = { readonly type: 'waiting' } | Exclude<Progress, { type: 'content' }>

/** Actions with an `id`, except `start`, belong to a running request and are ignored once it is over. */
export type RequestAction =
  | { readonly type: 'start'; readonly id: number }
  | { readonly type: 'progress'; readonly id: number; readonly progress: Progress }
  | { readonly type: 'complete'; readonly id: number; readonly completion: Completion }
  | { readonly type: 'fail'; readonly id: number; readonly error: ErrorKind }
  | { readonly type: 'stop' }
  | { readonly type: 'restore' }

/** Whether a request runs: the user can stop it, and cannot start another. */
export const isRunning = ({ status }: RecipeRequest) => status === 'pending' || status === 'streaming'

/** Returns the next state; the same object if the action changes nothing. */
export function requestReducer(request: RecipeRequest, action: RequestAction): RecipeRequest {
  switch (action.type) {
    case 'start':
      return isRunning(request)
        ? request
        : { status: 'pending', id: action.id, activity: { type: 'waiting' }, recipe: latestRecipe(request) }
    case 'stop':
      return isRunning(request) ? { status: 'stopped', recipe: request.recipe } : request
    case 'restore':
      return request.status === 'failed' && request.previous
        ? { status: 'restored', recipe: request.previous }
        : request
  }
  if (action.id !== runningId(request)) return request
  const { id } = action
  switch (action.type) {
    case 'progress':
      return applyProgress(request, id, action.progress)
    case 'complete': {
      const { content, finishReason } = action.completion
      return { status: 'done', recipe: { id, markdown: content, reachedLimit: finishReason === 'length' } }
    }
    case 'fail': {
      const { error } = action
      // The content that arrived takes the place of the recipe from before.
      if (request.status === 'streaming') return { status: 'failed', error, recipe: request.recipe }
      // After two failures the recipe from before is empty, and not worth restoring.
      const previous = request.recipe?.markdown ? request.recipe : undefined
      return { status: 'failed', error, recipe: { id, markdown: '', reachedLimit: false }, previous }
    }
  }
}

function applyProgress(request: RecipeRequest, id: number, progress: Progress): RecipeRequest {
  const previous = request.status === 'streaming' ? request.previous : request.recipe
  if (progress.type === 'content')
    return { status: 'streaming', recipe: { id, markdown: progress.content, reachedLimit: false }, previous }
  // Reasoning is reported with every chunk. A further retry may have another reason, so it passes.
  if (request.status === 'pending' && progress.type === 'reasoning' && request.activity.type === 'reasoning')
    return request
  // Content that turns out to be reasoning is withdrawn.
  return { status: 'pending', id, activity: progress, recipe: previous }
}

/** The recipe that a new request leaves on the page: after a failure the one before it, if there is one. */
const latestRecipe = (request: RecipeRequest) =>
  request.status === 'failed' ? (request.previous ?? request.recipe) : request.recipe

function runningId(request: RecipeRequest): number | undefined {
  if (request.status === 'pending') return request.id
  return request.status === 'streaming' ? request.recipe.id : undefined
}
