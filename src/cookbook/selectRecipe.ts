import { canReplace, type Food, type FoodKind } from '../food/foods'
import type { CookbookRecipe, IngredientLine, RecipeIngredient } from './parseRecipe'

/** A recipe, matched with the user's foods. */
export interface Candidate {
  readonly recipe: CookbookRecipe
  /**
   * The required lines for the reply. Each is reduced to the ingredients that the user has, or to the first
   * one that the user can get. Omits a line if a food of another line replaces it.
   */
  readonly required: readonly IngredientLine[]
  /** The optional lines for the reply, reduced to the ingredients that the user has. */
  readonly optional: readonly IngredientLine[]
  /** The recipe's ingredients that the user has. */
  readonly used: readonly RecipeIngredient[]
  /** The required lines that the user has nothing for, with all ingredients that the user could get. */
  readonly missing: readonly IngredientLine[]
  /** The user's foods, except staples, that the recipe has no use for, not even as an alternative to a used one. */
  readonly unused: readonly Food[]
  /** How well the recipe fits, for comparison with other recipes for the same foods. Higher is better. */
  readonly score: number
}

// The numbers below are chosen by hand. tests/unit/cookbook/lists.ts has the lists that they must work for.

/** With more missing lines than this, a recipe is not suggested. */
const MAX_MISSING = 3

