import type { EntryFood, Food, FoodKind } from '../food'
import { type Amount, gramsOf, namesOf, readAmount, TIN_WEIGHT } from '../food'
import type { Match, Size } from './candidate'
import { resolveConditionals } from './conditionalText'
import { ANY_OF, courseOf, type IngredientLine, type RecipeIngredient, servingsOf } from './parseRecipe'
import { roundAmount, roundOwnWeight } from './scaleLine'

// For how many people a recipe is made of what the user has, and how much of each food it takes. The numbers are chosen
// by hand. tests/unit/cookbook/lists.ts has the lists that they must work for.

/** With this share of what a recipe asks for, its amounts stay as they are. */
const ENOUGH_SHARE = 0.85
/** A cake bakes with this share of its sugar. With less it would not be sweet. */
const LEAST_SUGAR = 0.5
/** With less of its spice a dish would be another one. */
const LEAST_SPICE = 0.25
/** The smallest share of a recipe for one person that is still a meal. */
const SMALLEST_SHARE = 0.5
/** The same where no recipe has that much. */
export const SMALLEST_PORTION = 0.2
/** A recipe takes up to this many times the food that it asks for, so that nothing is left over. */
const USES_UP = 1.2
/** The same of meat and fish, and of vegetables and fruit that the user counts. */
const USES_UP_MEAT = 1.5
/** The same in a recipe that is made smaller, for somebody who empties the fridge. */
const USES_UP_SMALL = 2.05
/** The same of vegetables and fruit that the user counts, or that are the only ones of a line. */
const USES_UP_PRODUCE = 3
/** The same of a single piece, such as one onion: half of it would go off. */
const USES_UP_PIECE = 3.5
/** Beside other foods a single piece of up to this weight is used whole. In grams. */
const USED_WHOLE = 300
/** A heavier piece keeps, and so does a heavy cut, such as a quarter of a cabbage. In grams. */
const LARGE_PIECE = 300
const LARGE_CUT = 200
/** A third less of some foods will do: of curry paste, of a sauce measured in spoons, of the eggs beside mashed fruit. */
const MILDER = 1.5
/** A dish may have a quarter less of a vegetable beside its main food: a quarter of a cabbage makes slaw for four. */
const LESS_BESIDE = 1.35
/** To use up the foods, a dish may serve up to this many times the people, and at most this many in all. */
const MOST_TIMES = 2
const MOST_SERVINGS = 8
/** How much less it matters if vegetables are left: they keep longer than meat. */
const VEGETABLE_LEFTOVER = 0.35
/** A baked dish needs its tin filled at least this far. */
const SMALLEST_BAKE = 0.5

/** The amount of these in the list limits how much can be cooked. Of seasonings there is rarely too little. */
const limitingKinds: readonly FoodKind[] = [
  ...(['meat', 'fish', 'grain', 'egg', 'pulse', 'vegetable', 'fruit', 'dairy', 'aromatic', 'pantry', 'nut'] as const),
]
/** The amount of these tells for how many people the user cooks. */
const sizingKinds = limitingKinds.filter((kind) => !['aromatic', 'pantry', 'nut'].includes(kind))

/** Returns for how many people there is enough; undefined if for none, or for fewer than `smallest`. */
export function sizeOf(match: Match, smallest = SMALLEST_SHARE): Size | undefined {
  const { recipe, required, optional } = match
  const servings = servingsOf(recipe)
  // Of several foods for one line, other ones can make up the rest.
  const known = required.filter((line) => !line.anyOf && shareOf(line) !== undefined)
  const share = Math.min(1, ...known.map((line) => (shareOf(line) ?? 1) * toleranceOf(line, match)))
  if (servings * share < smallest || (courseOf(recipe) === 'Baking' && share < SMALLEST_BAKE)) return
  const limit = known.some(isSizing)
    ? 1
    : Math.max(1 / servings, shareOfAll([...required, ...optional].filter(isSizing)))
  if (share === 1 && limit === 1) {
    const times = timesOf(match, known)
    return { servings: Math.round(servings * times), factor: times }
  }
  // A small amount of one food is eaten with a portion of the others, unless they make a dough or batter.
  const isEked = ['Main', 'Salad', 'Soup', 'Side', 'Snack'].includes(courseOf(recipe))
  const least = isEked ? leastServings(match, servings) / servings : 0
  const factor = Math.max(least, Math.min(share, limit))
  if (factor >= ENOUGH_SHARE) return { servings, factor: 1 }
  return { servings: Math.max(1, Math.round(servings * factor)), factor }
}

