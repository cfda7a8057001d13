import { remember } from '../../lib/remember'
import { languageWords, unspaced } from '../languageWords'

/** A text to search for times: English, without marks. */
export interface TimeText {
  readonly text: string
  /** Where the beginning or the end of a time stands in the text as it was written. */
  readonly placeOf: (offset: number) => number
}

/** The zeros of Arabic, Persian, Hindi and of Japanese at full width. */
const zeros = [0x660, 0x6f0, 0x966, 0xff10]
const withPlainDigits = (text: string) =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\uff10-\uff19]/g, (digit) => {
    const code = digit.charCodeAt(0)
    return String(code - (zeros.findLast((zero) => code >= zero) ?? code))
  })

/** A letter with an apostrophe after it begins a word, as in "10 s'mores". */
const noUnit = /\bs(?='\p{L})/giu

/** Words that are the same in all languages. */
const international = new Set('h m s min g kg cm kilo'.split(' '))
/** A word that says nothing about times. */
const OTHER_WORD = 'w'

/** The words of a language that times are read by; undefined for a language that the page does not know. */
const dictionaryOf = remember((language: string) => {
  const words = languageWords.get(language)
  if (!words) return undefined
  const times = [...words].filter(([name]) => !/^(?:common|people|makes|total|time|prep|cook|wait)$/.test(name))
  const english = new Map(times.flatMap(([text, list]) => list.split(' ').map((word) => [word, text] as const)))
  const longestFirst = [...english.keys()].toSorted((left, right) => right.length - left.length)
  const run = "[\\p{L}\\p{M}]+(?:'[\\p{L}\\p{M}]+)*"
  const word = unspaced.has(language) ? `${longestFirst.join('|')}|[\\p{L}\\p{M}]` : run
  return { pattern: new RegExp(word, 'gu'), english }
})

/** Writes the times of a text in English: "bis" is "up to". Undefined for a language that the page does not know. */
export function readTimeText(written: string, language: string): TimeText | undefined {
  const plain = written.replace(/[*_]/g, ' ').replace(/[’′]/g, "'")
  if (language === 'en') return { text: plain.replace(noUnit, 'x'), placeOf: (offset) => offset }
  const dictionary = dictionaryOf(language)
  if (!dictionary) return undefined
  const gap = unspaced.has(language) ? ' ' : ''
  /** Where words begin or end in the English text, and where in the written one. */
  const places: (readonly [at: number, written: number])[] = [[0, 0]]
  let grown = 0
  const text = withPlainDigits(plain).replace(dictionary.pattern, (word: string, start: number) => {
    const lower = word.toLowerCase()
    const english = dictionary.english.get(lower) ?? (international.has(lower) ? lower : OTHER_WORD)
    const [at, end] = [start + grown + gap.length, start + word.length]
    places.push([at, start], [at + english.length, end], [at + english.length + gap.length, end])
    grown += english.length + 2 * gap.length - word.length
    return gap + english + gap
  })
  const placeOf = (offset: number) => {
    const [at, place] = places.findLast((each) => each[0] <= offset) ?? [0, 0]
    return place + offset - at
  }
  return { text, placeOf }
}
