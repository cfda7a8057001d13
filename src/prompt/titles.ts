import { titleOf } from '../reader'
import type { RecipeReply } from './asks'

/** Returns the titles of recipes, each once. */
export function titlesOf(recipes: readonly Pick<RecipeReply, 'markdown'>[]): readonly string[] {
  const titles = recipes.filter(({ markdown }) => markdown).map(({ markdown }) => titleOf(markdown))
  // Joined and split, because browsers keep a whole text in memory for a slice of it.
  return [...new Set(titles.join('\n').split('\n'))]
}
