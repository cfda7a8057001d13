import { titleOf } from '../reader'

/** What the user asks for. */
export type Ask<Recipe> =
  /** A recipe from the list, in a new conversation. */
  { readonly type: 'recipe' } | FollowUp<Recipe>

/** What the user asks for about a recipe. */
export type FollowUp<Recipe> =
  /** Another recipe than this one, and than the others of the visit. */
  | { readonly type: 'idea'; readonly from: Recipe; readonly suggested: readonly Recipe[] }
  /** This recipe, changed. */
  | { readonly type: 'change'; readonly from: Recipe; readonly change: string }
  /** The rest of a recipe that reached the length limit. */
  | { readonly type: 'finish'; readonly from: Recipe }

/** A recipe as far as the messages need it. */
export interface RecipeReply {
  /** As the model wrote it. */
  readonly markdown: string
  /** The question that it answers. */
  readonly ask: Ask<RecipeReply>
}

/** One message of the conversation after those with the list. A type alias, because the client's type has an index signature. */
export type Turn = { readonly role: 'user' | 'assistant'; readonly content: string }

/** The most messages after those with the list. Each recipe is written in full, so the oldest ones say little. */
export const MAX_TURNS = 6

/**
 * Returns the messages of a question after those with the list: what led to the recipe that it is about, that recipe,
 * and the question.
 */
export function writeTurns(ask: Ask<RecipeReply>): readonly Turn[] {
  if (ask.type === 'recipe') return []
  const { ask: before, markdown } = ask.from
  const answer: Turn = { role: 'assistant', content: markdown }
  const question: Turn = { role: 'user', content: writeQuestion(ask) }
  return [...writeTurns(before), answer, question].slice(-MAX_TURNS)
}

function writeQuestion(ask: FollowUp<RecipeReply>): string {
  switch (ask.type) {
    case 'idea':
      return `Please recommend another recipe, not one of these: ${titlesOf(ask.suggested).join('; ')}.`
    case 'change':
      return `Please change this recipe, and write it again in full: ${ask.change}`
    case 'finish':
      return 'Your recipe stops in the middle. Please go on exactly where it stops, and repeat nothing.'
  }
}

const titlesOf = (recipes: readonly RecipeReply[]) => [
  ...new Set(recipes.filter(({ markdown }) => markdown).map(({ markdown }) => titleOf(markdown))),
]

/** A question about a recipe as the cookbook reads it. It never stops in the middle, so nobody asks it to finish. */
export type ReadQuestion =
  | { readonly type: 'idea'; readonly titles: readonly string[] }
  | { readonly type: 'change'; readonly change: string }

/** Reads a question that {@link writeTurns} wrote; undefined if it has another form. */
export function readQuestion(message: string): ReadQuestion | undefined {
  const [, titles] = /^Please recommend another recipe, not one of these: (.*)\.$/s.exec(message) ?? []
  if (titles !== undefined) return { type: 'idea', titles: titles.split('; ') }
  const [, change] = /^Please change this recipe, and write it again in full: (.*)$/s.exec(message) ?? []
  return change === undefined ? undefined : { type: 'change', change }
}
