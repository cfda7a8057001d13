import {
  type Amount,
  inflectNoun,
  kitchenMeasure,
  type MeasureKind,
  measureKindOf,
  roundMeasure,
  unitInAnyLanguage,
  writeWithSign,
} from '../food'
import type { LineAmount } from './recipe'

/** How far an amount may be from the exact one, as a part of it. */
const TOLERANCE = 0.07
/** Nobody weighs less of what a recipe weighs more of. In grams. */
const LEAST_GRAMS = 10
/** Less than so much of a handful is a small one. */
const SMALL_HANDFUL = 0.7
/** The units of amounts that are too small for their own, where these have another name. */
const smaller: Partial<Record<MeasureKind, string>> = { gram: 'g', milliliter: 'ml' }
const kindOf = (unit: string) => (unit === '' ? undefined : unitInAnyLanguage(/\S+$/.exec(unit)?.[0] ?? ''))

/** Multiplies an amount and rounds it to a practical measure. From two pieces on it is whole, and always if it `isWhole`: eggs. */
export function scaleAmount(amount: LineAmount, factor: number, isWhole = false): LineAmount {
  const { quantity, unit, words } = amount
  if (quantity === 0) return { ...amount, words: scaleText(words, factor) }
  if (factor === 1) return amount
  const known = kindOf(unit)
  const value = Math.max(quantity * factor, unit === 'g' && quantity > LEAST_GRAMS ? LEAST_GRAMS : 0)
  const isPiece = known === undefined || known.kind === 'count'
  const kind =
    isPiece && (isWhole || value >= 2 || unit.endsWith('handful')) ? 'whole' : known ? measureKindOf(known) : 'piece'
  const measured = kitchenMeasure(value, kind, { written: quantity, tolerance: TOLERANCE })
  const own = unit.endsWith('handful') && value < SMALL_HANDFUL ? 'small handful' : unit
  return measure(
    inParts(measured.value, measured.kind),
    measured.rate === 1 ? own : (smaller[measured.kind] ?? measured.kind),
    words,
  )
}

/** No set has a spoon of a third, and nobody cuts a fifth of an onion. */
function inParts(value: number, kind: MeasureKind): number {
  if (kind === 'piece' && value >= 1) return Math.round(value * 2) / 2
  // Nearer to an eighth than to a quarter.
  if (kind === 'teaspoon' && value < 3 / 16) return 1 / 8
  return kind === 'piece' || kind === 'teaspoon' ? Math.max(0.25, Math.round(value * 4) / 4) : value
}

/** An amount whose words fit its quantity: "1 can (400 g)", "2 cans (400 g each)". */
export const measure = (quantity: number, unit: string, words: string): LineAmount => ({
  quantity,
  unit,
  words: quantity <= 1 ? words.replace(/ each\b/, '') : words.replace(/^\(([\d.]+ [gm]l?)\)$/, '($1 each)'),
})

/** Writes an amount, with a space behind: "1½ tablespoons grated ". */
export function writeAmount({ quantity, unit, words }: LineAmount): string {
  const number = /^(?:k?g|m?l|litre)$/.test(unit) ? String(Number(quantity.toFixed(2))) : writeWithSign(quantity)
  const form = unit.replace(/\S{3,}$/, (noun) => inflectNoun(noun, quantity))
  return [quantity > 0 && number, form, words]
    .filter(Boolean)
    .map((part) => `${part} `)
    .join('')
}

/** Whether there is one piece of a food, or less. */
export const isOnePiece = ({ quantity, unit }: LineAmount) => unit === '' && quantity > 0 && quantity <= 1

/** An amount as lists of users have it. Undefined if it has no number. */
export function measureOf({ quantity, unit }: LineAmount): Amount | undefined {
  const { factor, isTin } = kindOf(unit) ?? {}
  if (quantity === 0) return undefined
  return factor ? { quantity: quantity * factor, unit: 'g' } : { quantity, unit: isTin ? 'tin' : 'piece' }
}

/** Rounds an amount of a unit as {@link scaleAmount} does. */
export const roundAmount = (value: number, kind: MeasureKind): number =>
  roundMeasure(value, kind === 'piece' && value >= 2 ? 'whole' : kind, { tolerance: TOLERANCE })

/** An amount as the build marks it: `[1.5 tablespoon]`, `[8 small patty]`, `[8]`. Times, sizes and heat have no marks. */
const markedAmount = /\[([\d.]+) ?([^\]]*)\]/g

/** Scales the amounts in a text, and writes them. */
export const scaleText = (text: string, factor: number): string =>
  text.replace(markedAmount, (_, figure: string, unit: string) => {
    const [quantity, known] = [Number(figure), kindOf(unit)]
    const isWhole = quantity >= 1 && known?.factor === undefined
    return writeAmount(scaleAmount({ quantity, unit, words: '' }, factor, isWhole)).trim()
  })
