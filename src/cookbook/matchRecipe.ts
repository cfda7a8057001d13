import { canReplace, type EntryFood, type Exclusion, type Food, type FoodKind, usesOf } from '../food'
import {
  DEFINING_SEASONING_POINTS,
  ENOUGH_FOODS,
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
import { ingredientsToBuy, seasoningKinds } from './missingIngredients'
import {
  type CookbookRecipe,
  type IngredientLine,
  namesIn,
  type RecipeIngredient,
  readCondition,
  reduceLine,
} from './recipe'
import type { RecipeMatch, UserList } from './recipeMatch'
import { certaintyOf, exclusionsFor } from './recipeSafety'
import { selectSides } from './sides'
import { titleNames } from './titleNames'
import { isUnsuited } from './unsuitedFoods'

/** With more missing lines than this, a recipe is not suggested. */
const MAX_MISSING = 3

/** With so many foods a dish takes no more optional ones: thirty in one pot make none better. Staples do not count. */
export const MOST_FOODS = 9

/** A recipe and what decides how it fits a list. */
interface Comparison {
  readonly recipe: CookbookRecipe
  /** The foods of the list that are not excluded. */
  readonly allowedFoods: readonly EntryFood[]
  /** Those of them that the recipe has a use for. */
  readonly userFoods: readonly EntryFood[]
  readonly exclusions: readonly Exclusion[]
}

/** What the lines that are compared so far use of the list. */
interface Progress {
  /** The ingredients that are used. Each of the user's foods is used once, by the first line that it matches. */
  readonly used: readonly RecipeIngredient[]
  /** All ingredients that the user's foods match, including alternatives that are not used. */
  readonly matched: readonly RecipeIngredient[]
  readonly score: number
}

/** The same, with the lines of one section that the reply lists. */
interface SectionProgress extends Progress {
  readonly lines: readonly IngredientLine[]
}

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
  const { foods } = list
  const exclusions = exclusionsFor(recipe, list.exclusions)
  const userFoods = allowedFoods.filter(
    ({ food }) =>
      hasCommon(usesOf(food), recipe.foodNames) &&
      (exclusions === list.exclusions || certaintyOf(food, exclusions) !== 'named'),
  )
  if (!isWorthComparing(userFoods, leastPoints)) return
  const comparison = { recipe, allowedFoods, userFoods, exclusions }
  const required = matchRequired(comparison)
  if (!required) return
  const optional = matchOptional(required, comparison)
  const listed = { required: required.lines, optional: optional.lines }
  const staples = matchStaples(optional, listed, comparison)
  if (!staples) return
  const isUsed = (each: EntryFood) => userFoods.includes(each) && isMatched(each, staples.matched)
  const others = foods.filter((each) => isNotStaple(each) && !isUsed(each))
  const room = MOST_FOODS - optional.used.length
  const sides = selectSides({ recipe, ...listed }, others, exclusions, room)
  const served = sides.flatMap(({ line }) => line.ingredients.flatMap(({ user }) => user ?? []))
  return {
    recipe,
    ...listed,
    sides,
    used: staples.used,
    missing: required.missing,
    unused: others.filter((each) => !served.includes(each)),
    score:
      staples.score +
      SIDE_FACTOR * sumPoints(served) +
      TITLE_BONUS * countTitleFoods(required.lines, recipe) -
      (allowedFoods.length > MOST_FOODS && isGeneral(recipe) ? GENERAL_PENALTY : 0),
  }
}

/** Whether the recipe can use enough of the list. Most recipes cannot, and this is faster than to compare their lines. */
function isWorthComparing(userFoods: readonly EntryFood[], leastPoints: number): boolean {
  const foods = userFoods.filter(isNotStaple)
  return foods.length > 0 && (foods.length >= ENOUGH_FOODS || sumPoints(foods) >= leastPoints)
}

/**
 * Compares the required lines. Returns undefined if a line that the user has nothing for is one that nobody can be asked
 * to buy, or one too many.
 */
function matchRequired(
  comparison: Comparison,
): (SectionProgress & { readonly missing: readonly IngredientLine[] }) | undefined {
  const { recipe, allowedFoods, exclusions } = comparison
  const [lines, missing]: [IngredientLine[], IngredientLine[]] = [[], []]
  // Somebody with so much at home shops for nothing.
  const mostMissing = allowedFoods.length > 2 * MOST_FOODS ? 0 : MAX_MISSING
  let progress: Progress = { used: [], matched: [], score: 0 }
  for (const line of recipe.required) {
    const bonus = SINGLE_INGREDIENT_BONUS / line.ingredients.length
    const filled = fillLine(progress, line, comparison, {
      pointsFor: (kind) => requiredPoints(kind, line),
      bonus,
    })
    progress = filled
    lines.push(...filled.lines)
    if (filled.lines.length > 0 || isCovered(line, progress)) continue
    const ingredients = ingredientsToBuy(line, recipe, exclusions)
    const [suggested] = ingredients
    if (!suggested || missing.length === mostMissing) return
    lines.push({ ...reduceLine(line, [suggested]), anyOf: false })
    missing.push(reduceLine(line, ingredients))
    progress = { ...progress, score: progress.score - missingPenalty(ingredients) }
  }
  return { ...progress, lines, missing }
}

