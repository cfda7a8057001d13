import { once } from '../lib/remember'
import { type FoundFood, findFoods } from './findFoods'
import { preparedNames } from './preparedFoods'
import { correctWord, normalizeWords } from './recognizeFoods'
import { editDistance } from './spelling'

/** Shorter words are not corrected, because they are as close to other words as to foods. */
const MIN_LENGTH = 6
/** From this length on, in letters, two edits make no other word. */
const LONG_WORD = 9
/** How much of a line is searched for the name of a food, in characters, so that a long line takes no longer. */
const MAX_NAME = 100
/** The sign before the words after a food's name: how it is cut, or a remark. */
const afterName = /[,;(:–—]|\s-\s/

const preparedWords = once(() => new Set(preparedNames().flatMap(({ words }) => words)))

/** The word of a food that a word of a recipe is misspelt for. Undefined for a word that may be another one. */
export function correctRecipeWord(word: string): string | undefined {
  if (word.length < MIN_LENGTH || preparedWords().has(word)) return undefined
  const corrected = correctWord(word)
  if (corrected === undefined || editDistance(word, corrected) > (word.length < LONG_WORD ? 1 : 2)) return undefined
  return corrected
}

/** The food's word that a typed word of a line is misspelt for, if any. */
function correctionOf(typed: string): string | undefined {
  const [word = '', ...others] = normalizeWords(typed)
  return others.length > 0 ? undefined : correctRecipeWord(word)
}

/**
 * Finds foods that the line of an ingredient names with one misspelt word: "seasame oil". They are guesses.
 *
 * @param found the foods of the line that are spelt right.
 */
export function findMisspeltFoods(line: string, found: readonly FoundFood[]): FoundFood[] {
  const [name = ''] = line.slice(0, MAX_NAME).split(afterName, 1)
  const isFree = (start: number, end: number) => found.every((food) => food.end <= start || food.start >= end)
  return [...name.matchAll(/\p{L}{6,}/gu)]
    .flatMap(({ 0: typed, index }) => {
      const corrected = isFree(index, index + typed.length) ? correctionOf(typed) : undefined
      return corrected === undefined ? [] : [{ typed, index, corrected }]
    })
    .flatMap(({ typed, index, corrected }) => {
      const added = typed.length - corrected.length
      const text = `${name.slice(0, index)}${corrected}${name.slice(index + typed.length)}`
      return findFoods(text, true, true)
        .filter(({ start, end }) => start <= index && end >= index + corrected.length)
        .map((food) => ({ ...food, end: food.end + added }))
    })
}
