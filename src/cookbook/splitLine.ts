import { type EntryFood, type FoodKind, gramsOf, namesOf, TIN_WEIGHT } from '../food'
import { ANY_OF, type IngredientLine, type RecipeIngredient } from './parseRecipe'
import type { RecipeMatch } from './recipeMatch'
import { roundAmount, roundOwnWeight } from './scaleLine'
import {
  citrus,
  isCounted,
  isMainFood,
  isProduce,
  lineFactor,
  shareOf,
  sizingKinds,
  USES_UP_SMALL,
  wholeUnit,
} from './shares'

/** A line takes up to this many times its share of counted vegetables or fruit, or of the only ones. */
const USES_UP_PRODUCE = 3
/** Beside other foods a single piece of up to this weight is used whole. In grams. */
const USED_WHOLE = 300

/** The weight of a line that several foods make up, such as ", about 300 g in all". */
const totalWeight = /^,? (?:about )?([\d.]+) (k?g)(?: in all)?(?=[,{]|$)/
/** Leaves get a smaller share of such a weight. So do rich or strong foods beside other foods. */
const leaves: readonly string[] = ['spinach', 'kale', 'lettuce', 'rocket', 'watercress']
/** Small vegetables get a smaller share too. */
const smallVegetables: readonly string[] = ['peas', 'sweetcorn']
const feathers: readonly string[] = ['rocket', 'watercress']
const strongKinds: readonly FoodKind[] = ['aromatic', 'herb', 'pantry', 'dairy', 'nut']
/** Dishes get a full share, although their kinds are rich or strong. */
const cookedDishes: readonly string[] = ['leftover curry', 'leftover chilli', 'baked beans']
const beans: readonly string[] = ['chickpeas', 'beans', 'white beans', 'black beans', 'kidney beans']
const LIGHT_SHARE = 0.6
/** Rocket and watercress get an even smaller share. */
const FEATHER_SHARE = 0.35
/** The share of the only meat or fish of such a line, and of its potatoes: they fill more than the vegetables. */
const MAIN_SHARE = 1.6
const EGG_WEIGHT = 50

/**
 * Divides a line of several foods with one weight into lines with a weight each, because people weigh them one by one.
 * A line takes all that the user has of a food if that is not much more than its share. Eggs are counted.
 */
export function splitLine(line: IngredientLine, factor: number): IngredientLine[] {
  const [total, weight, unit] = totalWeight.exec(line.after) ?? []
  if (total === undefined || line.before.replace(ANY_OF, '') !== '') return [line]
  const grams = Number(weight) * (unit === 'kg' ? 1000 : 1) * factor
  const after = line.after.slice(total.length)
  const shares = relativeShares(line)
  return line.ingredients.map((each, index) => {
    const part = (grams / line.ingredients.length) * (shares[index] ?? 1)
    const isHerb = (each.user?.food ?? each.food).kind === 'herb'
    return {
      ...line,
      ingredients: [each],
      // Nobody eats a plate of herbs.
      before: isHerb ? '1 handful ' : `${weighPart(each, line, part)} `,
      after: isHerb ? after : afterPart(each, after),
      anyOf: false,
    }
  })
}

/** The share of each food of a line, relative to an equal one. What the light foods leave is shared by the others. */
function relativeShares(line: IngredientLine): number[] {
  const lights = line.ingredients.map((each) => lightShareOf(each, line))
  const others = lights.filter((share) => share === undefined).length
  const left = lights.reduce<number>((sum, share) => sum + (share === undefined ? 0 : 1 - share), 0)
  const rest = others === 0 ? 1 : 1 + left / others
  return line.ingredients.map((each, index) => {
    const isMain = isOnlyMeat(each, line) || namesOf(each.user?.food ?? each.food)[0] === 'potato'
    return lights[index] ?? Math.max(rest, isMain && line.ingredients.length > 1 ? MAIN_SHARE : 0)
  })
}

/** The amount of one food of a line: its part in grams, or all that the user has. */
function weighPart(each: RecipeIngredient, { ingredients }: IngredientLine, part: number): string {
  const { user } = each
  const has = user?.amount && gramsOf(user.amount, [user.name, ...namesOf(user.food)])
  const isOne = wholeUnit(each) !== undefined && (user?.amount?.quantity ?? 0) <= 1
  const isAloneOrCounted = isCounted(each) || (isProduce(each) && ingredients.length === 1)
  const most = isOne
    ? Math.max(USED_WHOLE, part * USES_UP_SMALL)
    : part * (isAloneOrCounted ? USES_UP_PRODUCE : USES_UP_SMALL)
  const used = has !== undefined && has <= most ? has : part
  return formatWeight(used === has ? roundOwnWeight(used) : used, each, used === has)
}

/** The text after the name of one food of a line. It asks for soft beans, because dried ones need hours. */
function afterPart({ food, user }: RecipeIngredient, after: string): string {
  if (!namesOf(user?.food ?? food).some((name) => beans.includes(name))) return after
  return user?.amount?.unit === 'tin' ? ', drained' : ', cooked or canned, drained'
}

/** Returns the user's foods with an amount if the recipe leaves at least a third of it. */
export function partlyUsedFoods(
  { required, optional }: Pick<RecipeMatch, 'required' | 'optional'>,
  factor: number,
): EntryFood[] {
  return [...required, ...optional].flatMap((line) =>
    splitLine(line, factor).flatMap((part) => {
      const [{ user } = {}, second] = part.ingredients
      const share = shareOf(part)
      const isAlone = user !== undefined && second === undefined
      if (!isAlone || share === undefined || !goesOff(user)) return []
      return lineFactor(part, part === line ? factor : 1) <= share * MOST_TAKEN ? user : []
    }),
  )
}

/** If a recipe takes more of a food than this, a reply does not mention the rest. */
const MOST_TAKEN = 0.65

/** Whether the rest of a food goes off. Seasonings, flour and a second tin keep. */
const goesOff = ({ food, amount }: EntryFood) =>
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

/** Whether a food is the only meat or fish of a line. Bacon and ham are not a main food. */
const isOnlyMeat = (each: RecipeIngredient, { ingredients }: IngredientLine) =>
  isMainFood(each) && ingredients.filter(isMainFood).length === 1

/** Formats a weight as cooks measure the food: eggs by number, pulses by the tin if the user has tins, all else in grams. */
function formatWeight(grams: number, { food, user }: RecipeIngredient, isExact: boolean): string {
  const kind = (user?.food ?? food).kind
  if (kind === 'egg') return String(Math.max(1, Math.round(grams / EGG_WEIGHT)))
  if (kind === 'pulse' && user?.amount?.unit === 'tin' && !namesOf(user.food).includes('tofu')) {
    const tins = Math.min(user.amount.quantity, Math.max(1, Math.round(grams / TIN_WEIGHT)))
    return `${roundAmount(tins, 'piece')} ${tins > 1 ? 'cans' : 'can'} (${TIN_WEIGHT} g, 14 oz${tins > 1 ? ' each' : ''})`
  }
  if (isExact && grams < 1000) return `${grams} g`
  // The share of several foods in a weight need not be exact.
  if (!user?.amount && grams >= 20 && grams < 100) return `${Math.round(grams / 5) * 5} g`
  return grams < 1000 ? `${roundAmount(grams, 'gram')} g` : `${roundAmount(grams / 1000, 'kilogram')} kg`
}
