import type { EntryFood, FoodKind } from '../food'

// Points to compare recipes by. The numbers are chosen by hand. tests/fixtures/cookbookLists.ts has the lists that
// they must work for.

/** Points for using a food. A user who lists chicken, garlic and parsley expects a dish of chicken. */
export const pointsByKind: Record<FoodKind, number> = {
  meat: 3.5,
  fish: 3.5,
  grain: 2,
  egg: 2,
  pulse: 2,
  vegetable: 2,
  fruit: 2,
  dairy: 1.5,
  nut: 1.5,
  sweet: 1.5,
  aromatic: 1,
  herb: 1,
  spice: 1,
  pantry: 1,
  drink: 1,
  staple: 0.1,
}

/** Points that a missing line costs: as many as using a vegetable earns. */
export const MISSING_PENALTY = 2
/** A missing seasoning costs less, because most kitchens have one like it. */
export const MISSING_SEASONING_PENALTY = 1.2
/** A recipe that uses this many foods is a good suggestion, however long the user's list is. */
export const ENOUGH_FOODS = 5
/** The factor for foods of optional lines, because a dish should rather be built on the user's foods. */
export const OPTIONAL_FACTOR = 0.9
/**
 * The factor for the third and each further food of an "any of" line, if the list is long: a handful of everything
 * makes a poor dish.
 */
export const FURTHER_FOOD_FACTOR = 0.3
/** What a dish of anything loses where a list is so long that dishes with a name of their own fit it too. */
export const GENERAL_PENALTY = 2
/** Lists of more foods are so long. */
export const FEW_FOODS = 6
/** The factor for foods that are served with the dish. */
export const SIDE_FACTOR = 0.3
/** The points for a required spice or sauce, because it defines the dish: curry paste calls for a curry. */
export const DEFINING_SEASONING_POINTS = 1.8
/** Divided by the number of alternatives in a required line: prefers a dish of exactly this food. */
export const SINGLE_INGREDIENT_BONUS = 0.3
/** Prefers a dish that is named after the user's foods: egg fried rice to a rice bowl. */
export const TITLE_BONUS = 0.25

/** Whether a food counts for the choice of a recipe. Everybody has staples. */
export const isNotStaple = ({ food }: EntryFood): boolean => food.kind !== 'staple'

/** The sum of the points of foods. */
export const sumPoints = (list: readonly EntryFood[]): number =>
  list.reduce((sum, { food }) => sum + pointsByKind[food.kind], 0)
