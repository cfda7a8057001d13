import { canReplace, type EntryFood, type Exclusion, type Food, type FoodKind, normalizeWords } from '../food'
import {
  DEFINING_SEASONING_POINTS,
  ENOUGH_FOODS,
  FEW_FOODS,
  FURTHER_FOOD_FACTOR,
  GENERAL_PENALTY,
  isNotStaple,
  MISSING_PENALTY,
  MISSING_SEASONING_PENALTY,
  OPTIONAL_FACTOR,
  pointsByKind,
  SIDE_FACTOR,
  SINGLE_INGREDIENT_BONUS,
  sumPoints,
  TITLE_BONUS,
} from './foodPoints'
import { writeAmount } from './lineAmount'
import { matchIngredients, takeMatches } from './matchIngredients'
import {
  type CookbookRecipe,
  type IngredientLine,
  namesIn,
  type RecipeIngredient,
  readCondition,
  reduceLine,
  seasoningKinds,
} from './recipe'
import type { RecipeMatch, UserList } from './recipeMatch'
import { certaintyOf, exclusionsFor } from './recipeSafety'
import { selectSides } from './sides'
import { isUnsuited } from './unsuitedFoods'

/** With more missing lines than this, a recipe is not suggested. */
const MAX_MISSING = 3

/** With so many foods a dish takes no more optional ones: thirty in one pot make none better. Staples do not count. */
export const MOST_FOODS = 9

/**
 * Compares a recipe with the foods that are not excluded. Returns undefined if it cannot be offered.
 *
 * @param leastPoints what the foods that it uses must be worth, if they are fewer than {@link ENOUGH_FOODS}.
 */
export function matchRecipe(
  recipe: CookbookRecipe,
  allowedFoods: readonly EntryFood[],
  list: UserList,
  leastPoints: number,
): RecipeMatch | undefined {
  const exclusions = exclusionsFor(recipe, list.exclusions)
  const userFoods = allowedFoods.filter(
    ({ food }) => recipe.canUse(food) && (exclusions === list.exclusions || certaintyOf(food, exclusions) !== 'named'),
  )
  if (!isWorthComparing(userFoods, leastPoints)) return
  /** Each of the user's foods is used once, by the first line that it matches. */
  const used: RecipeIngredient[] = []
  /** All ingredients that the user's foods match, including alternatives that are not used. */
  const matched: RecipeIngredient[] = []
  let score = 0

  /** Uses remaining foods for a line, at most `most`, and returns them. */
  function takeFoods(line: IngredientLine, pointsFor: (kind: FoodKind) => number, most?: number) {
    const remaining = userFoods.filter(
      (each) => !used.some(({ user }) => user === each) && !isUnsuited(each, line, recipe),
    )
    const matches = matchIngredients(line, remaining)
    const ingredients = takeMatches(line, matches, most)
    const takesHandfuls = line.anyOf && allowedFoods.length >= MOST_FOODS
    for (const [index, { food, user }] of ingredients.entries())
      score += pointsFor((user?.food ?? food).kind) * (takesHandfuls && index > 1 ? FURTHER_FOOD_FACTOR : 1)
    used.push(...ingredients)
    matched.push(...matches)
    return ingredients
  }

  /** The lines with what they take. Most recipes are given up at one of them, so the texts of the lines wait for the end. */
  const taken: { readonly line: IngredientLine; readonly foods: readonly RecipeIngredient[] }[] = []
  const missing: IngredientLine[] = []
  // Somebody with so much at home shops for nothing.
  const mostMissing = allowedFoods.length > 2 * MOST_FOODS ? 0 : MAX_MISSING
  for (const line of recipe.required) {
    const bonus = SINGLE_INGREDIENT_BONUS / line.ingredients.length
    const found = takeFoods(line, (kind) => requiredPoints(kind, line) + bonus)
    if (found.length > 0) taken.push({ line, foods: found })
    if (found.length > 0 || isCovered(line, used)) continue
    const ingredients = ingredientsToBuy(line, exclusions)
    const [suggested] = ingredients
    if (!suggested || missing.length === mostMissing) return
    taken.push({ line: { ...line, anyOf: false }, foods: [suggested] })
    missing.push(reduceLine(line, ingredients))
    score -= missingPenalty(ingredients)
  }
  const required = taken.map(({ line, foods }) => reduceLine(line, foods))
  const optional = recipe.optional.flatMap((line) => {
    const found = takeFoods(line, optionalPoints, MOST_FOODS - used.length)
    return found.length > 0 ? [reduceLine(line, found)] : []
  })
  const room = MOST_FOODS - used.length
  const names = namesIn([...required, ...optional], ({ text }) => text)
  for (const line of recipe.staples) {
    if (line.condition !== undefined && readCondition(line.condition, names) === undefined) continue
    if (line.ingredients.every(({ food }) => isExcludedStaple(food, line, exclusions))) return
    takeFoods(line, () => pointsByKind.staple)
  }
  const isUsed = (each: EntryFood) =>
    userFoods.includes(each) && matched.some(({ food }) => canReplace(each.food, food))
  const others = list.foods.filter((each) => isNotStaple(each) && !isUsed(each))
  const sides = selectSides({ recipe, required, optional }, others, exclusions, room)
  const served = sides.flatMap(({ line }) => line.ingredients.flatMap(({ user }) => user ?? []))
  score += SIDE_FACTOR * sumPoints(served) + TITLE_BONUS * countTitleFoods(required, recipe)
  if (allowedFoods.length > FEW_FOODS && isGeneral(recipe)) score -= GENERAL_PENALTY
  const unused = others.filter((each) => !served.includes(each))
  return { recipe, required, optional, sides, used, missing, unused, score }
}

