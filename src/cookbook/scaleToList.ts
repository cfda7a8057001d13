import type { RecipeMatch, Scaling } from './matchRecipe'
import type { IngredientLine } from './recipe'
import { isMainFood, isWeighedGrain, shareOf } from './shares'

// For how many people a recipe is made of what the user has.
// The numbers are chosen by hand. tests/fixtures/cookbookLists.ts has the lists that they must work for.

/** With this share of what a recipe asks for, its amounts stay as they are. */
const ENOUGH_SHARE = 0.85
/** The smallest part of a portion that is worth cooking. */
const SMALLEST_PORTION = 0.2
/** A baked dish needs its tin filled at least this far. */
const SMALLEST_BAKE = 0.5

/** Scales a recipe to what the user has. Returns undefined if that is too little for one. */
export function scaleToList(match: RecipeMatch): Scaling | undefined {
  const { recipe, required } = match
  const servings = recipe.head.servings
  const share = Math.min(1, ...required.flatMap((line) => shareOf(line) ?? []))
  if (servings * share < SMALLEST_PORTION || (recipe.head.course === 'Baking' && share < SMALLEST_BAKE)) return
  // A small amount of one food is eaten with a portion of the others, unless they make a dough or batter.
  const canBeStretched = ['Main', 'Salad', 'Soup', 'Side', 'Snack'].includes(recipe.head.course)
  const factor = Math.max(canBeStretched ? leastServings(match, servings) / servings : 0, share)
  if (factor >= ENOUGH_SHARE) return { servings, factor: 1 }
  return { servings: Math.max(1, Math.round(servings * factor)), factor }
}

/** This many portions of a main food are for two: three sausages are. */
const ENOUGH_FOR_TWO = 1.35
/** What a dish needs at least of a food that it is not made of, in portions: the feta of a Greek salad. */
const LEAST_ASIDE = 0.4

/**
 * For how many to cook at least: two where the user has enough of what the dish is made of, and little of something
 * beside it. Half a courgette and a bit of cheese go round; one egg or one fillet of fish is for one.
 */
function leastServings({ required, optional }: RecipeMatch, servings: number): number {
  const [main] = required
  const forOne = (line: IngredientLine) =>
    line.ingredients.some((each) => isMainFood(each) || (each.user?.food ?? each.food).kind === 'egg') ||
    isWeighedGrain(line)
  const portionsOf = (line: IngredientLine) => (shareOf(line) ?? 1) * servings
  const short = [...required, ...optional].filter((line) => portionsOf(line) < ENOUGH_FOR_TWO)
  if (servings < 2 || short.some((line) => line === main || forOne(line))) return 1
  return short.every((line) => optional.includes(line) || portionsOf(line) >= LEAST_ASIDE) ? 2 : 1
}
