/**
 * Splits markdown into blocks that can be rendered one by one: together they render like the whole text, and while a
 * text grows only its last block changes. Where that is not certain it does not split, so a block may be longer than
 * a block of CommonMark: a list is one block, because its items decide together whether it is loose.
 *
 * The bench's rows of streaming need it: without it each render parses the whole recipe again.
 */
export function splitBlocks(markdown: string): string[] {
  const lines = markdown.split('\n')
  const blocks: string[] = []
  let start = 0
  let isEmpty = true
  let isAfterBlank = false
  /** The block has a list. An item after a blank line may continue it. */
  let hasList = false
  /** The block has an item with a number. */
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
 * Whether a line after a blank one starts a new block. A line at the margin does, because no list or quotation before
 * it can contain it. The exceptions are an item, which may continue a list, an item without text, and a number or
 * `>` alone: while the text grows, `1` may become the item `1. Stir`.
 */
const startsBlock = (line: string, hasList: boolean) =>
  /^\S/.test(line) && !/^[\s>]*\d{0,9}$/.test(line) && (!listItem.test(line) || (!hasList && /^\S+[ \t]+\S/.test(line)))
