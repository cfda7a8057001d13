import { languageWords } from './languageWords'

const languagesOf = new Map<string, readonly string[]>()
for (const [code, words] of languageWords)
  for (const word of words.get('common')?.split(' ') ?? [])
    languagesOf.set(word, [...(languagesOf.get(word) ?? []), code])

const scripts: readonly (readonly [language: string, letters: RegExp])[] = [
  // Japanese has Han characters as well.
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['zh', /\p{Script=Han}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['uk', /\p{Script=Cyrillic}/gu],
]

/** How much of a text is read to find its language, in characters. */
const ENOUGH = 4000
/** A text of LONG_ENOUGH words is English only if one of so many is an English one. Recipes have one in four. */
const FEWEST_ENGLISH = 15
const LONG_ENOUGH = 60

/** The wish for a language counts like so many words, so it decides for a text of few or ambiguous words. */
const WISH_COUNT = 2

/**
 * Tells the language of a recipe from its words.
 *
 * @param wished the language that the user asked for, if any. Models do not always follow it.
 * @returns a BCP 47 code; undefined for a language that the page does not know.
 */
export function languageOf(text: string, wished?: string): string | undefined {
  const start = text.slice(0, ENOUGH).toLowerCase()
  const words = start.match(/[\p{L}\p{M}]+/gu) ?? []
  const letters = words.join('')
  const other = scripts.find(([, pattern]) => (letters.match(pattern)?.length ?? 0) > letters.length / 4)
  // Ukrainian has letters that Russian has not.
  if (other) return other[0] !== 'uk' || /[іїєґ]/.test(start) ? other[0] : undefined
  const counts = new Map<string, number>(wished === undefined ? [] : [[wished, WISH_COUNT]])
  for (const word of words)
    for (const code of languagesOf.get(word) ?? []) counts.set(code, (counts.get(code) ?? 0) + 1)
  const englishCount = counts.get('en') ?? 0
  const [best, count] = [...counts].reduce((most, each) => (each[1] > most[1] ? each : most), ['en', englishCount])
  if (count > englishCount) return best
  return words.length >= LONG_ENOUGH && englishCount * FEWEST_ENGLISH < words.length ? undefined : 'en'
}
