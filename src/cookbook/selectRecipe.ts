import type { EntryFood } from '../food'
import {
  ENOUGH_FOODS,
  isNotStaple,
  matchRecipe,
  type RecipeMatch,
  type ScaledMatch,
  sumPoints,
  type UserList,
} from './matchRecipe'
import { type CookbookRecipe, certaintyOf } from './recipe'
import { recipes } from './recipes'
import { isMainFood, isPerishable, scaleToList } from './shares'

// The numbers below are chosen by hand. tests/fixtures/cookbookLists.ts has the lists that they must work for.

/** A dish without its side dishes uses at least this part of a list, by points. */
const SMALLEST_PART = 1 / 3
/** With them it leaves at most this part. */
const MOST_LEFT = 0.55
/** Points that a recipe loses if it uses none of the user's meat and fish, because these make the dish. */
const UNUSED_MEAT_PENALTY = 2.5

/** The recipes that can use enough of a list: others are not worth comparing, which takes long. */
export function recipesFor(list: UserList, part = SMALLEST_PART): readonly CookbookRecipe[] {
  const foods = allowedFoods(list).filter(isNotStaple)
  const least = part * sumPoints(foods)
  return recipes.using(foods, (used) => used.length >= ENOUGH_FOODS || sumPoints(used) >= least)
}

/**
 * Selects the recipe that fits the user's foods best, or the first of several equally good ones. Returns undefined if
 * every recipe would use too little of the list, miss too many lines, need more of a food than there is, contain
 * something excluded, require a food that a reply never asks for, or not be accepted.
 *
 * @param accepted the conditions for a match, in order of preference: a later one is tried if no match meets the earlier
 *   ones. Each gets the match with the most points too.
 */
export function selectRecipe(
  offered: readonly CookbookRecipe[],
  list: UserList,
  accepted: readonly ((match: RecipeMatch, best: RecipeMatch) => boolean)[] = [() => true],
): ScaledMatch | undefined {
  const allowed = allowedFoods(list)
  const mains = allowed.filter(isMainFood)
  const meats = mains.length > 0 ? mains : allowed.filter(isPerishable)
  const penaltyFor = ({ unused }: RecipeMatch) =>
    meats.length > 0 && meats.every((each) => unused.includes(each)) ? UNUSED_MEAT_PENALTY : 0
  const matches = offered
    .flatMap((recipe) => matchRecipe(recipe, allowed, list) ?? [])
    .filter((match) => usesEnough(match, allowed))
    .map((match) => ({ ...match, score: match.score - penaltyFor(match) }))
    .toSorted((a, b) => b.score - a.score || byTitle(a, b))
  const [best] = matches
  if (!best) return undefined
  for (const isAccepted of accepted)
    for (const match of matches) {
      const scaled = isAccepted(match, best) ? scaleToList(match) : undefined
      if (scaled) return scaled
    }
  return undefined
}

/**
 * The recipes that use anything of a list, those that miss least first. For a list that none fits. What they miss is nothing
 * that perhaps is excluded.
 */
export function findNearest(offered: readonly CookbookRecipe[], list: UserList, most: number): RecipeMatch[] {
  const allowed = allowedFoods(list)
  return offered
    .flatMap((recipe) => matchRecipe(recipe, allowed, list) ?? [])
    .filter(({ missing }) =>
      missing.every(({ ingredients }) =>
        ingredients.every(({ food }) => certaintyOf(food, list.exclusions) === undefined),
      ),
    )
    .toSorted((a, b) => a.missing.length - b.missing.length || b.score - a.score || byTitle(a, b))
    .slice(0, most)
}

const byTitle = ({ recipe: a }: RecipeMatch, { recipe: b }: RecipeMatch) => (a.title < b.title ? -1 : 1)

const allowedFoods = ({ foods, exclusions }: UserList) =>
  foods.filter(({ food }) => certaintyOf(food, exclusions) !== 'named')

/**
 * Whether a recipe uses at least two foods for each missing one, and either enough of the list by points or, for long
 * lists, `ENOUGH_FOODS`. Staples do not count.
 */
function usesEnough({ unused, missing }: RecipeMatch, userFoods: readonly EntryFood[]): boolean {
  const listed = userFoods.filter(isNotStaple)
  // `unused` also has foods that the user excludes. They do not count as left over.
  const left = unused.filter((food) => userFoods.includes(food))
  const usedCount = listed.length - left.length
  if (usedCount === 0 || usedCount < 2 * missing.length) return false
  return usedCount >= ENOUGH_FOODS || sumPoints(left) <= MOST_LEFT * sumPoints(listed)
}
