import {
  type FoodKind,
  type FoundAmount,
  findAmounts,
  foodNamed,
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
  /** What a number without a unit counts, and the can after its size. */
  readonly counted: Word | undefined
}

/**
 * What a number is. An `amount` and a `length` ("2 cm piece of ginger") are scaled. A `size` belongs to one can: "(400 g)", a
 * `weight` to one piece: "(150 g each)", a `package` is "400 g can" without a number. `other` is a temperature, a time, a name.
 */
type Role = 'amount' | 'length' | 'size' | 'weight' | 'package' | 'other'

/** How far the patterns look back and ahead, in characters, so that a long line takes no longer than its length. */
const REACH = 48

const approximate = '(?:about|approx(?:imately)?\\.?|around|roughly|circa|etwa|ca?\\.|~|≈)'

/** A line is shown again with each change of the servings, so the readings of so many lines are kept. */
const MAX_KEPT = 1000

/** Finds the numbers of a line of ingredients, in order, and tells which of them are amounts. */
export const readAmounts: (line: string) => readonly Amount[] = remember((line) => classifyAll(line, false), MAX_KEPT)

/** Finds the numbers of a line of a step like {@link readAmounts}. An amount may stand anywhere in it. */
export const readAmountsOfStep = (line: string): readonly Amount[] => classifyAll(line, true)

/** Finds the numbers of a line that lists and tells nothing to cook: none is an amount of food. */
export const readOtherNumbers = (line: string): readonly Amount[] =>
  findAmounts(line).map((amount) => ({ ...amount, role: 'other', counted: undefined }))

interface Context extends FoundAmount {
  readonly line: string
  readonly isStep: boolean
  readonly counted: Word | undefined
  readonly next: FoundAmount | undefined
  readonly earlier: readonly Amount[]
  /** How many cans, jars or packets came last, and where they end. Their size may follow. */
  readonly container: { readonly end: number; readonly count: number } | undefined
  /** The text before it, that between the amount before it and this one, and those behind its number and its unit. */
  readonly before: string
  readonly between: string
  readonly after: string
  readonly afterUnit: string
  /** Whether nothing but bullets and "about" stands before it, or it is in a step. */
  readonly isLeading: boolean
}

function classifyAll(line: string, isStep: boolean): Amount[] {
  const found = findAmounts(line)
  const earlier: Amount[] = []
  let container: Context['container']
  for (const [index, amount] of found.entries()) {
    const { start, end, low, unit, unitEnd } = amount
    const following = found.slice(index + 1, index + 3)
    const counted = findCounted(line, amount, following)
    const role = classify({
      ...amount,
      line,
      isStep,
      counted,
      next: following[0],
      earlier,
      container,
      before: (start > REACH ? '…' : '') + line.slice(Math.max(0, start - REACH), start),
      between: line.slice(earlier.at(-1)?.unitEnd ?? 0, start),
      after: line.slice(end, end + REACH),
      afterUnit: line.slice(unitEnd, unitEnd + REACH),
      isLeading: isStep || isLeadIn(line.slice(0, start)),
    })
    earlier.push({ ...amount, role, counted })
    if (role === 'amount' && unit?.kind === 'container') container = { end: unitEnd, count: low.value }
    if (counted && (role === 'size' || role === 'package')) container = { end: counted.end, count: 1 }
  }
  return earlier
}

/** Whether a unit measures a food, rather than counting pieces of it. */
export const isMeasure = (unit: Unit | undefined) => isOfPackages(unit) || unit?.kind === 'spoon'

