import { type Food, normalizeWords } from '../food'
import { remember } from '../lib/remember'
import type { CookbookRecipe } from './recipe'

const wordsOf = remember((name: string) => normalizeWords(name))
const titleWords = remember((title: string) => new Set(normalizeWords(title)))

/** Whether the title of a recipe has a word of a food's name: "Curry" has one of "curry powder". */
export const titleNames = ({ title }: CookbookRecipe, { name }: Food): boolean =>
  wordsOf(name).some((word) => titleWords(title).has(word))

/** Whether the title of a recipe has all words of a food's name. */
export const titleNamesFully = ({ title }: CookbookRecipe, { name }: Food): boolean =>
  wordsOf(name).every((word) => titleWords(title).has(word))
