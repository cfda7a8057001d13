import { type FoodKind, gramsOf, namesOf } from '../food'
import { ANY_OF, type IngredientLine, type RecipeIngredient } from './recipe'
import { roundAmount } from './scaleLine'
import { isMainFood, USES_UP_SMALL } from './shares'

/** The weight of a line that several foods make up, such as ", about 300 g in all". */
const totalWeight = /^,? (?:about )?([\d.]+) (k?g)(?: in all)?(?=[,{]|$)/
/** Leaves and small vegetables get a smaller share of such a weight. So do rich or strong foods beside other foods. */
const lightFoods: readonly string[] = ['spinach', 'kale', 'lettuce', 'rocket', 'watercress', 'peas', 'sweetcorn']
const strongKinds: readonly FoodKind[] = ['aromatic', 'herb', 'pantry', 'dairy', 'nut']
const LIGHT_SHARE = 0.6
/** The share of the only meat or fish of such a line, and of its potatoes: they fill more than the vegetables. */
const MAIN_SHARE = 1.6
const EGG_WEIGHT = 50
/** A single piece of up to this weight is used whole. In grams. */
const USED_WHOLE = 300

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
    // Nobody eats a plate of herbs.
    const amount = foodOf(each).kind === 'herb' ? '1 handful' : weighPart(each, part)
    return { ...line, ingredients: [each], before: `${amount} `, after, anyOf: false }
  })
}

const foodOf = ({ food, user }: RecipeIngredient) => user?.food ?? food

/** The share of each food of a line, relative to an equal one. What the light foods leave is shared by the others. */
function relativeShares({ ingredients }: IngredientLine): number[] {
  const isOnlyMeat = ingredients.filter(isMainFood).length === 1
  const isLight = ingredients.map(
    (each) =>
      namesOf(foodOf(each)).some((name) => lightFoods.includes(name)) ||
      (ingredients.length > 1 && strongKinds.includes(foodOf(each).kind)),
  )
  const lights = isLight.filter(Boolean).length
  const rest = lights === ingredients.length ? 1 : 1 + (lights * (1 - LIGHT_SHARE)) / (ingredients.length - lights)
  return ingredients.map((each, index) => {
    const isMain = (isOnlyMeat && isMainFood(each)) || namesOf(foodOf(each))[0] === 'potato'
    return isLight[index] ? LIGHT_SHARE : Math.max(rest, isMain && ingredients.length > 1 ? MAIN_SHARE : 0)
  })
}

/** The amount of one food of a line: its part, or all that the user has. Eggs by number, all else in grams. */
function weighPart(each: RecipeIngredient, part: number): string {
  const { user } = each
  const has = user?.amount && gramsOf(user.amount, [user.name, ...namesOf(user.food)])
  const isOne = user?.amount?.unit === 'piece' && user.amount.quantity <= 1
  const isAll = has !== undefined && has <= Math.max(isOne ? USED_WHOLE : 0, part * USES_UP_SMALL)
  const grams = isAll ? has : part < 100 ? Math.max(5, Math.round(part / 5) * 5) : part
  if (foodOf(each).kind === 'egg') return String(Math.max(1, Math.round(grams / EGG_WEIGHT)))
  return grams < 1000 ? `${roundAmount(grams, 'gram')} g` : `${roundAmount(grams / 1000, 'kilogram')} kg`
}
