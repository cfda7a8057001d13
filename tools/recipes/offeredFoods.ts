import type { IngredientLine } from '../../src/cookbook/recipe'
import { seasoningKinds } from '../../src/cookbook/recipe'
import { type Food, type FoodKind, normalizeWords } from '../../src/food'

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

/** Whether a reply may ask for a food at all. */
export const mayBeOffered = ({ name, kind }: Food): boolean =>
  !neverSuggestedKinds.includes(kind) && !neverSuggestedFoods.includes(name) && !name.startsWith('leftover ')

const isSeasoning = ({ kind }: Food) => seasoningKinds.includes(kind)

/**
 * Marks the ingredients of the required lines that the title names, and those that a reply may ask the user to buy. A line has
 * none of these if the dish makes no sense without a food that the user has.
 */
export function markOffered(required: readonly IngredientLine[], title: string): IngredientLine[] {
  const titleWords = new Set(normalizeWords(title))
  const isIn = (word: string) => titleWords.has(word)
  const isNamed = ({ name }: Food) => normalizeWords(name).some(isIn)
  const isNamedFully = ({ name }: Food) => normalizeWords(name).every(isIn)
  return required.map((line, index) => {
    // Nobody makes a lentil salad without lentils. With beans instead it would have another name.
    const isTheDish = line.ingredients.some(({ food }) => !isSeasoning(food) && isNamedFully(food))
    const isOffered = (food: Food) =>
      !isTheDish &&
      mayBeOffered(food) &&
      !(isSeasoning(food) ? isNamedFully(food) : isNamed(food)) &&
      // The beans that a dish is made of.
      !(food.kind === 'pulse' && index === 0) &&
      // A dish of any fruit is for somebody who has some.
      !(food.kind === 'fruit' && line.ingredients.length > 2)
    const ingredients = line.ingredients.map((each) => ({
      ...each,
      ...(isNamed(each.food) && { isInTitle: true }),
      ...(isOffered(each.food) && { isOffered: true }),
    }))
    return { ...line, ingredients }
  })
}
