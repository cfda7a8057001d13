import type { CheckedWish } from '../food'
import { createRecipeCheck, limitBlocks, parseBlock } from '../reader'

/** One for all replies, because it remembers the lines that it has read: ideas are checked again when one is chosen. */
const { checkAtOnce } = createRecipeCheck(parseBlock)

/**
 * Whether the page's own check finds for certain that a recipe breaks a wish. The page must never say so of the cookbook,
 * except of salt: any dish can do without, and the reply says so.
 */
export function breaksWishes(markdown: string, wishes: readonly CheckedWish[]): boolean {
  if (wishes.length === 0) return false
  const { findings } = checkAtOnce(limitBlocks(markdown), wishes)
  return findings.some(
    ({ certainty, words }) => certainty === 'named' && words.some(({ food }) => !/\bsalt(?:ed)?$/.test(food)),
  )
}
