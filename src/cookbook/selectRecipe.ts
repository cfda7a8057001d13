import { type Amount, readAmount } from '../food/amounts'
import type { Exclusion } from '../food/exclusions'
import { canReplace, type Food, type FoodKind, foods, isKindOf, usesOf } from '../food/foods'
import type { EntryFood } from '../food/readEntry'
import { normalizeWords } from '../food/recognizeFoods'
import { matchCondition, resolveConditionals } from './conditionalText'
import {
  ANY_OF,
  type CookbookRecipe,
  courseOf,
  type IngredientLine,
  type RecipeIngredient,
  servingsOf,
} from './parseRecipe'
import { roundAmount, roundOwnWeight } from './scaleLine'
import { gramsOf, namesOf } from './weights'

/** What the user has, and what the dish must not contain. */
export interface UserList {
  readonly foods: readonly EntryFood[]
  readonly exclusions: readonly Exclusion[]
}

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
  /** The user's foods that the dish is eaten with. */
  readonly servedWith: readonly EntryFood[]
  /** The recipe's ingredients that the user has. */
  readonly used: readonly RecipeIngredient[]
  /** The required lines that the user has nothing for, with all ingredients that the user could get. */
  readonly missing: readonly IngredientLine[]
  /** The user's foods, except staples, that the recipe has no use for, not even as an alternative to a used one. */
  readonly unused: readonly EntryFood[]
  /** How many people the scaled recipe serves. */
  readonly servings: number
  /** What the recipe's amounts are multiplied by: 1, or less where the user has less than it asks for. */
  readonly factor: number
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
/** A missing seasoning costs less, because most kitchens have one like it. */
const MISSING_SEASONING_PENALTY = 1.2
/** A recipe that uses this many foods is a good suggestion, however long the user's list is. */
const ENOUGH_FOODS = 5
/** The factor for foods of optional lines, because a dish should rather be built on the user's foods. */
const OPTIONAL_FACTOR = 0.9
/** Of a list, by points, a dish uses at least this part, whatever is served beside it. */
const SMALLEST_PART = 1 / 3
/** The factor for foods that are served beside a dish: it says less of a dish than what is in it. */
const SIDE_FACTOR = 0.5
/** The points for a required spice or sauce, because it defines the dish: curry paste calls for a curry. */
const DEFINING_SEASONING_POINTS = 1.8
/** Of the ingredients of an "any of" line, a reply lists at most this many. */
export const MAX_ANY_OF = 4
/** Divided by the number of alternatives in a required line: prefers a dish of exactly this food. */
const SINGLE_INGREDIENT_BONUS = 0.3
/** Prefers a recipe that names the user's food ("penne") to one that names a more general one ("pasta"). */
const EXACT_MATCH_BONUS = 0.1
/** Prefers a dish that is named after the user's foods: egg fried rice to a rice bowl. */
const TITLE_BONUS = 0.25
/** Points that an ingredient costs whose label must be checked for something excluded. */
const LABEL_PENALTY = 0.5
/** Points that a recipe loses when it is made for fewer people than it is written for. */
const SCALING_PENALTY = 0.3

/** Points that a recipe loses if it uses none of the user's meat and fish: a dish is made of them. */
const UNUSED_MEAT_PENALTY = 2.5
/** But these flavour it. */
const flavouringMeats: readonly string[] = ['bacon', 'ham', 'chorizo', 'salami', 'anchovies']

