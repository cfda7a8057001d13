import { remember } from '../lib/remember'

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
/** A shorter word must keep its consonants: otherwise "sock" would be corrected to "stock". */
const MIN_LENGTH_FOR_CHANGED_CONSONANTS = 5

/** Words whose corrections are kept: lists and recipes repeat theirs, and a search takes a tenth of a millisecond. */
const MAX_KEPT = 1000

/** A known word, and what it is compared by. */
interface KnownWord {
  readonly word: string
  readonly consonants: string
  readonly sounds: string
}

/**
 * Returns a function that finds the known word that a misspelled word most likely stands for: broccoli for "brocolli",
 * bread for "bred". It returns undefined if no known word with the same first letter is close enough.
 */
export function createSpellingCorrection(knownWords: readonly string[]): (word: string) => string | undefined {
  // Misspellings rarely change the first letter, so most of the known words need no look.
  const byFirstLetter = new Map<string, KnownWord[]>()
  for (const word of knownWords) {
    const letter = word.charAt(0)
    const others = byFirstLetter.get(letter) ?? []
    others.push({ word, consonants: consonants(word), sounds: consonantSounds(word) })
    byFirstLetter.set(letter, others)
  }
  const find = remember((word: string) => findClosest(word, byFirstLetter.get(word.charAt(0)) ?? []), MAX_KEPT)
  return (word) => (word.length < MIN_LENGTH || word.length > MAX_LENGTH ? undefined : find(word))
}

function findClosest(word: string, knownWords: readonly KnownWord[]): string | undefined {
  // "Rise" sounds like rice, and is none: short words keep their letters.
  const bySound = word.length >= MIN_LENGTH_BY_SOUND
  const wordSound = bySound ? consonantSounds(word) : consonants(word)
  let closest: { word: string; score: number } | undefined
  for (const { word: known, ...each } of knownWords) {
    const sameConsonants = (bySound ? each.sounds : each.consonants) === wordSound
    const addsNone = word.length >= VERY_LONG_WORD && word.length <= known.length
    const mostEdits = addsNone ? 3 : word.length >= LONG_WORD ? 2 : 1
    const maxDistance = sameConsonants && word.length >= MIN_LENGTH_BY_SOUND ? Math.max(2, mostEdits) : mostEdits
    if (Math.abs(known.length - word.length) > maxDistance) continue
    // A word of five letters must keep its last one, too: "samon" is salmon, but "hello" is not "jello".
    const keepsEnds = word.length > MIN_LENGTH_FOR_CHANGED_CONSONANTS || known.at(-1) === word.at(-1)
    if (!sameConsonants && (word.length < MIN_LENGTH_FOR_CHANGED_CONSONANTS || !keepsEnds)) continue
    const distance = editDistance(word, known)
    // Half a point decides between two words at the same distance, in favour of the one that sounds alike.
    const score = distance - (sameConsonants ? 0.5 : 0)
    if (distance <= maxDistance && score < (closest?.score ?? Infinity)) closest = { word: known, score }
  }
  return closest?.word
}

/** The consonants of a word in their order, with doubled ones reduced to one. */
export const consonants = (word: string) => word.replace(/[aeiouyw]/g, '').replace(/(.)\1+/g, '$1')

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

/** The same as they sound. */
const consonantSounds = (word: string) => consonants(word.replace(/c(?=[eiy])|z/g, 's').replace(/ck?/g, 'k'))

/**
 * The number of edits between two words: letters inserted, deleted or replaced, or two neighbours swapped.
 * This is the optimal string alignment distance (https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance).
 */
export function editDistance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, column) => column)]
  const distanceAt = (row: number, column: number) => rows[row]?.[column] ?? 0
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    rows.push(current)
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1]
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      current.push(
        Math.min(
          distanceAt(row - 1, column) + 1,
          distanceAt(row, column - 1) + 1,
          distanceAt(row - 1, column - 1) + (isSame ? 0 : 1),
          isSwapped ? distanceAt(row - 2, column - 2) + 1 : Infinity,
        ),
      )
    }
  }
  return distanceAt(a.length, b.length)
}
