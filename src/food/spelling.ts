import { once, remember } from '../lib/remember'
import { englishWords } from './englishWords'
import { isSingleName, isWordOfFood, isWordOfName, separateName, wordsOfNames } from './nameIndex'
import { descriptors, otherProducts, singularize } from './words'

/** Words shorter than this, in letters, are not corrected, because too many other words are close to them. */
const MIN_LENGTH = 4
/** The same of a word of a recipe. Most words of a recipe are no foods. */
const MIN_IN_RECIPE = 5
/** A longer word is none of a food. */
const MAX_LENGTH = 40
/** Words whose corrections are kept: lists and recipes repeat theirs. */
const MAX_KEPT = 4000

/** The consonants of a word in their order, with doubled ones reduced to one. */
export const consonants = (word: string) => word.replace(/[aeiouyw]/g, '').replace(/(.)\1+/g, '$1')

/** How a word sounds: "brocolli" like broccoli, "cashue" like cashew. */
const asHeard = (word: string) => word.replace(/(.)\1+/g, '$1').replace(/ew|ue/g, 'u')

/** The words of all names by their sound. */
const wordsBySound = once(() => {
  const bySound = new Map<string, string[]>()
  for (const word of wordsOfNames()) bySound.set(asHeard(word), [...(bySound.get(asHeard(word)) ?? []), word])
  return bySound
})

/** Whether a word has a meaning of its own beside the names of foods: an amount, a description, any word of English. */
const isOrdinaryWord = (word: string): boolean =>
  descriptors.has(word) || otherProducts.has(word) || englishWords.has(word)

/**
 * The words that a word may be misspelt for, the likeliest first: those that sound alike or are a letter away. Of two, one
 * that is a name by itself is likelier: "shrip" is shrimp, not a strip.
 */
function closeWords(word: string, isKnown: (word: string) => boolean): string[] {
  const close = [...(wordsBySound().get(asHeard(word)) ?? []), ...oneLetterOff(word)]
  const rank = (known: string) => (isSingleName(known) ? 0 : 1) + (consonants(known) === consonants(word) ? 0 : 2)
  return close.filter(isKnown).toSorted((a, b) => rank(a) - rank(b))
}

/**
 * Returns the known word that a word of an entry is misspelt for, if any. Slips rarely change the first letter, and a short
 * word must keep its consonants, because "sock" is no stock.
 */
export function closestWord(word: string, isKnown: (word: string) => boolean): string | undefined {
  if (word.length < MIN_LENGTH || word.length > MAX_LENGTH) return undefined
  const keepsEnds = (known: string) =>
    word.length > MIN_IN_RECIPE || (word.length === MIN_IN_RECIPE && known.at(-1) === word.at(-1))
  // "Egss" is a letter away from the plural.
  const close = closeWords(word, (each) => isKnown(singularize(each))).find(
    (known) => known.startsWith(word.charAt(0)) && (keepsEnds(known) || consonants(known) === consonants(word)),
  )
  return close === undefined ? undefined : singularize(close)
}

/** Returns the word of the food names that a normalized word is misspelt for; undefined if it is known or close to none. */
export const correctWord = remember(
  (word: string): string | undefined =>
    isWordOfFood(word) || isOrdinaryWord(word) ? undefined : closestWord(word, isWordOfFood),
  MAX_KEPT,
)

/** The words of foods that a word of a recipe may be misspelt for, the likeliest first. */
export const corrections = remember((word: string): readonly string[] => {
  if (word.length > MAX_LENGTH || isWordOfName(word) || isOrdinaryWord(word)) return []
  // "Mlik" is milk, but "heat" is not wheat.
  return closeWords(word, (known) => isWordOfName(known) && (word.length >= MIN_IN_RECIPE || isSwapped(word, known)))
}, MAX_KEPT)

/** The word of a food that a word of a recipe is misspelt for. Undefined for a word that may be another one. */
export const correctRecipeWord = (word: string): string | undefined =>
  word.length > MIN_IN_RECIPE ? corrections(word)[0] : undefined

/** The fewest letters of a name that another one is joined to: "codfish". */
const MIN_PART = 3

/** The words of names that a word joins: of one, or of two as a guess. Undefined for words that have a meaning of their own. */
export const separated = remember(
  (word: string): { readonly words: readonly string[]; isGuess: boolean } | undefined => {
    if (word.length <= MIN_PART || word.length > MAX_LENGTH || isWordOfName(word) || isOrdinaryWord(word))
      return undefined
    const known = separateName(word)
    if (known) return { words: known, isGuess: false }
    for (let at = MIN_PART; at <= word.length - MIN_PART; at++) {
      const name = separateName(singularize(word.slice(0, at)) + word.slice(at))
      if (name) return { words: name, isGuess: false }
    }
    for (let at = MIN_PART; at <= word.length - MIN_PART; at++)
      if (isSingleName(word.slice(0, at)) && isSingleName(word.slice(at)))
        return { words: [word.slice(0, at), word.slice(at)], isGuess: true }
    return undefined
  },
  MAX_KEPT,
)

/** Whether two neighbours of a word have changed places. */
const isSwapped = (word: string, known: string) => {
  const at = [...word].findIndex((letter, index) => letter !== known[index])
  return word.length > 3 && word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2) === known
}

/** All words that are a letter away from a word: one more, one less, another one, or one in another place. */
export function oneLetterOff(word: string): string[] {
  const words = new Set<string>()
  for (let at = 0; at <= word.length; at++) {
    const [before, after] = [word.slice(0, at), word.slice(at + 1)]
    for (const letter of 'abcdefghijklmnopqrstuvwxyz') {
      words.add(before + letter + word.slice(at))
      if (at < word.length) words.add(before + letter + after)
    }
    const rest = before + after
    words.add(rest)
    for (let to = 0; to <= rest.length; to++) words.add(rest.slice(0, to) + word.charAt(at) + rest.slice(to))
  }
  words.delete(word)
  return [...words]
}