/** With this share of what a recipe asks for, its amounts stay as they are. */
const ENOUGH_SHARE = 0.85
/** The smallest share of a recipe for one person that is still a meal. */
const SMALLEST_SHARE = 0.55
/** The same where no recipe has that much. */
const SMALLEST_PORTION = 0.2
/** How much more of a food than it asks for a recipe takes, so that nothing is left over. */
const USES_UP = 1.2
/** The same of meat and fish. */
const USES_UP_MEAT = 1.5
/** The same in a recipe that is made smaller, for somebody who empties the fridge. */
const USES_UP_SMALL = 2.05
/** The same of a single piece, such as one onion: half of it would go off. */
const USES_UP_PIECE = 3.5
/** Beside other foods a single piece of up to this weight is used whole. In grams. */
const USED_WHOLE = 250
/** A heavier piece, such as a quarter of a cabbage, keeps. In grams. */
const LARGE_PIECE = 200
/** A curry may have this much less paste than its recipe asks for. */
const MILDER = 1.5
/** A dish is made for up to so many times the people, and this many in all, so that what was bought for it is used. */
const MOST_TIMES = 2
const MOST_SERVINGS = 8
/** Points that a recipe loses for each part of the user's meat, fish or egg whites that it would leave. */
const LEFTOVER_PENALTY = 1.5
const VEGETABLE_LEFTOVER = 0.35
/** What is baked needs its tin filled at least this far. */
const SMALLEST_BAKE = 0.5

/** A reply never asks the user to get these. ai.ts gives models a similar rule. */
const neverSuggestedKinds: readonly FoodKind[] = ['meat', 'fish', 'vegetable']
/** Nor these, no leftovers, and nothing that the dish is named after: brownies without chocolate are no suggestion. */
const neverSuggestedFoods: readonly string[] = [
  'chocolate',
  'cocoa',
  'nutella',
  'coconut milk',
  'peanut butter',
  'pepper soup spice',
  'plant-based mince',
]
/** Sweet things that can replace sugar by the spoonful. */
const pourableSugars: readonly string[] = ['honey', 'maple syrup']
const seasoningKinds: readonly FoodKind[] = ['spice', 'herb', 'pantry', 'aromatic']
/** The amount of these in the list limits how much can be cooked. Of seasonings there is rarely too little. */
const limitingKinds: readonly FoodKind[] = [
  ...(['meat', 'fish', 'grain', 'egg', 'pulse', 'vegetable', 'fruit', 'dairy', 'aromatic', 'pantry'] as const),
]
/** The amount of these tells for how many people the user cooks. */
const sizingKinds = limitingKinds.filter((kind) => !['aromatic', 'pantry'].includes(kind))

/**
 * Selects the recipe that fits the user's foods best, or the first of several equally good ones. Returns undefined if
 * every recipe would use too little of the list, miss too many lines, need more of a food than there is, contain
 * something excluded, or require a food that a reply never asks for.
 *
 * @param besideOf what of the user's foods is served beside a recipe that does not use them. It counts only if no recipe
 *   uses enough by itself, or the best one not the meat or fish: a dish is made of them, so they do not count.
 */
export function selectRecipe(
  recipes: readonly CookbookRecipe[],
  list: UserList,
  besideOf: (candidate: Candidate) => readonly EntryFood[] = () => [],
): Candidate | undefined {
  const allowed = list.foods.filter(({ food }) => !list.exclusions.some(({ excludes }) => excludes(food) === 'named'))
  const isAllowed = (each: EntryFood) => allowed.includes(each)
  const serveBeside = (match: Match) => besideOf({ ...match, servings: servingsOf(match.recipe), factor: 1 })
  /** Whether a dish is made without any of the user's meat and fish, and none is served beside it. */
  const leavesMain = (match: Match) => {
    const isSweet = courseOf(match.recipe) === 'Dessert'
    const mains = allowed.filter((each) => (isSweet ? isMeatOrFish(each) : isMain(each)))
    if (mains.length === 0 || mains.some((each) => !match.unused.includes(each))) return false
    const beside = serveBeside(match)
    return mains.every((each) => !beside.includes(each))
  }
  const matches = recipes.flatMap((recipe) => matchRecipe(recipe, allowed, list) ?? [])
  const fitting = matches.filter((match) => usesEnough(match, allowed))
  const best = selectBest(
    fitting.map((match) => (leavesMain(match) ? { ...match, score: match.score - UNUSED_MEAT_PENALTY } : match)),
  )
  if (best && !leavesMain(best)) return best
  const listed = allowed.filter(isNotStaple)
  const withSides = matches.flatMap((match) => {
    const beside = serveBeside(match)
    const unused = match.unused.filter((each) => isMeatOrFish(each) || !beside.includes(each))
    const score = match.score + SIDE_FACTOR * sumPoints(beside)
    const isDish = sumPoints(listed) - sumPoints(match.unused.filter(isAllowed)) >= sumPoints(listed) * SMALLEST_PART
    const usesMain = !unused.some((each) => allowed.includes(each) && isMeatOrFish(each))
    return isDish && usesMain && usesEnough({ ...match, unused }, allowed) ? { ...match, score } : []
  })
  const withMain = selectBest(withSides)
  return best && (!withMain || withMain.score <= best.score) ? best : withMain
}

