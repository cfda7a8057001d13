import type { CheckedWish } from '../food'
import { createRecipeCheck, limitBlocks, parseBlock } from '../reader'

/**
 * Whether the page's own check finds for certain that a recipe breaks a wish. The page must never say so of the cookbook,
 * except of salt: any dish can do without, and the reply says so.
 */
export function breaksWishes(markdown: string, wishes: readonly CheckedWish[]): boolean {
  if (wishes.length === 0) return false
  const { findings } = createRecipeCheck(parseBlock).checkAtOnce(limitBlocks(markdown), wishes)
  return findings.some(
    ({ certainty, words }) => certainty === 'named' && words.some(({ food }) => !/\bsalt(?:ed)?$/.test(food)),
  )
}
