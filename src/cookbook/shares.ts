import { type Amount, type EntryFood, type Food, type FoodKind, gramsOf, namesOf } from '../food'
import { chooseAmount, measureOf } from './lineAmount'
import { type IngredientLine, namesIn, type RecipeIngredient } from './recipe'

// How much of what a line asks for the user has, and how much of it the line takes.
// The numbers are chosen by hand. tests/fixtures/cookbookLists.ts has the lists that they must work for.

/** A recipe uses all of a food if there is at most this many times what it asks for. */
const USES_UP = 1.2
/** The same for meat and fish, and for vegetables and fruit that the user counts. */
const USES_UP_MEAT = 1.5
/** The same in a recipe that is made for fewer people. */
export const USES_UP_SMALL = 2.05
/** The same for a single piece, such as one onion: half of it would go off. */
const USES_UP_PIECE = 3.5
/** A heavier piece keeps, and so does a heavy cut, such as a quarter of a cabbage. In grams. */
const LARGE_PIECE = 300
const LARGE_CUT = 200

/** The amount of these foods limits how much can be cooked. Of seasonings there is rarely too little. */
const limitingKinds: readonly FoodKind[] = [
  ...(['meat', 'fish', 'grain', 'egg', 'pulse', 'vegetable', 'fruit', 'dairy', 'aromatic', 'pantry', 'nut'] as const),
]
/** People buy meat and fish for one meal, and eggs, flour and pasta for several. */
const perishableKinds: readonly FoodKind[] = ['meat', 'fish']
/** Meat and fish that flavour a dish of something else. */
const flavouringMeats: readonly string[] = ['bacon', 'ham', 'chorizo', 'salami', 'anchovies']

/** Whether a food goes off soon. */
export const isPerishable = ({ food, user }: Pick<RecipeIngredient, 'food' | 'user'>) =>
  perishableKinds.includes((user?.food ?? food).kind) || food.name === 'egg whites'

/** Whether a food is meat or fish that makes a dish. Bacon and ham flavour it. */
export const isMainFood = ({ food, user }: Pick<RecipeIngredient, 'food' | 'user'>) =>
  perishableKinds.includes((user?.food ?? food).kind) &&
  !namesOf(user?.food ?? food).some((name) => flavouringMeats.includes(name))

/** A spice and sweet things that make a dish, although their kinds only season one. */
const definingFoods: readonly string[] = ['curry paste', 'chocolate', 'marshmallows']

/** Whether a dish can be short of a food. */
const isLimiting = ({ food }: EntryFood) =>
  limitingKinds.includes(food.kind) || namesOf(food).some((name) => definingFoods.includes(name))

const isSugar = (food: Food) => namesOf(food).includes('sugar')

/** Whether a food seasons a dish. With less of it the dish tastes milder, and is for as many people. */
const isSeasoning = (each: EntryFood) =>
  !isLimiting(each) && (['spice', 'herb', 'sweet'].includes(each.food.kind) || isSugar(each.food))

/** Milk and butter are measured for the flour of a batter or dough. The rest keeps. */
const isMilkOrButter = (line: IngredientLine) =>
  line.ingredients.some(({ food }) => namesOf(food).some((name) => ['milk', 'buttermilk', 'butter'].includes(name)))

/** Whether a dish is measured for its amount: it takes no more of it because there is more. */
export const isMeasured = (line: IngredientLine) => isWeighedGrain(line) || isMilkOrButter(line)

/** A grain that is weighed drinks up the liquid of a dish, which is measured for it. The rest of the packet keeps. */
export const isWeighedGrain = (line: IngredientLine) =>
  line.ingredients.some(({ food }) => food.kind === 'grain') && neededOf(line)?.unit === 'g'

/** What share of a line's amount the user has of a food that limits a dish; undefined where an amount is not known. */
export const shareOf = (line: IngredientLine): number | undefined => shareAmong(line, isLimiting)

/** The same for a food that seasons it. */
const seasoningShareOf = (line: IngredientLine): number | undefined => shareAmong(line, isSeasoning)

function shareAmong(line: IngredientLine, counts: (user: EntryFood) => boolean): number | undefined {
  const users = line.ingredients.flatMap(({ user }) => user ?? [])
  if (users.length === 0 || users.length < line.ingredients.length || users.some(({ amount }) => !amount)) return
  if (!users.every(counts)) return
  const needed = neededOf(line)
  if (!needed) return
  const shares = users.flatMap((user) => shareOfAmount(user, needed, line) ?? [])
  return shares.length === users.length ? shares.reduce((sum, share) => sum + share, 0) : undefined
}

/**
 * Returns the factor for the amount of one line in a scaled recipe. A line takes no more than the user has. It takes all
 * of that if only a little would remain, such as half a tin.
 */
export function lineFactor(line: IngredientLine, factor: number): number {
  const share = shareOf(line)
  const seasoning = seasoningShareOf(line)
  if (seasoning !== undefined) return Math.min(seasoning, factor)
  if (share === undefined || share < factor) return share ?? factor
  const units = line.ingredients.map((each) => wholeUnit(each))
  const isSmall = factor < 1 || units.includes('tin')
  const usesUp = line.ingredients.every((each) => isPerishable(each) || isCounted(each)) ? USES_UP_MEAT : USES_UP
  const isPiece = units.every((unit) => unit === 'piece')
  const most = isMeasured(line) ? usesUp : isPiece ? USES_UP_PIECE : isSmall ? USES_UP_SMALL : usesUp
  return share <= factor * most ? share : factor
}

/** Whether the user's list counts a vegetable or fruit in pieces that goes off. */
const isCounted = ({ user }: RecipeIngredient) =>
  ['vegetable', 'fruit'].includes(user?.food.kind ?? '') && !isCitrus(user?.food) && user?.amount?.unit === 'piece'

/** Whether a food is a fruit that flavours a dish, and keeps. */
export const isCitrus = (food: Food | undefined) =>
  namesOf(food).some((name) => ['lemon', 'lime', 'lemon juice', 'lime juice'].includes(name))

/** Returns the unit that the recipe uses whole: a tin, or at most one piece. A lemon or a stock cube keeps. */
function wholeUnit({ food, user }: RecipeIngredient): 'tin' | 'piece' | undefined {
  const { unit, quantity = 0 } = user?.amount ?? {}
  if (unit === 'tin') return 'tin'
  const isFresh = user && ['vegetable', 'meat'].includes(user.food.kind)
  const isLarge =
    isFresh && user.amount && (gramsOf(user.amount, namesOf(user.food)) ?? 0) > (quantity < 1 ? LARGE_CUT : LARGE_PIECE)
  const keeps = isCitrus(food) || food.kind === 'pantry'
  return unit === 'piece' && quantity <= 1 && !isLarge && !keeps ? unit : undefined
}

/** What a line asks for of its ingredients. */
const neededOf = (line: IngredientLine) =>
  measureOf(
    chooseAmount(
      line,
      namesIn([line], ({ text }) => text),
    ).amount,
  )

/** What share of an amount the user has of one food; undefined if the two amounts cannot be compared. */
function shareOfAmount(
  { amount, food, name }: EntryFood,
  needed: Amount,
  { ingredients }: IngredientLine,
): number | undefined {
  if (!amount) return
  const names = namesOf(food)
  const hasGrams = gramsOf(amount, [name, ...names])
  const neededGrams = gramsOf(needed, [...names, ...ingredients.map((each) => each.food.name)])
  if (hasGrams !== undefined && neededGrams !== undefined) return hasGrams / neededGrams
  return amount.unit === needed.unit ? amount.quantity / needed.quantity : undefined
}