/** A required spice or sauce defines the dish: curry paste calls for a curry. */
const requiredPoints = (kind: FoodKind, { anyOf }: IngredientLine) =>
  !anyOf && (kind === 'spice' || kind === 'pantry') ? DEFINING_SEASONING_POINTS : pointsByKind[kind]

/** Whether a food that an earlier line uses covers this one too: self-raising flour contains baking powder. */
const isCovered = (line: IngredientLine, { used }: Progress) =>
  matchIngredients(
    line,
    used.flatMap(({ user }) => user ?? []),
  ).length > 0

const missingPenalty = (ingredients: readonly RecipeIngredient[]) =>
  ingredients.some(({ food }) => seasoningKinds.includes(food.kind)) ? MISSING_SEASONING_PENALTY : MISSING_PENALTY

const optionalPoints = (kind: FoodKind) => OPTIONAL_FACTOR * pointsByKind[kind]

function matchOptional(start: Progress, comparison: Comparison): SectionProgress {
  const lines: IngredientLine[] = []
  let progress = start
  for (const line of comparison.recipe.optional) {
    const most = MOST_FOODS - progress.used.length
    const filled = fillLine(progress, line, comparison, { pointsFor: optionalPoints, most })
    progress = filled
    lines.push(...filled.lines)
  }
  return { ...progress, lines }
}

/** Compares the staples that the reply lists. Returns undefined if one of them is excluded. */
function matchStaples(
  start: Progress,
  listed: Pick<RecipeMatch, 'required' | 'optional'>,
  comparison: Comparison,
): Progress | undefined {
  const { recipe, exclusions } = comparison
  const names = namesIn([...listed.required, ...listed.optional], ({ text }) => text)
  let progress = start
  for (const line of recipe.staples) {
    if (line.condition !== undefined && readCondition(line.condition, names) === undefined) continue
    if (line.ingredients.every(({ food }) => isExcludedStaple(food, line, exclusions))) return
    progress = fillLine(progress, line, comparison, { pointsFor: () => pointsByKind.staple })
  }
  return progress
}

/** A reply says of a little of a staple that its label must be checked. Of more, the dish cannot be made. */
function isExcludedStaple(food: Food, { amount }: IngredientLine, exclusions: readonly Exclusion[]): boolean {
  const certainty = certaintyOf(food, exclusions)
  return certainty === 'named' || (certainty === 'maybe' && !/spoon|pinch|little/.test(writeAmount(amount)))
}

interface FillOptions {
  readonly pointsFor: (kind: FoodKind) => number
  readonly bonus?: number
  /** How many foods the line may take at most. */
  readonly most?: number
}

/**
 * Uses the remaining foods for a line, and adds their points. `lines` is the line with the ingredients that are used, or
 * empty if there are none.
 */
function fillLine(
  { used, matched, score }: Progress,
  line: IngredientLine,
  { recipe, allowedFoods, userFoods }: Comparison,
  { pointsFor, bonus = 0, most }: FillOptions,
): SectionProgress {
  const remaining = userFoods.filter(
    (each) => !used.some(({ user }) => user === each) && !isUnsuited(each, line, recipe),
  )
  const matches = matchIngredients(line, remaining)
  const ingredients = takeMatches(line, matches, most)
  const takesHandfuls = line.anyOf && allowedFoods.length >= MOST_FOODS
  const points = ingredients.map(
    ({ food, user }, index) =>
      (pointsFor((user?.food ?? food).kind) + bonus) * (takesHandfuls && index > 1 ? FURTHER_FOOD_FACTOR : 1),
  )
  return {
    used: [...used, ...ingredients],
    matched: [...matched, ...matches],
    score: points.reduce((sum, each) => sum + each, score),
    lines: ingredients.length > 0 ? [reduceLine(line, ingredients)] : [],
  }
}

const isMatched = ({ food }: EntryFood, matched: readonly RecipeIngredient[]) =>
  matched.some((each) => canReplace(food, each.food))

/** Whether a dish is made of anything that is there, such as a rice bowl. */
const isGeneral = ({ required }: CookbookRecipe) => required.some(({ anyOf }) => anyOf)

/** How many of the user's foods the title names. */
const countTitleFoods = (lines: readonly IngredientLine[], recipe: CookbookRecipe) =>
  lines.flatMap(({ ingredients }) => ingredients).filter(({ food, user }) => user && titleNames(recipe, food)).length

/** Whether two sets have a value in common. Loops, because it runs for each food and recipe. */
function hasCommon(set: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  for (const value of set) if (other.has(value)) return true
  return false
}
