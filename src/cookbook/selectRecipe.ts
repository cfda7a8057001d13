import type { EntryFood } from '../food'
import {
  canReplace,
  type Food,
  type FoodKind,
  foods,
  foodsNamed,
  isKindOf,
  namesOf,
  normalizeWords,
  usesOf,
} from '../food'
import type { Candidate, Match, UserList } from './candidate'
import { matchCondition } from './conditionalText'
import { parseMinutes } from './cookingTime'
import { readLocalNames } from './localNames'
import {
  type CookbookRecipe,
  courseOf,
  cuisineOf,
  type IngredientLine,
  type RecipeIngredient,
  servingsOf,
} from './parseRecipe'
import { flavouringMeats, leftoverOf, perishableKinds, SMALLEST_PORTION, sizeOf } from './portions'

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
/** A dish without its side dishes uses at least this part of a list, by points. */
const SMALLEST_PART = 1 / 3
/** The factor for foods in side dishes, because they matter less than foods in the dish itself. */
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

/**
 * Points that a recipe loses if it uses none of the user's meat and fish, because these make the dish. A dessert that
 * leaves the cheese loses them too.
 */
const UNUSED_MEAT_PENALTY = 2.5

/** Points that a recipe loses if it leaves all of the user's meat, fish or egg whites, and in part for a part. */
const LEFTOVER_PENALTY = 1.5
/** Points that a recipe loses if it leaves the rice, pasta, noodles, couscous or pastry of the list and uses no other starch. */
const UNUSED_GRAIN_PENALTY = 1.3
/** A reply never asks the user to get these. ai.ts gives models a similar rule. */
const neverSuggestedKinds: readonly FoodKind[] = ['meat', 'fish', 'vegetable']
/** Nor these, leftovers, or a food that the dish is named after: nobody makes brownies without chocolate. */
const neverSuggestedFoods: readonly string[] = [
  'chocolate',
  'marshmallows',
  'popcorn',
  'french fries',
  'quorn',
  'cocoa',
  'nutella',
  'coconut milk',
  'peanut butter',
  'pepper soup spice',
  'plant-based mince',
  'condensed cream soup',
  'green papaya',
  'pickled mustard greens',
  'puff pastry',
  'filo',
]
/** Sweet things that can replace sugar by the spoonful. */
const pourableSugars: readonly string[] = ['honey', 'maple syrup']
const seasoningKinds: readonly FoodKind[] = ['spice', 'herb', 'pantry', 'aromatic']
/**
 * Selects the recipe that fits the user's foods best, or the first of several equally good ones. Returns undefined if
 * every recipe would use too little of the list, miss too many lines, need more of a food than there is, contain
 * something excluded, or require a food that a reply never asks for.
 *
 * @param besideOf returns the user's foods that go into side dishes of a recipe. They count only if no recipe uses
 *   enough by itself, or if the best one leaves the meat or fish. Meat and fish do not count, because they make a dish.
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
    const mains = allowed.filter((each) => (isSweet ? isMeatOrFish(each) || isCheese(each) : isMain(each)))
    if (mains.length === 0 || mains.some((each) => !match.unused.includes(each))) return false
    const beside = serveBeside(match)
    return mains.every((each) => !beside.includes(each))
  }
  const pointsFor = readLocalNames(allowed)
  const listed = allowed.filter(isNotStaple)
  const leastPoints = SMALLEST_PART * sumPoints(listed)
  const matches = recipes.flatMap((recipe) => {
    const match = matchRecipe(recipe, allowed, list, leastPoints)
    return match ? [{ ...match, score: match.score + pointsFor(cuisineOf(recipe)) }] : []
  })
  const grains = allowed.filter(isMealGrain)
  const leavesGrain = (match: Match) =>
    grains.some((each) => match.unused.includes(each)) &&
    !match.used.some(({ user }) => user && isStarch(user)) &&
    !serveBeside(match).some((each) => grains.includes(each))
  const grainPenalty = (match: Match) => (leavesGrain(match) ? UNUSED_GRAIN_PENALTY : 0)
  const mainPenalty = (match: Match) => (leavesMain(match) ? UNUSED_MEAT_PENALTY : 0)
  const best = selectBest(
    matches
      .filter((match) => usesEnough(match, allowed))
      .map((match) => ({ ...match, score: match.score - mainPenalty(match) - grainPenalty(match) })),
  )
  if (best && !leavesMain(best)) return best
  const withSides = matches.flatMap((match) => {
    const isDish = sumPoints(listed) - sumPoints(match.unused.filter(isAllowed)) >= leastPoints
    const usesMain = !match.unused.some((each) => isAllowed(each) && isMeatOrFish(each))
    if (!isDish || !usesMain) return []
    const beside = serveBeside(match)
    const unused = match.unused.filter((each) => isMeatOrFish(each) || !beside.includes(each))
    const score = match.score + SIDE_FACTOR * sumPoints(beside) - grainPenalty(match)
    return usesEnough({ ...match, unused }, allowed) ? { ...match, score } : []
  })
  const withMain = selectBest(withSides)
  return best && (!withMain || withMain.score <= best.score) ? best : withMain
}

const mealGrains = foodsNamed(
  ...['rice', 'risotto rice', 'pasta', 'noodles', 'couscous', 'puff pastry', 'filo', 'udon', 'soba', 'tortillas'],
  ...['instant rice', 'cooked rice', 'cooked pasta', 'cooked noodles', 'gnocchi', 'instant noodles', 'rice noodles'],
)
const isMealGrain = ({ food }: EntryFood) => mealGrains.some((grain) => isKindOf(food, grain))

const potatoes = foodsNamed('potato', 'sweet potato')
/** Rice beside potatoes or bread is not missed. */
const isStarch = ({ food }: EntryFood) => food.kind === 'grain' || potatoes.some((potato) => isKindOf(food, potato))

