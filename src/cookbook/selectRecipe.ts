import type { EntryFood } from '../food'
import { remember } from '../lib/remember'
import { isNotStaple, matchRecipe, type RecipeMatch, type ScaledMatch, sumPoints, type UserList } from './matchRecipe'
import { type CookbookRecipe, certaintyOf, type RecipeIngredient } from './recipe'
import { recipes } from './recipes'
import { isMainFood, isPerishable, scaleToList } from './shares'

/** A dish without its sides uses at least this part of a list, by points. Chosen by hand, as the next two. */
const SMALLEST_PART = 1 / 3
/** With its sides it leaves at most this part. */
const MOST_LEFT = 0.55
/** A recipe that uses this many foods is a good suggestion, however long the user's list is. */
const ENOUGH_FOODS = 5
/** What a recipe loses if it uses none of the user's meat and fish, because these make the dish. */
const UNUSED_MEAT_PENALTY = 2.5

/** The recipes that can use enough of a list. To compare all takes long. */
export function recipesFor(list: UserList, part = SMALLEST_PART): readonly CookbookRecipe[] {
  const foods = allowedFoods(list).filter(isNotStaple)
  const least = part * sumPoints(foods)
  return recipes.using(foods, (used) => used.length >= ENOUGH_FOODS || sumPoints(used) >= least)
}

/** Compares recipes with the last lists, each once, because ideas are looked for several times. */
const matcherFor = remember((list: UserList) => {
  const allowed = allowedFoods(list)
  return remember((recipe: CookbookRecipe) => matchRecipe(recipe, allowed, list))
}, 8)

/**
 * Selects the recipe that fits the user's foods best. Returns undefined if each would use too little of the list, miss too many
 * lines, need more of a food than there is, contain something excluded, or not be accepted.
 *
 * @param accepted the conditions for a match, in order of preference. Each gets the match with the most points too.
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
  const matchOf = matcherFor(list)
  const matches = offered
    .flatMap((recipe) => matchOf(recipe) ?? [])
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

/** The recipes that use anything of a list, those that miss least first, and nothing that may be excluded. */
export function findNearest(offered: readonly CookbookRecipe[], list: UserList, most: number): RecipeMatch[] {
  const matchOf = matcherFor(list)
  const isFree = ({ food }: RecipeIngredient) => certaintyOf(food, list.exclusions) === undefined
  return offered
    .flatMap((recipe) => matchOf(recipe) ?? [])
    .filter(({ missing }) => missing.every(({ ingredients }) => ingredients.every(isFree)))
    .toSorted((a, b) => a.missing.length - b.missing.length || b.score - a.score || byTitle(a, b))
    .slice(0, most)
}

const byTitle = ({ recipe: a }: RecipeMatch, { recipe: b }: RecipeMatch) => (a.title < b.title ? -1 : 1)

const allowedFoods = ({ foods, exclusions }: UserList) =>
  foods.filter(({ food }) => certaintyOf(food, exclusions) !== 'named')

/** Whether a recipe uses two foods for each missing one, and enough of the list. Staples do not count. */
function usesEnough({ unused, missing }: RecipeMatch, userFoods: readonly EntryFood[]): boolean {
  const listed = userFoods.filter(isNotStaple)
  // `unused` has foods that are excluded, too.
  const left = unused.filter((food) => userFoods.includes(food))
  const usedCount = listed.length - left.length
  if (usedCount === 0 || usedCount < 2 * missing.length) return false
  return usedCount >= ENOUGH_FOODS || sumPoints(left) <= MOST_LEFT * sumPoints(listed)
}
