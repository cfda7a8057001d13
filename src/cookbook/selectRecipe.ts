import { canReplace, type Food, type FoodKind } from '../food/foods'
import type { Ingredient, IngredientLine, Recipe } from './parseRecipe'

/** A recipe, matched with the user's foods. */
export interface Candidate {
  readonly recipe: Recipe
  /**
   * The required lines for the reply. Each is reduced to the ingredients that the user has, or to the first
   * one that the user can get. Omits a line if a food of another line replaces it.
   */
  readonly required: readonly IngredientLine[]
  /** The optional lines for the reply, reduced to the ingredients that the user has. */
  readonly optional: readonly IngredientLine[]
  /** The recipe's ingredients that the user has. */
  readonly used: readonly Ingredient[]
  /** The required lines that the user has nothing for, with all ingredients that the user could get. */
  readonly missing: readonly IngredientLine[]
  /** The user's foods that the recipe has no use for, not even as an alternative to a used one. */
  readonly unused: readonly Food[]
  /** How well the recipe fits, for comparison with other recipes for the same foods. Higher is better. */
  readonly score: number
}

// The numbers below are chosen by hand. tests/unit/cookbook/lists.ts has the lists that they must work for.

/** With more missing lines than this, a recipe is not suggested. */
const MAX_MISSING = 3

/**
 * The points for using a food of a kind. They rank the foods that a dish is built on above those that season
 * it: a user who lists chicken, garlic and parsley expects a dish of chicken.
 */
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

/** A reply never asks the user to get foods of these kinds. The system instruction in ai.ts has the same rule for models. */
const neverSuggestedKinds: ReadonlySet<FoodKind> = new Set<FoodKind>(['meat', 'fish', 'vegetable', 'aromatic'])

/**
 * Selects the recipe that fits the user's foods best, or the first of several equally good ones.
 *
 * Returns undefined if every recipe would use too little of the list, miss more than three lines, or require
 * a vegetable, meat or fish that is not on the list.
 */
export function selectRecipe(recipes: readonly Recipe[], userFoods: readonly Food[]): Candidate | undefined {
  let best: Candidate | undefined
  for (const recipe of recipes) {
    const candidate = matchRecipe(recipe, userFoods)
    if (candidate && usesEnough(candidate, userFoods) && candidate.score > (best?.score ?? -Infinity)) best = candidate
  }
  return best
}

/**
 * Whether a recipe uses enough of the list to be a suggestion. Staples do not count. It must use two foods for
 * each missing one, and either half of the list by points or, for long lists, `ENOUGH_FOODS`.
 */
function usesEnough({ unused, missing }: Candidate, userFoods: readonly Food[]): boolean {
  const listed = userFoods.filter(isNotStaple)
  const left = unused.filter(isNotStaple)
  const usedCount = listed.length - left.length
  if (usedCount === 0 || usedCount < 2 * missing.length) return false
  return usedCount >= ENOUGH_FOODS || sumPoints(left) <= sumPoints(listed) / 2
}

const isNotStaple = ({ kind }: Food) => kind !== 'staple'

const sumPoints = (foods: readonly Food[]) => foods.reduce((sum, { kind }) => sum + pointsByKind[kind], 0)