const cheeses = foodsNamed('cheese', 'halloumi')
const isCheese = ({ food }: EntryFood) => cheeses.some((cheese) => isKindOf(food, cheese))

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

/**
 * Matches a recipe with the foods that are not excluded. Returns undefined if it cannot be offered.
 *
 * @param leastPoints what the foods that it uses must be worth, if they are fewer than {@link ENOUGH_FOODS}.
 */
function matchRecipe(
  recipe: CookbookRecipe,
  allowedFoods: readonly EntryFood[],
  { foods: allFoods, exclusions }: UserList,
  leastPoints: number,
): Match | undefined {
  const userFoods = allowedFoods.filter(({ food }) => hasCommon(usesOf(food), recipe.foodNames))
  // At most these are used. Most recipes share too few foods with the list, and are left before the slow part.
  const sharedFoods = userFoods.filter(isNotStaple)
  if (sharedFoods.length === 0 || (sharedFoods.length < ENOUGH_FOODS && sumPoints(sharedFoods) < leastPoints)) return
  // Ceviche has the same fish as a dish that is cooked. What stays raw says itself whom it is not for.
  if (exclusions.some(({ name }) => noRawFood.includes(name)) && recipe.method.includes('pregnan')) return
  if (exclusions.some(({ name }) => cookedThrough.includes(name)) && staysSoft.test(recipe.method)) return
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
    const remaining = fitting.filter(
      (each) => !used.some(({ user }) => user === each) && !cannotMake(each, line, recipe),
    )
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
    // Nobody makes a lentil salad without lentils. With beans instead it would have another name.
    const isSeasoning = ({ kind }: Food) => seasoningKinds.includes(kind)
    if (line.ingredients.some(({ food }) => !isSeasoning(food) && isNamed(food, recipe, true))) return
    const offered = line.ingredients.filter(
      ({ food }) =>
        !neverSuggestedKinds.includes(food.kind) &&
        // Nor the beans that a dish is made of.
        !(food.kind === 'pulse' && line === recipe.required[0]) &&
        !neverSuggestedFoods.includes(food.name) &&
        !food.name.startsWith('leftover ') &&
        !isNamed(food, recipe, isSeasoning(food)) &&
        // Nobody wants 400 g of onions for the vegetables of a dish, or a crumble of whatever fruit there is without any.
        !(line.anyOf && food.kind === 'aromatic') &&
        !(food.kind === 'fruit' && line.ingredients.length > 2) &&
        certaintyOf(food) !== 'named' &&
        // Nobody with brown rice buys rice.
        !allowedFoods.some((each) => isKindOf(each.food, food)),
    )
    // If there is a choice, the user should not have to buy a food that may contain something excluded.
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
    const isLittle = /spoon|pinch|little/.test(line.before)
    const isExcluded = (certainty: string | undefined) => certainty === 'named' || (certainty === 'maybe' && !isLittle)
    if (!isTaken(line)) continue
    if (line.ingredients.every(({ food }) => isExcluded(certaintyOf(food)))) return
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

/** Exclusions of fish and eggs that stay raw. */
const noRawFood: readonly string[] = ['raw fish', 'pregnancy', 'small child']
/** Diets for which eggs and meat must not stay soft: raw eggs and pink meat can make these people very ill. */
export const cookedThrough: readonly string[] = ['pregnancy', 'small child']
const staysSoft =
  /still shiny on top|yolks? (?:stay|still|(?:are )?as (?:soft|you))|medium-rare|(?:stay|a) pink|yolks of 2|never scrambled|still look a little wet/

/** Foods that fail in some recipes. A rule applies to foods of these names and their kinds. */
interface Unsuited {
  readonly foods: readonly string[]
  /** What the user must call the food for the rule to apply: stewing beef is beef. */
  readonly called?: RegExp
  /** The rule spares lines that name the food itself. */
  readonly unlessNamed?: boolean
  /** Words of a line in which the food fails. */
  readonly line?: RegExp
  /** Words of a method by which the food fails. */
  readonly method?: RegExp
  /** Another food of a recipe in which the food fails. */
  readonly beside?: string
  /** The food fails in recipes that take less time, in minutes. */
  readonly shorterThan?: number
}

const unsuited: readonly Unsuited[] = [
  // They are small, and split when they are rolled up.
  { foods: ['corn tortillas'], line: /^[^,]*\blarge\b/ },
  // A crisp shell cannot be rolled up at all.
  { foods: ['corn tortillas'], called: /\bshells?\b/, line: /^[^,]*\bsoft\b/ },
  // They are tough after a few minutes in a pan.
  { foods: ['pork belly', 'pork shoulder'], line: /tender cut/ },
  // Its pieces are no mince.
  { foods: ['quorn'], called: /^(?!.*\bmince\b)/, beside: 'ground meat' },
  // It is too thin to hold air.
  { foods: ['single cream'], method: /\bwhip/i },
  // It is a small, lean cut, and no joint.
  { foods: ['pork'], called: /\b(?:tenderloin|fillet)\b/, line: /\bjoint\b/ },
  {
    foods: ['beef', 'pot roast beef'],
    called: /\b(?:stew|stewing|braising|brisket|chuck|shin|shank|cheek|short ribs?)\b/,
    line: /whole joint/,
    shorterThan: 45,
  },
  // Nobody cuts a shank up before it has braised, nor chops.
  { foods: ['lamb shank', 'lamb chop'], line: /pieces|chunks|dice|strips|slice/ },
  // It is done in minutes, and dry after an hour.
  { foods: ['pork chop'], line: /5 cm/ },
  // A joint makes a pot roast rather than a stew of small pieces.
  { foods: ['pot roast beef'], line: /\b[1-3] cm/ },
  // It has bones, and cooks slowly. A stew can take it off the bone.
  {
    foods: ['chicken drumstick', 'chicken wing', 'whole chicken', 'pork ribs'],
    unlessNamed: true,
    line: /\b(?:strips|slices|shreds|cubes|small pieces|bite-sized? pieces)\b/,
    shorterThan: 40,
  },
  // Whole dried chillies are leathery: a recipe that does not name them chops fresh ones.
  {
    foods: ['dried chillies'],
    called: /\b(?:guajillo|ancho|pasilla|mulato|chipotle|chiles?)\b/,
    unlessNamed: true,
    line: /^(?!.*dried)/,
  },
  // A hash brown is a cake of grated potato, and no chips.
  { foods: ['french fries'], called: /hash brown/, method: /the chips/ },
  // It takes twice as long as the rice that a recipe measures and times. Rice to serve is cooked apart.
  { foods: ['brown rice'], unlessNamed: true, line: /\d(?!.*to serve)/ },
  // Long strands clump in the oven.
  { foods: ['spaghetti'], line: /\bshort\b/ },
  // It has no pieces.
  { foods: ['passata', 'tomato sauce'], line: /in wedges/ },
  // Flatbread soaks up no juice.
  { foods: ['naan', 'pitta'], line: /a day or two old/ },
  // Ripe ones burn.
  { foods: ['plantain'], called: /ripe|maduro|yellow/, line: /\bgreen\b/ },
  // It is for a marinade.
  { foods: ['rajma masala'], called: /tandoori/, method: /sauce clings/ },
  // It is no cube.
  { foods: ['dashi'], line: /ready-made stock/ },
  // Cola makes no scones.
  { foods: ['cola'], called: /^(?!.*lemonade)/, method: /without twisting/ },
  // They are too tough to eat raw.
  { foods: ['collard greens'], method: /Cut up the salad/ },
  // It crumbles, and neither runs nor glues.
  { foods: ['feta'], unlessNamed: true, method: /cheese runs|Roll up tightly/ },
  // Tablespoons of it drown all other flavours.
  { foods: ['paprika'], called: /smoked/, line: /\d tablespoons/ },
  // Its raising agent is spent before yeast has risen.
  { foods: ['self-raising flour'], beside: 'yeast' },
]

/** What a line says of cooked meat alone, such as that it is shredded. */
const ofCooked = /\{cooked [^}]*\}/g

