/** A recipe of this visit. The `id` is its identity: two recipes with the same text are still two. */
export interface Recipe {
  readonly id: number
  /** As the model wrote it, as far as it came. Empty after a request that failed without content. */
  readonly markdown: string
  /** The reply reached the token limit, so the recipe may be incomplete. */
  readonly reachedLimit: boolean
}

/** Whether a reply is likely a recipe instead of an apology: it has a list of ingredients or steps. */
export const looksLikeRecipe = (markdown: string) => /^[ \t]*(?:[-*+•]|\d{1,3}[.)])[ \t]+\S/m.test(markdown)
