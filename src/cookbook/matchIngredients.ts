import { canReplace, type EntryFood } from '../food'
import type { IngredientLine, RecipeIngredient } from './recipe'

/**
 * Returns the ingredients of a line that the given foods match, exact matches first. A food matches one ingredient:
 * the same food if the line has it, otherwise the first that it can replace. So cheddar counts as cheddar rather than
 * as cheese.
 */
export function matchIngredients({ ingredients }: IngredientLine, userFoods: readonly EntryFood[]): RecipeIngredient[] {
  const targets = userFoods.map(
    ({ food }) =>
      ingredients.find((each) => each.food.name === food.name) ??
      ingredients.find((each) => canReplace(food, each.food)),
  )
  const isExact = ({ food, user }: RecipeIngredient) => user?.food.name === food.name
  const matches = ingredients.flatMap((ingredient): RecipeIngredient[] => {
    const candidates = userFoods.filter((_, index) => targets[index] === ingredient)
    const user = candidates.find(({ food }) => food.name === ingredient.food.name) ?? candidates[0]
    return user ? [{ ...ingredient, user }] : []
  })
  return matches.toSorted((a, b) => Number(isExact(b)) - Number(isExact(a)))
}