const isMain = (each: EntryFood) =>
  isMeatOrFish(each) && !namesOf(each.food).some((name) => flavouringMeats.includes(name))
const isMeatOrFish = ({ food }: EntryFood) => perishableKinds.includes(food.kind)

/** Selects the match with the best score for which there is enough of each food. */
function selectBest(all: readonly Match[]): Candidate | undefined {
  const matches = all.toSorted((a, b) => b.score - a.score)
  let best: Candidate | undefined
  for (const match of matches) {
    // Reading amounts takes longer than matching foods, and a smaller size only lowers the score.
    if (best && match.score <= best.score) break
    const size = sizeOf(match)
    if (!size) continue
    const score =
      match.score - (size.factor < 1 ? SCALING_PENALTY : 0) - LEFTOVER_PENALTY * leftoverOf(match, size.factor)
    if (score > (best?.score ?? -Infinity)) best = { ...match, ...size, score }
  }
  if (best) return best
  // There is little of something: better a small portion than no recipe.
  for (const match of matches) {
    const size = sizeOf(match, SMALLEST_PORTION)
    if (size) return { ...match, ...size }
  }
  return undefined
}

/** A candidate of which it is not known yet whether there is enough of each food. */
type Match = Omit<Candidate, 'servings' | 'factor'>

/**
 * Whether a recipe uses at least two foods for each missing one, and either half of the list by points or, for long
 * lists, `ENOUGH_FOODS`. Staples do not count.
 */
function usesEnough({ unused, missing }: Match, userFoods: readonly EntryFood[]): boolean {
  const listed = userFoods.filter(isNotStaple)
  const left = unused.filter((food) => userFoods.includes(food))
  const usedCount = listed.length - left.length
  if (usedCount === 0 || usedCount < 2 * missing.length) return false
  return usedCount >= ENOUGH_FOODS || sumPoints(left) <= sumPoints(listed) / 2
}

const isNotStaple = ({ food }: EntryFood) => food.kind !== 'staple'

const sumPoints = (list: readonly EntryFood[]) => list.reduce((sum, { food }) => sum + pointsByKind[food.kind], 0)

