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

/** A list whose items can be rendered one by one. */
export interface List {
  /** The number that it begins with; undefined for one without numbers. */
  readonly start: number | undefined
  /** Its items stand apart, each in a paragraph: one blank line anywhere between two is enough. */
  readonly loose: boolean
  /** In markdown, each with its mark; the last one with the beginning of the next, when that has no words yet. */
  readonly items: readonly string[]
}

/** The list that a block is, when it is nothing else and no item has a blank line in it; else undefined. */
export function listOf(block: string): List | undefined {
  // Tabs count for more than a column, and code may have blank lines of its own.
  if (/[\t\r]|`{3}|~{3}/.test(block)) return undefined
  const lines = block.split('\n')
  const items: string[][] = []
  let first: Mark | undefined
  let loose = false
  let afterBlank = false
  let words = 0
  for (const [index, line] of lines.entries()) {
    const mark = markOf(line)
    const last = items.at(-1)
    if (mark && (!first || mark.kind === first.kind)) {
      first ??= mark
      loose ||= afterBlank && items.length > 0
      words = mark.words
      items.push([line])
    } else if (!first || !last) return undefined
    else if (/^ *$/.test(line)) last.push(line)
    else if (!afterBlank && line.search(/[^ ]/) >= words) last.push(line)
    else if (index === lines.length - 1 && isEmptyItem(line, first.kind, last)) {
      loose ||= afterBlank
      last.push(line)
    } else return undefined
    afterBlank = /^ *$/.test(line)
  }
  return first && { start: first.number, loose, items: items.map((item) => item.join('\n')) }
}

/** The mark of an item that has words. */
interface Mark {
  /** `-`, `+` or `*`, or what follows a number: only items of one kind are of one list. */
  readonly kind: string
  readonly number: number | undefined
  /** The column at which the words begin, and from which on a line belongs to the item. */
  readonly words: number
}

function markOf(line: string): Mark | undefined {
  const [mark, bullet, number, delimiter] =
    /^(?:([-+*])|(\d{1,9})([.)])) {1,4}(?=[^ ])/.exec(line) ?? []
  // A rule may look like an item.
  if (mark === undefined || /^([-*])( *\1){2,} *$/.test(line)) return undefined
  return {
    kind: bullet ?? delimiter ?? '',
    number: number === undefined ? undefined : Number(number),
    words: mark.length,
  }
}

/**
 * Whether a line is an item without words, as the next one is at first while a text grows: a mark, or what may be
 * the number of one and is taken for words of the item before until its delimiter has come. Where those words
 * could not go on, in a heading for one, the number would be a paragraph.
 */
function isEmptyItem(line: string, kind: string, last: readonly string[]) {
  const rest = line.trimEnd()
  if (/[-+*]/.test(kind)) return rest === kind
  return rest.endsWith(kind)
    ? /^\d{1,9}.$/.test(rest)
    : /^\d{1,9}$/.test(rest) && last.every((each) => plainWords.test(each))
}

/** A line of words, or of items of a list within one, and nothing else. */
const plainWords =
  /^ *(?:(?:[-+*]|\d{1,9}[.)]) {1,4})*(?!(?:[-+*]|\d{1,9}[.)])(?: |$))(?:\*\*|[*_])?[\p{L}\p{N}]/u
