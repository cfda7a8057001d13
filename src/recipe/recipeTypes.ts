import type { Ask as AskAbout, FollowUp as FollowUpOf, RecipeReply, Wishes } from '../prompt'
import type { Author } from '../service'

/** A recipe of this visit. The `id` is its identity: two recipes with the same text are still two. */
export interface Recipe extends RecipeReply {
  readonly id: number
  /** As the model wrote it, as far as it came. Empty after a request that failed without content. */
  readonly markdown: string
  /** The reply reached the token limit, so the recipe may be incomplete. */
  readonly reachedLimit: boolean
  /** The list and the wishes that it was made for. */
  readonly list: readonly string[]
  readonly wishes: Wishes
  /** Who wrote it: one, or more where another finished it. */
  readonly answeredBy: readonly Author[]
  /** The question that it answers. */
  readonly ask: Ask
}

/** What the user asks for. */
export type Ask = AskAbout<Recipe>

/** What the user asks for about a recipe. */
export type FollowUp = FollowUpOf<Recipe>
