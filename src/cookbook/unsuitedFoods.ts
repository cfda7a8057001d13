import { type EntryFood, type Food, foodsNamed, isKindOf } from '../food'
import { remember } from '../lib/remember'
import { writeAmount } from './lineAmount'
import type { CookbookRecipe, IngredientLine } from './recipe'

/** Foods that fail where a line has such words: they need longer, fall apart, or are not counted. */
const unsuited = [
  { foods: foodsNamed('brown rice'), line: /\d(?!.*to serve)/ },
  { foods: foodsNamed('lamb shank', 'lamb chop', 'pork chop'), line: /\b(?:pieces|chunks|dice|strips|5 cm)\b/ },
  { foods: foodsNamed('corn tortillas'), line: /\blarge\b/ },
  { foods: foodsNamed('chilli flakes'), line: /^[\d½¼]+ (?:,|$)/ },
]

/** Meat that stays raw at its bones in less than so many minutes, or is cut small only off them. */
const bony = foodsNamed('chicken drumstick', 'chicken wing', 'whole chicken', 'pork ribs')
const BONES_COOK_IN = 40
const cutSmall = /\b(?:strips|slices|shreds|cubes|small pieces|bite-sized? pieces)\b/

const isAmong = (food: Food, foods: readonly Food[]) => foods.some((each) => isKindOf(food, each))
const limitsOf = remember((food: Food) => ({
  isBony: isAmong(food, bony),
  lines: unsuited.filter(({ foods }) => isAmong(food, foods)).map(({ line }) => line),
}))

/** Whether a food fails in a line that does not name it. */
export function isUnsuited({ food }: EntryFood, line: IngredientLine, { head }: CookbookRecipe): boolean {
  const { isBony, lines } = limitsOf(food)
  if ((!isBony && lines.length === 0) || line.ingredients.some((each) => each.food === food)) return false
  const words = writeAmount(line.amount) + line.after
  return (isBony && (head.minutes < BONES_COOK_IN || cutSmall.test(words))) || lines.some((each) => each.test(words))
}
