import { type Amount, type Food, type FoodKind, gramsOf, namesOf, pieceNameOf } from '../food'
import { measure, measureOf, roundAmount, scaleLine, scaleText } from './lineAmount'
import type { LineAmount, ListedLine, RecipeIngredient } from './recipe'
import { isMainFood, isMeasured, lineFactor, USES_UP_FRESH, USES_UP_WHOLE } from './shares'

/** Leaves and small vegetables take a smaller part of such a weight. So do rich or strong foods beside others. */
const lightFoods: readonly string[] = ['spinach', 'kale', 'lettuce', 'rocket', 'watercress', 'peas', 'sweetcorn']
const strongKinds: readonly FoodKind[] = ['aromatic', 'herb', 'pantry', 'dairy', 'nut']
/** The parts of such a food, of meat, fish and potatoes, which fill more, and of any other food. */
const [LIGHT, MAIN, OTHER] = [0.5, 1.5, 1]
const EGG_WEIGHT = 50
/** Pulses that are sold dried and in tins: their plain names say neither. */
const tinnedPulses = ['chickpeas', 'beans', 'black beans', 'kidney beans', 'black-eyed beans', 'pigeon peas']
/** What a can of pulses weighs when it is drained. */
const DRAINED_CAN = 240
/** A single piece of up to this weight is used whole. In grams. */
const USED_WHOLE = 300
/** Potatoes are bought by weight. */
const countedKinds: readonly FoodKind[] = ['vegetable', 'aromatic', 'fruit']
const isPotato = (food: Food) => namesOf(food).includes('potato')
/** More pieces than these are weighed. */
const MOST_PIECES = 4
/** How far a number of pieces may be from the share of a food, as a part of it. Nobody weighs an onion for a stew. */
const PIECE_TOLERANCE = 0.4

/**
 * Returns a line with the amount that a reply has. A line of several foods that share an amount becomes a line for each. A line
 * takes all that the user has of a food if that is not much more than its share. Foods are counted in pieces and cans where
 * people buy them so.
 */
export function splitLine(line: ListedLine, factor: number): ListedLine[] {
  const { amount, after, ingredients, anyOf, isOfEach } = line
  const { quantity, unit, words } = amount
  if (quantity === 0 || !(anyOf || isCountedByUser(line))) return [scaleLine(line, lineFactor(line, factor))]
  const parts = ingredients.reduce((sum, each) => sum + partOf(each), 0)
  return ingredients.map((each) => {
    const share = factor * (isOfEach ? 1 : partOf(each) / parts)
    const one = { ...line, after: scaleText(after, factor), ingredients: [each] }
    const scaleOne = (own: LineAmount, by: number) => {
      const alone = { ...one, amount: own }
      return scaleLine(alone, lineFactor(alone, by))
    }
    if (foodOf(each).kind === 'herb' && ['tablespoon', 'g'].includes(unit))
      return { ...scaleOne(handful, 1), after: words ? `, ${words}${one.after}` : one.after }
    if (unit === 'g' || unit === 'kg')
      return { ...one, ...shop(each, share * (measureOf(amount)?.quantity ?? 0), line) }
    return scaleOne({ ...amount, unit: unit === 'piece' ? (pieceNameOf(foodOf(each)) ?? unit) : unit }, share)
  })
}

const handful: LineAmount = { quantity: 1, unit: 'handful', words: '' }

/** Whether the user counts the only food of a line, which the recipe weighs. */
function isCountedByUser(line: ListedLine): boolean {
  const [first, second] = line.ingredients
  return !second && first?.user?.amount?.unit === 'piece' && /^k?g$/.test(line.amount.unit) && !isMeasured(line)
}

const foodOf = ({ food, user }: RecipeIngredient) => user?.food ?? food

/** How much a food takes of a weight that it shares, beside the others. */
function partOf(each: RecipeIngredient): number {
  const [names, { kind }] = [namesOf(foodOf(each)), foodOf(each)]
  if (strongKinds.includes(kind) || names.some((name) => lightFoods.includes(name))) return LIGHT
  return isMainFood(each) || names[0] === 'potato' ? MAIN : OTHER
}

/** A weight of a food as one shops for it, or all that the user has. Eggs, cans and most vegetables are counted. */
function shop(
  each: RecipeIngredient,
  weight: number,
  { anyOf, amount }: ListedLine,
): Pick<ListedLine, 'amount'> & Partial<ListedLine> {
  const food = foodOf(each)
  const own = each.user?.amount
  const take = (quantity: number, unit = '', words = anyOf ? '' : amount.words) => ({
    amount: measure(quantity, unit, words),
  })
  const called = [each.user?.name ?? food.name, ...namesOf(food)]
  const has = own && gramsOf(own, called)
  const isOne = own?.unit === 'piece' && own.quantity <= 1
  const most = Math.max(weight * (own?.unit === 'tin' ? USES_UP_WHOLE : USES_UP_FRESH), isOne ? USED_WHOLE : 0)
  const isAll = has !== undefined && has <= most
  const grams = isAll ? has : weight
  /** How many of such a weight it is. Returns 0 for foods to weigh. */
  const count = (unit: Amount['unit'], gramsOfOne = Infinity) =>
    isAll && own?.unit === unit ? roundAmount(own.quantity, 'piece') : countOf(grams / gramsOfOne, food)
  if (food.kind === 'egg') return take(Math.max(1, Math.round(grams / EGG_WEIGHT)))
  if (own?.unit !== 'g') {
    const cans = tinnedPulses.includes(food.name) ? count('tin', DRAINED_CAN) : 0
    if (cans > 0) return { ...take(cans, 'can', '(400 g)'), after: ', drained' }
    const isCounted = own?.unit === 'piece' || (countedKinds.includes(food.kind) && !isPotato(food))
    const gramsOfOne = gramsOf({ quantity: 1, unit: 'piece' }, called)
    const pieces = isCounted ? count('piece', gramsOfOne) : 0
    const isWhole = pieces >= 1 || own?.unit === 'piece' || (gramsOfOne ?? 0) <= USED_WHOLE
    const unit = pieceNameOf(food)
    if (unit !== undefined && pieces > 0 && isWhole) return take(pieces, unit)
  }
  return grams < 1000 ? take(roundAmount(grams, 'gram'), 'g') : take(roundAmount(grams / 1000, 'kilogram'), 'kg')
}

/** Rounds to whole pieces or a half. Returns 0 for foods to weigh: too many pieces, or too far from a number. */
function countOf(pieces: number, { kind }: Food): number {
  const rounded = pieces < 0.75 ? 0.5 : Math.round(pieces)
  const isNear = kind === 'aromatic' || Math.abs(rounded - pieces) <= PIECE_TOLERANCE * pieces
  return rounded <= MOST_PIECES && isNear ? rounded : 0
}
