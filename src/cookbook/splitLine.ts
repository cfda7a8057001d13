import { type Amount, type Food, type FoodKind, gramsOf, namesOf, pieceNameOf } from '../food'
import { measure, measureOf, roundAmount, scaleAmount, scaleText } from './lineAmount'
import { foodOf, type LineAmount, type ListedLine, type RecipeIngredient } from './recipe'
import { isMainFood, isMeasured, lineFactor, USES_UP_FRESH, USES_UP_WHOLE } from './shares'

/** Foods that take a smaller part of a weight that several share, as strong ones do. */
const lightFoods: readonly string[] = ['spinach', 'kale', 'lettuce', 'rocket', 'watercress', 'peas', 'sweetcorn']
const strongKinds: readonly FoodKind[] = ['aromatic', 'herb', 'pantry', 'dairy', 'nut']
/** The parts of such a food, of meat, fish and potatoes, and of any other food. */
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
/** Foods of one piece that nobody cuts up, beside eggs and grains. */
const uncut: readonly string[] = ['garlic', 'spring onion']

/**
 * Returns a line with the amount that a reply has, or a line for each of several foods that share one. It takes all that the user
 * has of a food if that is not much more than its share, in pieces and cans where people buy it so.
 */
export function splitLine(line: ListedLine, factor: number): ListedLine[] {
  const { amount, ingredients, anyOf, isOfEach } = line
  const { quantity, unit } = amount
  if (quantity === 0 || !(anyOf || isCountedByUser(line))) return [scaleLine(line, factor)]
  const parts = ingredients.reduce((sum, each) => sum + partOf(each), 0)
  return ingredients.map((each) => {
    const share = factor * (isOfEach ? 1 : partOf(each) / parts)
    const one = { ...line, after: scaleText(line.after, factor), ingredients: [each] }
    const grams = /^k?g$/.test(unit) ? measureOf(amount)?.quantity : undefined
    if (grams !== undefined) return { ...one, ...shop(each, share * grams, line) }
    const ownUnit = unit === 'piece' ? (pieceNameOf(foodOf(each)) ?? unit) : unit
    return scaleLine({ ...one, amount: { ...amount, unit: ownUnit } }, share)
  })
}

function scaleLine(line: ListedLine, share: number): ListedLine {
  const factor = lineFactor(line, share)
  const isUncut = line.ingredients.every(
    ({ food }) => ['egg', 'grain'].includes(food.kind) || uncut.includes(food.name),
  )
  const amount = scaleAmount(line.amount, factor, isUncut && line.amount.unit !== 'sheet')
  return { ...line, amount, after: scaleText(line.after, factor) }
}

/** Whether the user counts the only food of a line, which the recipe weighs. */
function isCountedByUser(line: ListedLine): boolean {
  const [first, second] = line.ingredients
  return !second && first?.user?.amount?.unit === 'piece' && /^k?g$/.test(line.amount.unit) && !isMeasured(line)
}

function partOf(each: RecipeIngredient): number {
  const [names, { kind }] = [namesOf(foodOf(each)), foodOf(each)]
  if (strongKinds.includes(kind) || names.some((name) => lightFoods.includes(name))) return LIGHT
  return isMainFood(each) || names[0] === 'potato' ? MAIN : OTHER
}

/** A weight of a food as one shops for it, or all that the user has. */
function shop(each: RecipeIngredient, weight: number, { anyOf, amount }: ListedLine): Partial<ListedLine> {
  const food = foodOf(each)
  const own = each.user?.amount
  const take = (quantity: number, unit = '', words = anyOf ? '' : amount.words): { readonly amount: LineAmount } => ({
    amount: measure(quantity, unit, words),
  })
  if (food.kind === 'herb') return take(1, 'handful')
  const called = [each.user?.name ?? food.name, ...namesOf(food)]
  const has = own && gramsOf(own, called)
  const isOne = own?.unit === 'piece' && own.quantity <= 1
  const most = Math.max(weight * (own?.unit === 'tin' ? USES_UP_WHOLE : USES_UP_FRESH), isOne ? USED_WHOLE : 0)
  const isAll = has !== undefined && has <= most
  const grams = isAll ? has : weight
  /** How many of such a weight it is; 0 for foods to weigh. */
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
