import type { Progress } from '../inference/chatCompletion'
import type { ErrorKind } from '../inference/errors'
import type { Completion } from '../inference/readCompletion'
import type { Recipe } from '../recipe/recipe'

/** The one request for a recipe, from the click to its end. A request and its recipe have the same `id`. */
export type RecipeRequest =
  | { readonly status: 'idle' }
  /** No content has arrived. The `previous` recipe is shown until some does. */
  | {
      readonly status: 'pending'
      readonly id: number
      readonly activity: Activity
      readonly previous?: Recipe
    }
  | { readonly status: 'streaming'; readonly recipe: Recipe }
  | { readonly status: 'done'; readonly recipe: Recipe }
  /** The user stopped the request. The recipe is the content that arrived, or the previous recipe, or none. */
  | { readonly status: 'stopped'; readonly recipe?: Recipe }
  /** The recipe is the content that arrived. Without content it is empty and shown so (specification, section 4). */
  | {
      readonly status: 'failed'
      readonly error: ErrorKind
      readonly recipe: Recipe
      /** The recipe from before a request that failed without content. */
      readonly previous?: Recipe
    }
  /** The user restored the recipe from before a request that failed. */
  | { readonly status: 'restored'; readonly recipe: Recipe }

/** What the service does before content arrives. */
export type Activity = { readonly type: 'waiting' } | Exclude<Progress, { type: 'content' }>

/** Actions with an `id` belong to that request and are ignored once it is over. */
export type RequestAction =
  | { readonly type: 'start'; readonly id: number }
  | { readonly type: 'progress'; readonly id: number; readonly progress: Progress }
  | { readonly type: 'complete'; readonly id: number; readonly completion: Completion }
  | { readonly type: 'fail'; readonly id: number; readonly error: ErrorKind }
  | { readonly type: 'stop' }
  | { readonly type: 'restore' }

/** Whether a request runs: the user can stop it, and cannot start another. */
export const isRunning = ({ status }: RecipeRequest) => status === 'pending' || status === 'streaming'

/** The recipe that the page shows; undefined if there is none, not even an empty one. */
export function shownRecipe(request: RecipeRequest): Recipe | undefined {
  if (request.status === 'idle') return undefined
  return request.status === 'pending' ? request.previous : request.recipe
}

export function requestReducer(request: RecipeRequest, action: RequestAction): RecipeRequest {
  if (action.type === 'start') return start(request, action.id)
  if (action.type === 'stop') return stop(request)
  if (action.type === 'restore')
    return request.status === 'failed' && request.previous ? { status: 'restored', recipe: request.previous } : request
  if (action.id !== runningId(request)) return request

  const { id } = action
  switch (action.type) {
    case 'progress':
      return progress(request, id, action.progress)
    case 'complete': {
      const { content, finishReason } = action.completion
      return {
        status: 'done',
        recipe: { id, markdown: content, reachedLimit: finishReason === 'length' },
      }
    }
    case 'fail': {
      const { error } = action
      if (request.status === 'streaming') return { status: 'failed', error, recipe: request.recipe }
      const recipe = { id, markdown: '', reachedLimit: false }
      const shown = shownRecipe(request)
      return { status: 'failed', error, recipe, ...previous(shown?.markdown ? shown : undefined) }
    }
  }
}

function start(request: RecipeRequest, id: number): RecipeRequest {
  if (isRunning(request)) return request
  // After a failure the recipe before it is shown again, if there is one.
  const shown = request.status === 'failed' ? (request.previous ?? request.recipe) : shownRecipe(request)
  return { status: 'pending', id, activity: { type: 'waiting' }, ...previous(shown) }
}

function stop(request: RecipeRequest): RecipeRequest {
  if (!isRunning(request)) return request
  const recipe = shownRecipe(request)
  return { status: 'stopped', ...(recipe ? { recipe } : {}) }
}

function progress(request: RecipeRequest, id: number, update: Progress): RecipeRequest {
  if (update.type === 'content')
    return { status: 'streaming', recipe: { id, markdown: update.content, reachedLimit: false } }
  // Content that turns out to be reasoning is withdrawn.
  if (request.status !== 'pending') return { status: 'pending', id, activity: update }
  // A model reports its reasoning with every chunk. A retry can have another reason than the one before.
  const isSame = update.type === 'reasoning' && request.activity.type === 'reasoning'
  return isSame ? request : { ...request, activity: update }
}

const previous = (recipe: Recipe | undefined) => (recipe ? { previous: recipe } : {})

function runningId(request: RecipeRequest): number | undefined {
  if (request.status === 'pending') return request.id
  return request.status === 'streaming' ? request.recipe.id : undefined
}