/** Whether a food fails in a line of a recipe that takes its like. */
const cannotMake = (
  { food, name: userName }: EntryFood,
  { before, after, ingredients }: IngredientLine,
  recipe: CookbookRecipe,
): boolean =>
  (rulesFor.get(food.name) ?? []).some(
    ({ called, unlessNamed, line, method, beside, shorterThan }) =>
      (called?.test(userName) ?? true) &&
      !(unlessNamed && ingredients.some((each) => each.food.name === food.name)) &&
      (line?.test(`${before}${after}`.replace(ofCooked, '')) ||
        method?.test(recipe.method) ||
        (beside !== undefined && recipe.foodNames.has(beside)) ||
        (shorterThan !== undefined && (parseMinutes(recipe.head.time) ?? shorterThan) < shorterThan)),
  )

/** The rules of {@link unsuited} by the name of each food that they apply to. */
const rulesFor = new Map(
  [...foods.values()].map((food) => {
    const names = namesOf(food)
    return [food.name, unsuited.filter((rule) => rule.foods.some((name) => names.includes(name)))]
  }),
)

/** Whether two sets have a value in common. Loops, because it runs for each food and recipe. */
function hasCommon(set: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  for (const value of set) if (other.has(value)) return true
  return false
}

/** Whether the title of a recipe names a food, by one of its words, or by all: curry powder is not all of a curry. */
function isNamed({ name }: Food, { titleWords }: CookbookRecipe, byAll = false): boolean {
  const words = nameWords.get(name) ?? []
  return byAll ? words.every((word) => titleWords.has(word)) : words.some((word) => titleWords.has(word))
}

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
