import { type EntryFood, foodsNamed, isKindOf, namesOf } from '../food'
import { ENOUGH_FOODS, isNotStaple, sumPoints } from './foodPoints'
import { readLocalNames } from './localNames'
import { matchRecipe } from './matchRecipe'
import { type CookbookRecipe, courseOf, cuisineOf } from './parseRecipe'
import type { RecipeMatch, ScaledMatch, UserList } from './recipeMatch'
import { certaintyOf } from './recipeSafety'
import { leftoverShare, SMALLEST_PORTION, scaleToList } from './scaleToList'
import { flavouringMeats, perishableKinds } from './shares'

// The numbers below are chosen by hand. tests/unit/cookbook/lists.ts has the lists that they must work for.

/** A dish without its side dishes uses at least this part of a list, by points. */
const SMALLEST_PART = 1 / 3
/** A dish leaves at most this part of a list, by points. */
const MOST_LEFT = 0.55
/** Points that a recipe loses when it is made for fewer people than it is written for. */
const SCALING_PENALTY = 0.3

/**
 * Points that a recipe loses if it uses none of the user's meat and fish, because these make the dish. A dessert that
 * leaves the cheese loses them too.
 */
const UNUSED_MEAT_PENALTY = 2.5

/** Points that a recipe loses if it leaves all of the user's meat, fish or egg whites, and in part for a part. */
const LEFTOVER_PENALTY = 1.5
/** Points that a recipe loses if it leaves the rice, pasta, noodles, couscous or pastry of the list and uses no other starch. */
const UNUSED_GRAIN_PENALTY = 1.3

/**
 * Selects the recipe that fits the user's foods best, or the first of several equally good ones. Returns undefined if
 * every recipe would use too little of the list, miss too many lines, need more of a food than there is, contain
 * something excluded, or require a food that a reply never asks for.
 */
export function selectRecipe(recipes: readonly CookbookRecipe[], list: UserList): ScaledMatch | undefined {
  const allowed = list.foods.filter(({ food }) => certaintyOf(food, list.exclusions) !== 'named')
  const leastPoints = SMALLEST_PART * sumPoints(allowed.filter(isNotStaple))
  const pointsFor = readLocalNames(allowed)
  return selectBest(
    recipes.flatMap((recipe) => {
      const match = matchRecipe(recipe, allowed, list, leastPoints)
      if (!match || !usesEnough(match, allowed)) return []
      const mainPenalty = leavesMain(match, allowed) ? UNUSED_MEAT_PENALTY : 0
      return {
        ...match,
        score: match.score + pointsFor(cuisineOf(recipe)) - mainPenalty - grainPenalty(match, allowed),
      }
    }),
  )
}

/** The recipes that use anything of a list, those that miss least first. For a list that none fits. */
export function findNearest(recipes: readonly CookbookRecipe[], list: UserList, most: number): RecipeMatch[] {
  const allowed = list.foods.filter(({ food }) => certaintyOf(food, list.exclusions) !== 'named')
  return recipes
    .flatMap((recipe) => matchRecipe(recipe, allowed, list, 0) ?? [])
    .toSorted((a, b) => a.missing.length - b.missing.length || b.score - a.score)
    .slice(0, most)
}

/** Whether a dish is made without any of the user's meat and fish. */
function leavesMain(match: RecipeMatch, allowed: readonly EntryFood[]): boolean {
  const isSweet = courseOf(match.recipe) === 'Dessert'
  const mains = allowed.filter((each) => (isSweet ? isMeatOrFish(each) || isCheese(each) : isMain(each)))
  return mains.length > 0 && mains.every((each) => match.unused.includes(each))
}

function grainPenalty(match: RecipeMatch, allowed: readonly EntryFood[]): number {
  const leavesGrain =
    allowed.some((each) => isMealGrain(each) && match.unused.includes(each)) &&
    !match.used.some(({ user }) => user && isStarch(user))
  return leavesGrain ? UNUSED_GRAIN_PENALTY : 0
}

const mealGrains = foodsNamed(
  ...['rice', 'risotto rice', 'pasta', 'noodles', 'couscous', 'puff pastry', 'filo', 'udon', 'soba', 'tortillas'],
  ...['instant rice', 'cooked rice', 'cooked pasta', 'cooked noodles', 'gnocchi', 'instant noodles', 'rice noodles'],
)
const isMealGrain = ({ food }: EntryFood) => mealGrains.some((grain) => isKindOf(food, grain))

const potatoes = foodsNamed('potato', 'sweet potato')
/** A dish with potatoes or bread needs no rice. */
const isStarch = ({ food }: EntryFood) => food.kind === 'grain' || potatoes.some((potato) => isKindOf(food, potato))

const cheeses = foodsNamed('cheese', 'halloumi')
const isCheese = ({ food }: EntryFood) => cheeses.some((cheese) => isKindOf(food, cheese))

const isMain = (each: EntryFood) =>
  isMeatOrFish(each) && !namesOf(each.food).some((name) => flavouringMeats.includes(name))
const isMeatOrFish = ({ food }: EntryFood) => perishableKinds.includes(food.kind)

/** Selects the match with the best score for which there is enough of each food. */
function selectBest(all: readonly RecipeMatch[]): ScaledMatch | undefined {
  const matches = all.toSorted((a, b) => b.score - a.score)
  let best: ScaledMatch | undefined
  for (const match of matches) {
    // Reading amounts takes longer than matching foods, and a smaller size only lowers the score.
    if (best && match.score <= best.score) break
    const scaling = scaleToList(match)
    if (!scaling) continue
    const penalty = scaling.factor < 1 ? SCALING_PENALTY : 0
    const score = match.score - penalty - LEFTOVER_PENALTY * leftoverShare(match, scaling.factor)
    if (score > (best?.score ?? -Infinity)) best = { ...match, ...scaling, score }
  }
  if (best) return best
  // There is little of something: better a small portion than no recipe.
  for (const match of matches) {
    const scaling = scaleToList(match, SMALLEST_PORTION)
    if (scaling) return { ...match, ...scaling }
  }
  return undefined
}

/**
 * Whether a recipe uses at least two foods for each missing one, and either enough of the list by points or, for long
 * lists, `ENOUGH_FOODS`. Staples do not count.
 */
function usesEnough({ unused, missing }: RecipeMatch, userFoods: readonly EntryFood[]): boolean {
  const listed = userFoods.filter(isNotStaple)
  const left = unused.filter((food) => userFoods.includes(food))
  const usedCount = listed.length - left.length
  if (usedCount === 0 || usedCount < 2 * missing.length) return false
  return usedCount >= ENOUGH_FOODS || sumPoints(left) <= MOST_LEFT * sumPoints(listed)
}
