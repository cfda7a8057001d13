import { type Food, type FoodKind, gramsOf, namesOf, pieceNameOf } from '../food'
import { measure, roundAmount } from './lineAmount'
import type { IngredientLine, LineAmount, RecipeIngredient } from './recipe'
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
/** More pieces than these are weighed. */
const MOST_PIECES = 4
/** How far a number of pieces may be from the share of a food, as a part of it. Nobody weighs an onion for a stew. */
const PIECE_TOLERANCE = 0.4

/** A line of a reply, and what its amount is still multiplied by. */
export interface SizedLine {
  readonly line: IngredientLine
  readonly factor: number
}

/**
 * Divides a line of several foods with one amount into lines with an amount each. A line takes all that the user has of a food
 * if that is not much more than its share. Foods are counted in pieces and cans where people buy them so.
 */
export function splitLine(line: IngredientLine, factor: number): SizedLine[] {
  const { amount, ingredients, anyOf, isOfEach } = line
  const { quantity, unit, words } = amount
  if (quantity === 0 || !(anyOf || isCountedByUser(line))) return [{ line, factor: lineFactor(line, factor) }]
  const parts = ingredients.reduce((sum, each) => sum + partOf(each), 0)
  return ingredients.map((each) => {
    const part = quantity * factor * (isOfEach ? 1 : partOf(each) / parts)
    const one = { ...line, ingredients: [each] }
    const measured = (changed: Pick<IngredientLine, 'amount'> & Partial<IngredientLine>) => {
      const divided = { ...one, ...changed }
      return { line: divided, factor: lineFactor(divided, 1) }
    }
    if (foodOf(each).kind === 'herb' && ['tablespoon', 'g'].includes(unit))
      return measured({
        amount: { quantity: 1, unit: 'handful', words: '' },
        after: words ? `, ${words}${line.after}` : line.after,
      })
    if (unit === 'g' || unit === 'kg') {
      const weighed = weighPart(each, unit === 'kg' ? part * 1000 : part, line)
      return { line: { ...one, ...weighed }, factor: 1 }
    }
    const counted = unit === 'piece' ? (pieceNameOf(foodOf(each)) ?? unit) : unit
    return measured({ amount: measureSpoons(part, counted, words) })
  })
}

/** Whether the user counts the only food of a line, which the recipe weighs. */
function isCountedByUser(line: IngredientLine): boolean {
  const [first, second] = line.ingredients
  return !second && first?.user?.amount?.unit === 'piece' && /^k?g$/.test(line.amount.unit) && !isMeasured(line)
}

/** Rounds what is measured in spoons, pieces or handfuls to quarters, and from 1 on to halves. */
function measureSpoons(value: number, unit: string, words: string): LineAmount {
  if (unit === 'tablespoon' && value < 0.9) return measureSpoons(value * 3, 'teaspoon', words)
  if (unit.endsWith('handful')) return measure(Math.max(1, Math.round(value)), unit, words)
  return measure(value < 1 ? Math.max(0.25, Math.round(value * 4) / 4) : Math.round(value * 2) / 2, unit, words)
}

const foodOf = ({ food, user }: RecipeIngredient) => user?.food ?? food

/** How much a food takes of a weight that it shares, beside the others. */
function partOf(each: RecipeIngredient): number {
  const [names, { kind }] = [namesOf(foodOf(each)), foodOf(each)]
  if (strongKinds.includes(kind) || names.some((name) => lightFoods.includes(name))) return LIGHT
  return isMainFood(each) || names[0] === 'potato' ? MAIN : OTHER
}

/** The amount of one food of a line: its part, or all that the user has. Eggs, cans and most vegetables are counted. */
function weighPart(
  each: RecipeIngredient,
  part: number,
  { after, anyOf, amount }: IngredientLine,
): Pick<IngredientLine, 'amount' | 'after'> {
  const { user } = each
  const food = foodOf(each)
  const ownWords = anyOf ? '' : amount.words
  const take = (quantity: number, unit = '', words = ownWords) => ({ amount: measure(quantity, unit, words), after })
  const called = user ? [user.name, ...namesOf(user.food)] : namesOf(food)
  const has = user?.amount && gramsOf(user.amount, called)
  const counted = user?.amount?.unit === 'piece' ? user.amount.quantity : undefined
  const tins = user?.amount?.unit === 'tin' ? user.amount.quantity : undefined
  const isOne = counted !== undefined && counted <= 1
  const most = part * (tins === undefined ? USES_UP_FRESH : USES_UP_WHOLE)
  const isAll = has !== undefined && has <= Math.max(isOne ? USED_WHOLE : 0, most)
  const grams = isAll ? has : part
  if (food.kind === 'egg') return take(Math.max(1, Math.round(grams / EGG_WEIGHT)))
  const isWeighed = has !== undefined && user?.amount?.unit === 'g'
  if (tinnedPulses.includes(food.name) && !isWeighed) {
    const cans = isAll && tins !== undefined ? tins : countOf(grams / DRAINED_CAN, food)
    if (cans > 0) return { ...take(cans, 'can', '(400 g)'), after: ', drained' }
  }
  // Potatoes are bought by weight.
  const isCounted =
    counted !== undefined ||
    (['vegetable', 'aromatic', 'fruit'].includes(food.kind) && !namesOf(food).includes('potato'))
  const unit = isCounted ? pieceNameOf(food) : undefined
  const weight = gramsOf({ quantity: 1, unit: 'piece' }, called)
  if (unit !== undefined && weight !== undefined && !isWeighed) {
    const pieces = isAll && counted !== undefined ? roundAmount(counted, 'piece') : countOf(grams / weight, food)
    if (pieces >= 1 || (pieces > 0 && (counted !== undefined || weight <= USED_WHOLE))) return take(pieces, unit)
  }
  return grams < 1000 ? take(roundAmount(grams, 'gram'), 'g') : take(roundAmount(grams / 1000, 'kilogram'), 'kg')
}

/** Rounds to whole pieces or a half. Returns 0 for foods to weigh: too many pieces, or too far from a number. */
function countOf(pieces: number, { kind }: Food): number {
  const rounded = pieces < 0.75 ? 0.5 : Math.round(pieces)
  const isNear = kind === 'aromatic' || Math.abs(rounded - pieces) <= PIECE_TOLERANCE * pieces
  return rounded <= MOST_PIECES && isNear ? rounded : 0
}
