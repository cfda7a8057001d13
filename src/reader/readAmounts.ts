import {
  type FoodKind,
  type FoundAmount,
  findAmounts,
  foodNamed,
  fractionSigns,
  isCounted,
  isDescription,
  isOfFoods,
  isOfPackages,
  match,
  readWord,
  sizeWord,
  type Unit,
  unitInAnyLanguage,
  type Word,
} from '../food'
import { remember } from '../lib/remember'

/** A number or a range in a line, with its unit and what it is. */
export interface Amount extends FoundAmount {
  readonly role: Role
}

/**
 * What a number is. An `amount` is scaled, and so is a `length` like "2 cm piece of ginger". A `size` belongs to one
 * can: "(400 g)", and a `weight` to one piece of a food: "(150 g each)". A `package` is the size of one can without a
 * number before it: "400 g can". `other` stays, too: a temperature, a time, a part of a name.
 */
type Role = 'amount' | 'length' | 'size' | 'weight' | 'package' | 'other'

/** How far the patterns look back and ahead, in characters, so that a long line takes no longer than its length. */
const REACH = 48

const approximate = '(?:about|approx(?:imately)?\\.?|around|roughly|circa|etwa|ca?\\.|~|≈)'
const figures = `[\\d${fractionSigns}]`

/** A line is shown again with each change of the servings, so the readings of so many lines are kept. */
const MAX_KEPT = 1000

/** Finds the numbers of a line of ingredients, in order, and tells which of them are amounts. */
export const readAmounts: (line: string) => readonly Amount[] = remember((line) => classifyAll(line, false), MAX_KEPT)

/** Finds the numbers of a line of a step like {@link readAmounts}. An amount may stand anywhere in it. */
export const readAmountsOfStep = (line: string): readonly Amount[] => classifyAll(line, true)

/** Finds the numbers of a line that lists and tells nothing to cook: none is an amount of food. */
export const readOtherNumbers = (line: string): readonly Amount[] =>
  findAmounts(line).map((amount) => ({ ...amount, role: 'other' }))

function classifyAll(line: string, isStep: boolean): Amount[] {
  const found = findAmounts(line)
  const amounts: Amount[] = []
  /** The last can, jar or packet. Its size may follow. */
  let container: Container | undefined
  for (const [index, each] of found.entries()) {
    const role = classify({ line, isStep, amount: each, next: found[index + 1], earlier: amounts, container })
    amounts.push({ ...each, role })
    if (role === 'amount' && each.unit?.kind === 'container') container = { end: each.unitEnd, count: each.low.value }
    const sizedContainer = role === 'size' || role === 'package' ? findContainer(line, each.unitEnd) : undefined
    if (sizedContainer) container = { end: sizedContainer.end, count: 1 }
  }
  return amounts
}

interface Container {
  readonly end: number
  readonly count: number
}

const isMeasure = (unit: Unit | undefined) => isOfPackages(unit) || unit?.kind === 'spoon'

interface Context {
  readonly line: string
  readonly isStep: boolean
  readonly amount: FoundAmount
  readonly next: FoundAmount | undefined
  /** The amounts before this one. */
  readonly earlier: readonly Amount[]
  readonly container: Container | undefined
}

/** Text after a number that shows that it is not an amount, even with a unit. */
const otherAfter = [
  /^\s?(?:%|per\s?cent|[°º˚]|degrees?\b)/i,
  /^[\s-]{0,2}(?:days?|nights?|weeks?|months?|years?)\b(?!-old)/i,
  /^\s?(?:k?cal|calories|kj|parts?|up|per (?:serving|person|portion|piece))\b/i,
  /^(?:[/:]\d|[.,]\d|\s?×(?!\s?\d))/,
]
/** "2 of the eggs" are a part of a line's amount, but a share of the recipe's in a step. */
const partAfter = /^\s(?:of\s)?(?:the|my|your|this|that|these|those|it|them)\b/i
const otherBefore = new RegExp(
  `(?:^|[^\\p{L}])(?:type|typ|tipo|no|nr|n|n°|number|notes?|step|size|grade|gas mark|mark|page|section|recipe|omega|vitamin|day|(?:minute|hour|day|night|week|month)s? or|serves|feeds|makes|yields?|into|(?:pack(?:et|age)?s?|bags?|box(?:es)?) of)[.:]?\\s?(?:${approximate}\\s?)?$`,
  'iu',
)

