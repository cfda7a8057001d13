import { type EntryFood, type Food, type FoodKind, gramsOf, namesOf } from '../food'
import { measureOf } from './lineAmount'
import type { RecipeMatch, ScaledMatch } from './matchRecipe'
import { foodOf, type ListedLine, type RecipeIngredient } from './recipe'

// How much of what a line asks for the user has, how much of it the line takes, and for how many people that makes a dish. The
// numbers are chosen by hand, for the lists in tests/fixtures/cookbookLists.ts.

/** A recipe uses all of a food if there is at most this many times what it asks for. */
const USES_UP = 1.2
/** The same for fresh food. */
export const USES_UP_FRESH = 2.05
/** The same for a tin and a single piece, because half of it would go off. */
export const USES_UP_WHOLE = 3.5
/** Of these there is rarely too little. The amount of others limits how much can be cooked. */
const plentyKinds: readonly FoodKind[] = ['spice', 'herb', 'sweet', 'drink', 'staple']
/** People buy meat and fish for one meal, and eggs, flour and pasta for several. */
const perishableKinds: readonly FoodKind[] = ['meat', 'fish']
/** Meat and fish that flavour a dish of something else. */
const flavouringMeats: readonly string[] = ['bacon', 'ham', 'chorizo', 'salami', 'anchovies']

const isCalled = (food: Food, names: readonly string[]) => namesOf(food).some((name) => names.includes(name))

/** Whether a food goes off soon. */
export const isPerishable = (each: Pick<RecipeIngredient, 'food' | 'user'>) =>
  perishableKinds.includes(foodOf(each).kind) || each.food.name === 'egg whites'

/** Whether a food is meat or fish that makes a dish. */
export const isMainFood = (each: Pick<RecipeIngredient, 'food' | 'user'>) =>
  perishableKinds.includes(foodOf(each).kind) && !isCalled(foodOf(each), flavouringMeats)

/** Whether a dish can be short of a food. Some sweet things and a spice make a dish, although others only season one. */
const isLimiting = ({ food }: EntryFood) =>
  !plentyKinds.includes(food.kind) || isCalled(food, ['curry paste', 'chocolate', 'marshmallows'])

/** Of oil, salt and pepper nobody has too little. */
const isShared = ({ food }: EntryFood) => food.kind !== 'staple' || food.name === 'sugar'

/** A grain that is weighed drinks up the liquid of a dish, which is measured for it. */
const isWeighedGrain = ({ ingredients, amount }: ListedLine) =>
  measureOf(amount)?.unit === 'g' && ingredients.some(({ food }) => food.kind === 'grain')

/** Whether a line takes no more because there is more: milk and butter are measured for the flour of a batter or dough. */
export const isMeasured = (line: ListedLine) =>
  isWeighedGrain(line) || line.ingredients.some(({ food }) => isCalled(food, ['milk', 'buttermilk', 'butter']))

/** The factor for one line of a scaled recipe. It takes no more than the user has, and all if only a little would remain. */
export function lineFactor(line: ListedLine, factor: number): number {
  const share = shareOf(line, isShared) ?? factor
  const most = isMeasured(line) ? USES_UP : Math.min(...line.ingredients.map(usesUp))
  return share <= factor * most ? share : factor
}

/** How many times what a line asks for a food may be there so that all is used. A lemon keeps. */
function usesUp(each: RecipeIngredient): number {
  const { unit, quantity = 0 } = each.user?.amount ?? {}
  if (unit === 'tin') return USES_UP_WHOLE
  if (isCitrus(each.food) || !freshKinds.includes(foodOf(each).kind)) return USES_UP
  return unit === 'piece' && quantity <= 1 ? USES_UP_WHOLE : USES_UP_FRESH
}
const freshKinds: readonly FoodKind[] = ['meat', 'fish', 'vegetable', 'fruit', 'aromatic']

/** Whether a food is a fruit that flavours a dish, and keeps. */
export const isCitrus = (food: Food) => isCalled(food, ['lemon', 'lime', 'lemon juice', 'lime juice'])

/** What share of a line's amount the user has. Undefined if an amount is not known, or a food does not count. */
function shareOf({ ingredients, amount }: ListedLine, counts: (user: EntryFood) => boolean): number | undefined {
  const needed = measureOf(amount)
  const neededNames = ingredients.map(({ food }) => food.name)
  return ingredients.reduce((sum: number | undefined, { user }) => {
    if (sum === undefined || !needed || !user?.amount || !counts(user)) return undefined
    const names = namesOf(user.food)
    const hasGrams = gramsOf(user.amount, [user.name, ...names])
    const neededGrams = gramsOf(needed, [...names, ...neededNames])
    if (hasGrams !== undefined && neededGrams !== undefined) return sum + hasGrams / neededGrams
    return user.amount.unit === needed.unit ? sum + user.amount.quantity / needed.quantity : undefined
  }, 0)
}

/** With this share of what a recipe asks for, its amounts stay as they are. */
const ENOUGH_SHARE = 0.85
/** The smallest part of a portion that is worth cooking. */
const SMALLEST_PORTION = 0.2
/** A baked dish needs its tin filled at least this far. */
const SMALLEST_BAKE = 0.5

/** A dish is made for so many at least if only something beside its main food is short: half a courgette goes round. */
const LEAST_SERVINGS = 2

/** Scales a recipe to what the user has. Returns undefined if that is too little for one. */
export function scaleToList(match: RecipeMatch): ScaledMatch | undefined {
  const { required, recipe } = match
  const { servings, course } = recipe.head
  const isDough = ['Baking', 'Dessert', 'Breakfast'].includes(course)
  const isMain = (line: ListedLine) =>
    line === required[0] ||
    isWeighedGrain(line) ||
    line.ingredients.some((each) => isMainFood(each) || foodOf(each).kind === 'egg')
  const shares = required.map((line) => ({
    share: shareOf(line, isLimiting) ?? 1,
    least: isMain(line) ? 1 : LEAST_SERVINGS,
  }))
  const least = Math.min(...shares.map(({ share }) => share))
  if (servings * least < SMALLEST_PORTION || (course === 'Baking' && least < SMALLEST_BAKE)) return
  const factor = Math.min(1, ...shares.map((each) => Math.max(each.share, isDough ? 0 : each.least / servings)))
  if (factor >= ENOUGH_SHARE) return { ...match, servings, factor: 1 }
  return { ...match, servings: Math.max(1, Math.round(servings * factor)), factor }
}
