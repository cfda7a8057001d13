import type { Ask, FollowUp, Recipe } from '../recipe/recipe'
import { titleOf } from '../recipe/recipeTitle'

/** One message of the conversation after those with the list. */
export type Turn = { readonly role: 'user' | 'assistant'; readonly content: string }

/** The most messages after those with the list. Each recipe is written in full, so the oldest ones say little. */
export const MAX_TURNS = 6

/**
 * Returns the messages of a question after those with the list: what led to the recipe that it is about, that recipe,
 * and the question.
 */
export function turnsOf(ask: Ask): readonly Turn[] {
  if (ask.type === 'recipe') return []
  const { ask: before, markdown } = ask.from
  const answer: Turn = { role: 'assistant', content: markdown }
  const question: Turn = { role: 'user', content: questionOf(ask) }
  return [...turnsOf(before), answer, question].slice(-MAX_TURNS)
}

function questionOf(ask: FollowUp): string {
  switch (ask.type) {
    case 'idea':
      return `Please recommend another recipe, not one of these: ${titlesOf(ask.suggested).join('; ')}.`
    case 'change':
      return `Please change this recipe, and write it again in full: ${ask.change}`
    case 'finish':
      return 'Your recipe stops in the middle. Please go on exactly where it stops, and repeat nothing.'
  }
}

const titlesOf = (recipes: readonly Recipe[]) => [
  ...new Set(recipes.filter(({ markdown }) => markdown).map(({ markdown }) => titleOf(markdown))),
]
