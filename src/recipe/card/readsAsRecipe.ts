import { stripInvisible } from '../../lib/invisibleCharacters'
import { limitBlocks, parseBlock, replyKind } from '../../reader'
import type { Understanding } from '../loadUnderstanding'

/** The longest text that is searched for foods, in characters. */
const MAX_TEXT = 10_000

/**
 * Whether a complete reply to a change is a recipe, in any form: the page finds steps in it, or it names most foods
 * of the recipe that was to be changed, at about its length. Advice names the few that it is about.
 *
 * @throws the signal's reason after an abort.
 */
export async function readsAsRecipe(
  markdown: string,
  original: string,
  { readRecipeInSlices, findFoods }: Understanding,
  signal: AbortSignal,
): Promise<boolean> {
  const blocks = limitBlocks(stripInvisible(markdown))
  const { sections } = await readRecipeInSlices(blocks, parseBlock, signal)
  if (sections.steps.length > 0) return true
  if (replyKind(markdown) === 'apology' || markdown.length < original.length / 2) return false
  const foodsOf = (text: string) => new Set(findFoods(text.slice(0, MAX_TEXT)).map(({ food }) => food))
  const named = foodsOf(markdown)
  const wanted = [...foodsOf(original)]
  return wanted.length > 2 && wanted.filter((food) => named.has(food)).length > wanted.length / 2
}
