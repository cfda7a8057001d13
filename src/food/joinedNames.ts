import { once } from '../lib/remember'
import { applyEdits } from '../lib/text'
import { bareWord, type FoodName, foodNames, singularize } from './recognizeFoods'

/** The names of several words, by these words without spaces. */
export const joinNames = (names: readonly FoodName[]): ReadonlyMap<string, string> =>
  new Map(
    names.flatMap(({ words }) => (words.length > 1 ? [[singularize(words.join('')), words.join(' ')] as const] : [])),
  )

const joinedFoods = once(() => joinNames(foodNames()))
const singleWords = once(() => new Set(foodNames().flatMap(({ words }) => words)))
/** A word that is long enough for two. */
const longWord = /[\p{L}\p{M}'’]{5,}/gu

/** Writes the names of foods in an entry, or in a phrase of a recipe, with their spaces: "sour cream" for "sourcream". */
export const separateNames = (text: string): string =>
  applyEdits(
    text,
    [...text.matchAll(longWord)].flatMap(({ 0: typed, index }) => {
      const word = singularize(bareWord(typed))
      const name = singleWords().has(word) ? undefined : joinedFoods().get(word)
      return name === undefined ? [] : [{ start: index, end: index + typed.length, text: name }]
    }),
  )
