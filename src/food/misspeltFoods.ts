import { type FoundFood, findFoods } from './findFoods'
import { preparedNames } from './preparedFoods'
import { correctWord, normalizeWords } from './recognizeFoods'

/** Shorter words are not corrected, because they are as close to other words as to foods. */
const MIN_LENGTH = 6
/** How much of a line is searched for the name of a food, in characters, so that a long line takes no longer. */
const MAX_NAME = 100
/** The sign before the words after a food's name: how it is cut, or a remark. */
const afterName = /[,;(:–—]|\s-\s/

let preparedWords: ReadonlySet<string> | undefined

/** The food's word that a word of a line is misspelt for, if any. */
function correctionOf(typed: string): string | undefined {
  preparedWords ??= new Set(preparedNames().flatMap(({ words }) => words))
  const [word = '', ...others] = normalizeWords(typed)
  if (word.length < MIN_LENGTH || others.length > 0 || preparedWords.has(word)) return undefined
  return correctWord(word)
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
