/** A number, a run of letters, or one other character. */
interface Token {
  /** In lower case. */
  readonly text: string
  readonly start: number
  readonly end: number
}

// No alternative can match a text in two ways, so the match takes linear time.
const tokenPattern = /\p{L}+|\d+(?:[.,]\d+)?|(?<=^|[\s(~–-])\.\d+|[^\s\p{L}\d*_]/gu

/** Splits a text into tokens. Spaces, asterisks and underscores are none. */
export const tokenize = (text: string): Token[] =>
  Array.from(text.matchAll(tokenPattern), (match) => ({
    text: match[0].toLowerCase().replace(/^[’′]$/, "'"),
    start: match.index,
    end: match.index + match[0].length,
  }))

/** The tokens of a step. */
export type Tokens = readonly Token[]

/** The words of a list with spaces between. */
export const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))

/** The text of a token; empty beyond the last one. */
export const textAt = (tokens: Tokens, index: number) => tokens[index]?.text ?? ''

/** Whether a token follows the one before it without a space. */
export const isGlued = (tokens: Tokens, index: number) => tokens[index - 1]?.end === tokens[index]?.start

/** Whether a token is a run of letters. */
export const isWord = (text: string) => /^\p{L}/u.test(text)

/** The characters that join "15-minute". */
export const hyphens = words('- ‐ ‑')

/** Returns the index behind a token if it is one of `texts`, otherwise the same index. */
export const skip = (tokens: Tokens, index: number, texts: ReadonlySet<string>) =>
  texts.has(textAt(tokens, index)) ? index + 1 : index

/** Returns the index behind a hyphen, otherwise the same index. */
export const skipHyphen = (tokens: Tokens, index: number) => (hyphens.has(textAt(tokens, index)) ? index + 1 : index)

/** Returns the index behind consecutive tokens of `texts`. */
export const skipAll = (tokens: Tokens, index: number, texts: ReadonlySet<string>) => {
  let next = index
  while (texts.has(textAt(tokens, next))) next++
  return next
}

/** How many words before a time can say what it is for. More would connect it to another part of the sentence. */
export const MAX_WORDS_BACK = 30
