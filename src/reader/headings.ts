const heading = /^ {0,3}(#{1,6})(?=[ \t]|$)/gm

/**
 * Returns the level of the shallowest heading of a recipe's blocks, from 1 to 6; 1 if it has none. A title is shown as
 * one, whichever level the model gave it.
 */
export function shallowestHeading(blocks: readonly string[]): number {
  const levels = blocks.flatMap((text) => Array.from(text.matchAll(heading), ([, signs = '']) => signs.length))
  return levels.length > 0 ? Math.min(...levels) : 1
}
