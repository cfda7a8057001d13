import { once, remember } from '../lib/remember'
import { findFoods } from './findFoods'
import type { Food } from './foods'
import { joinNames } from './joinedNames'
import { preparedNames } from './preparedFoods'
import { bareWord, correctWord, type FoodName, foodNames, isOrdinaryWord, singularize } from './recognizeFoods'
import { consonants, editDistance, oneLetterOff } from './spelling'

/** A text whose names of foods are written as the page knows them: "peanut butter" for "peanutbutter". */
export interface SpeltText {
  readonly text: string
  /** Where a place of it stands in the text as typed. */
  readonly typedStart: (start: number) => number
  readonly typedEnd: (end: number) => number
  /** Whether one of the words at a place is a guess: "penut". */
  readonly isGuess: (start: number, end: number) => boolean
}

/** How a word is spelt out. */
interface Spelling {
  readonly text: string
  readonly isGuess: boolean
}

/** Shorter words are not corrected, because they are as close to other words as to foods. */
const MIN_LENGTH = 5
/** From this length on, in letters, two edits make no other word. */
const LONG_WORD = 9
/** The fewest letters of a name that another one is joined to: "codfish". */
const MIN_PART = 3
/** A longer word is no name of a food, however many it joins. */
const MAX_LENGTH = 40
/** How much of a line is searched for misspelt names, in characters, so that a long line takes no longer. */
const MAX_NAME = 100
/** How many spellings of words are kept: of all words that a long recipe has. */
const MAX_KEPT = 4000
/** The sign before the words after a food's name: how it is cut, or a remark. */
const afterName = /[,;(:–—]|\s-\s/

const allNames = once((): readonly FoodName[] => [...foodNames(), ...preparedNames()])
const allWords = once(() => new Set(allNames().flatMap(({ words }) => words)))
/** A guess says of nothing that nobody can eat it. */
const isEdible = ({ food }: { readonly food: Food }) => !food.contents.has('inedible')
/** Names of a single word. */
const singleNames = once(
  () => new Set(allNames().flatMap((name) => (name.words.length === 1 && isEdible(name) ? name.words : []))),
)
const joinedNames = once(() => joinNames(allNames()))

/** The words of a name that are written as one, of dishes and preparations too, and names that are joined: "codfish". */
const separateName = remember((word: string): Spelling | undefined => {
  if (word.length > MAX_LENGTH || allWords().has(word) || isOrdinaryWord(word)) return undefined
  const text = joinedNames().get(word)
  if (text !== undefined) return { text, isGuess: false }
  for (let at = MIN_PART; at <= word.length - MIN_PART; at++) {
    const name = joinedNames().get(singularize(word.slice(0, at)) + word.slice(at))
    if (name !== undefined) return { text: name, isGuess: false }
  }
  for (let at = MIN_PART; at <= word.length - MIN_PART; at++)
    if (singleNames().has(word.slice(0, at)) && singleNames().has(word.slice(at)))
      return { text: `${word.slice(0, at)} ${word.slice(at)}`, isGuess: true }
  return undefined
}, MAX_KEPT)

/** "Cashues" sounds like cashews. */
const asHeard = (word: string) => word.replaceAll('w', 'u')

/** The word of a food that a word of a recipe is misspelt for. Undefined for a word that may be another one. */
export const correctRecipeWord = (word: string): string | undefined =>
  word.length > MIN_LENGTH ? corrections(word)[0] : undefined

/** The words of foods that a word may be misspelt for, the likeliest first. */
const corrections = remember((word: string): readonly string[] => {
  if (word.length > MAX_LENGTH || allWords().has(word) || isOrdinaryWord(word)) return []
  // "Mlik" is milk, but "heat" is not wheat.
  const isClose = (known: string) =>
    word.length >= MIN_LENGTH || (word.length === known.length && isSwapped(word, known))
  const distance = (known: string) =>
    (singleNames().has(known) ? 0 : 1) + (consonants(known) === consonants(word) ? 0 : 2)
  const close = oneLetterOff(word)
    .filter((known) => allWords().has(known) && isClose(known))
    .toSorted((a, b) => distance(a) - distance(b))
  const other = word.length > MIN_LENGTH ? correctWord(word) : undefined
  const isFar = other === undefined || editDistance(asHeard(word), asHeard(other)) > (word.length < LONG_WORD ? 1 : 2)
  return isFar ? close : [...close, other]
}, MAX_KEPT)

/** Whether two neighbours of a word have changed places. */
const isSwapped = (word: string, known: string) => {
  const at = [...word].findIndex((letter, index) => letter !== known[index])
  return word.length > 3 && word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2) === known
}

/** A word as the names of foods are compared. */
const singular = remember((typed: string) => singularize(bareWord(typed)), MAX_KEPT)

const word = /\p{L}[\p{L}\p{M}'’]{3,}/gu

/**
 * Writes the names of foods in a line as the page knows them: "peanut butter" for "peanutbutter".
 *
 * @param canGuess whether to correct misspelt words too. The words of a step are too many to guess.
 */
export function spellOut(line: string, canGuess: boolean): SpeltText {
  const [name = ''] = canGuess ? line.slice(0, MAX_NAME).split(afterName, 1) : []
  const changes: Change[] = []
  for (const { 0: typed, index: start } of line.matchAll(word)) {
    const known = singular(typed)
    const spelt = separateName(known) ?? (start < name.length ? correct(name, start, typed, known) : undefined)
    if (spelt) changes.push({ start, end: start + typed.length, ...spelt })
  }
  return changes.length === 0 ? asTyped(line) : withChanges(line, changes)
}

/** The likeliest word for a misspelt one that makes a food of the words around it: "peanut" of "peant butter". */
function correct(name: string, start: number, typed: string, known: string): Spelling | undefined {
  const text = corrections(known).find((each) => {
    const corrected = name.slice(0, start) + each + name.slice(start + typed.length)
    const end = start + each.length
    return findFoods(corrected, true, true).some((found) => found.start <= start && found.end >= end && isEdible(found))
  })
  return text === undefined ? undefined : { text, isGuess: true }
}

interface Change extends Spelling {
  readonly start: number
  readonly end: number
}

const asTyped = (text: string): SpeltText => ({
  text,
  typedStart: (start) => start,
  typedEnd: (end) => end,
  isGuess: () => false,
})

function withChanges(line: string, changes: readonly Change[]): SpeltText {
  const pieces: string[] = []
  /** For each character of the new text, where its word starts and ends in the line. */
  const starts: number[] = []
  const ends: number[] = []
  const guesses: { readonly start: number; readonly end: number }[] = []
  const copy = (from: number, to: number) => {
    pieces.push(line.slice(from, to))
    for (let at = from; at < to; at++) {
      starts.push(at)
      ends.push(at + 1)
    }
  }
  let copied = 0
  for (const { start, end, text, isGuess } of changes) {
    copy(copied, start)
    if (isGuess) guesses.push({ start: starts.length, end: starts.length + text.length })
    pieces.push(text)
    for (let at = 0; at < text.length; at++) {
      starts.push(start)
      ends.push(end)
    }
    copied = end
  }
  copy(copied, line.length)
  return {
    text: pieces.join(''),
    typedStart: (start) => starts[start] ?? line.length,
    typedEnd: (end) => ends[end - 1] ?? 0,
    isGuess: (start, end) => guesses.some((guess) => guess.start < end && guess.end > start),
  }
}