/** Text after a number that shows that it is not an amount, even with a unit. */
const otherAfter =
  /^(?:\s?(?:%|per\s?cent|[°º˚]|degrees?\b)|[\s-]{0,2}(?:days?|nights?|weeks?|months?|years?)\b(?!-old)|\s?(?:k?cal|calories|kj|parts?|up|spice|per piece)\b|[^()\d]{0,40}\bper (?:serving|person|portion|head)\b|[/:]\d|[.,]\d|\s?×(?!\s?\d))/i
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
  /(?:\b(?:juice|zest|rind|peel|flesh|grated)(?: and \p{L}+)? of|[([]\s?(?:from|about)?|\b(?:or|plus))\s?$/iu
const afterFactor = /[\d½¼¾⅓⅔]\s?[x×]\s?$/
const vague = /^(?:handful|splash|glug|squeeze|drizzle|thumb|knob|chunk|pinch|dash|drop)/i

function classify(context: Context): Role {
  const { isStep, low, unit, link, counted, next, earlier, container, before, after, isLeading } = context
  if (unit?.kind === 'length') return isLengthOfFood(context) ? 'length' : 'other'
  // Mixed into 3 tablespoons of water, but cut into 3.
  const isAfterOther = otherBefore.test(before) && !(isMeasure(unit) && /\binto\s$/i.test(before))
  if ((unit && !isOfFoods(unit)) || otherAfter.test(after) || isAfterOther) return 'other'
  if (isStep && isOtherInStep(context)) return 'other'
  if (low.style === 'article') return isLeading || beforeArticle.test(before) ? classifyArticle(context) : 'other'
  if (low.style === 'word') {
    // "Half onion", but "half and half" is a name, and "(half white, half brown)" no amount.
    const isShare = low.value < 1 && link === '' && !unit
    if (isShare ? !isLeading || !counted : !isLeading && !beforeCount.test(before)) return 'other'
  }
  // The first number of "2 x 400 g tins" is an amount, and both of "9 x 13" a size.
  if (/^\s?[x×*]\s?\d/i.test(after)) return isOfPackages(next?.unit) ? 'amount' : 'other'
  if (afterFactor.test(before) && !unit) return 'other'
  if (isSizeOfContainer(context)) return 'size'
  if (isSizeOfEach(context) || isSizeOfPiece(context)) return container || counted ? 'size' : 'weight'
  if (isOfPackages(unit) && counted) return isLeading ? 'package' : 'size'
  // "1-cup sugar", "a 2-litre dish"
  if (/^-\p{L}/u.test(after)) return isLeading && isMeasure(unit) ? 'amount' : isOfPackages(unit) ? 'size' : 'other'
  if (unit) return 'amount'
  // A year: nobody counts a thousand pieces.
  if (low.value >= 1000) return 'other'
  // "7UP", "2nd", but "8large eggs"
  if (/^(?!x\b)\p{L}/iu.test(after))
    return isLeading && counted && !/^(?:st|nd|rd|th)\b/i.test(after) ? 'amount' : 'other'
  if (isLeading) return 'amount'
  // A footnote: "2 cups flour (1)".
  if (earlier.length > 0 && /[([]$/.test(before) && /^[)\]]/.test(after)) return 'other'
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
const named = `(?:${piece}\\s)?(?:of\\s)?(?:fresh\\s)?${longFoods}\\b`
const longAfter = new RegExp(
  `^\\.?(?:\\s?\\([^()]{1,20}\\)|\\s?/\\s?[\\d.½¼¾]{1,4}[\\s-]?[a-z"]{1,6})?[\\s-]{0,2}(?:${piece}|${named})`,
  'i',
)
const longFoodAfter = new RegExp(`^[\\s-]{0,2}${named}`, 'i')
const longFoodBefore = new RegExp(`${longFoods}[\\s,:(–-]{1,3}$`, 'i')
const lengthEnd = /^\.?\s?(?:$|[,)]|pieces?\b)/i

function isLengthOfFood({ line, start, numbers, high, earlier, before, between, afterUnit }: Context): boolean {
  if (numbers.length > 1 && !high) return false
  if (isLeadIn(line.slice(0, start))) return longAfter.test(afterUnit)
  const previous = earlier.at(-1)
  // The pieces of "2 5-cm pieces" are counted, and "5 cm/2 in" is one length.
  if (previous && !previous.unit && betweenCountAndSize.test(between)) return false
  if (previous?.unit?.kind === 'length' && /^\.?\s?[/(]\s?$/.test(between)) return previous.role === 'length'
  return longFoodAfter.test(afterUnit) || (longFoodBefore.test(before) && lengthEnd.test(afterUnit))
}

/** Whether a number of a step counts none of its foods: a pinch, half of them, "until one squashes", "a 2-litre dish". */
function isOtherInStep({ line, low, unit, link, before, after }: Context) {
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
function classifyArticle({ line, end, unit, counted }: Context): Role {
  if (match(/\s(?:few|couple|little|bit|lot)\b/iy, line, end)) return 'other'
  return (unit ? !vague.test(unit.text) : counted) ? 'amount' : 'other'
}

const eachAfter =
  /^[\s\d.,/()½¼¾–-]*(?:(?:or|k?g|m?l|oz|ounces?|lbs?|pounds?|grams?|cm|inch(?:es)?)\b[\s\d.,/()½¼¾–-]*){0,4}\b(?:each|apiece|per)\b/i

/** "2 Dosen (à 150 g)" in German and French */
const eachBefore = new RegExp(`(?:^|[\\s(])(?:à|je)\\s(?:${approximate}\\s?)?$`, 'iu')

/** "2 fillets (150 g each)". In "1 tsp each cumin and salt" there is nothing before it that is counted. */
const isSizeOfEach = ({ earlier, between, afterUnit }: Context): boolean =>
  earlier.some(({ role, unit }) => role === 'amount' && !isMeasure(unit)) &&
  // In "1 sprig, or dry 1 tsp each" it is an alternative.
  !/\bor\b/i.test(between) &&
  (eachAfter.test(afterUnit) || eachBefore.test(between))

const betweenSizes = new RegExp(`^\\.?\\s?[-/,;|(=–]?\\s?(?:(?:or|${approximate})\\s?){0,2}$`, 'i')
const beforeSize = new RegExp(`^\\.?\\s?(?:[-–x×*/(]|or\\s)?\\s?\\(?(?:${approximate}\\s?)?$`, 'i')
const betweenCountAndSize = new RegExp(`^\\s?(?:[x×*]|[-–])?\\s?(?:${approximate}\\s?)?$`, 'i')
const bracketAfterCount = new RegExp(`^((?:\\s[\\p{L}-]+){0,3})\\s?\\(\\s?(?:${approximate}\\s?)?$`, 'iu')

/** The size between a number and what it counts, "2 400 g tins" or "1 (2 kg) chicken", with its second unit. */
function isSizeOfPiece({ line, unit, counted, earlier, between }: Context): boolean {
  const previous = earlier.at(-1)
  if (!previous || !isMeasure(unit)) return false
  if (/^(?:size|weight|package)$/.test(previous.role)) return betweenSizes.test(between)
  if (!isOfPackages(unit) || previous.role !== 'amount' || previous.unit) return false
  if (betweenCountAndSize.test(between)) return true
  // In "Onions: 2 (300 g)" it is the weight of both, but in "Tomatoes: 2 (400 g) tins" that of each tin.
  if (!counted && !isLeadIn(line.slice(0, previous.start))) return false
  const words = bracketAfterCount.exec(between)?.[1]?.trim()
  if (words === undefined || !words.split(/\s+/).every((word) => word === '' || sizeWord.test(word))) return false
  // The word tells the size of "3 medium (450 g) carrots", so the bracket tells their weight.
  return words === '' || counted !== undefined
}

/** Whole cans hold as much, in grams: in "½ can (400 g)" the whole can has 400 g. */
const WHOLE_CAN = 390
/** The size after a can: "1 can (400 g)", "1 tin tomatoes 400 g". The weight of a part of a can is an amount. */
function isSizeOfContainer({ line, start, low, unit, afterUnit, container, isStep }: Context): boolean {
  if (!container || (container.count < 1 && low.value * (unit?.factor ?? 0) < WHOLE_CAN)) return false
  const between = line.slice(container.end, start)
  if (/[;+&]|\b(?:or|plus|and|with)\b/i.test(between)) return false
  const isInBracket = between.lastIndexOf('(') > between.lastIndexOf(')')
  // In a step it may be an amount of the next food: "Open 1 tin tomatoes then 200 ml water".
  const isBehind = isOfPackages(unit) && (isStep ? /^\s*$/ : /^[\p{L}\s-]*$/u).test(between)
  return (isInBracket || isBehind) && !/^[^)]*\b(?:total|in all|altogether)\b/i.test(afterUnit)
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

/** The end of the sizes that follow a place: "(400 g)" of "2 (400 g) tins", "400 g (14 oz)". */
function endOfSizes(line: string, at: number, next: readonly FoundAmount[]): number {
  let end = at
  for (const { start, unit, unitEnd } of next) {
    const isSize = isOfPackages(unit) || unit?.kind === 'length'
    if (!isSize || !beforeSize.test(line.slice(end, Math.min(start, end + REACH)))) break
    end = unitEnd + (match(/\.?\s?\)/y, line, unitEnd)?.[0].length ?? 0)
  }
  return end
}

const endOfName =
  /^(?:of|in|for|with|from|or|and|to|plus|at|on|into|without|about|cut|each|per|if|such|as|like|any|the|roughly|very|left|skin|seeds|halved)$/i

/** Finds what a number counts, past a size, or the can of a size: "cans" of "2 x 400 g cans", "onions" of "2 red onions". */
function findCounted(line: string, { unit, unitEnd }: FoundAmount, next: readonly FoundAmount[]): Word | undefined {
  if (unit && !isOfPackages(unit)) return undefined
  const start = endOfSizes(line, unitEnd, next)
  return findContainer(line, start) ?? (unit ? undefined : findNoun(line, start))
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
    const isFood = countedKinds.includes(foodNamed(word.text)?.kind)
    noun = isCounted(word.text) || isFood ? word : undefined
    // "2 cans chickpeas", "1 loaf bread".
    const kind = unitInAnyLanguage(word.text)?.kind
    if (noun && (kind === 'container' || kind === 'count') && !isDescription(line, word)) break
  }
  return noun
}
