import type { Source } from '../inference/source'
import type { Wishes } from '../wishes/wishes'

/** A recipe of this visit. The `id` is its identity: two recipes with the same text are still two. */
export interface Recipe {
  readonly id: number
  /** As the model wrote it, as far as it came. Empty after a request that failed without content. */
  readonly markdown: string
  /** The reply reached the token limit, so the recipe may be incomplete. */
  readonly reachedLimit: boolean
  /** The list and the wishes that it was made for. */
  readonly list: readonly string[]
  readonly wishes: Wishes
  /** Who wrote it: one, or more where another finished it. */
  readonly answeredBy: readonly Source[]
  /** The question that it answers. */
  readonly ask: Ask
}

/** What the user asks for. */
export type Ask =
  /** A recipe from the list, in a new conversation. */
  { readonly type: 'recipe' } | FollowUp

/** What the user asks for about a recipe. */
export type FollowUp =
  /** Another recipe than this one, and than the others of the visit. */
  | { readonly type: 'idea'; readonly from: Recipe; readonly suggested: readonly Recipe[] }
  /** This recipe, changed. */
  | { readonly type: 'change'; readonly from: Recipe; readonly change: string }
  /** The rest of a recipe that reached the length limit. */
  | { readonly type: 'finish'; readonly from: Recipe }

/** Whether a reply is likely a recipe instead of an apology: it has a list of ingredients or steps. */
export const looksLikeRecipe = (markdown: string) => /^[ \t]*(?:[-*+•]|\d{1,3}[.)])[ \t]+\S/m.test(markdown)
