import {
  findFoods,
  isOfPackages,
  match,
  normalizeWords,
  recognizeIngredient,
  type Span,
  type Unit,
  unitInAnyLanguage,
} from '../food'
import { type AmountGroup, groupAmounts } from './convertAmounts'
import { readPhrase } from './measuredPhrase'
import { isForOnePiece } from './perPiece'
import { type Amount, readAmountsOfStep } from './readAmounts'
import type { WantedFood } from './wantedFoods'

/** An amount within a step: a number with its unit, and with a second one, as in "60 ml (¼ cup)". */
export interface StepAmount extends Span {
  /** Whether it is a share of an ingredient, and so follows the servings. Otherwise it is the recipe's own. */
  readonly isShare: boolean
}

/** Words that say how something is sold or cut, and name no food alone. */
const generic =
  /^(?:powder|sauce|paste|mix|mixture|oil|stock|broth|cube|piece|slice|leaf|seed|juice|zest|cheese|cream|food|base|crust|dough|batter|filling|dressing|water|ground|fresh|dried|large|small)$/

/** The words that stand for ingredients, with the lines of these: "thigh" for "chicken thighs", each word of an unknown food. */
export const ownFoodWords = (ingredients: readonly OwnLine[]): ReadonlyMap<string, string> =>
  new Map(
    ingredients.flatMap(({ text, wanted }) =>
      wanted
        .flatMap(({ name, foods, alternatives }) =>
          foods.length > 0 ? normalizeWords(name).slice(-1) : alternatives.flat(),
        )
        .filter((word) => !generic.test(word))
        .map((word) => [word, text] as const),
    ),
  )

interface OwnLine {
  readonly text: string
  readonly wanted: readonly WantedFood[]
}

/** What a food is sold as, or gives: "chocolate powder", "clam juice". */
const sold = /\b(?:juice|zest|rind|peel|powder|flakes|seeds?|lea(?:f|ves))\b/i
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
/** Measures and containers: a number of them that does not follow the servings is marked. */
const isMeasured = (unit: Unit | undefined) =>
  unit !== undefined && (isOfPackages(unit) || unit.kind === 'spoon' || unit.kind === 'container')

/** What the page reads of the numbers in a line of a step. */
export interface StepNumbers {
  /** The amounts of foods, in order. Sizes, times, temperatures, pinches and fractions are none. */
  readonly amounts: readonly StepAmount[]
  /** All numbers. An `amount` follows the servings, and a `weight` only the units. */
  readonly numbers: readonly Amount[]
}

/** Reads the amounts of foods in a line of a step. */
export function readStepAmounts(line: string, own: ReadonlyMap<string, string>): StepNumbers {
  const read = readAmountsOfStep(line)
  const groups = groupAmounts(
    line,
    read.filter(({ role }) => role === 'amount'),
  )
  const amounts = groups.flatMap((group): StepAmount[] => {
    const role = roleOf(line, group, own)
    return role === 'stays' ? [] : [{ start: group.start, end: group.end, isShare: role === 'share' }]
  })
  const amountAt = ({ start }: Amount) => amounts.find((each) => start >= each.start && start < each.end)
  const numbers = read.map((amount): Amount => {
    const role = amountAt(amount)?.isShare ? 'amount' : isOfVessel(line, amount) ? 'other' : 'weight'
    return { ...amount, role }
  })
  return { amounts, numbers }
}

/** `share`: it follows the servings. `own`: it may be a share, so it is marked. `stays`: it is certainly not a share. */
function roleOf(
  line: string,
  { start, end, first: { unit, low, counted } }: AmountGroup,
  own: ReadonlyMap<string, string>,
): 'share' | 'own' | 'stays' {
  const before = line.slice(Math.max(0, start - 120), start)
  const sentence = before.replace(/^.*[.;!?]\s/su, '')
  const isOfContainer = !unit && counted !== undefined && unitInAnyLanguage(counted.text)?.kind === 'container'
  const from = isOfContainer ? Math.max(counted.end, end) : end
  const { words, ...phrase } = readPhrase(line, from + (match(/\s?\([^()]{1,40}\)/y, line, from)?.[0].length ?? 0))
  const text = line.slice(phrase.start, phrase.end)
  /** A number of pieces is a share only where it is the ingredient's: "the 4 thighs" of four, but not "in batches of 2 thighs". */
  const isOwn = (names: readonly string[], amount: string) =>
    unit ? names.slice(0, 2).some((word) => own.has(word)) : own.get(names[0] ?? '')?.startsWith(`${amount} `)
  // A loaf tin is no loaf.
  const isFood =
    !vessel.test(words.at(-1) ?? '') &&
    ((findFoods(text).length > 0 && (sold.test(text) || recognizeIngredient(text, false).food !== undefined)) ||
      // "Speck 4 Minuten mit Erbsen braten"
      isOwn(normalizeWords(text), line.slice(start, end)) ||
      isBracketOfFood(before))
  const piece = isForOnePiece(before, sentence, line.slice(start, end), line.slice(end, end + 400))
  // "On the flat side of one bun"
  if (piece === 'said' || (piece && !unit && low.value === 1) || beforeSize.test(before)) return 'stays'
  if (isFood) return piece ? 'own' : 'share'
  const isPartOfVessel = [unit?.text ?? '', ...words].some((word) => vessel.test(word))
  if (isPartOfVessel || low.style === 'article' || /\binto\s$/i.test(before)) return 'stays'
  return isMeasured(unit) ? 'own' : 'stays'
}

/** Whether an amount after this text stands in brackets after its ingredient: "the butter (50 g)". */
function isBracketOfFood(before: string): boolean {
  const gap = /\s?\(\s?(?:about\s)?$/.exec(before)
  return gap !== null && findFoods(before.slice(0, gap.index)).at(-1)?.end === gap.index
}

/** The holes of a muffin tin. */
const notMeasured = /^[\s-]?(?:hole|muffin|cupcake|popover|measur|capacity)/i

/** Before what one drinks from: "Ladle into 2 cups", "Serve in 4 cups". */
const servedIn = /\b(?:serv(?:e|ed|ing) (?:it |them )?in|into|among|between)\s$/i

/** Whether a number is the size of a tin, which is its name, the "a" of "in a cup", or of cups to drink from. */
const isOfVessel = (line: string, { start, unitEnd, unit, counted, low }: Amount) =>
  low.style === 'article' ||
  (unit && counted) ||
  notMeasured.test(line.slice(unitEnd, unitEnd + 12)) ||
  sizeOfTin.test(line.slice(Math.max(0, start - 24), start)) ||
  (unit?.name === 'cup' && servedIn.test(line.slice(Math.max(0, start - 16), start)))