/** What the user's share of a line is multiplied by, because the dish can do with less of it. */
function toleranceOf(line: IngredientLine, { recipe, required: [main] }: Match): number {
  const isKind = (kind: FoodKind) => line.ingredients.every(({ food, user }) => (user?.food ?? food).kind === kind)
  if (isCurryPaste(line) || (isKind('pantry') && line.before.includes('spoon'))) return MILDER
  // A fruit loaf rises with fewer eggs, and pancakes set.
  if (isKind('egg') && (main?.ingredients.every(({ food }) => food.kind === 'fruit') || isPanBatter(recipe)))
    return MILDER
  return isKind('vegetable') && line !== main ? LESS_BESIDE : 1
}

/** Whether a recipe is a batter for a pan. */
const isPanBatter = ({ method }: Match['recipe']) => /\bbatter\b[^.]* (?:pan|sausages)\b/.test(method)

/**
 * For how many to cook at least: two where the user has enough of what the dish is made of, and little of something
 * beside it. Half a courgette and a bit of cheese go round; one egg or one fillet of fish is for one.
 */
function leastServings({ required, optional }: Match, servings: number): number {
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

/** Of these an amount is for one meal. Eggs, flour and pasta are bought for several. */
export const perishableKinds: readonly FoodKind[] = ['meat', 'fish']
/** But these flavour it. */
export const flavouringMeats: readonly string[] = ['bacon', 'ham', 'chorizo', 'salami', 'anchovies']
const isPerishable = ({ food, user }: RecipeIngredient) =>
  perishableKinds.includes((user?.food ?? food).kind) || food.name === 'egg whites'

/** Whether a food is meat or fish that makes a dish. Bacon and ham flavour it. */
const isMainFood = ({ food, user }: RecipeIngredient) =>
  perishableKinds.includes((user?.food ?? food).kind) &&
  !namesOf(user?.food ?? food).some((name) => flavouringMeats.includes(name))

/** Foods that go stale. They are used up too. */
const staleFoods: readonly string[] = ['bread', 'brioche', 'burger buns', 'croissant']

/** The methods that name the size of a dish or pan, which holds only so much. */
const namesVessel = /\b(?:dish|tin|pan|tray) of about|\bcm\b[^.]{0,25}\b(?:dish|tin|pan|tray)\b/

/**
 * How many times a recipe is made where there is more than it asks for of meat, fish or buns, or of a vegetable that is
 * served whole, and nearly as much of all else.
 */
function timesOf(match: Match, known: readonly IngredientLine[]): number {
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
    return isSugar && needed ? users.flatMap((user) => compare(user, needed, line) ?? []) : []
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

/** What share of the user's meat, fish and vegetables a recipe leaves; vegetables keep better. */
export function leftoverOf({ required, optional }: Match, factor: number): number {
  const shares = [...required, ...optional].flatMap((line) => {
    const isMeat = line.ingredients.some(isPerishable)
    const isCountedFood = line.ingredients.some(
      ({ user }) =>
        ['vegetable', 'egg', 'fruit', 'grain'].includes(user?.food.kind ?? '') &&
        user?.amount?.unit === 'piece' &&
        user.amount.quantity >= 2,
    )
    const share = isMeat || isCountedFood ? shareOf(line) : undefined
    return share ? Math.max(0, 1 - lineFactor(line, factor) / share) * (isMeat ? 1 : VEGETABLE_LEFTOVER) : []
  })
  return Math.max(0, ...shares)
}

/** Whether the amount of a line tells for how many people the user cooks. Half an onion says nothing about that. */
const isSizing = ({ ingredients }: IngredientLine) => ingredients.some(({ food }) => sizingKinds.includes(food.kind))

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

/** A spice, and sweet things, that make a dish and do not only season it. */
const madeOf: readonly string[] = ['curry paste', 'chocolate', 'marshmallows']

/** Whether a dish can be short of a food. */
const isLimiting = ({ food }: EntryFood) =>
  limitingKinds.includes(food.kind) || namesOf(food).some((name) => madeOf.includes(name))

const isSugar = (food: Food) => namesOf(food).includes('sugar')

/** Whether a food seasons a dish. With less of it the dish tastes milder, and is for as many people. */
const isSeasoning = (each: EntryFood) =>
  !isLimiting(each) && (['spice', 'herb', 'sweet'].includes(each.food.kind) || isSugar(each.food))

/** These drink no measured liquid. */
const boiledGrains: readonly string[] = ['pasta', 'noodles', 'rice noodles']

/** Milk and butter are measured for the flour of a batter or dough. The rest keeps. */
const isMilkOrButter = (line: IngredientLine) =>
  line.ingredients.some(({ food }) => namesOf(food).some((name) => ['milk', 'buttermilk', 'butter'].includes(name)))

/** A grain that is weighed drinks up the liquid of a dish, which is measured for it. The rest of the packet keeps. */
const isWeighedGrain = (line: IngredientLine) =>
  line.ingredients.some(({ food }) => food.kind === 'grain') && readAmount(amountText(line))?.unit === 'g'

/** What share of a line's amount the user has of a food that limits a dish; undefined where an amount is not known. */
export const shareOf = (line: IngredientLine) => shareAmong(line, isLimiting)

/** The same of a food that seasons it. */
export const seasoningShareOf = (line: IngredientLine) => shareAmong(line, isSeasoning)

function shareAmong(line: IngredientLine, counts: (user: EntryFood) => boolean): number | undefined {
  const users = line.ingredients.flatMap(({ user }) => user ?? [])
  if (users.length === 0 || users.length < line.ingredients.length || users.some(({ amount }) => !amount)) return
  if (!users.every(counts)) return
  const needed = readAmount(amountText(line))
  if (!needed) return
  const shares = users.flatMap((user) => compare(user, needed, line) ?? [])
  return shares.length === users.length ? shares.reduce((sum, share) => sum + share, 0) : undefined
}

/**
 * Returns the factor for the amount of a line in a recipe that is made smaller. The line takes no more than the user
 * has, and takes all of it if only a little would be left over, such as half a tin.
 */
export function lineFactor(line: IngredientLine, factor: number): number {
  const share = shareOf(line)
  const seasoning = seasoningShareOf(line)
  const least = line.ingredients.some(({ food }) => isSugar(food)) ? LEAST_SUGAR : LEAST_SPICE
  if (seasoning !== undefined) return seasoning < factor * least ? factor : Math.min(seasoning, factor)
  if (share === undefined || share < factor) return share ?? factor
  const units = line.ingredients.map((each) => wholeUnit(each))
  const isSmall = factor < 1 || units.includes('tin')
  const usesUp = line.ingredients.every((each) => isPerishable(each) || isCounted(each)) ? USES_UP_MEAT : USES_UP
  const isPiece = units.every((unit) => unit === 'piece')
  const isMeasured = isWeighedGrain(line) || isMilkOrButter(line)
  const most = isMeasured ? usesUp : isPiece ? USES_UP_PIECE : isSmall ? USES_UP_SMALL : usesUp
  return share <= factor * most ? share : factor
}

const isProduce = ({ user }: RecipeIngredient) =>
  ['vegetable', 'fruit'].includes(user?.food.kind ?? '') && !citrus.includes(user?.food.name ?? '')
const isAloneProduce = (each: RecipeIngredient, { ingredients }: IngredientLine) =>
  isProduce(each) && ingredients.length === 1
const isCounted = (each: RecipeIngredient) => isProduce(each) && each.user?.amount?.unit === 'piece'

/** These flavour a dish, and the rest of them keeps. */
const citrus: readonly string[] = ['lemon', 'lime']

/** {@link TIN_WEIGHT} of these are a tin. */
const tinned: readonly string[] = ['canned tomatoes', 'beans', 'chickpeas', 'coconut milk']

/** Returns the unit that the recipe uses whole: a tin, or at most one piece. A lemon or a stock cube keeps. */
function wholeUnit({ food, user }: RecipeIngredient): 'tin' | 'piece' | undefined {
  const { unit, quantity = 0 } = user?.amount ?? {}
  const isTin = unit === 'g' && quantity === TIN_WEIGHT && tinned.some((name) => namesOf(user?.food).includes(name))
  if (unit === 'tin' || isTin) return 'tin'
  const isFresh = user && ['vegetable', 'meat'].includes(user.food.kind)
  const isLarge =
    isFresh && user.amount && (gramsOf(user.amount, namesOf(user.food)) ?? 0) > (quantity < 1 ? LARGE_CUT : LARGE_PIECE)
  const keeps = citrus.includes(food.name) || food.kind === 'pantry'
  return unit === 'piece' && quantity <= 1 && !isLarge && !keeps ? unit : undefined
}

/** The weight of a line that several foods make up, such as ", about 300 g in all". */
const totalWeight = /^,? (?:about )?([\d.]+) (k?g)(?: in all)?(?=[,{]|$)/
/** Leaves get a smaller share of such a weight. So do rich or strong foods beside other foods. */
const leaves: readonly string[] = ['spinach', 'kale', 'lettuce', 'rocket', 'watercress']
/** So do these, of which nobody wants a plate full. */
const smallVegetables: readonly string[] = ['peas', 'sweetcorn']
const feathers: readonly string[] = ['rocket', 'watercress']
const strongKinds: readonly FoodKind[] = ['aromatic', 'herb', 'pantry', 'dairy', 'nut']
/** These are a meal themselves, whatever their kind. */
const cookedDishes: readonly string[] = ['leftover curry', 'leftover chilli', 'baked beans']
const beans: readonly string[] = ['chickpeas', 'beans', 'white beans', 'black beans', 'kidney beans']
const LIGHT_SHARE = 0.6
/** Rocket and watercress are lighter still. */
const FEATHER_SHARE = 0.35
/** Of such a line the only meat or fish, and the potatoes, fill more than the vegetables beside them. */
const MAIN_SHARE = 1.6
const EGG_WEIGHT = 50

/**
 * Divides a line of several foods with one weight into lines with a weight each, because people weigh them one by one.
 * A line takes all that the user has of a food if that is not much more than its share. Eggs are counted.
 */
export function splitLine(line: IngredientLine, factor: number): IngredientLine[] {
  const [total, weight, unit] = totalWeight.exec(line.after) ?? []
  if (total === undefined || line.before.replace(ANY_OF, '') !== '') return [line]
  const lights = line.ingredients.map((each) => lightShareOf(each, line))
  const others = lights.filter((share) => share === undefined).length
  // What the light ones leave is shared by the others.
  const rest = others === 0 ? 1 : 1 + sum(lights.map((share) => (share === undefined ? 0 : 1 - share))) / others
  return line.ingredients.map((each, index) => {
    const names = namesOf(each.user?.food ?? each.food)
    const isMain = isOnlyMeat(each, line) || names[0] === 'potato'
    const share = lights[index] ?? Math.max(rest, isMain && line.ingredients.length > 1 ? MAIN_SHARE : 0)
    const part = ((Number(weight) * (unit === 'kg' ? 1000 : 1) * factor) / line.ingredients.length) * share
    const has = each.user?.amount && gramsOf(each.user.amount, [each.user.name, ...names])
    const isOne = wholeUnit(each) !== undefined && (each.user?.amount?.quantity ?? 0) <= 1
    // Nobody eats a plate of herbs.
    if ((each.user?.food ?? each.food).kind === 'herb')
      return { ...line, before: '1 handful ', ingredients: [each], after: line.after.slice(total.length), anyOf: false }
    const most = isOne
      ? Math.max(USED_WHOLE, part * USES_UP_SMALL)
      : part * (isCounted(each) || isAloneProduce(each, line) ? USES_UP_PRODUCE : USES_UP_SMALL)
    const used = has !== undefined && has <= most ? has : part
    return {
      ...line,
      before: `${formatWeight(used === has ? roundOwnWeight(used) : used, each, used === has)} `,
      ingredients: [each],
      // Recipes take beans that are soft, and dried ones need hours.
      after: names.some((name) => beans.includes(name))
        ? `, ${each.user?.amount?.unit === 'tin' ? '' : 'cooked or canned, '}drained`
        : line.after.slice(total.length),
      anyOf: false,
    }
  })
}

/** The user's foods of a stated amount of which a recipe leaves a third or more. */
export function partlyUsedFoods(
  { required, optional }: Pick<Match, 'required' | 'optional'>,
  factor: number,
): EntryFood[] {
  return [...required, ...optional].flatMap((line) =>
    splitLine(line, factor).flatMap((part) => {
      const [{ user } = {}, second] = part.ingredients
      const share = shareOf(part)
      const isAlone = user !== undefined && second === undefined
      if (!isAlone || share === undefined || !isLeft(user)) return []
      return lineFactor(part, part === line ? factor : 1) <= share * MOST_TAKEN ? user : []
    }),
  )
}

/** Of a food that a recipe takes more of, the rest is too little to be named. */
const MOST_TAKEN = 0.65

/** Whether the user asks what becomes of the rest of a food. Of seasonings, flour and a second tin it keeps. */
const isLeft = ({ food, amount }: EntryFood) =>
  amount !== undefined &&
  !(amount.unit === 'tin' && amount.quantity > 1) &&
  sizingKinds.includes(food.kind) &&
  !namesOf(food).some((name) => keepWell.includes(name))

const keepWell: readonly string[] = [...citrus, 'flour', 'butter']

/** The share of a leafy, rich or strong food of a line, compared to that of an ordinary one; undefined for that. */
function lightShareOf({ food, user }: RecipeIngredient, { ingredients }: IngredientLine): number | undefined {
  const names = namesOf(user?.food ?? food)
  if (names.some((name) => feathers.includes(name))) return FEATHER_SHARE
  if (names.some((name) => cookedDishes.includes(name))) return undefined
  const isStrong = ingredients.length > 1 && strongKinds.includes((user?.food ?? food).kind)
  return isStrong || names.some((name) => leaves.includes(name) || smallVegetables.includes(name))
    ? LIGHT_SHARE
    : undefined
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

/** Whether a food is the only meat or fish of a line. Bacon and ham are not a main food. */
const isOnlyMeat = (each: RecipeIngredient, { ingredients }: IngredientLine) =>
  isMainFood(each) && ingredients.filter(isMainFood).length === 1

/** Formats an amount for the kitchen: eggs by number, pulses by the tin if the user has tins, all else by weight. */
function formatWeight(grams: number, { food, user }: RecipeIngredient, isExact: boolean): string {
  const kind = (user?.food ?? food).kind
  if (kind === 'egg') return String(Math.max(1, Math.round(grams / EGG_WEIGHT)))
  if (kind === 'pulse' && user?.amount?.unit === 'tin' && !namesOf(user.food).includes('tofu')) {
    const tins = Math.min(user.amount.quantity, Math.max(1, Math.round(grams / TIN_WEIGHT)))
    return `${roundAmount(tins, 'piece')} ${tins > 1 ? 'cans' : 'can'} (${TIN_WEIGHT} g, 14 oz${tins > 1 ? ' each' : ''})`
  }
  if (isExact && grams < 1000) return `${grams} g`
  return grams < 1000 ? `${roundAmount(grams, 'g')} g` : `${roundAmount(grams / 1000, 'kg')} kg`
}

/** The part of a line that names the amount of its ingredients. */
function amountText(line: IngredientLine): string {
  const resolve = (text: string) => resolveConditionals(text, { required: [line], optional: [] })
  const before = resolve(line.before).replace(ANY_OF, '')
  const text = /[\d¼½¾⅓⅔]/.test(before) ? before : resolve(line.after).replace(/^[^\d¼½¾⅓⅔]*/, '')
  // "1½" is one word to the reader of amounts.
  return text.replace(/(\d)([¼½¾⅓⅔])/g, '$1 $2')
}

function compare({ amount, food, name }: EntryFood, needed: Amount, { ingredients }: IngredientLine) {
  if (!amount) return
  const names = namesOf(food)
  const hasGrams = gramsOf(amount, [name, ...names])
  // A baked potato weighs more than another cooked one.
  const texts = ingredients.flatMap((each) => (each.text.startsWith('baked') ? each.text : []))
  const neededGrams = gramsOf(needed, [...texts, ...names, ...ingredients.map((each) => each.food.name)])
  if (hasGrams !== undefined && neededGrams !== undefined) return hasGrams / neededGrams
  return amount.unit === needed.unit ? amount.quantity / needed.quantity : undefined
}