/** Matches a recipe with the foods that are not excluded. Returns undefined if it cannot be offered. */
function matchRecipe(
  recipe: CookbookRecipe,
  allowedFoods: readonly EntryFood[],
  { foods: allFoods, exclusions }: UserList,
): Match | undefined {
  const userFoods = allowedFoods.filter(({ food }) => [...usesOf(food)].some((name) => recipe.foodNames.has(name)))
  if (userFoods.length === 0) return
  /** The ingredients that are used so far. Each of the user's foods is used once, by the first line that it matches. */
  const used: RecipeIngredient[] = []
  /** All ingredients that the user's foods match, including alternatives that are not used. */
  const matched: RecipeIngredient[] = []
  let score = 0

  const certaintyOf = (food: Food) => {
    const found = exclusions.flatMap(({ excludes }) => excludes(food) ?? [])
    return found.includes('named') ? 'named' : found[0]
  }

  /** Uses the remaining foods for a line and adds their points. Returns the line with the used ingredients, or no line. */
  const fillLine = (
    line: IngredientLine,
    pointsFor: (kind: FoodKind) => number,
    bonus = 0,
    fitting = userFoods,
  ): IngredientLine[] => {
    const remaining = fitting.filter((each) => !used.some(({ user }) => user === each))
    const matches = matchIngredients(line, remaining)
    const ingredients = matches.slice(0, line.anyOf ? MAX_ANY_OF : 1)
    matched.push(...matches)
    used.push(...ingredients)
    for (const { food, user } of ingredients) {
      const isExact = user?.food.name === food.name
      score += pointsFor((user?.food ?? food).kind) + bonus + (isExact ? EXACT_MATCH_BONUS : 0)
      if (certaintyOf(user?.food ?? food) === 'maybe') score -= LABEL_PENALTY
    }
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
    const inUse = used.flatMap(({ user }) => user ?? [])
    if (filled.length > 0 || matchIngredients(line, inUse).length > 0) continue
    const offered = line.ingredients.filter(
      ({ food }) =>
        !neverSuggestedKinds.includes(food.kind) &&
        !neverSuggestedFoods.includes(food.name) &&
        !food.name.startsWith('leftover ') &&
        (seasoningKinds.includes(food.kind) || !isNamed(food, recipe)) &&
        certaintyOf(food) !== 'named',
    )
    // Nobody should have to buy what perhaps contains what is excluded if something else does as well.
    const certain = offered.filter(({ food }) => certaintyOf(food) === undefined)
    const ingredients = certain.length > 0 ? certain : offered
    const [suggested] = ingredients
    if (!suggested || missing.length === MAX_MISSING) return
    required.push({ ...line, ingredients: [suggested], anyOf: false })
    missing.push({ ...line, ingredients })
    score -= ingredients.some(({ food }) => seasoningKinds.includes(food.kind))
      ? MISSING_SEASONING_PENALTY
      : MISSING_PENALTY
    score -= certaintyOf(suggested.food) === 'maybe' ? LABEL_PENALTY : 0
  }
  const optional = recipe.optional.flatMap((line) => fillLine(line, (kind) => OPTIONAL_FACTOR * pointsByKind[kind]))
  const isTaken = ({ condition }: IngredientLine) =>
    condition === undefined || matchCondition(condition, { required, optional }) !== undefined
  for (const line of recipe.staples) {
    if (isTaken(line) && line.ingredients.every(({ food }) => certaintyOf(food) === 'named')) return
    // A spoonful of honey does for one of sugar, but 200 g of it make no cake.
    const isSpoonful = line.before.includes('spoon') && courseOf(recipe) !== 'Baking'
    const fitting = isSpoonful ? userFoods : userFoods.filter(({ food }) => !pourableSugars.includes(food.name))
    fillLine(line, () => pointsByKind.staple, 0, fitting)
  }
  const cooked = [...used]
  for (const line of recipe.servedWith)
    fillLine({ ...line, anyOf: true }, (kind) => OPTIONAL_FACTOR * pointsByKind[kind])
  const servedWith = used.flatMap((each) => (each.user && !cooked.includes(each) ? each.user : []))

  const titleFoods = required
    .flatMap(({ ingredients }) => ingredients)
    .filter(({ food, user }) => user && isNamed(food, recipe))
  score += TITLE_BONUS * titleFoods.length

  const unused = allFoods.filter(
    (each) =>
      isNotStaple(each) && !(userFoods.includes(each) && matched.some(({ food }) => canReplace(each.food, food))),
  )
  return { recipe, required, optional, used: cooked, servedWith, missing, unused, score }
}

/** Returns for how many people there is enough; undefined if for none, or for fewer than `smallest`. */
function sizeOf(match: Match, smallest = SMALLEST_SHARE) {
  const { recipe, required, optional } = match
  const servings = servingsOf(recipe)
  // Of several foods for one line, other ones can make up the rest.
  const known = required.filter((line) => !line.anyOf && shareOf(line) !== undefined)
  const share = Math.min(1, ...known.map((line) => (shareOf(line) ?? 1) * (isCurryPaste(line) ? MILDER : 1)))
  if (servings * share < smallest || (courseOf(recipe) === 'Baking' && share < SMALLEST_BAKE)) return
  const limit = known.some(isSizing)
    ? 1
    : Math.max(1 / servings, shareOfAll([...required, ...optional].filter(isSizing)))
  if (share === 1 && limit === 1) {
    const times = timesOf(match, known)
    return { servings: Math.round(servings * times), factor: times }
  }
  // A small amount of one food is eaten with a portion of the others, unless they make a dough or batter.
  const isEked = ['Main', 'Salad', 'Soup', 'Side', 'Snack'].includes(courseOf(recipe))
  const least = isEked ? leastServings(match, servings) / servings : 0
  const factor = Math.max(least, Math.min(share, limit))
  if (factor >= ENOUGH_SHARE) return { servings, factor: 1 }
  return { servings: Math.max(1, Math.round(servings * factor)), factor }
}

