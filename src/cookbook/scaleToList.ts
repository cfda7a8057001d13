import { type FoodKind, gramsOf, namesOf, readAmount } from '../food'
import { type CookbookRecipe, courseOf, type IngredientLine, servingsOf } from './parseRecipe'
import type { RecipeMatch, Scaling } from './recipeMatch'
import {
  amountText,
  isMainFood,
  isPerishable,
  isWeighedGrain,
  shareOf,
  shareOfAmount,
  sizingKinds,
  USES_UP,
} from './shares'

// For how many people a recipe is made of what the user has.
// The numbers are chosen by hand. tests/unit/cookbook/lists.ts has the lists that they must work for.

/** With this share of what a recipe asks for, its amounts stay as they are. */
const ENOUGH_SHARE = 0.85
/** The smallest part of a portion that is a meal. */
export const SMALLEST_MEAL = 0.5
/** The same if there is not enough for a meal of any recipe. */
export const SMALLEST_PORTION = 0.2
/** A third less of some foods will do: of curry paste, of a sauce measured in spoons, of the eggs beside mashed fruit. */
const MILDER = 1.5
/** A dish may have a quarter less of a vegetable beside its main food: a quarter of a cabbage makes slaw for four. */
const LESS_BESIDE = 1.35
/** To use up the foods, a dish may serve up to this many times the people, and at most this many in all. */
const MOST_TIMES = 2
const MOST_SERVINGS = 8
/** A baked dish needs its tin filled at least this far. */
const SMALLEST_BAKE = 0.5

/** Scales a recipe to what the user has. Returns undefined if that is enough for fewer people than `smallest`. */
export function scaleToList(match: RecipeMatch, smallest: number): Scaling | undefined {
  const { recipe, required, optional } = match
  const servings = servingsOf(recipe)
  // Of several foods for one line, other ones can make up the rest.
  const known = required.filter((line) => !line.anyOf && shareOf(line) !== undefined)
  const share = Math.min(1, ...known.map((line) => (shareOf(line) ?? 1) * toleranceOf(line, match)))
  if (servings * share < smallest || (courseOf(recipe) === 'Baking' && share < SMALLEST_BAKE)) return
  const limit = known.some(tellsServings)
    ? 1
    : Math.max(1 / servings, shareOfAll([...required, ...optional].filter(tellsServings)))
  if (share === 1 && limit === 1) {
    const times = timesToUseUp(match, known)
    return { servings: Math.round(servings * times), factor: times }
  }
  // A small amount of one food is eaten with a portion of the others, unless they make a dough or batter.
  const canBeStretched = ['Main', 'Salad', 'Soup', 'Side', 'Snack'].includes(courseOf(recipe))
  const least = canBeStretched ? leastServings(match, servings) / servings : 0
  const factor = Math.max(least, Math.min(share, limit))
  if (factor >= ENOUGH_SHARE) return { servings, factor: 1 }
  return { servings: Math.max(1, Math.round(servings * factor)), factor }
}

/** What the user's share of a line is multiplied by, because the dish can do with less of it. */
function toleranceOf(line: IngredientLine, { recipe, required: [main] }: RecipeMatch): number {
  const isKind = (kind: FoodKind) => line.ingredients.every(({ food, user }) => (user?.food ?? food).kind === kind)
  if (isCurryPaste(line) || (isKind('pantry') && line.before.includes('spoon'))) return MILDER
  // A fruit loaf rises with fewer eggs, and pancakes set.
  if (isKind('egg') && (main?.ingredients.every(({ food }) => food.kind === 'fruit') || isPanBatter(recipe)))
    return MILDER
  return isKind('vegetable') && line !== main ? LESS_BESIDE : 1
}

/** Whether a recipe is a batter for a pan. */
const isPanBatter = ({ method }: CookbookRecipe) => /\bbatter\b[^.]* (?:pan|sausages)\b/.test(method)

/**
 * For how many to cook at least: two where the user has enough of what the dish is made of, and little of something
 * beside it. Half a courgette and a bit of cheese go round; one egg or one fillet of fish is for one.
 */