/** The ingredients of a line that the user could be asked to buy; none if the dish makes no sense without it. */
function ingredientsToBuy({ ingredients }: IngredientLine, exclusions: readonly Exclusion[]) {
  const offered = ingredients.filter(({ isOffered, food }) => isOffered && certaintyOf(food, exclusions) !== 'named')
  // If there is a choice, the user should not have to buy a food that may contain something excluded.
  const certain = offered.filter(({ food }) => certaintyOf(food, exclusions) === undefined)
  return certain.length > 0 ? certain : offered
}

/** Whether the recipe can use enough of the list. Most recipes cannot, and this is faster than to compare their lines. */
function isWorthComparing(userFoods: readonly EntryFood[], leastPoints: number): boolean {
  const foods = userFoods.filter(isNotStaple)
  return foods.length > 0 && (foods.length >= ENOUGH_FOODS || sumPoints(foods) >= leastPoints)
}

/** A required spice or sauce defines the dish: curry paste calls for a curry. */
const requiredPoints = (kind: FoodKind, { anyOf }: IngredientLine) =>
  !anyOf && (kind === 'spice' || kind === 'pantry') ? DEFINING_SEASONING_POINTS : pointsByKind[kind]

const optionalPoints = (kind: FoodKind) => OPTIONAL_FACTOR * pointsByKind[kind]

/** Whether a food that an earlier line uses covers this one too: self-raising flour contains baking powder. */
const isCovered = (line: IngredientLine, used: readonly RecipeIngredient[]) =>
  matchIngredients(
    line,
    used.flatMap(({ user }) => user ?? []),
  ).length > 0

const missingPenalty = (ingredients: readonly RecipeIngredient[]) =>
  ingredients.some(({ food }) => seasoningKinds.includes(food.kind)) ? MISSING_SEASONING_PENALTY : MISSING_PENALTY

/** A reply says of a little of a staple that its label must be checked. Of more, the dish cannot be made. */
function isExcludedStaple(food: Food, { amount }: IngredientLine, exclusions: readonly Exclusion[]): boolean {
  const certainty = certaintyOf(food, exclusions)
  return certainty === 'named' || (certainty === 'maybe' && !/spoon|pinch|little/.test(writeAmount(amount)))
}

/** Whether a dish is made of anything that is there, such as a rice bowl. */
const isGeneral = ({ required }: CookbookRecipe) => required.some(({ anyOf }) => anyOf)

/** How many of the user's foods the title names. */
function countTitleFoods(lines: readonly IngredientLine[], { title }: CookbookRecipe): number {
  const words = normalizeWords(title)
  const isNamed = ({ name }: Food) => normalizeWords(name).some((word) => words.includes(word))
  return lines.flatMap(({ ingredients }) => ingredients).filter(({ food, user }) => user && isNamed(food)).length
}
