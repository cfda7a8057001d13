import { type FoodKind, findNumbers, gramsOf, namesOf, pieceNameOf, readFigure, writeWithSign } from '../food'
import type { IngredientLine, RecipeIngredient } from './recipe'
import { roundAmount } from './scaleLine'
import { isMainFood, USES_UP_SMALL } from './shares'

/** The amount of a line that several foods make up, such as ", about 300 g in all", or that each of them has. */
const shared = /^,? (?:about )?([\d.]*[½¼¾⅓⅔]?) ?(\w+)(?: (?:chopped|grated))? (in all|of each)(?=[,{ ]|$)/
/** Leaves and small vegetables get a smaller share of such a weight. So do rich or strong foods beside other foods. */
const lightFoods: readonly string[] = ['spinach', 'kale', 'lettuce', 'rocket', 'watercress', 'peas', 'sweetcorn']
const strongKinds: readonly FoodKind[] = ['aromatic', 'herb', 'pantry', 'dairy', 'nut']
const LIGHT_SHARE = 0.6
/** The share of the only meat or fish of such a line, and of its potatoes: they fill more than the vegetables. */
const MAIN_SHARE = 1.6
const EGG_WEIGHT = 50
/** Pulses that are sold dried and in tins: their plain names say neither. */
const tinnedPulses = ['chickpeas', 'beans', 'black beans', 'kidney beans', 'black-eyed beans', 'pigeon peas']
/** What a can of pulses weighs when it is drained. */
const DRAINED_CAN = 240
/** A single piece of up to this weight is used whole. In grams. */
const USED_WHOLE = 300
/** More pieces than these are weighed. */
const MOST_PIECES = 4
/** How far a number of pieces may be from the share of a food, as a part of it. Nobody weighs an onion for a stew. */
const PIECE_TOLERANCE = 0.4

/**
 * Divides a line of several foods with one amount into lines with an amount each. A line takes all that the user has of a food
 * if that is not much more than its share. Foods are counted in pieces and cans where people buy them so.
 */
export function splitLine(line: IngredientLine, factor: number): IngredientLine[] {
  const [all, figure = '', unit = '', mode] = shared.exec(line.after) ?? []
  const value = readFigure(figure) || findNumbers(figure)[0]?.value
  if (all === undefined || !line.anyOf || line.before !== '' || !value) return [line]
  const after = line.after.slice(all.length)
  const shares = mode === 'in all' ? relativeShares(line) : line.ingredients.map(() => line.ingredients.length)
  const one = (each: RecipeIngredient, before: string): IngredientLine => ({
    ...line,
    ingredients: [each],
    before,
    after,
  })
  return line.ingredients.map((each, index) => {
    const part = (value * factor * (shares[index] ?? 1)) / line.ingredients.length
    if (foodOf(each).kind === 'herb' && unit !== 'teaspoon' && unit !== 'teaspoons') return one(each, '1 handful ')
    if (unit === 'g' || unit === 'kg')
      return { ...one(each, ''), ...weighPart(each, part * (unit === 'kg' ? 1000 : 1), after) }
    return one(each, `${spoons(part, unit)} `)
  })
}

function spoons(value: number, unit: string): string {
  const singular = unit.replace(/s$/, '')
  if (singular === 'tablespoon' && value < 0.9) return spoons(value * 3, 'teaspoon')
  const rounded = value < 1 ? Math.max(0.25, Math.round(value * 4) / 4) : Math.round(value * 2) / 2
  return `${writeWithSign(rounded)} ${singular}${rounded > 1 ? 's' : ''}`
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

/** The amount of one food of a line: its part, or all that the user has. Eggs, cans and most vegetables are counted. */
function weighPart(
  each: RecipeIngredient,
  part: number,
  after: string,
): { readonly before: string; readonly after: string } {
  const { user } = each
  const food = foodOf(each)
  const has = user?.amount && gramsOf(user.amount, [user.name, ...namesOf(user.food)])
  const isOne = user?.amount?.unit === 'piece' && user.amount.quantity <= 1
  const isAll = has !== undefined && has <= Math.max(isOne ? USED_WHOLE : 0, part * USES_UP_SMALL)
  const grams = isAll ? has : part
  if (food.kind === 'egg') return { before: `${Math.max(1, Math.round(grams / EGG_WEIGHT))} `, after }
  const isCan = tinnedPulses.includes(food.name) && user?.amount?.unit !== 'g'
  // Potatoes are bought by weight.
  const unit = isCan
    ? 'can'
    : namesOf(food).includes('potato')
      ? undefined
      : ['vegetable', 'aromatic', 'fruit'].includes(food.kind)
        ? pieceNameOf(food)
        : undefined
  const weight = isCan ? DRAINED_CAN : gramsOf({ quantity: 1, unit: 'piece' }, namesOf(food))
  const count =
    weight === undefined || unit === undefined || (has !== undefined && user?.amount?.unit === 'g') ? 0 : grams / weight
  const rounded = count < 0.75 ? 0.5 : Math.round(count)
  const isHalfOfMuch = rounded < 1 && (weight ?? 0) > USED_WHOLE && !isCan
  if (
    count > 0 &&
    !isHalfOfMuch &&
    rounded <= MOST_PIECES &&
    (food.kind === 'aromatic' || Math.abs(rounded - count) <= PIECE_TOLERANCE * count)
  ) {
    const name = unit === '' ? '' : `${unit}${rounded > 1 ? 's' : ''} `
    return {
      before: `${writeWithSign(rounded)} ${name}${isCan ? `(400 g${rounded > 1 ? ' each' : ''}) ` : ''}`,
      after: isCan ? ', drained' : after,
    }
  }
  const step = grams >= 150 ? 50 : grams >= 60 ? 25 : grams >= 20 ? 10 : 5
  const weighed = isAll ? grams : Math.max(step, Math.round(grams / step) * step)
  return {
    before: weighed < 1000 ? `${roundAmount(weighed, 'gram')} g ` : `${roundAmount(weighed / 1000, 'kilogram')} kg `,
    after,
  }
}
