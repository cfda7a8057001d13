import { type Certainty, type EntryFood, type Exclusion, type FoodKind, isKindOf, usesOf } from '../food'
import { remember } from '../lib/remember'
import { writeAmount } from './lineAmount'
import {
  type CookbookRecipe,
  certaintyOf,
  foodOf,
  type IngredientLine,
  type ListedLine,
  type ListedLines,
  linesFor,
  listLines,
  matchIngredients,
  namesIn,
  type RecipeIngredient,
  seasoningKinds,
} from './recipe'
import { type Side, selectSides } from './sides'

/** What the user has, and what the dish must not contain. */
export interface UserList {
  readonly foods: readonly EntryFood[]
  readonly exclusions: readonly Exclusion[]
}

/** A recipe, compared with the list: which of its lines the user has foods for. */
export interface RecipeMatch extends ListedLines {
  readonly recipe: CookbookRecipe
  readonly list: UserList
  /** The recipe's ingredients that the user has. */
  readonly used: readonly RecipeIngredient[]
  /** What it is eaten with, of the user's other foods. */
  readonly sides: readonly Side[]
  /** The required lines that the user has nothing for, with all foods to buy for them. */
  readonly missing: readonly IngredientLine[]
  /** The user's foods, except staples, that the recipe and its sides do not use. */
  readonly unused: readonly EntryFood[]
  /** How well the recipe fits, compared with others for the same foods. */
  readonly score: number
}

/** A match for which there is enough of each food. */
export interface ScaledMatch extends RecipeMatch {
  readonly servings: number
  /** What the recipe's amounts are multiplied by: less than 1 where the user has less. */
  readonly factor: number
}

// The numbers are chosen by hand. tests/fixtures/cookbookLists.ts has the lists that they must work for.

/** Points for using a food. A user who lists chicken, garlic and parsley expects a dish of chicken. */
const pointsByKind: Record<FoodKind, number> = {
  ...{ meat: 3.5, fish: 3.5 },
  ...{ grain: 2, egg: 2, pulse: 2, vegetable: 2, fruit: 2 },
  ...{ dairy: 1.5, nut: 1.5, sweet: 1.5 },
  ...{ aromatic: 1, herb: 1, spice: 1, pantry: 1, drink: 1, staple: 0.1 },
}
/** A required spice or sauce defines the dish: curry paste calls for a curry. */
const definingPoints: typeof pointsByKind = { ...pointsByKind, spice: 1.8, pantry: 1.8 }
/** Divided by the number of alternatives in a line: prefers a dish of exactly this food. */
const SINGLE_INGREDIENT_BONUS = 0.3
/** Points that a missing line costs: as many as using a vegetable earns. Most kitchens have a seasoning like the missing one. */
const MISSING_PENALTY = 2
const MISSING_SEASONING_PENALTY = 1.2
/** What a dish of anything loses with more than so many foods, because dishes with a name of their own fit too. */
const GENERAL_PENALTY = 2
const FEW_FOODS = 6
/** The factor for foods of optional lines, because a dish should rather be built on the user's foods. */
const OPTIONAL_FACTOR = 0.9
/** The factor from the third food of an "any of" line on, if the list is long: a handful of everything is a poor dish. */
const FURTHER_FOOD_FACTOR = 0.3
const SIDE_FACTOR = 0.3
/** Prefers a dish that is named after the user's foods: egg fried rice to a rice bowl. */
const TITLE_BONUS = 0.25
const MAX_MISSING = 3
const MAX_ANY_OF = 4
/** With so many foods a dish takes no more optional ones: thirty in one pot make none better. Staples do not count. */
export const MOST_FOODS = 9

/** Everybody has staples, so they do not count for the choice of a recipe. */
export const isNotStaple = ({ food }: EntryFood): boolean => food.kind !== 'staple'

/** The sum of the points of foods. */
export const sumPoints = (list: readonly EntryFood[]): number =>
  list.reduce((sum, { food }) => sum + pointsByKind[food.kind], 0)

/** The names of all foods that the foods of a list can stand for. */
const usable = remember((list: readonly EntryFood[]) => new Set(list.flatMap(({ food }) => [...usesOf(food)])), 1)