function leastServings({ required, optional }: RecipeMatch, servings: number): number {
  const [main] = required
  const forOne = (line: IngredientLine) =>
    line.ingredients.some((each) => isMainFood(each) || (each.user?.food ?? each.food).kind === 'egg') ||
    (isWeighedGrain(line) &&
      !line.ingredients.some((each) => namesOf(each.food).some((name) => boiledGrains.includes(name))))
  const portionsOf = (line: IngredientLine) => (shareOf(line) ?? 1) * servings
  const short = [...required, ...optional].filter((line) => portionsOf(line) < ENOUGH_FOR_TWO)
  if (servings < 2 || short.some((line) => line === main || forOne(line))) return 1
  return short.every((line) => optional.includes(line) || portionsOf(line) >= LEAST_ASIDE) ? 2 : 1
}

/** This many portions of a main food are for two: three sausages are. */
const ENOUGH_FOR_TWO = 1.35
/** What a dish needs at least of a food that it is not made of, in portions: the feta of a Greek salad. */
const LEAST_ASIDE = 0.4

/** Foods that go stale. They are used up too. */
const staleFoods: readonly string[] = ['bread', 'brioche', 'burger buns', 'croissant']

/** A method that names the size of its dish or pan, which is too small for more. */
const namesVessel = /\b(?:dish|tin|pan|tray) of about|\bcm\b[^.]{0,25}\b(?:dish|tin|pan|tray)\b/

/**
 * How many times a recipe is made where there is more than it asks for of meat, fish or buns, or of a vegetable that is
 * served whole, and nearly as much of all else.
 */
function timesToUseUp(match: RecipeMatch, known: readonly IngredientLine[]): number {
  const { recipe, used } = match
  const isCalledFor = known.some(
    (line) =>
      (line === match.required[0] && isServedByPiece(line, servingsOf(recipe))) ||
      line.ingredients.some(
        (each) => isPerishable(each) || staleFoods.some((name) => namesOf(each.food).includes(name)),
      ),
  )
  if (!isCalledFor || courseOf(recipe) === 'Baking' || namesVessel.test(recipe.method)) return 1
  const sugars = recipe.staples.flatMap((line) => {
    const needed = readAmount(amountText(line))
    const users = used.flatMap(({ food, user }) => (food.name === 'sugar' && user ? user : []))
    const isSugar = line.ingredients.some(({ food }) => food.name === 'sugar')
    return isSugar && needed ? users.flatMap((user) => shareOfAmount(user, needed, line) ?? []) : []
  })
  const shares = known.map((line) => (shareOf(line) ?? MOST_TIMES) * toleranceOf(line, match))
  const times = Math.min(MOST_TIMES, MOST_SERVINGS / servingsOf(recipe), ...shares, ...sugars)
  return times > USES_UP ? times : 1
}

/** Whether everybody gets a vegetable of their own, or two: four potatoes are baked for four. */
function isServedByPiece(line: IngredientLine, servings: number): boolean {
  const needed = readAmount(amountText(line))
  return (
    needed?.unit === 'piece' &&
    needed.quantity % servings === 0 &&
    line.ingredients.every(({ user }) => user?.food.kind === 'vegetable' && user.amount?.unit === 'piece')
  )
}

/** Whether the amount of a line tells for how many people the user cooks. Half an onion says nothing about that. */
const tellsServings = ({ ingredients }: IngredientLine) =>
  ingredients.some(({ food }) => sizingKinds.includes(food.kind))

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
  return amounts.length > 0 ? sum(amounts.map(({ has }) => has)) / sum(amounts.map(({ grams }) => grams)) : 1
}

const isCurryPaste = ({ ingredients }: IngredientLine) =>
  ingredients.some(({ food }) => namesOf(food).includes('curry paste'))

/** Grains that are boiled in plenty of water, which nobody measures. */
const boiledGrains: readonly string[] = ['pasta', 'noodles', 'rice noodles']

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)
