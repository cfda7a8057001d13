import { type EntryFood, type Food, foodsNamed, isKindOf } from '../food'
import { writeAmount } from './lineAmount'
import type { CookbookRecipe, IngredientLine } from './recipe'

/** Foods that fail where a line has such words: they need longer, or fall apart. */
const unsuited = [
  { foods: foodsNamed('brown rice'), line: /\d(?!.*to serve)/ },
  { foods: foodsNamed('lamb shank', 'lamb chop', 'pork chop'), line: /\b(?:pieces|chunks|dice|strips|5 cm)\b/ },
  { foods: foodsNamed('corn tortillas'), line: /\blarge\b/ },
]

/** Meat that stays raw at its bones in less than so many minutes, or is cut small only off them. */
const bony = foodsNamed('chicken drumstick', 'chicken wing', 'whole chicken', 'pork ribs')
const BONES_COOK_IN = 40
const cutSmall = /\b(?:strips|slices|shreds|cubes|small pieces|bite-sized? pieces)\b/

/** Whether a food fails in a line that does not name it. */
export function isUnsuited(
  { food }: EntryFood,
  { ingredients, amount, after }: IngredientLine,
  { head }: CookbookRecipe,
): boolean {
  const isAmong = (foods: readonly Food[]) => foods.some((each) => isKindOf(food, each))
  if (ingredients.some((each) => each.food === food)) return false
  const words = () => writeAmount(amount) + after
  const isQuick = head.minutes < BONES_COOK_IN
  if (isAmong(bony) && (isQuick || cutSmall.test(words()))) return true
  return unsuited.some(({ foods, line }) => isAmong(foods) && line.test(words()))
}