/** Compares a recipe with the foods that are not excluded. Returns undefined if it cannot be offered. */
export function matchRecipe(
  recipe: CookbookRecipe,
  allowedFoods: readonly EntryFood[],
  list: UserList,
): RecipeMatch | undefined {
  const { exclusions } = list
  if (recipe.isRaw && exclusions.some(({ name }) => name === 'raw fish')) return
  /** Each of the user's foods is used once, by the first line that it matches. */
  const used: RecipeIngredient[] = []
  const isLeft = (each: EntryFood) => !used.some(({ user }) => user === each)
  let score = 0

  /** Uses remaining foods for a line, one or several of an "any of" line, and returns them. */
  function takeFoods(line: IngredientLine, pointsFor: (kind: FoodKind) => number, most = MAX_ANY_OF) {
    if (line.ingredients.every(({ food }) => !usable(allowedFoods).has(food.name))) return []
    const remaining = allowedFoods.filter(
      (each) => isLeft(each) && !line.unsuited.some((food) => isKindOf(each.food, food)),
    )
    const taken = Math.max(0, Math.min(most, line.anyOf ? MAX_ANY_OF : 1))
    const ingredients = matchIngredients(line, remaining).slice(0, taken)
    const takesHandfuls = line.anyOf && allowedFoods.length >= MOST_FOODS
    for (const [index, each] of ingredients.entries())
      score += pointsFor(foodOf(each).kind) * (takesHandfuls && index > 1 ? FURTHER_FOOD_FACTOR : 1)
    used.push(...ingredients)
    return ingredients
  }

  const required: IngredientLine[] = []
  const missing: IngredientLine[] = []
  // Somebody with so much at home shops for nothing.
  const mostMissing = allowedFoods.length > 2 * MOST_FOODS ? 0 : MAX_MISSING
  for (const line of recipe.required) {
    const bonus = SINGLE_INGREDIENT_BONUS / line.ingredients.length
    const found = takeFoods(line, (kind) => (line.anyOf ? pointsByKind : definingPoints)[kind] + bonus)
    if (found.length > 0) required.push({ ...line, ingredients: found })
    // A food that an earlier line uses may cover this one too: self-raising flour contains baking powder.
    const usedFoods = used.flatMap(({ user }) => user ?? [])
    if (found.length > 0 || matchIngredients(line, usedFoods).length > 0) continue
    const ingredients = ingredientsToBuy(line, exclusions)
    const [suggested] = ingredients
    if (!suggested || missing.length === mostMissing) return
    required.push({ ...line, ingredients: [suggested], anyOf: false })
    missing.push({ ...line, ingredients })
    const isSeasoning = ingredients.some(({ food }) => seasoningKinds.includes(food.kind))
    score -= isSeasoning ? MISSING_SEASONING_PENALTY : MISSING_PENALTY
  }
  const improving = recipe.optional.flatMap((line) => {
    const found = takeFoods(line, (kind) => OPTIONAL_FACTOR * pointsByKind[kind], MOST_FOODS - used.length)
    return found.length > 0 ? [{ ...line, ingredients: found }] : []
  })
  const room = MOST_FOODS - used.length
  const listed = listLines(required, improving)
  const names = namesIn([...required, ...improving], ({ text }) => text)
  for (const line of linesFor(recipe.staples, names)) {
    if (line.ingredients.every(({ food }) => isLeftOut(certaintyOf(food, exclusions), line))) return
    takeFoods(line, () => pointsByKind.staple)
  }
  const left = list.foods.filter((each) => isNotStaple(each) && isLeft(each))
  const sides = selectSides({ recipe, ...listed }, left, exclusions, room)
  const served = sides.flatMap(({ line }) => line.ingredients.flatMap(({ user }) => user ?? []))
  score += SIDE_FACTOR * sumPoints(served) + TITLE_BONUS * used.filter(({ isInTitle }) => isInTitle).length
  if (allowedFoods.length > FEW_FOODS && recipe.required.some(({ anyOf }) => anyOf)) score -= GENERAL_PENALTY
  const unused = left.filter((each) => !served.includes(each))
  return { recipe, list, ...listed, sides, used, missing, unused, score }
}

/** The ingredients of a line that the user could be asked to buy; none if the dish makes no sense without it. */
function ingredientsToBuy({ ingredients }: IngredientLine, exclusions: readonly Exclusion[]) {
  const offered = ingredients.filter(({ isOffered, food }) => isOffered && certaintyOf(food, exclusions) !== 'named')
  // If there is a choice, the user should not have to buy a food that may contain something excluded.
  const certain = offered.filter(({ food }) => certaintyOf(food, exclusions) === undefined)
  return certain.length > 0 ? certain : offered
}

/** A reply says of a little of a staple that its label must be checked. Of more, the dish cannot be made. */
const isLeftOut = (certainty: Certainty | undefined, { amount }: ListedLine) =>
  certainty === 'named' || (certainty === 'maybe' && !/spoon|pinch|little/.test(writeAmount(amount)))
