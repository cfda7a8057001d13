import { findFoods, isOfPackages, match, readWord, type Span, unitInAnyLanguage, type Word } from '../food'
import { type AmountGroup, groupAmounts } from './convertAmounts'
import { type Phrase, readPhrase } from './measuredPhrase'
import { isForOnePiece } from './perPiece'
import { type Amount, readAmountsOfStep } from './readAmounts'
import type { WantedFood } from './wantedFoods'

/** An amount within a step: a number with its unit, and with a second one, as in "60 ml (¼ cup)". */
export interface StepAmount extends Span {
  /** Whether it is a share of an ingredient, and so follows the servings. Otherwise it is the recipe's own. */
  readonly isShare: boolean
}

/** Finds where a text names ingredients of the recipe. */
export type FindIngredients = (text: string) => readonly Span[]

/** Words that say how something is sold or cut, and name no food alone. */
const generic =
  /^(?:powder|sauce|paste|mix|mixture|oil|stock|broth|cubes?|pieces?|slices?|leaves|leaf|seeds?|juice|zest|cheese|cream|food|base|crust|dough|batter|filling|dressing|water|ground|fresh|dried|large|small)$/

/** Finds the foods of the page, and those of the recipe's own lines by the names that it gives them. */
export function createIngredientFinder(wanted: readonly WantedFood[]): FindIngredients {
  const names = wanted
    .flatMap(({ alternatives, foods }) => (foods.length > 0 ? [] : alternatives))
    // "The gochujang" is short for "gochujang paste", and "the fresco" for nothing.
    .flatMap((words) => [words, ...(words.length > 1 && !generic.test(words[0] ?? '') ? [words.slice(0, 1)] : [])])
    .map((words) => words.map((word) => word.replace(/y$/, '(?:y|ie)')).join('(?:e?s)?[\\s-]'))
    .filter(Boolean)
    .toSorted((a, b) => b.length - a.length)
  if (names.length === 0) return findFoods
  const own = new RegExp(`(?<!\\p{L})(?:${names.join('|')})(?:e?s)?(?!\\p{L})`, 'giu')
  return (text) => [
    ...findFoods(text),
    ...[...text.matchAll(own)].map(({ 0: name, index }) => ({ start: index, end: index + name.length })),
  ]
}

/** What may follow a food without making another thing of it, as "mixture" does: "let the 2 eggs come to the boil". */
const partOfFood =
  /^(?:juice|zest|rind|peel|flesh|leaves|leaf|seeds?|powder|flakes|cloves?|florets?|slices?|pieces?|cubes?|wedges?|fillets?|breasts?|thighs?|whites?|yolks?|stalks?|sticks?|sprigs?|tips?|\p{L}+ed|\p{L}+ly|beaten|cut|torn|come|stand|sit|rest|cool|warm|cook|fry|boil|soak|drain|dry|melt|soften|thaw|rise)$/iu
/** What a size belongs to: "a 2 litre dish". */
const vessel =
  /^(?:dish|tin|tins|pan|pans|pot|pots|bowl|bowls|jar|jars|tray|trays|casserole|skillet|saucepan|mou?lds?|ramekins?|jug|loaf|container|mug|glass|glasses|wok|oven|cutter|balls?|bag|ladle|scoop|measure|measuring)$/i
/** "The tin (400 g)" */
const afterTin = '\\b(?:tins?|cans?|jars?|packets?|packages?|box(?:es)?)\\s?\\(\\s?(?:about\\s)?$'
const sizeOfTin = new RegExp(afterTin, 'i')
/** "A dish of about 2 litres", "for each 500 g". */
const beforeSize = new RegExp(
  `${afterTin}|\\b(?:(?:dish|pan|pot)\\s?\\(\\s?|(?:dish|pan|pot|bowl|tin|tray|jar|casserole|saucepan|skillet) of\\s|each\\s)(?:about\\s)?$`,
  'i',
)
/** "Shape into 8 patties", "make 4 hollows": what the dish is divided into. */
const beforePortions = /\b(?:into|shape|form|roll|make|drop|set|spoon|mark|score|cut)\s(?:about\s)?$/i
const portions =
  /^\s(?:\p{L}+\s){0,2}(?:hollows?|heaps?|mounds?|patt(?:y|ies)|burgers|squares|balls|meatballs|cakes|fingers|parcels|rounds|ovals|portions|spoonfuls|discs)\b/iu

/** Measures and containers: a number of them that does not follow the servings is marked. */
const isMeasured = ({ unit }: Amount) =>
  unit !== undefined && (isOfPackages(unit) || unit.kind === 'spoon' || unit.kind === 'container')

/** What the page reads of the numbers in a line of a step. */
export interface StepNumbers {
  /** The amounts of foods, in order. Sizes, times, temperatures, pinches and fractions are none. */
  readonly amounts: readonly StepAmount[]
  /** All numbers. An `amount` follows the servings, and a `weight` only the units. */
  readonly numbers: readonly Amount[]
}

