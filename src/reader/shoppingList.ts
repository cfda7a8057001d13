import { compareWithList } from './compareWithList'
import { type AmountDisplay, shownText } from './convertAmounts'
import { preparationStart } from './foodWords'
import type { ReadIngredient, RecipeReading } from './recipeReading'

/**
 * The lines of a recipe in English whose foods the list lacks, with the amounts that are shown and without how to prepare them.
 * Without staples and optional foods. A list that is too long to be compared counts as empty.
 */
export function shoppingList(
  reading: RecipeReading,
  list: readonly string[],
  display: AmountDisplay,
): readonly string[] {
  const compared = compareWithList(reading, list) ? list : []
  const isLacking = (line: ReadIngredient) =>
    (compareWithList({ ...reading, ingredients: [line] }, compared)?.needs.length ?? 0) > 0
  return reading.ingredients.filter(isLacking).map((line) => shownText(toBuy(line), display))
}

/** The foods that a recipe needs, as entries of a list; its lines in a language whose foods the page does not know. */
export function foodsOf(reading: RecipeReading): readonly string[] | undefined {
  const isKnown = reading.sections.language === 'en'
  const foods = isKnown ? compareWithList(reading, [])?.needs : reading.ingredients.map(({ text }) => text)
  return foods?.length ? foods : undefined
}

const toBuy = ({ textLine: { text } }: ReadIngredient) =>
  text
    .slice(0, preparationStart(text))
    .replace(/[\s,;(–—-]{1,9}$/, '')
    .trim()