/** For how many to cook at least: two where a single food is enough just for one, and not what the dish is made of. */
function leastServings({ required, optional }: Match, servings: number): number {
  const short = [...required, ...optional].filter((line) => (shareOf(line) ?? 1) * servings < 1.9)
  const [line] = short
  if (short.length > 1 || !line || line === required[0] || servings < 2) return 1
  const isCounted = line.ingredients.some((each) => isPerishable(each) || each.user?.amount?.unit === 'piece')
  return !isCounted && (shareOf(line) ?? 0) * servings >= 1 ? 2 : 1
}

/** Of these an amount is for one meal. Eggs, flour and pasta are bought for several. */
const perishableKinds: readonly FoodKind[] = ['meat', 'fish']
const isPerishable = ({ food, user }: RecipeIngredient) =>
  perishableKinds.includes((user?.food ?? food).kind) || food.name === 'egg whites'

/** What goes stale is used up too. */
const staleFoods: readonly string[] = ['burger buns', 'croissant']

/** The methods that name the size of a dish or pan, which holds only so much. */
const namesVessel = /\b(?:dish|tin|pan|tray) of about|\bcm\b[^.]{0,25}\b(?:dish|tin|pan|tray)\b/

/** How many times a recipe is made where there is more meat, fish or buns than it asks for, and as much of all else. */
function timesOf({ recipe, used }: Match, known: readonly IngredientLine[]): number {
  const isCalledFor = known.some((line) =>
    line.ingredients.some((each) => isPerishable(each) || staleFoods.some((name) => namesOf(each.food).includes(name))),
  )
  if (!isCalledFor || courseOf(recipe) === 'Baking' || namesVessel.test(recipe.method)) return 1
  const sugars = recipe.staples.flatMap((line) => {
    const needed = readAmount(amountText(line))
    const users = used.flatMap(({ food, user }) => (food.name === 'sugar' && user ? user : []))
    const isSugar = line.ingredients.some(({ food }) => food.name === 'sugar')
    return isSugar && needed ? users.flatMap((user) => compare(user, needed, line) ?? []) : []
  })
  const shares = known.map((line) => shareOf(line) ?? MOST_TIMES)
  const times = Math.min(MOST_TIMES, MOST_SERVINGS / servingsOf(recipe), ...shares, ...sugars)
  return times > USES_UP ? times : 1
}

/** What share of the user's meat, fish and vegetables a recipe leaves; vegetables keep better. */
function leftoverOf({ required, optional }: Match, factor: number): number {
  const shares = [...required, ...optional].flatMap((line) => {
    const isMeat = line.ingredients.some(isPerishable)
    const isVegetable = line.ingredients.some(
      ({ food, user }) => food.kind === 'vegetable' && user?.amount?.unit === 'piece' && user.amount.quantity >= 2,
    )
    const share = isMeat || isVegetable ? shareOf(line) : undefined
    return share ? Math.max(0, 1 - lineFactor(line, factor) / share) * (isMeat ? 1 : VEGETABLE_LEFTOVER) : []
  })
  return Math.max(0, ...shares)
}

/** Whether the amount of a line tells for how many people the user cooks. Half an onion says nothing about that. */
const isSizing = ({ ingredients }: IngredientLine) => ingredients.some(({ food }) => sizingKinds.includes(food.kind))

/**
 * The share that the user has, by weight, of all lines with an amount: three slices of ham and 100 ml of cream are not
 * for four, however much pasta there is.
 */
