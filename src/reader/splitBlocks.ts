/**
 * Splits markdown into blocks that render like the whole text. While it grows, only its last block changes, so streaming parses
 * no more than that. A list is one block, because its items decide together whether it is loose.
 */
export function splitBlocks(markdown: string): string[] {
  const lines = markdown.split('\n')
  const blocks: string[] = []
  let start = 0
  let isEmpty = true
  let isAfterBlank = false
  /** The block has a list. An item after a blank line may continue it. */
  let hasList = false
  let hasNumbers = false
  for (const [index, line] of lines.entries()) {
    const endsBullets = bullet.test(lines[start] ?? '') && !hasNumbers && number.test(line)
    if (isAfterBlank && !isEmpty && (endsBullets || startsBlock(line, hasList))) {
      blocks.push(lines.slice(start, index).join('\n'))
      start = index
      hasList = false
      hasNumbers = false
    }
    isAfterBlank = /^[ \t\r]*$/.test(line)
    isEmpty &&= isAfterBlank
    hasNumbers ||= anyNumber.test(line)
    hasList ||= listItem.test(line)
  }
  blocks.push(lines.slice(start).join('\n'))
  return blocks
}

const listItem = /^[\s>]*([-+*]|\d{1,9}[.)])(?=\s|$)/
/** An item with a bullet, and not a thematic break. */
const bullet = /^(?!([-*])[ \t]*(?:\1[ \t]*){2,}$)[-+*][ \t]/
/** An item with a number. It cannot continue a list with bullets: ingredients without a heading between them and the steps. */
const number = /^\d{1,9}[.)][ \t]+\S/
/** Any item with a number, also one without text. */
const anyNumber = /^[\s>]*\d{1,9}[.)](?=\s|$)/

/**
 * Whether a line after a blank one starts a new block: a line at the margin, but not an item, which may continue a list, nor
 * what may become one while the text grows: `1`, `>`.
 */
const startsBlock = (line: string, hasList: boolean) =>
  /^\S/.test(line) && !/^[\s>]*\d{0,9}$/.test(line) && (!listItem.test(line) || (!hasList && /^\S+[ \t]+\S/.test(line)))
