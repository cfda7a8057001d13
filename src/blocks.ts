/**
 * Cuts markdown into blocks that can be rendered one by one: put together they are what the whole would be, and
 * while a text grows at its end only the last one changes. Where that is not certain it does not cut, so a block
 * may be longer than CommonMark's (a whole list, say, whose items decide together how each of them looks).
 */
export function blocksOf(markdown: string): string[] {
  // A definition, [name]: address, says what a link anywhere else in the text is.
  if (markdown.includes(']:')) return [markdown]

  const lines = markdown.split('\n')
  const blocks: string[] = []
  let begin = 0
  let empty = true
  let afterBlank = false
  /** The block has a list, or what may be part of one, which an item may go on. */
  let listed = false
  /** The marks that opened code whose end has not come. */
  let fence: string | undefined
  for (const [index, line] of lines.entries()) {
    if (fence === undefined && afterBlank && !empty && begins(line, listed)) {
      blocks.push(lines.slice(begin, index).join('\n'))
      begin = index
      listed = false
    }
    if (fence === undefined && goesOn.test(line)) break
    fence = fenceAfter(line, fence)
    afterBlank = /^[ \t\r]*$/.test(line)
    empty &&= afterBlank
    listed ||= item.test(line) || indented.test(line)
  }
  blocks.push(lines.slice(begin).join('\n'))
  return blocks
}

const item = /^[\s>]*([-+*]|\d{1,9}[.)])/
const indented = /^( {4}| {0,3}\t)/

/**
 * Whether a line after a blank one begins a new block: one that stands at the margin does, as it can belong to
 * no list or quotation before it, but for an item, which may go on a list. An item without words is left to the
 * renderer, which does not read it alike everywhere.
 */
const begins = (line: string, listed: boolean) =>
  /^[^\s<]/.test(line) && (!item.test(line) || (!listed && /^\S+[ \t]+\S/.test(line)))

/**
 * What may go on past a blank line in ways that its own line does not tell: HTML that ends where it says, and
 * marks of code in a list or a quotation, which may end with that. What follows stays together.
 */
const goesOn = /<(script|pre|style|textarea|!|\?)|^[^`~]+(`{3}|~{3})/i

/** The marks of code that is open after a line, which it may go on past blank lines. */
function fenceAfter(line: string, open: string | undefined): string | undefined {
  if (open === undefined) return /^(`{3,}(?=[^`]*$)|~{3,})/.exec(line)?.[1]
  const close = /^ {0,3}(`{3,}|~{3,})[ \t\r]*$/.exec(line)?.[1]
  return close?.startsWith(open) ? undefined : open
}
