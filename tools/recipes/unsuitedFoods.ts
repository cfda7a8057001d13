import { writeAmount } from '../../src/cookbook/lineAmount'
import type { IngredientLine } from '../../src/cookbook/recipe'
import { canReplace, type Food, foodsNamed } from '../../src/food'

/** Meat that stays raw at its bones in less than so many minutes, or is cut small only off them. */
const bony = foodsNamed('chicken drumstick', 'chicken wing', 'whole chicken', 'pork ribs')
const BONES_COOK_IN = 40
const cutSmall = /\b(?:strips|slices|shreds|cubes|small pieces|bite-sized? pieces)\b/

/** Foods that fail where a line has such words: they need longer, fall apart, or are not counted. */
const unsuited = [
  { foods: foodsNamed('brown rice'), line: /\d(?!.*to serve)/ },
  { foods: foodsNamed('lamb shank', 'lamb chop', 'pork chop'), line: /\b(?:pieces|chunks|dice|strips|5 cm)\b/ },
  { foods: foodsNamed('corn tortillas'), line: /\blarge\b/ },
  { foods: foodsNamed('chilli flakes'), line: /^[\d½¼]+ (?:,|$)/ },
  { foods: bony, line: cutSmall },
]

/** The foods that could stand in for those of a line, and fail in it. */
export function unsuitedFor({ texts, ingredients }: Omit<IngredientLine, 'unsuited'>, minutes: number): Food[] {
  const words = texts
    .slice(0, 1)
    .map(({ amount, after }) => writeAmount(amount) + after)
    .join()
  const failing = unsuited.filter(({ line }) => line.test(words)).flatMap(({ foods }) => foods)
  const raw = minutes < BONES_COOK_IN ? bony : []
  return [...new Set([...failing, ...raw])].filter(
    (food) =>
      ingredients.some((each) => canReplace(food, each.food)) && !ingredients.some((each) => each.food === food),
  )
}
