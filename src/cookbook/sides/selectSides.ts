import { canReplace, type EntryFood, type Food, foodsNamed, isKindOf } from '../../food'
import { matchIngredients, takeMatches } from '../matchIngredients'
import { MOST_FOODS } from '../matchRecipe'
import { courseOf, cuisineOf } from '../parseRecipe'
import type { ScaledMatch } from '../recipeMatch'
import { resolveMethod } from '../resolveMethod'
import { scaleLine } from '../scaleLine'
import { eastAsian, latin, southAsian } from './cuisines'
import { findPot, hotOven, pepper } from './recipeSteps'
import type { ListedSide, Side, SideMethod } from './side'
import { sides } from './sideData'

/** More sides than this make a buffet, not a meal. */
const MAX_SIDES = 8

/** What decides which sides go with a dish. */
interface Dish {
  readonly course: string
  readonly cuisine: string
  readonly steps: readonly string[]
  readonly hasHotOven: boolean
  /** The foods that it lists, as the user has them. */
  readonly foods: readonly Food[]
  /** The foods of the section "Serve with". */
  readonly servedWith: readonly EntryFood[]
}

/** Selects sides for a recipe from the foods that it does not use. `isAllowed` says which foods it may serve. */
export function selectSides(match: ScaledMatch, isAllowed: (food: Food) => boolean): ListedSide[] {
  const { servedWith, unused, servings } = match
  const dish = describeDish(match)
  const starches = starchesOf(dish)
  let remaining = [...servedWith, ...unused].filter(({ food }) => isAllowed(food))
  const selected: ListedSide[] = []
  let room = MOST_FOODS - match.used.filter(({ food }) => food.kind !== 'staple').length
  for (const side of sides) {
    const { line, starch } = side
    const isWritten = isServedWith(side, dish)
    if (!suitsDish(side, dish, isWritten)) continue
    if (starch && !isWritten && starches.has(starch)) continue
    const ingredients = takeMatches(line, matchIngredients(line, remaining), room)
    if (ingredients.length === 0) continue
    room -= ingredients.length
    if (starch) starches.add(starch)
    remaining = remaining.filter((each) => ingredients.every(({ user }) => user !== each))
    const [before, after] = [scaleLine(line.before, servings), scaleLine(line.after, servings)]
    selected.push({ line: { ...line, ingredients, before, after }, method: methodFor(side, dish) })
  }
  return selected.slice(0, MAX_SIDES)
}

function describeDish({ recipe, required, optional, servedWith }: ScaledMatch): Dish {
  const steps = resolveMethod(recipe, { required, optional }).split('\n')
  return {
    course: courseOf(recipe),
    cuisine: cuisineOf(recipe),
    steps,
    hasHotOven: steps.some((step) => hotOven.test(step)),
    foods: [...required, ...optional].flatMap(({ ingredients }) =>
      ingredients.map(({ food, user }) => user?.food ?? food),
    ),
    servedWith,
  }
}

/** Whether the recipe itself names the food of a side in its section "Serve with". */
const isServedWith = ({ line }: Side, { servedWith }: Dish) =>
  line.ingredients.some(({ food }) => servedWith.some((each) => canReplace(each.food, food)))

/** Whether a side goes with a dish. The user may lack its foods. */
function suitsDish(side: Side, dish: Dish, isWritten: boolean): boolean {
  const { method, courses, cuisines, onto, simmered } = side
  const isSoupPot = simmered !== undefined && 'lastMinutes' in simmered && dish.course === 'Soup'
  const suitsCourse = courses.includes(dish.course) || (isSoupPot && canSimmer(side, dish))
  const suitsCuisine = cuisines === undefined || cuisines.includes(dish.cuisine)
  if (!isWritten && !(suitsCourse && suitsCuisine)) return false
  if (!hasPlaceFor(method, dish, isWritten)) return false
  return onto === undefined || dish.foods.some((food) => onto.some((each) => isKindOf(food, each)))
}

/** Whether a dish has the step that a seasoning, or an addition to its pot, goes into. */
function hasPlaceFor(method: SideMethod, { steps }: Dish, isWritten: boolean): boolean {
  if (typeof method === 'string') return true
  if ('seasoning' in method) return steps.some((step) => pepper.test(step))
  return !('inPot' in method) || (!isWritten && findPot(steps) >= 0)
}

/** Whether a dish simmers for long enough to cook the side. */
const canSimmer = ({ simmered }: Side, { steps }: Dish) =>
  simmered !== undefined && findPot(steps, 'lastMinutes' in simmered ? simmered.lastMinutes : simmered.cooks) >= 0

/** How a side is made for a dish: in its pot, in its oven, or by itself. */
function methodFor(side: Side, dish: Dish): SideMethod {
  if (side.simmered && canSimmer(side, dish)) return side.simmered
  return (dish.hasHotOven && side.roasted) || side.method
}

const breads = foodsNamed('bread', 'pitta', 'naan', 'tortillas', 'corn tortillas', 'burger buns', 'pizza dough')
/** Grains that thicken or coat a dish, so they are not a side. */
const coatings = foodsNamed(
  ...['flour', 'cornflour', 'breadcrumbs', 'crackers', 'stuffing', 'puff pastry', 'shortcrust pastry', 'filo'],
)
const starchyVegetables = foodsNamed('potato', 'sweet potato', 'mashed potato', 'yam', 'cassava', 'plantain')

/** These cuisines serve rice with potatoes in a sauce. */
const withRice = [...southAsian, ...eastAsian]

/** Which kinds of starch a dish has already. */
function starchesOf({ foods, cuisine }: Dish): Set<Side['starch']> {
  const found = new Set<Side['starch']>()
  for (const food of foods) {
    if (breads.some((bread) => isKindOf(food, bread))) {
      found.add('bread')
      // These cuisines serve rice with tortillas.
      if (latin.includes(cuisine)) continue
    }
    if (coatings.some((each) => isKindOf(food, each))) continue
    const isStarchy = !withRice.includes(cuisine) && starchyVegetables.some((each) => isKindOf(food, each))
    if (food.kind === 'grain' || isStarchy) found.add('boiled')
  }
  return found
}
