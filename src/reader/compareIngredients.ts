import { covers, isNeverNeeded } from './compareWithList'
import type { RecipeReading } from './recipeReading'
import type { TextLine } from './textLines'
import type { WantedFood } from './wantedFoods'

/** How the ingredients of a changed recipe differ from those of the recipe before. */
export interface IngredientChanges {
  /** The lines with a food that the recipe before did not have. */
  readonly changed: readonly { readonly textLine: TextLine; readonly text: string }[]
  /** The foods of the recipe before that are in no line now, as it names them. */
  readonly gone: readonly string[]
}

/** A recipe that shares fewer of its foods with the one before is another dish. */
const MIN_SHARED = 0.4

/**
 * Compares the foods of a changed recipe with those of the recipe before. Another amount or cut is not a change, and
 * recipes of different dishes are not compared.
 */
export function compareIngredients(before: RecipeReading, after: RecipeReading): IngredientChanges {
  const foodsOf = ({ ingredients }: RecipeReading) => ingredients.flatMap(({ wanted }) => wanted)
  const [foodsBefore, foodsAfter] = [foodsOf(before), foodsOf(after)]
  const isIn = (food: WantedFood, others: readonly WantedFood[]) => others.some((other) => isSameFood(food, other))
  // Two dishes may share salt and oil.
  const telling = foodsBefore.filter((food) => !isNeverNeeded(food))
  const fewer = Math.min(telling.length, foodsAfter.filter((food) => !isNeverNeeded(food)).length)
  const shared = telling.filter((food) => isIn(food, foodsAfter)).length
  if (shared < MIN_SHARED * fewer) return { changed: [], gone: [] }
  return {
    changed: after.ingredients.filter(({ wanted }) => wanted.some((food) => !isIn(food, foodsBefore))),
    gone: [...new Set(foodsBefore.filter((food) => !isIn(food, foodsAfter)).map(({ name }) => name))],
  }
}

/** Whether each of two foods can replace the other, so milk is not oat milk. Unknown foods have the same words. */
function isSameFood(a: WantedFood, b: WantedFood): boolean {
  if (a.foods.length > 0 && b.foods.length > 0)
    return a.foods.some((food) => b.foods.some((other) => covers(food, other) && covers(other, food)))
  return a.alternatives.some((words) => b.alternatives.some((others) => hasAll(words, others) || hasAll(others, words)))
}

const hasAll = (few: readonly string[], many: readonly string[]) =>
  few.at(-1) === many.at(-1) && few.every((word) => many.includes(word))