/** Reads the amounts of foods in a line of a step. */
export function readStepAmounts(line: string, findIngredients: FindIngredients): StepNumbers {
  const read = readAmountsOfStep(line)
  const groups = groupAmounts(
    line,
    read.filter(({ role }) => role === 'amount'),
  )
  const foods = groups.length > 0 ? findIngredients(line) : []
  const amounts = groups.flatMap((group): StepAmount[] => {
    const role = roleOf(line, group, foods)
    return role === 'stays' ? [] : [{ start: group.start, end: group.end, isShare: role === 'share' }]
  })
  const amountAt = ({ start }: Amount) => amounts.find((each) => start >= each.start && start < each.end)
  const ofPortions = read
    .filter((amount) => !amountAt(amount) && isOfPortions(line, amount))
    .map(({ start, end }) => ({ start, end, isShare: false }))
  const numbers = read.map((amount): Amount => {
    const role = amountAt(amount)?.isShare ? 'amount' : isOfVessel(line, amount) ? 'other' : 'weight'
    return { ...amount, role }
  })
  return { amounts: [...amounts, ...ofPortions].toSorted((a, b) => a.start - b.start), numbers }
}

const isOfPortions = (line: string, { start, end, low }: Amount) =>
  low.style !== 'article' &&
  portions.test(line.slice(end, end + 60)) &&
  beforePortions.test(line.slice(Math.max(0, start - 20), start))

/** `share`: it follows the servings. `own`: it may be a share, so it is marked. `stays`: it is certainly not a share. */
function roleOf(line: string, { start, end, first }: AmountGroup, foods: readonly Span[]): 'share' | 'own' | 'stays' {
  const before = line.slice(Math.max(0, start - 120), start)
  const sentence = before.replace(/^.*[.;!?]\s/su, '')
  const { unit, low } = first
  const counted: Word | undefined = unit ?? first.counted
  const container = counted && unitInAnyLanguage(counted.text)?.kind === 'container' ? counted : undefined
  const from = Math.max(container?.end ?? 0, end)
  const size = (unit?.kind === 'container' && match(/\s?\([^()]{1,40}\)/y, line, from)?.[0]) || ''
  const measured = readPhrase(line, from + size.length)
  // "Can tomatoes" are a food of their own.
  const phrase = container ? { ...measured, start: container.start } : measured
  const isFood = (foodOf(line, phrase, foods) ?? foodBefore(line, start, foods)) === 'food'
  const piece = isForOnePiece(before, sentence, line.slice(start, end), line.slice(end, end + 400))
  // "On the flat side of one bun"
  if (piece === 'said' || (piece && !unit && low.value === 1) || beforeSize.test(before)) return 'stays'
  if (isFood) return piece ? 'own' : 'share'
  const isPartOfVessel = [unit?.text ?? '', ...phrase.words].some((word) => vessel.test(word))
  if (isPartOfVessel || low.style === 'article' || /\binto\s$/i.test(before)) return 'stays'
  return isMeasured(first) ? 'own' : 'stays'
}

/** Whether a phrase is the name of one ingredient; `other` if it is of something that has an ingredient in its name. */
function foodOf(line: string, phrase: Phrase, foods: readonly Span[]): 'food' | 'other' | undefined {
  const inPhrase = foods.filter((food) => food.start >= phrase.start && food.end <= phrase.end)
  const [longest] = inPhrase.toSorted((a, b) => b.end - b.start - (a.end - a.start))
  if (!longest) return undefined
  const isApart = (food: Span) => food.end <= longest.start || food.start >= longest.end
  // "Pasta water" is water, although its name has another food.
  const isWater = /^water$/i.test(phrase.words.at(-1) ?? '')
  if (isWater) return 'food'
  if (inPhrase.some(isApart)) return 'other'
  const next = longest.end < phrase.end ? readWord(line, longest.end) : undefined
  return next === undefined || partOfFood.test(next.text) ? 'food' : 'other'
}

/** Whether an amount stands in brackets after its ingredient: "the butter (50 g)". */
function foodBefore(line: string, start: number, foods: readonly Span[]): 'food' | undefined {
  const gap = /\s?\(\s?(?:about\s)?$/.exec(line.slice(Math.max(0, start - 10), start))?.[0]
  if (gap === undefined) return undefined
  const edge = start - gap.length
  return foods.some((food) => food.end === edge) ? 'food' : undefined
}

/** The holes of a muffin tin. */
const notMeasured = /^[\s-]?(?:hole|muffin|cupcake|popover|measur|capacity)/i

/** Whether a number is the size of a tin, which is its name, or the "a" of "in a cup". */
const isOfVessel = (line: string, { start, unitEnd, unit, counted, low }: Amount) =>
  low.style === 'article' ||
  (unit && counted) ||
  notMeasured.test(line.slice(unitEnd, unitEnd + 12)) ||
  sizeOfTin.test(line.slice(Math.max(0, start - 24), start))