/** Matches a recipe with the user's foods. Returns undefined if the reply would have to ask for too much. */
function matchRecipe(recipe: Recipe, userFoods: readonly Food[]): Candidate | undefined {
  /** The user's foods that are used so far. Each is used once, by the first line that it matches. */
  const used = new Map<Food, Ingredient>()
  /** All ingredients that the user's foods match, including alternatives that are not used. */
  const matched: Ingredient[] = []
  let score = 0

  /**
   * Uses the user's remaining foods for a line and adds their points to the score. Returns the line reduced to
   * the used ingredients, or undefined if no food matches.
   */
  const fillLine = (
    line: IngredientLine,
    pointsFor: (kind: FoodKind) => number,
    bonus: number,
  ): IngredientLine | undefined => {
    const remainingFoods = userFoods.filter((food) => !used.has(food))
    const foodByIngredient = matchIngredients(line, remainingFoods)
    const isExact = (ingredient: Ingredient) => foodByIngredient.get(ingredient) === ingredient.food
    const [first, ...rest] = line.ingredients
      .filter((ingredient) => foodByIngredient.has(ingredient))
      .toSorted((a, b) => Number(isExact(b)) - Number(isExact(a)))
    if (!first) return undefined
    matched.push(first, ...rest)

    const fill = (ingredient: Ingredient): Ingredient => {
      const food = foodByIngredient.get(ingredient)
      if (!food) return ingredient
      const exact = food === ingredient.food
      const filled = exact ? ingredient : { ...ingredient, substitute: food.name }
      used.set(food, filled)
      score += pointsFor(food.kind) + bonus + (exact ? EXACT_MATCH_BONUS : 0)
      return filled
    }
    const others = line.anyOf ? rest.slice(0, MAX_ANY_OF - 1) : []
    return { ...line, ingredients: [fill(first), ...others.map(fill)] }
  }

  const required: IngredientLine[] = []
  const missing: IngredientLine[] = []
  for (const line of recipe.required) {
    const filled = fillLine(
      withoutAromaticsAlone(line, userFoods),
      (kind) =>
        !line.anyOf && (kind === 'spice' || kind === 'pantry') ? DEFINING_SEASONING_POINTS : pointsByKind[kind],
      SINGLE_INGREDIENT_BONUS / line.ingredients.length,
    )
    if (filled) required.push(filled)
    // A food that an earlier line uses can cover this one too: self-raising flour contains baking powder.
    else if (matchIngredients(line, [...used.keys()]).size === 0) {
      const lineToGet = onlySuggestable(line)
      if (!lineToGet || missing.length === MAX_MISSING) return undefined
      required.push({ ...lineToGet, ingredients: [lineToGet.ingredients[0]] })
      missing.push(lineToGet)
      score -= MISSING_PENALTY
    }
  }
  const optional = recipe.optional.flatMap(
    (line) => fillLine(line, (kind) => OPTIONAL_FACTOR * pointsByKind[kind], 0) ?? [],
  )
  for (const line of recipe.staples) fillLine(line, (kind) => pointsByKind[kind], 0)

  return {
    recipe,
    required,
    optional,
    used: [...used.values()],
    missing,
    unused: userFoods.filter(
      (food) => !used.has(food) && !matched.some((ingredient) => canReplace(food, ingredient.food)),
    ),
    score,
  }
}

/**
 * Removes the aromatics from an "any of" line if the user has nothing else for it, because they would make up
 * its whole amount: nobody wants 400 g of spring onions.
 */
function withoutAromaticsAlone(line: IngredientLine, userFoods: readonly Food[]): IngredientLine {
  const [first, ...rest] = line.ingredients.filter(({ food }) => food.kind !== 'aromatic')
  if (!line.anyOf || !first) return line
  const withoutAromatics = { ...line, ingredients: [first, ...rest] as const }
  return matchIngredients(withoutAromatics, userFoods).size > 0 ? line : withoutAromatics
}

/**
 * The ingredients of a line that the given foods match, each with its food. A food matches one ingredient: the
 * same food if the line has it, otherwise the first that it can replace. So cheddar counts as cheddar rather
 * than as cheese.
 */
function matchIngredients(line: IngredientLine, foods: readonly Food[]): Map<Ingredient, Food> {
  const foodByIngredient = new Map<Ingredient, Food>()
  for (const food of foods) {
    const ingredient =
      line.ingredients.find((each) => each.food === food) ??
      line.ingredients.find((each) => canReplace(food, each.food))
    if (ingredient && (ingredient.food === food || !foodByIngredient.has(ingredient)))
      foodByIngredient.set(ingredient, food)
  }
  return foodByIngredient
}

/** The line with those ingredients only that a reply may ask for; the user needs one of them. Undefined if it has none. */
function onlySuggestable(line: IngredientLine): IngredientLine | undefined {
  const [first, ...rest] = line.ingredients.filter(({ food }) => !neverSuggestedKinds.has(food.kind))
  return first && { ...line, ingredients: [first, ...rest], anyOf: false }
}