function shareOfAll(lines: readonly IngredientLine[]): number {
  const amounts = lines.flatMap((line) => {
    const share = shareOf(line)
    const needed = readAmount(amountText(line))
    const grams = needed && gramsOf(needed, namesOf(line.ingredients[0]?.food))
    return share !== undefined && grams !== undefined ? { grams, has: grams * Math.min(share, 1) } : []
  })
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)
  return amounts.length > 0 ? sum(amounts.map(({ has }) => has)) / sum(amounts.map(({ grams }) => grams)) : 1
}

const isCurryPaste = ({ ingredients }: IngredientLine) =>
  ingredients.some(({ food }) => namesOf(food).includes('curry paste'))

/** Whether a dish can be short of a food. Curry paste is a spice that makes a dish. */
const isLimiting = ({ food }: EntryFood) => limitingKinds.includes(food.kind) || namesOf(food).includes('curry paste')

/** What share of a line's amount the user has; undefined where an amount is not known. */
export function shareOf(line: IngredientLine): number | undefined {
  const users = line.ingredients.flatMap(({ user }) => user ?? [])
  if (users.length === 0 || users.length < line.ingredients.length || users.some(({ amount }) => !amount)) return
  if (!users.every(isLimiting)) return
  const needed = readAmount(amountText(line))
  if (!needed) return
  const shares = users.flatMap((user) => compare(user, needed, line) ?? [])
  return shares.length === users.length ? shares.reduce((sum, share) => sum + share, 0) : undefined
}

/**
 * What the amount of a line is multiplied by in a recipe that is made smaller: no more than the user has, and all of
 * it where only a little more than that would be left over, such as half a tin.
 */
export function lineFactor(line: IngredientLine, factor: number): number {
  const share = shareOf(line)
  if (share === undefined || share < factor) return share ?? factor
  const units = line.ingredients.map((each) => wholeUnit(each))
  const isSmall = factor < 1 || units.includes('tin')
  const usesUp = line.ingredients.every(isPerishable) ? USES_UP_MEAT : USES_UP
  const most = units.every((unit) => unit === 'piece') ? USES_UP_PIECE : isSmall ? USES_UP_SMALL : usesUp
  return share <= factor * most ? share : factor
}

/** Whether the user has a tin, or no more than one piece, which a cook uses whole; but nobody a whole lemon. */
function wholeUnit({ food, user }: RecipeIngredient): 'tin' | 'piece' | undefined {
  const { unit, quantity = 0 } = user?.amount ?? {}
  if (unit === 'tin') return unit
  const isFresh = user && ['vegetable', 'meat'].includes(user.food.kind)
  const isLarge = isFresh && user.amount && (gramsOf(user.amount, namesOf(user.food)) ?? 0) > LARGE_PIECE
  return unit === 'piece' && quantity <= 1 && !isLarge && !['lemon', 'lime'].includes(food.name) ? unit : undefined
}

