import { once, remember } from '../lib/remember'
import { englishWords } from './englishWords'
import { allNames, isSingleName, wordsOfNames } from './nameIndex'
import { unitNamed } from './units'
import { descriptors, products, singularize } from './words'

/** Words shorter than this, in letters, are not corrected, because too many other words are close to them. */
const MIN_LENGTH = 4
/** The same for a word of a recipe, where most words do not name foods. */
const MIN_IN_RECIPE = 5
/** No name of a food has a longer word. */
const MAX_LENGTH = 40
/** Words whose corrections are kept. */
const MAX_KEPT = 4000

/** The consonants of a word in their order, with doubled ones reduced to one. */
const consonants = (word: string) => word.replace(/[aeiouyw]/g, '').replace(/(.)\1+/g, '$1')
/** How a word sounds: "brocolli" like broccoli, "cashue" like cashew. */
const asHeard = (word: string) => word.replace(/(.)\1+/g, '$1').replace(/ew|ue/g, 'u')

/** Whether a word is one of a name, or has a meaning of its own: an amount, a description, any word of English. */
const isKnown = (word: string): boolean =>
  wordsOfNames().has(word) || descriptors.has(word) || products.has(word) || englishWords.has(word)

/** Known words, each with its sound. */
export type KnownWords = readonly (readonly [word: string, heard: string])[]
export const withSounds = (words: Iterable<string>): KnownWords => [...words].map((word) => [word, asHeard(word)])

/** The known words that sound like a word or are a letter away, the likeliest first: "shrip" is shrimp, a name, and not a strip. */
function closeWords(word: string, known: KnownWords): string[] {
  const heard = asHeard(word)
  const rank = (each: string) =>
    (isSingleName(each) ? 0 : 1) +
    (consonants(each) === consonants(word) ? 0 : 2) +
    (each.charAt(0) === word.charAt(0) ? 0 : 1)
  return known
    .flatMap(([each, sound]) => (sound === heard || isLetterOff(word, each) ? [each] : []))
    .toSorted((a, b) => rank(a) - rank(b))
}

/** Slips rarely change the first letter, and a short word must keep its consonants, so that "sock" does not become "stock". */
const keepsStart = (word: string, known: string) =>
  word.charAt(0) === known.charAt(0) &&
  (word.length > MIN_IN_RECIPE ||
    (word.length === MIN_IN_RECIPE && known.at(-1) === word.at(-1)) ||
    consonants(known) === consonants(word))

/** Returns the word of a few that a word is misspelt for, if any. */
export const correctTo = (word: string, known: KnownWords): string | undefined =>
  word.length < MIN_LENGTH ? undefined : closeWords(word, known).find((each) => keepsStart(word, each))

const soundsOfNames = once(() => withSounds(wordsOfNames()))
/** Words that look like a plural: "couscos" is read as one too. */
const soundsLikePlurals = once(() => soundsOfNames().filter(([word]) => word.endsWith('s')))
const closeNames = remember((word: string): readonly string[] => {
  if (word.length < MIN_LENGTH || word.length > MAX_LENGTH || isKnown(word)) return []
  // Names are known in the singular, and "peanutss" is a slip in the plural.
  return [...closeWords(word.replace(/ss$/, ''), soundsOfNames()), ...closeWords(`${word}s`, soundsLikePlurals())]
}, MAX_KEPT)

/** The words of foods that a word of a recipe may be misspelt for, the likeliest first: "mlik" is milk, "heat" not wheat. */
export const corrections = (word: string): readonly string[] =>
  closeNames(word).filter((known) => word.length >= MIN_IN_RECIPE || isSwapped(word, known))

/** The same for a word of an entry, where most words are of foods: "bred". */
export const entryCorrections = (word: string): readonly string[] =>
  closeNames(word).filter((known) => isSwapped(word, known) || keepsStart(word, known))

/** The same for an ingredient, whose short words may be of another language: "milch" is no mirch. */
export const ingredientCorrections = (word: string): readonly string[] =>
  word.length < MIN_IN_RECIPE ? [] : entryCorrections(word)

/** Names of several words by their words written as one: "sour", "cream" under "sourcream". */
const joined = once(
  (): ReadonlyMap<string, readonly string[]> =>
    new Map(allNames().flatMap(({ words }) => (words.length > 1 ? [[singularize(words.join('')), words]] : []))),
)
/** The fewest letters of a name that another one is joined to: "codfish". */
const MIN_PART = 3
/** The fewest letters of a joined name that is corrected: "soysause". */
const MIN_JOINED = 8
/** The joined names that begin with two letters, so that unknown words take little longer. */
const joinedWith = remember((start: string) =>
  withSounds([...joined().keys()].filter((word) => word.startsWith(start))),
)

/** The words of names that a word joins: of one, or of two as a guess. Undefined for words that have a meaning of their own. */
export const separated = remember(
  (word: string): { readonly words: readonly string[]; readonly isGuess: boolean } | undefined => {
    if (word.length <= MIN_PART || word.length > MAX_LENGTH || isKnown(word)) return undefined
    const places = Array.from({ length: Math.max(0, word.length + 1 - 2 * MIN_PART) }, (_, index) => index + MIN_PART)
    const halves = places.map((at) => [word.slice(0, at), word.slice(at)] as const)
    for (const whole of [word, ...halves.map(([first, last]) => singularize(first) + last)]) {
      const words = joined().get(whole)
      if (words) return { words, isGuess: false }
    }
    const close = word.length < MIN_JOINED ? undefined : closeWords(word, joinedWith(word.slice(0, 2)))[0]
    const words =
      halves.find(
        ([first, last]) =>
          isSingleName(first) && (isSingleName(last) || products.has(last) || unitNamed(last)?.kind === 'count'),
      ) ?? joined().get(close ?? '')
    return words && { words, isGuess: true }
  },
  MAX_KEPT,
)

/** Whether two neighbours of a word have changed places. */
const isSwapped = (word: string, known: string) => {
  const at = [...word].findIndex((letter, index) => letter !== known[index])
  return word.length > 3 && word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2) === known
}

/** Whether a word is a letter away from another one: one more, one less, another one, or one in another place. */
export function isLetterOff(word: string, other: string): boolean {
  if (Math.abs(word.length - other.length) > 1 || word === other) return false
  const shorter = Math.min(word.length, other.length)
  let start = 0
  while (start < shorter && word.charCodeAt(start) === other.charCodeAt(start)) start++
  let end = 0
  while (end < shorter - start && word.charCodeAt(word.length - 1 - end) === other.charCodeAt(other.length - 1 - end))
    end++
  const [from, to] = [word.slice(start, word.length - end), other.slice(start, other.length - end)]
  if (from.length <= 1 && to.length <= 1) return true
  return from.slice(1) + from.charAt(0) === to || from.slice(-1) + from.slice(0, -1) === to
}
