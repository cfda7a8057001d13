import { remember } from '../../lib/remember'
import { languageWords, unspaced } from '../languageWords'

/** A number, a run of letters, or one other character. */
interface Token {
  /** In lower case. */
  readonly text: string
  readonly start: number
  readonly end: number
}

/** The words of a list with spaces between. */
export const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))

// No alternative can match a text in two ways, so the match takes linear time.
const tokenPattern = /\p{L}+|\d+(?:[.,]\d+)?|(?<=^|[\s(~–-])\.\d+|[^\s\p{L}\d*_]/gu

/** Splits an English text into tokens. Spaces, asterisks and underscores are none. */
export const tokenize = (text: string): Token[] =>
  Array.from(text.matchAll(tokenPattern), (match) => ({
    text: match[0].toLowerCase().replace(/^[’′]$/, "'"),
    start: match.index,
    end: match.index + match[0].length,
  }))

const otherTokens = '\\d+(?:[.,]\\d+)?|[^\\s\\p{L}\\p{M}\\d*_]'
/** Words that are the same in all languages. */
const international = words('h m s min g kg cm kilo')

interface Dictionary {
  readonly isUnspaced: boolean
  readonly pattern: RegExp
  /** The English words for each word, with spaces between. */
  readonly english: ReadonlyMap<string, string>
}

/** Returns the words of a language that times are read by; undefined for a language that the page does not know. */
const dictionaryOf = remember((language: string): Dictionary | undefined => {
  const times = languageWords.get(language)?.times
  if (!times) return undefined
  const english = new Map(
    Object.entries(times).flatMap(([text, list]) => list.split(' ').map((word) => [word, text] as const)),
  )
  const longestFirst = [...english.keys()].toSorted((left, right) => right.length - left.length)
  const run = "[\\p{L}\\p{M}]+(?:['’][\\p{L}\\p{M}]+)*"
  const word = unspaced.has(language) ? `${longestFirst.join('|')}|[\\p{L}\\p{M}]` : run
  return { isUnspaced: unspaced.has(language), pattern: new RegExp(`${word}|${otherTokens}`, 'gu'), english }
})

const zeros = ['٠', '۰', '०', '０'].map((zero) => zero.charCodeAt(0))
/** Writes the digits of other scripts as those of English, each at its place. */
const withPlainDigits = (text: string) =>
  text.replace(/[٠-٩۰-۹०-९０-９]/g, (digit) => {
    const code = digit.charCodeAt(0)
    return String(code - (zeros.find((zero) => code >= zero && code <= zero + 9) ?? code))
  })

/** A word that says nothing about times. */
export const OTHER_WORD = 'w'

/**
 * Splits a text in another language into the tokens of an English one, so that times are read by the same rules: "bis"
 * is "up to". Words that say nothing about times are {@link OTHER_WORD}. Empty for a language that the page does not
 * know.
 */
export function translate(text: string, language: string): Token[] {
  const dictionary = dictionaryOf(language)
  if (!dictionary) return []
  const { pattern, english, isUnspaced } = dictionary
  return Array.from(withPlainDigits(text).matchAll(pattern)).flatMap((match) => {
    const word = match[0].toLowerCase().replace(/’/g, "'")
    const isKept = !/^\p{L}/u.test(word) || international.has(word)
    const start = match.index
    const translated = english.get(word) ?? (isKept ? word : OTHER_WORD)
    // Without a width, so that a number after it, which touches it without a space, is not read like the 12 of "B12".
    const end = isUnspaced && translated === OTHER_WORD ? start : start + match[0].length
    return translated.split(' ').map((text) => ({ text, start, end }))
  })
}

/** The tokens of a step. */
export type Tokens = readonly Token[]

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
