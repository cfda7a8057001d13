import { type FollowUp, type Recipe, type Turn, titleOf } from '../recipe/recipe'

/** What the user asks for. */
export type Ask =
  /** A recipe from the list, in a new conversation. */
  { readonly type: 'recipe' } | FollowUp

/**
 * Returns the messages of a question after those with the list: what led to the recipe that it is about, that recipe,
 * and the question. `suggested` are the recipes of the visit, which another idea must not repeat.
 */
export function turnsOf(ask: Ask, suggested: readonly Recipe[]): readonly Turn[] {
  if (ask.type === 'recipe') return []
  const { turns, markdown } = ask.from
  return [...turns, { role: 'assistant', content: markdown }, { role: 'user', content: questionOf(ask, suggested) }]
}

function questionOf(ask: FollowUp, suggested: readonly Recipe[]): string {
  switch (ask.type) {
    case 'idea':
      return `Please recommend another recipe, not one of these: ${titlesOf(suggested).join('; ')}.`
    case 'change':
      return `Please change this recipe, and write it again in full: ${ask.change}`
    case 'finish':
      return 'Your recipe stops in the middle. Please go on exactly where it stops, and repeat nothing.'
  }
}

const titlesOf = (recipes: readonly Recipe[]) => [
  ...new Set(recipes.filter(({ markdown }) => markdown).map(({ markdown }) => titleOf(markdown))),
]
