import { remember } from '../lib/remember'
import { englishWords } from './englishWords'
import { isSingleName, isWordOfFood, isWordOfName, namesWith, separateName, wordsOfFoods } from './nameIndex'
import { descriptors, otherProducts, singularize } from './words'

/** Words shorter than this, in letters, are not corrected, because too many other words are close to them. */
const MIN_LENGTH = 4
/** A longer word is none of a food. */
const MAX_LENGTH = 25
/** From this length on, in letters, a word may have two edits instead of one. */
const LONG_WORD = 8
/** From this length on, three unless letters are added: "wostershire" is Worcestershire. */
const VERY_LONG_WORD = 11
/** From this length on a word that sounds alike may have two edits: "lentle" is lentil. */
const MIN_LENGTH_BY_SOUND = 6
/** Words whose corrections are kept: lists and recipes repeat theirs, and a search takes a tenth of a millisecond. */
const MAX_KEPT = 4000

/** A known word, and what it is compared by. */
interface KnownWord {
  readonly word: string
  readonly consonants: string
  readonly sounds: string
}

/**
 * Returns a function that finds the known word that a misspelled word most likely stands for: broccoli for "brocolli",
 * bread for "bred". It returns undefined if no known word with the same first letter is close enough.
 *
 * @param knownWords the words that begin with a letter; of two that are as close, the first one wins.
 */
export function createSpellingCorrection(
  knownWords: (letter: string) => readonly string[],
): (word: string) => string | undefined {
  // Misspellings rarely change the first letter, so most of the known words need no look.
  const withLetter = remember((letter: string) =>
    knownWords(letter).map((word): KnownWord => ({ word, consonants: consonants(word), sounds: soundsOf(word) })),
  )
  const find = remember((word: string) => findClosest(word, withLetter(word.charAt(0))), MAX_KEPT)
  return (word) => (word.length < MIN_LENGTH || word.length > MAX_LENGTH ? undefined : find(word))
}

function findClosest(word: string, knownWords: readonly KnownWord[]): string | undefined {
  // "Rise" sounds like rice, and is none: short words keep their letters.
  const bySound = word.length >= MIN_LENGTH_BY_SOUND
  const wordSound = bySound ? soundsOf(word) : consonants(word)
  let closest: { word: string; score: number } | undefined
  for (const { word: known, ...each } of knownWords) {
    const sameConsonants = (bySound ? each.sounds : each.consonants) === wordSound
    const addsNone = word.length >= VERY_LONG_WORD && word.length <= known.length
    const mostEdits = addsNone ? 3 : word.length >= LONG_WORD ? 2 : 1
    const maxDistance = sameConsonants && bySound ? Math.max(2, mostEdits) : mostEdits
    if (Math.abs(known.length - word.length) > maxDistance) continue
    // A shorter word must keep its consonants, because "sock" is no stock, and one of five letters its last one:
    // "samon" is salmon, but "hello" is not "jello".
    const keepsEnds = word.length > 5 || (word.length === 5 && known.at(-1) === word.at(-1))
    if (!sameConsonants && !keepsEnds) continue
    const distance = editDistance(word, known)
    // Half a point decides between two words at the same distance, in favour of the one that sounds alike.
    const score = distance - (sameConsonants ? 0.5 : 0)
    if (distance <= maxDistance && score < (closest?.score ?? Infinity)) closest = { word: known, score }
  }
  return closest?.word
}

/** The consonants of a word in their order, with doubled ones reduced to one. */
export const consonants = (word: string) => word.replace(/[aeiouyw]/g, '').replace(/(.)\1+/g, '$1')

/** The same as they sound. */
const soundsOf = (word: string) => consonants(word.replace(/c(?=[eiy])|z/g, 's').replace(/ck?/g, 'k'))

/**
 * The number of edits between two words: letters inserted, deleted or replaced, or two neighbours swapped.
 * This is the optimal string alignment distance (https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance).
 */
function editDistance(a: string, b: string): number {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      current.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1),
          isSwapped ? (before[column - 2] ?? 0) + 1 : Infinity,
        ),
      )
    }
    before = last
    last = current
  }
  return last[b.length] ?? 0
}

/** Whether a word has a meaning of its own beside the names of foods: an amount, a description, any word of English. */
const isOrdinaryWord = (word: string): boolean =>
  descriptors.has(word) || otherProducts.has(word) || englishWords.has(word)

/** Every word of a name, and its plural: "egss" is closer to "eggs" than to "egg". */
const closestWord = createSpellingCorrection((letter) => {
  const words = [...wordsOfFoods()].filter((word) => word.startsWith(letter))
  // Of two words as close, one that is a name by itself is likelier: "shrip" is shrimp, not a strip.
  const isName = (word: string) => namesWith(word).some((name) => name.words.length === 1)
  return [...words.filter(isName), ...words.filter((word) => !isName(word))].flatMap((word) =>
    word.endsWith('s') ? [word] : [word, `${word}s`],
  )
})

/** Returns the word of the food names that a normalized word is misspelt for; undefined if it is known or close to none. */
export function correctWord(word: string): string | undefined {
  if (isWordOfFood(word) || isOrdinaryWord(word)) return undefined
  const closest = closestWord(word)
  return closest === undefined ? undefined : singularize(closest)
}

/** The least letters of a word of a recipe that is corrected. Most words of a recipe are no foods. */
const MIN_IN_RECIPE = 5
/** The fewest letters of a name that another one is joined to: "codfish". */
const MIN_PART = 3

/** The words of names that a word joins: of one, or of two as a guess. Undefined for words that have a meaning of their own. */
export const separated = remember(
  (word: string): { readonly words: readonly string[]; isGuess: boolean } | undefined => {
    if (word.length <= MIN_PART || word.length > 40 || isWordOfName(word) || isOrdinaryWord(word)) return undefined
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

/** "Cashues" sounds like cashews. */
const asHeard = (word: string) => word.replaceAll('w', 'u')

/** The words of foods that a word of a recipe may be misspelt for, the likeliest first. */
export const corrections = remember((word: string): readonly string[] => {
  if (word.length > 40 || isWordOfName(word) || isOrdinaryWord(word)) return []
  // "Mlik" is milk, but "heat" is not wheat.
  const isClose = (known: string) =>
    isWordOfName(known) && (word.length >= MIN_IN_RECIPE || (word.length === known.length && isSwapped(word, known)))
  const distance = (known: string) => (isSingleName(known) ? 0 : 1) + (consonants(known) === consonants(word) ? 0 : 2)
  const close = oneLetterOff(word)
    .filter(isClose)
    .toSorted((a, b) => distance(a) - distance(b))
  const other = word.length > MIN_IN_RECIPE ? correctWord(word) : undefined
  const isFar = other === undefined || editDistance(asHeard(word), asHeard(other)) > (word.length > LONG_WORD ? 2 : 1)
  return isFar ? close : [...close, other]
}, MAX_KEPT)

/** The word of a food that a word of a recipe is misspelt for. Undefined for a word that may be another one. */
export const correctRecipeWord = (word: string): string | undefined =>
  word.length > MIN_IN_RECIPE ? corrections(word)[0] : undefined

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
