import type { Exclusion, Food, FoodKind } from '../food'
import type { CookbookRecipe, IngredientLine, RecipeIngredient } from './recipe'
import { certaintyOf } from './recipeSafety'
import { titleNames, titleNamesFully } from './titleNames'

/** A reply never asks the user to get these. The instructions for a model have a similar rule. */
const neverSuggestedKinds: readonly FoodKind[] = ['meat', 'fish', 'vegetable']
/** It never asks for these, leftovers, or a food in the title either: nobody makes brownies without chocolate. */
const neverSuggestedFoods: readonly string[] = [
  'chocolate',
  'marshmallows',
  'popcorn',
  'french fries',
  'quorn',
  'cocoa',
  'nutella',
  'coconut milk',
  'peanut butter',
  'pepper soup spice',
  'plant-based mince',
  'condensed cream soup',
  'green papaya',
  'preserved mustard greens',
  'puff pastry',
  'filo',
]
/** Kinds of foods that season a dish. */
export const seasoningKinds: readonly FoodKind[] = ['spice', 'herb', 'pantry', 'aromatic']

/**
 * The ingredients of a line that the user could be asked to buy; none if the dish makes no sense without a food that the
 * user has.
 */
export function ingredientsToBuy(
  line: IngredientLine,
  recipe: CookbookRecipe,
  exclusions: readonly Exclusion[],
): readonly RecipeIngredient[] {
  // Nobody makes a lentil salad without lentils. With beans instead it would have another name.
  if (line.ingredients.some(({ food }) => !isSeasoning(food) && titleNamesFully(recipe, food))) return []
  const offered = line.ingredients.filter(
    ({ food }) => !isNeverSuggested(food, line, recipe) && certaintyOf(food, exclusions) !== 'named',
  )
  // If there is a choice, the user should not have to buy a food that may contain something excluded.
  const certain = offered.filter(({ food }) => certaintyOf(food, exclusions) === undefined)
  return certain.length > 0 ? certain : offered
}

const isSeasoning = ({ kind }: Food) => seasoningKinds.includes(kind)

function isNeverSuggested(food: Food, line: IngredientLine, recipe: CookbookRecipe): boolean {
  const inTitle = isSeasoning(food) ? titleNamesFully : titleNames
  return (
    neverSuggestedKinds.includes(food.kind) ||
    neverSuggestedFoods.includes(food.name) ||
    food.name.startsWith('leftover ') ||
    inTitle(recipe, food) ||
    // The beans that a dish is made of.
    (food.kind === 'pulse' && line === recipe.required[0]) ||
    // A dish of any fruit is for somebody who has some.
    (food.kind === 'fruit' && line.ingredients.length > 2)
  )
}
