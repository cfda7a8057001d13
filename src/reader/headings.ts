/** A heading that begins a line with number signs, or is underlined with a line of `=` or `-`. */
const atx = /^ {0,3}(#{1,6})(?=[ \t]|$)/gm
const setext = /^ {0,3}[^\s#>|*+-].*\n {0,3}(=+|-+)[ \t]*$/gm
const fence = /^ {0,3}(?:```|~~~)/

/**
 * Returns the level of the shallowest heading of a recipe's blocks, from 1 to 6; 1 if it has none. A title is shown as
 * one, whichever level the model gave it.
 */
export function shallowestHeading(blocks: readonly string[]): number {
  const levels = blocks
    .filter((text) => !fence.test(text))
    .flatMap((text) => [
      ...Array.from(text.matchAll(atx), ([, signs = '']) => signs.length),
      ...Array.from(text.matchAll(setext), ([, line = '']) => (line.startsWith('=') ? 1 : 2)),
    ])
  return levels.length > 0 ? Math.min(...levels) : 1
}