/** The weight of a line that several foods make up, such as ", about 300 g in all". */
const totalWeight = /^,? (?:about )?([\d.]+) (k?g)(?: in all)?(?=[,{]|$)/
/** These take less of such a weight: leaves, and beside other foods what is rich or strong. */
const leaves: readonly string[] = ['spinach', 'kale', 'lettuce', 'rocket', 'watercress']
const strongKinds: readonly FoodKind[] = ['aromatic', 'herb', 'pantry', 'dairy', 'nut']
const beans: readonly string[] = ['chickpeas', 'beans', 'white beans', 'black beans', 'kidney beans']
const LIGHT_SHARE = 0.6
const EGG_WEIGHT = 50
const TIN_WEIGHT = 400

/**
 * Divides a line of several foods with one weight into lines with a weight each, because a cook weighs them one by one:
 * all that the user has of a food where that is not much more than its part. Eggs are counted.
 */
export function splitLine(line: IngredientLine, factor: number): IngredientLine[] {
  const [total, weight, unit] = totalWeight.exec(line.after) ?? []
  if (total === undefined || line.before.replace(ANY_OF, '') !== '') return [line]
  return line.ingredients.map((each) => {
    const food = each.user?.food ?? each.food
    const names = namesOf(food)
    const isStrong = line.ingredients.length > 1 && strongKinds.includes(food.kind)
    const share = isStrong || names.some((name) => leaves.includes(name)) ? LIGHT_SHARE : 1
    const part = ((Number(weight) * (unit === 'kg' ? 1000 : 1) * factor) / line.ingredients.length) * share
    const has = each.user?.amount && gramsOf(each.user.amount, [each.user.name, ...names])
    const isOne = wholeUnit(each) !== undefined && (each.user?.amount?.quantity ?? 0) <= 1
    const most = isOne ? Math.max(USED_WHOLE, part * USES_UP_SMALL) : part * USES_UP_SMALL
    const used = has !== undefined && has <= most ? has : part
    return {
      ...line,
      before: `${formatWeight(used === has ? roundOwnWeight(used) : used, each, used === has)} `,
      ingredients: [each],
      // Recipes take beans that are soft, and dried ones need hours.
      after: names.some((name) => beans.includes(name))
        ? `, ${each.user?.amount?.unit === 'tin' ? '' : 'cooked or canned, '}drained`
        : line.after.slice(total.length),
      anyOf: false,
    }
  })
}

/** Formats an amount as a cook takes it: eggs by number, pulses by the tin if the user has tins, all else by weight. */
function formatWeight(grams: number, { food, user }: RecipeIngredient, isExact: boolean): string {
  const kind = (user?.food ?? food).kind
  if (kind === 'egg') return String(Math.max(1, Math.round(grams / EGG_WEIGHT)))
  if (kind === 'pulse' && user?.amount?.unit === 'tin' && !namesOf(user.food).includes('tofu')) {
    const tins = Math.min(user.amount.quantity, Math.max(1, Math.round(grams / TIN_WEIGHT)))
    return `${roundAmount(tins, 'piece')} ${tins > 1 ? 'cans' : 'can'} (${TIN_WEIGHT} g, 14 oz${tins > 1 ? ' each' : ''})`
  }
  if (isExact && grams < 1000) return `${grams} g`
  return grams < 1000 ? `${roundAmount(grams, 'g')} g` : `${roundAmount(grams / 1000, 'kg')} kg`
}

/** The part of a line that names the amount of its ingredients. */
function amountText(line: IngredientLine): string {
  const resolve = (text: string) => resolveConditionals(text, { required: [line], optional: [] })
  const before = resolve(line.before).replace(ANY_OF, '')
  const text = /[\d¼½¾⅓⅔]/.test(before) ? before : resolve(line.after).replace(/^[^\d¼½¾⅓⅔]*/, '')
  // "1½" is one word to the reader of amounts.
  return text.replace(/(\d)([¼½¾⅓⅔])/g, '$1 $2')
}

function compare({ amount, food, name }: EntryFood, needed: Amount, { ingredients }: IngredientLine) {
  if (!amount) return
  const names = namesOf(food)
  const hasGrams = gramsOf(amount, [name, ...names])
  const neededGrams = gramsOf(needed, [...names, ...ingredients.map((each) => each.food.name)])
  if (hasGrams !== undefined && neededGrams !== undefined) return hasGrams / neededGrams
  return amount.unit === needed.unit ? amount.quantity / needed.quantity : undefined
}

/** Whether the title of a recipe names a food, by one of its words. */
const isNamed = ({ name }: Food, { titleWords }: CookbookRecipe) =>
  (nameWords.get(name) ?? []).some((word) => titleWords.has(word))

const nameWords = new Map([...foods.keys()].map((name) => [name, normalizeWords(name)]))

/**
 * Removes the aromatics from an "any of" line if the user has nothing else for it, because they would make up
 * its whole amount: nobody wants 400 g of spring onions.
 */
function dropLoneAromatics(line: IngredientLine, userFoods: readonly EntryFood[]): IngredientLine {
  const others = { ...line, ingredients: line.ingredients.filter(({ food }) => food.kind !== 'aromatic') }
  if (!line.anyOf || others.ingredients.length === 0) return line
  return matchIngredients(others, userFoods).length > 0 ? line : others
}

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

/** Whether the user's food is another one than the recipe asks for, and stands in for it. */
export const isStandIn = ({ food, user }: RecipeIngredient) =>
  user !== undefined && !isKindOf(user.food, food) && !isKindOf(food, user.food)
