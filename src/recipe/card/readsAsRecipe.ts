import { stripInvisible } from '../../lib/invisibleCharacters'
import { limitBlocks, parseBlock } from '../../reader'
import type { Understanding } from '../loadUnderstanding'

/**
 * Whether a complete reply is a recipe that the page understands, whatever its form.
 *
 * @throws the signal's reason after an abort.
 */
export async function readsAsRecipe(
  markdown: string,
  { readRecipeInSlices }: Understanding,
  signal: AbortSignal,
): Promise<boolean> {
  const blocks = limitBlocks(stripInvisible(markdown).replace(/\r\n?/g, '\n'))
  const { sections } = await readRecipeInSlices(blocks, parseBlock, signal)
  return sections.steps.length > 0
}
