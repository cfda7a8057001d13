import type { RecipeMatch, Scaling } from './matchRecipe'
import type { IngredientLine } from './recipe'
import { isMainFood, isWeighedGrain, shareOf } from './shares'

/** With this share of what a recipe asks for, its amounts stay as they are. Chosen by hand, as the next two. */
const ENOUGH_SHARE = 0.85
/** The smallest part of a portion that is worth cooking. */
const SMALLEST_PORTION = 0.2
/** A baked dish needs its tin filled at least this far. */
const SMALLEST_BAKE = 0.5

/** For so many at least a dish is made if only something beside its main food is short: half a courgette goes round. */
const LEAST_SERVINGS = 2

/** Scales a recipe to what the user has. Returns undefined if that is too little for one. */
export function scaleToList({ recipe: { head }, required }: RecipeMatch): Scaling | undefined {
  const { servings, course } = head
  const isDough = ['Baking', 'Dessert', 'Breakfast'].includes(course)
  const isMain = (line: IngredientLine) =>
    line === required[0] ||
    isWeighedGrain(line) ||
    line.ingredients.some((each) => isMainFood(each) || (each.user?.food ?? each.food).kind === 'egg')
  const shares = required.map((line) => ({ share: shareOf(line) ?? 1, least: isMain(line) ? 1 : LEAST_SERVINGS }))
  const least = Math.min(...shares.map(({ share }) => share))
  if (servings * least < SMALLEST_PORTION || (course === 'Baking' && least < SMALLEST_BAKE)) return
  const factor = Math.min(1, ...shares.map((each) => Math.max(each.share, isDough ? 0 : each.least / servings)))
  if (factor >= ENOUGH_SHARE) return { servings, factor: 1 }
  return { servings: Math.max(1, Math.round(servings * factor)), factor }
}
