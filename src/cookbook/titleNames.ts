import { type Food, foods, normalizeWords } from '../food'
import type { CookbookRecipe } from './parseRecipe'

const nameWords = new Map([...foods.keys()].map((name) => [name, normalizeWords(name)]))

/** Whether the title of a recipe has a word of a food's name: "Curry" has one of "curry powder". */
export const titleNames = ({ titleWords }: CookbookRecipe, { name }: Food): boolean =>
  (nameWords.get(name) ?? []).some((word) => titleWords.has(word))

/** Whether the title of a recipe has all words of a food's name. */
export const titleNamesFully = ({ titleWords }: CookbookRecipe, { name }: Food): boolean =>
  (nameWords.get(name) ?? []).every((word) => titleWords.has(word))