/** Points for using a food. A user who lists chicken, garlic and parsley expects a dish of chicken. */
const pointsByKind: Record<FoodKind, number> = {
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
const MISSING_PENALTY = 2
/** A recipe that uses this many foods is a good suggestion, however long the user's list is. */
const ENOUGH_FOODS = 5
/** The factor for foods of optional lines, because a dish should rather be built on the user's foods. */
const OPTIONAL_FACTOR = 0.9
/** The points for a required spice or sauce, because it defines the dish: curry paste calls for a curry. */
const DEFINING_SEASONING_POINTS = 1.8
/** Of the ingredients of an "any of" line, a reply lists at most this many. */
const MAX_ANY_OF = 4
/** Divided by the number of alternatives in a required line: prefers a dish of exactly this food. */
const SINGLE_INGREDIENT_BONUS = 0.3
/** Prefers a recipe that names the user's food ("penne") to one that names a more general one ("pasta"). */
const EXACT_MATCH_BONUS = 0.1

/** A reply never asks the user to get these. ai.ts gives models a similar rule. */
const neverSuggestedKinds: readonly FoodKind[] = ['meat', 'fish', 'vegetable', 'aromatic']

/**
 * Selects the recipe that fits the user's foods best, or the first of several equally good ones. Returns undefined if
 * every recipe would use too little of the list, miss too many lines, or require a food that a reply never asks for.
 */
export function selectRecipe(recipes: readonly CookbookRecipe[], userFoods: readonly Food[]): Candidate | undefined {
  return recipes
    .flatMap((recipe) => matchRecipe(recipe, userFoods) ?? [])
    .filter((candidate) => usesEnough(candidate, userFoods))
    .toSorted((a, b) => b.score - a.score)[0]
}

/**
 * Whether a recipe uses at least two foods for each missing one, and either half of the list by points or, for long
 * lists, `ENOUGH_FOODS`. Staples do not count.
 */
function usesEnough({ unused, missing }: Candidate, userFoods: readonly Food[]): boolean {
  const listed = userFoods.filter(isNotStaple)
  const usedCount = listed.length - unused.length
  if (usedCount === 0 || usedCount < 2 * missing.length) return false
  return usedCount >= ENOUGH_FOODS || sumPoints(unused) <= sumPoints(listed) / 2
}

const isNotStaple = ({ kind }: Food) => kind !== 'staple'

const sumPoints = (foods: readonly Food[]) => foods.reduce((sum, { kind }) => sum + pointsByKind[kind], 0)

/** Matches a recipe with the user's foods. Returns undefined if the reply would have to ask for too much. */
function matchRecipe(recipe: CookbookRecipe, userFoods: readonly Food[]): Candidate | undefined {
  /** The ingredients that are used so far. Each of the user's foods is used once, by the first line that it matches. */
  const used: RecipeIngredient[] = []
  /** All ingredients that the user's foods match, including alternatives that are not used. */
  const matched: RecipeIngredient[] = []
  let score = 0

  /** Uses the remaining foods for a line and adds their points. Returns the line with the used ingredients, or no line. */
  const fillLine = (line: IngredientLine, pointsFor: (kind: FoodKind) => number, bonus = 0): IngredientLine[] => {
    const usedFoods = used.map(userFoodFor)
    const remainingFoods = userFoods.filter((food) => !usedFoods.includes(food))
    const matches = matchIngredients(line, remainingFoods)
    const ingredients = matches.slice(0, line.anyOf ? MAX_ANY_OF : 1)
    matched.push(...matches)
    used.push(...ingredients)
    for (const ingredient of ingredients)
      score += pointsFor(userFoodFor(ingredient).kind) + bonus + (ingredient.substitute ? 0 : EXACT_MATCH_BONUS)
    return ingredients.length > 0 ? [{ ...line, ingredients }] : []
  }

  const required: IngredientLine[] = []
  const missing: IngredientLine[] = []
  for (const line of recipe.required) {
    const filled = fillLine(
      dropLoneAromatics(line, userFoods),
      (kind) =>
        !line.anyOf && (kind === 'spice' || kind === 'pantry') ? DEFINING_SEASONING_POINTS : pointsByKind[kind],
      SINGLE_INGREDIENT_BONUS / line.ingredients.length,
    )
    required.push(...filled)
    // A food that an earlier line uses can cover this one too: self-raising flour contains baking powder.
    if (filled.length > 0 || matchIngredients(line, used.map(userFoodFor)).length > 0) continue
    const ingredients = line.ingredients.filter(({ food }) => !neverSuggestedKinds.includes(food.kind))
    if (ingredients.length === 0 || missing.length === MAX_MISSING) return undefined
    required.push({ ...line, ingredients: ingredients.slice(0, 1), anyOf: false })
    missing.push({ ...line, ingredients })
    score -= MISSING_PENALTY
  }
  const optional = recipe.optional.flatMap((line) => fillLine(line, (kind) => OPTIONAL_FACTOR * pointsByKind[kind]))
  for (const line of recipe.staples) fillLine(line, (kind) => pointsByKind[kind])

  const unused = userFoods.filter(
    (food) => isNotStaple(food) && !matched.some((ingredient) => canReplace(food, ingredient.food)),
  )
  return { recipe, required, optional, used, missing, unused, score }
}

const userFoodFor = ({ food, substitute }: RecipeIngredient) => substitute ?? food

/**
 * Removes the aromatics from an "any of" line if the user has nothing else for it, because they would make up
 * its whole amount: nobody wants 400 g of spring onions.
 */
function dropLoneAromatics(line: IngredientLine, userFoods: readonly Food[]): IngredientLine {
  const others = { ...line, ingredients: line.ingredients.filter(({ food }) => food.kind !== 'aromatic') }
  if (!line.anyOf || others.ingredients.length === 0) return line
  return matchIngredients(others, userFoods).length > 0 ? line : others
}

/**
 * Returns the ingredients of a line that the given foods match, exact matches first. A food matches one ingredient:
 * the same food if the line has it, otherwise the first that it can replace. So cheddar counts as cheddar rather than
 * as cheese.
 */
function matchIngredients({ ingredients }: IngredientLine, foods: readonly Food[]): RecipeIngredient[] {
  const targets = foods.map(
    (food) => ingredients.find((each) => each.food === food) ?? ingredients.find((each) => canReplace(food, each.food)),
  )
  const matches = ingredients.flatMap((ingredient): RecipeIngredient[] => {
    const candidates = foods.filter((_, index) => targets[index] === ingredient)
    if (candidates.includes(ingredient.food)) return [ingredient]
    return candidates.slice(0, 1).map((substitute) => ({ ...ingredient, substitute }))
  })
  return matches.toSorted((a, b) => Number('substitute' in a) - Number('substitute' in b))
}