const leadIn = new RegExp(
  `^[^\\p{L}\\p{N}]*(?:(?:${approximate}|up to|at least|another|nearly|almost|scant|generous|heaped|just over|just under|optional|extra|some)[\\s:)]{0,3})*$`,
  'iu',
)

/** Whether an amount after this text still begins the line: after bullets, check boxes, "about". */
export const isLeadIn = (text: string) => text.length <= REACH && leadIn.test(text)

const bracketOrWord = `(?:[([,;:+&|/•–—-]|(?:^|[^\\p{L}])(?:of|or|and|plus|from|with|to|juice|zest|rind|von|oder|und|de|another|extra|need|use|least|x|×)\\s)`
const beforeCount = new RegExp(
  `(?:${bracketOrWord}\\s?(?:${approximate}\\s?)?|(?:^|\\s)${approximate}\\s?|[\\s(][x×])$`,
  'iu',
)
const beforeArticle =
  /(?:\b(?:juice|zest|rind|peel|flesh|grated)(?: and \p{L}+)? of|[([]\s?(?:from|about)?|\b(?:or|plus|from))\s?$/iu
/** Signs and words before another amount of a line: "plus", "or". */
const beginsAlternative = /(?:[(+:]|\b(?:or|plus|and))\s?$/i
const afterFactor = new RegExp(`${figures}\\s?[x×]\\s?$`)
const vague = /^(?:handful|splash|glug|squeeze|drizzle|thumb|knob|chunk|pinch|dash|drop)/i

function classify(context: Context): Role {
  const { line, isStep, amount, next, earlier, container } = context
  const { start, end, low, unit, link } = amount
  const before = (start > REACH ? '…' : '') + line.slice(Math.max(0, start - REACH), start)
  const after = line.slice(end, end + REACH)
  const isLeading = isStep || isLeadIn(line.slice(0, start))
  if (unit?.kind === 'length') return isLengthOfFood(context) ? 'length' : 'other'
  const isOther = (unit && !isOfFoods(unit)) || otherAfter.some((each) => each.test(after)) || otherBefore.test(before)
  // Mixed into 3 tablespoons of water, but cut into 3.
  if (isOther && !(isStep && isMeasure(unit) && /\binto\s$/i.test(before))) return 'other'
  if (isStep ? isOtherInStep(context, before, after) : partAfter.test(after)) return 'other'
  // "Half onion", but "half and half" is a name, and "(half white, half brown)" no amount.
  if (low.style === 'word' && low.value < 1 && link === '' && !unit && !(isLeading && findNoun(line, end)))
    return 'other'
  if (low.style === 'word' && !isLeading && !beforeCount.test(before)) return 'other'
  if (low.style === 'article') return isLeading || beforeArticle.test(before) ? classifyArticle(context) : 'other'
  if (/^\s?[x×*]\s?\d/i.test(after)) return classifyFactor(context)
  if (afterFactor.test(before) && !unit) return 'other'
  if (isSizeOfContainer(context)) return 'size'
  if (isSizeOfEach(context) || isSizeOfPiece(context))
    return container || findContainer(line, endOfSizes(line, amount, next)) ? 'size' : 'weight'
  const isJoinedByHyphen = line[end] === '-' && /^-\p{L}/u.test(after)
  if (isOfPackages(unit) && findContainer(line, endOfSizes(line, amount, next))) return isLeading ? 'package' : 'size'
  if (isOfPackages(unit)) return isJoinedByHyphen && !isLeading ? 'size' : 'amount'
  // "1-cup sugar"
  if (isJoinedByHyphen) return isLeading && isMeasure(unit) ? 'amount' : 'other'
  // "Cut in 4 thick pieces".
  if (unit) return unit.kind === 'count' && /(?:cut|ed|torn) in\s$/i.test(before) ? 'other' : 'amount'
  // "7UP", "2nd", but "8large eggs"
  if (/^(?!x\b)\p{L}/iu.test(after))
    return isLeading && !/^(?:st|nd|rd|th)\b/i.test(after) && findNoun(line, end) ? 'amount' : 'other'
  if (isLeading) return 'amount'
  const previous = earlier.at(-1)
  // A footnote: "2 cups flour (1)".
  if (previous && /[([]$/.test(before) && /^[)\]]/.test(after)) return 'other'
  if (beforeCount.test(before)) return 'amount'
  // "Onions 2", "Potatoes 3 large", "Onion 1 chopped".
  const endsName =
    /^\s?(?:$|[,;)(]|(?:small|medium|large|(?:\p{L}{2,12}ly\s)?(?:\p{L}{2,12}ed|beaten|cut|torn|ground))\b)/iu.test(
      after,
    )
  return earlier.length === 0 && endsName && !/\b(?:in|for|at|by|until|over)\s?$/i.test(before) ? 'amount' : 'other'
}

/** What a length is of, if cooks measure a food by it: "2 cm piece", "1 inch (2.5 cm) knob of ginger", "ginger, 2 cm". */
const longFoods = '(?:ginger|turmeric|galangal|cinnamon|horseradish|daikon|lemongrass|kombu)'
const piece = '(?:long\\s)?(?:piece|knob|chunk|stick|length|thumb|nub|root)s?\\b'
const longAfter = new RegExp(
  `^\\.?(?:\\s?\\([^()]{1,20}\\))?[\\s-]{0,2}(?:${piece}|(?:of\\s)?(?:fresh\\s)?${longFoods}\\b)`,
  'i',
)
const longFoodAfter = new RegExp(`^[\\s-]{0,2}(?:${piece}\\s)?(?:of\\s)?(?:fresh\\s)?${longFoods}\\b`, 'i')
const longFoodBefore = new RegExp(`${longFoods}[\\s,:(–-]{1,3}$`, 'i')
const lengthEnd = /^\.?\s?(?:$|[,)]|pieces?\b)/i

function isLengthOfFood({ line, amount: { start, unitEnd }, earlier }: Context): boolean {
  const before = line.slice(Math.max(0, start - REACH), start)
  const after = line.slice(unitEnd, unitEnd + REACH)
  if (isLeadIn(line.slice(0, start))) return longAfter.test(after)
  if (beginsAlternative.test(before) && longFoodAfter.test(after)) return true
  const isSecond = earlier.at(-1)?.role === 'length' && /\(\s?$/.test(before)
  return (isSecond || longFoodBefore.test(before)) && lengthEnd.test(after)
}

/** Whether a number of a step counts none of its foods: a pinch, half of them, "until one squashes", "a 2-litre dish". */
function isOtherInStep({ line, amount: { low, unit, link } }: Context, before: string, after: string) {
  // "A tablespoon of oil" is one, but "a handful" and "a cup" of something else is none.
  if (unit?.kind === 'pinch' || (low.style === 'article' && !isMeasure(unit))) return true
  if (unit) return line[unit.start - 1] === '-'
  // "The zest of one of the lemons", "until one squashes"
  const isOne = low.style === 'word' && low.value === 1
  if (isOne && (/^\sof\b/.test(after) || /\b(?:until|when|if|as|that)\s$/i.test(before))) return true
  // "A spoonful or two of water", but "two of the eggs". Half of the onion, half the onion, but half an onion.
  const isOfThem = /^\s(?:of\s)?(?:the|those|these|your)\b/i.test(after)
  const isPart = low.value < 1 && link === '' && (low.style === 'word' || /^\sof\s/i.test(after) || isOfThem)
  return /^-/.test(after) || isPart || (/^\sof\s/i.test(after) && !isOfThem)
}

/** "A tin", "an onion" and "a 400 g tin" are one of it. "A pinch" and "a handful" stay unchanged. */
function classifyArticle({ line, amount: { start, end, unit } }: Context): Role {
  // "Stock, from a cube" says how it is sold, but "from a lime" how many.
  if (/\bfrom\s$/i.test(line.slice(0, start)) && match(/\s(?:tin|can|jar|packet|carton|cube|roast)\b/iy, line, end))
    return 'other'
  if (match(/\s(?:few|couple|little|bit|lot)\b/iy, line, end)) return 'other'
  if (unit) return vague.test(unit.text) ? 'other' : 'amount'
  return findCounted(line, end) ? 'amount' : 'other'
}

/** The first number of "2 x 400 g tins" is an amount, and the one of "9 x 13 inch" a size. */
const classifyFactor = ({ next }: Context): Role => (isOfPackages(next?.unit) ? 'amount' : 'other')

const eachAfter =
  /^[\s\d.,/()½¼¾–-]*(?:(?:or|k?g|m?l|oz|ounces?|lbs?|pounds?|grams?|cm|inch(?:es)?)\b[\s\d.,/()½¼¾–-]*){0,4}\b(?:each|apiece|per)\b/i

/** "2 fillets (150 g each)". In "1 tsp each cumin and salt" there is nothing before it that is counted. */
function isSizeOfEach({ line, amount, earlier }: Context): boolean {
  const isCounted = earlier.some(
    ({ role, unit }) =>
      role === 'package' || (role === 'amount' && (!unit || unit.kind === 'container' || unit.kind === 'count')),
  )
  // In "1 sprig, or dry 1 tsp each" it is an alternative.
  const previous = earlier.at(-1)
  const isAlternative =
    previous?.role === 'amount' && /\bor\b/i.test(line.slice(previous.unitEnd, amount.start).slice(-REACH))
  return isCounted && !isAlternative && eachAfter.test(line.slice(amount.unitEnd, amount.unitEnd + REACH))
}

const betweenSizes = new RegExp(`^\\.?\\s?[-/,;|(=–]?\\s?(?:(?:or|${approximate})\\s?){0,2}$`, 'i')
const betweenCountAndSize = new RegExp(`^\\s?(?:[x×*]|[-–])?\\s?(?:${approximate}\\s?)?$`, 'i')
const bracketAfterCount = new RegExp(`^(?:\\s[\\p{L}-]+){0,3}\\s?\\(\\s?(?:${approximate}\\s?)?$`, 'iu')

/** The size between a number and what it counts, "2 400 g tins" or "1 (2 kg) chicken", with its second unit. */
function isSizeOfPiece({ line, amount, next, earlier }: Context): boolean {
  const previous = earlier.at(-1)
  if (!previous || amount.start - previous.unitEnd > REACH || !isMeasure(amount.unit)) return false
  const between = line.slice(previous.unitEnd, amount.start)
  if (/^(?:size|weight|package)$/.test(previous.role)) return betweenSizes.test(between)
  if (!isOfPackages(amount.unit)) return false
  if (previous.role === 'length' || previous.unit) return false
  if (previous.role === 'amount' && betweenCountAndSize.test(between)) return true
  // In "Onions: 2 (300 g)" it is the weight of both, but in "Tomatoes: 2 (400 g) tins" that of each tin.
  const isOfTin = findContainer(line, endOfSizes(line, amount, next)) !== undefined
  if (previous.role === 'amount' && !isOfTin && !isLeadIn(line.slice(0, previous.start))) return false
  const words = between.replace(/\(.*/, '').trim().split(/\s+/)
  if (!bracketAfterCount.test(between) || !words.every((word) => word === '' || sizeWord.test(word))) return false
  // The word tells the size of "3 medium (450 g) carrots", so the bracket tells their weight.
  if (words.some(Boolean) && !isOfTin) return false
  // "1½ (5 g) teaspoons"
  const counted = readWord(line, line.indexOf(')', amount.unitEnd) + 1)
  return !isMeasure(counted && unitInAnyLanguage(counted.text))
}

/** Sizes of whole cans, in g, ml or oz: in "½ can (400 g)" the whole can has 400 g. */
const wholeCans = [400, 410, 425, 800, 14, 14.5, 15, 15.5, 28]
/** The size after a can: "1 can (400 g)". */
function isSizeOfContainer({ line, amount, container }: Context): boolean {
  if (!container || amount.start - container.end > 2 * REACH) return false
  const between = line.slice(container.end, amount.start)
  if (/[;+&]|\b(?:or|plus|and|with)\b/i.test(between)) return false
  const { unit, unitEnd } = amount
  const after = line.slice(unitEnd, unitEnd + REACH)
  // The weight of a part of a can is an amount.
  if (container.count < 1 && !wholeCans.includes(amount.low.value)) return false
  if (between.lastIndexOf('(') <= between.lastIndexOf(')')) return false
  return !unit || ((isMeasure(unit) || unit.kind === 'count') && !/^[^)]*\b(?:total|in all|altogether)\b/i.test(after))
}

const containerAfterSize =
  /\.?\)?\.?[\s-]{1,2}(?:(?:small|medium|large|big)\s)?((?:can|tin|jar|packet|pack|package|pkg|bag|box|carton|bottle|tub|tube|pouch|sachet|block|container|pot|bar|punnet)(?:e?s)?|dosen?|packung(?:en)?)\b(?!\s(?:roast|gourd))/iy

/** Finds the can, jar or packet after its size. */
export function findContainer(line: string, at: number): Word | undefined {
  const found = match(containerAfterSize, line, at)
  const text = found?.[1]
  if (!found || text === undefined) return
  const end = at + found[0].length
  return { start: end - text.length, end, text }
}

/** The end of a size and of its second unit: "400 g (14 oz)". */
function endOfSizes(line: string, { unitEnd }: FoundAmount, next: FoundAmount | undefined): number {
  const isSecond = isOfPackages(next?.unit) && /^\.?\s?(?:[(/]|or\s)\s?$/i.test(line.slice(unitEnd, next?.start))
  return next && isSecond ? next.unitEnd : unitEnd
}

const sizeNumber = `\\d{0,4}${figures}(?:[.,/⁄]\\d{1,3})?(?:\\s\\d/\\d|\\s?[${fractionSigns}])?`
const sizeBeforeNoun = new RegExp(
  `(?:\\s?[x×*])?\\s?(?:\\([^()]{1,40}\\)|${sizeNumber}(?:(?:\\s?[-–]\\s?|-?\\s?to[\\s-])${sizeNumber})?[\\s-]?(?:["”″]|\\p{L}{1,10}\\.?)(?:\\s?[(/]\\s?[\\d.,]{1,6}\\s?\\p{L}{1,10}\\)?)?)`,
  'iuy',
)
/** Words that end the name of a food. */
const endOfName =
  /^(?:of|in|for|with|from|or|and|to|plus|at|on|into|without|about|cut|each|per|if|such|as|like|any|the|roughly|very|left|skin|seeds|halved)$/i

/** The end of a size after a number: "(400 g)" of "2 (400 g) tins". */
export const endOfSize = (line: string, at: number) => at + (match(sizeBeforeNoun, line, at)?.[0].length ?? 0)

/** Finds what a number counts, past a size: "cans" of "2 x 400 g cans", "onions" of "2 large red onions, sliced". */
export function findCounted(line: string, at: number): Word | undefined {
  const start = endOfSize(line, at)
  return findContainer(line, start) ?? findNoun(line, start)
}

/** Kinds of foods that are counted by their name. Of others one counts pieces, heads or bunches. */
const countedKinds: readonly (FoodKind | undefined)[] = ['fruit', 'nut']

/** Finds the noun of the food or the unit that a number counts. Undefined where it is not certain. */
function findNoun(line: string, at: number): Word | undefined {
  let noun: Word | undefined
  let end = at + (match(/\s?[x×*](?=\s)/iy, line, at)?.[0].length ?? 0)
  for (let count = 0; count < 7; count++) {
    // "1 small (400 g) tin".
    if (!noun) end += match(/\s?\([^()]{1,40}\)/y, line, end)?.[0].length ?? 0
    const word = readWord(line, end)
    if (!word || endOfName.test(word.text)) break
    end = word.end
    if (sizeWord.test(word.text)) continue
    // "1 onion sliced", but "1 smoked haddock fillet".
    if (noun && /\p{L}{2}ed$|ly$|^(?:beaten|cut|torn|ground)$/iu.test(word.text)) break
    // The last of the nouns counts: "garlic clove". In "egg noodles" the egg does not.
    const isColour = /^whites?$/i.test(word.text) && !/^eggs?$/i.test(noun?.text ?? '')
    const isFood = countedKinds.includes(foodNamed(word.text)?.kind)
    noun = (isCounted(word.text) || isFood) && !isColour ? word : undefined
    // "2 cans chickpeas", "1 loaf bread".
    const kind = unitInAnyLanguage(word.text)?.kind
    if (noun && (kind === 'container' || kind === 'count') && !isDescription(line, word)) break
  }
  return noun
}
