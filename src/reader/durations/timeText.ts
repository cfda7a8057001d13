import { remember } from '../../lib/remember'
import { languageWords, unspaced } from '../languageWords'

/** A text to search for times: English, without marks. */
export interface TimeText {
  readonly text: string
  /** Where a part of it stands in the text as it was written. */
  readonly placeOf: (start: number, end: number) => { readonly start: number; readonly end: number }
}

/** The zeros of Arabic, Persian, Hindi and of Japanese at full width. */
const zeros = [0x660, 0x6f0, 0x966, 0xff10]
/** Writes the digits of other scripts as those of English, each at its place. */
const withPlainDigits = (text: string) =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\uff10-\uff19]/g, (digit) => {
    const code = digit.charCodeAt(0)
    return String(code - (zeros.findLast((zero) => code >= zero) ?? code))
  })

/** A letter with an apostrophe after it begins a word, as in "10 s'mores". */
const noUnit = /\bs(?='\p{L})/giu

/** Writes a text without asterisks and underscores, each character at its place. */
const withoutMarks = (text: string) => text.replace(/[*_]/g, ' ').replace(/[’′]/g, "'")

/** Words that are the same in all languages. */
const international = new Set('h m s min g kg cm kilo'.split(' '))
/** A word that says nothing about times. */
const OTHER_WORD = 'w'

interface Dictionary {
  readonly pattern: RegExp
  readonly english: ReadonlyMap<string, string>
}

/** The words of a language that times are read by; undefined for a language that the page does not know. */
const dictionaryOf = remember((language: string): Dictionary | undefined => {
  const words = languageWords.get(language)
  if (!words) return undefined
  const times = [...words].filter(([name]) => !/^(?:common|people|makes|total|time|prep|cook|wait)$/.test(name))
  const english = new Map(times.flatMap(([text, list]) => list.split(' ').map((word) => [word, text] as const)))
  const longestFirst = [...english.keys()].toSorted((left, right) => right.length - left.length)
  const run = "[\\p{L}\\p{M}]+(?:'[\\p{L}\\p{M}]+)*"
  const word = unspaced.has(language) ? `${longestFirst.join('|')}|[\\p{L}\\p{M}]` : run
  return { pattern: new RegExp(word, 'gu'), english }
})

/**
 * Writes a text in English, as far as times are concerned, so that one set of patterns reads all languages: "bis" is "up
 * to". Words that say nothing about times become {@link OTHER_WORD}. Undefined for a language that the page does not know.
 */
export function readTimeText(written: string, language: string): TimeText | undefined {
  const plain = withoutMarks(written)
  if (language === 'en')
    return { text: plain.includes("'") ? plain.replace(noUnit, 'x') : plain, placeOf: (start, end) => ({ start, end }) }
  const dictionary = dictionaryOf(language)
  if (!dictionary) return undefined
  const gap = unspaced.has(language) ? ' ' : ''
  let text = ''
  // The place of each character.
  const starts: number[] = []
  const ends: number[] = []
  const add = (words: string, start: number, end: number) => {
    const isSame = words.length === end - start
    for (const at of words.split('').keys()) {
      starts.push(isSame ? start + at : start)
      ends.push(isSame ? start + at + 1 : end)
    }
    text += words
  }
  const source = withPlainDigits(plain)
  let done = 0
  for (const { 0: word, index } of source.matchAll(dictionary.pattern)) {
    const lower = word.toLowerCase()
    const translated = dictionary.english.get(lower) ?? (international.has(lower) ? lower : OTHER_WORD)
    add(source.slice(done, index), done, index)
    add(gap, index, index)
    done = index + word.length
    add(translated, index, done)
    add(gap, done, done)
  }
  add(source.slice(done), done, source.length)
  return { text, placeOf: (start, end) => ({ start: starts[start] ?? 0, end: ends[end - 1] ?? 0 }) }
}
