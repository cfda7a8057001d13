import { units as allUnits, fractionSigns, fractionValue, partValues, wordValues } from '../food'

/** A time in a step of a recipe for which a cook sets a timer. */
export interface Duration {
  /** String offset of the smallest phrase that names the time, such as "1½–2 hours" in "for about 1½–2 hours". */
  readonly start: number
  /** String offset behind the phrase. */
  readonly end: number
  /** How long the time is. For a range it is the lower bound, because a timer that ends early does no harm. */
  readonly seconds: number
}

/**
 * Finds all times in a step for which a cook sets a timer, in order and without overlaps. The text is plain English;
 * asterisks and underscores of markdown may be left in it.
 *
 * Times that describe something else are left out: intervals ("every 10 minutes"), names ("15-minute pasta"), storage
 * ("keeps for 2 hours"), points before an end ("5 minutes before serving"), comparisons ("1 minute less than the packet
 * says"), rates ("20 minutes per pound") and times over 24 hours. Vague times ("a few minutes") are left out too.
 */
export function findDurations(text: string): Duration[] {
  const tokens = tokenize(text)
  const durations: Duration[] = []
  let followsRate = false
  let index = 0
  let unitIndex = 0
  for (;;) {
    while (unitIndex < tokens.length && (unitIndex < index || !units.has(textAt(tokens, unitIndex)))) unitIndex++
    if (unitIndex === tokens.length) return durations
    index = Math.max(index, unitIndex - MAX_WORDS_BEFORE_UNIT)
    const phrase = parseTime(tokens, index)
    if (!phrase) {
      index++
      continue
    }
    const context = readContext(tokens, phrase)
    const isRate = isRatePerWeight(context)
    if (!isRate && !(followsRate && pluses.has(context.lead)) && isTimer(phrase, context)) {
      durations.push({
        start: tokens[phrase.first]?.start ?? 0,
        end: tokens[phrase.next - 1]?.end ?? 0,
        seconds: Math.round(phrase.min),
      })
    }
    followsRate = isRate
    index = phrase.next
  }
}

/** "Between one and a quarter and two and three quarters of an hour" has 11. */
const MAX_WORDS_BEFORE_UNIT = 12

/** A number, a run of letters, or one other character. */
interface Token {
  /** In lower case. */
  readonly text: string
  readonly start: number
  readonly end: number
}

// No alternative can match a text in two ways, so the match takes linear time.
const tokenPattern = /\p{L}+|\d+(?:[.,]\d+)?|(?<=^|[\s(~–-])\.\d+|[^\s\p{L}\d*_]/gu

const tokenize = (text: string): Token[] =>
  Array.from(text.matchAll(tokenPattern), (match) => ({
    text: match[0].toLowerCase().replace(/^[’′]$/, "'"),
    start: match.index,
    end: match.index + match[0].length,
  }))

type Tokens = readonly Token[]

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))

const textAt = (tokens: Tokens, index: number) => tokens[index]?.text ?? ''

/** Whether a token follows the one before it without a space. */
const isGlued = (tokens: Tokens, index: number) => tokens[index - 1]?.end === tokens[index]?.start

const isWord = (text: string) => /^\p{L}/u.test(text)

const hyphens = words('- ‐ ‑')

/** Returns the index behind a token if it is one of `texts`, otherwise the same index. */
const skip = (tokens: Tokens, index: number, texts: ReadonlySet<string>) =>
  texts.has(textAt(tokens, index)) ? index + 1 : index

const skipHyphen = (tokens: Tokens, index: number) => (hyphens.has(textAt(tokens, index)) ? index + 1 : index)

const skipAll = (tokens: Tokens, index: number, texts: ReadonlySet<string>) => {
  let next = index
  while (texts.has(textAt(tokens, next))) next++
  return next
}

// Numbers

interface ParsedNumber {
  readonly value: number
  readonly next: number
}

/** "Third" and "fourth" are ordinals: "the third minute". */
const partNamed = (word: string) => (word === 'third' ? undefined : partValues.get(word))

const fractions = words('1/2 1/3 2/3 1/4 3/4')
const articles = words('a an')
const ands = words('and & +')
const pluses = words('plus +')
const slashes = words('/ ⁄')

/** Parses an integer or a decimal, in digits or in words. */
function parsePlainNumber(tokens: Tokens, index: number): ParsedNumber | undefined {
  const text = textAt(tokens, index)
  if (/^[.\d]/.test(text) && text !== '.') {
    // A letter before it makes it a part of a name, as in "B12", but not in "1h30".
    const previous = textAt(tokens, index - 1)
    if (isGlued(tokens, index) && isWord(previous) && !units.has(previous)) return
    const value = Number(text.replace(',', '.'))
    const sixtieths = textAt(tokens, index + 1) === ':' ? textAt(tokens, index + 2) : ''
    // "1:30 hours"
    if (/^[0-5]\d$/.test(sixtieths) && isGlued(tokens, index + 1) && isGlued(tokens, index + 2))
      return { value: value + Number(sixtieths) / 60, next: index + 3 }
    return { value, next: index + 1 }
  }
  const value = wordValues.get(text)
  if (value === undefined) return
  const ones = skipHyphen(tokens, index + 1)
  const added = value >= 20 ? (wordValues.get(textAt(tokens, ones)) ?? 10) : 10
  return added < 10 ? { value: value + added, next: ones + 1 } : { value, next: index + 1 }
}

/** Parses "½", "3/4", "half", "a quarter" or "three quarters". */
function parseFraction(tokens: Tokens, index: number): ParsedNumber | undefined {
  const text = textAt(tokens, index)
  const value = fractionValue(text) ?? partNamed(text)
  if (value !== undefined) return { value, next: index + 1 }
  if (slashes.has(textAt(tokens, index + 1))) {
    const [above, below] = [text, textAt(tokens, index + 2)]
    const isFraction = fractions.has(`${above}/${below}`) && isGlued(tokens, index + 1) && isGlued(tokens, index + 2)
    return isFraction ? { value: Number(above) / Number(below), next: index + 3 } : undefined
  }
  const named = skipHyphen(tokens, index + 1)
  const part = partNamed(textAt(tokens, named))
  if (part === undefined) return
  const count = articles.has(text) ? 1 : (wordValues.get(text) ?? (/^[123]$/.test(text) ? Number(text) : 0))
  return count > 0 && count * part < 1 ? { value: count * part, next: named + 1 } : undefined
}

/** "3/4 minutes" is a range, because nobody counts in quarters of a minute, but "1/2 min" is half of one. */
function isRangeOfMinutes(tokens: Tokens, index: number, fraction: ParsedNumber) {
  if (!slashes.has(textAt(tokens, index + 1))) return false
  const unit = textAt(tokens, fraction.next)
  return /^(?:min|sec)\w*s$/.test(unit) || (/^(?:min|sec)$/.test(unit) && textAt(tokens, index) !== '1')
}

/** Parses a number with its fraction: "1½", "1 1/2", "1-1/2", "one and a half". */
function parseNumber(tokens: Tokens, index: number): ParsedNumber | undefined {
  const alone = parseFraction(tokens, index)
  if (alone && !isRangeOfMinutes(tokens, index, alone)) return alone
  const whole = parsePlainNumber(tokens, index)
  if (!whole || !Number.isInteger(whole.value)) return whole
  const hyphen = skipHyphen(tokens, whole.next)
  const and = skip(tokens, hyphen, ands)
  const fraction = parseFraction(tokens, and === hyphen ? hyphen : skipHyphen(tokens, and))
  if (!fraction) return whole
  // Without "and", words such as "2 half" are not a sum.
  if (and === hyphen && isWord(textAt(tokens, fraction.next - 1))) return whole
  return { value: whole.value + fraction.value, next: fraction.next }
}

// Ranges

const rangeSigns = words('- ‐ ‑ – — − ~ 〜 ～ / to or')
const estimates = words('about around approximately approx roughly maybe perhaps even nearly almost')
const limitStarts = words(', and or but')

/** Returns the index behind "-", "to", "or", "/", ", up to" and the like, or undefined if there is none. */
function parseRangeSign(tokens: Tokens, index: number): number | undefined {
  const limit = skipAll(tokens, index, limitStarts)
  if (textAt(tokens, limit) === 'up' && textAt(tokens, limit + 1) === 'to') return limit + 2
  // "10- to 15-minute"
  const start = /^(?:to|or)$/.test(textAt(tokens, index + 1)) ? skipHyphen(tokens, index) : index
  if (!rangeSigns.has(textAt(tokens, start))) return
  return skipAll(tokens, start + 1, estimates)
}

interface NumberRange {
  readonly min: number
  readonly max: number
  readonly next: number
}

const afterNumber = words('ish + odd')

/** Parses "5", "5-10", "five or ten". `isBetween` allows "5 and 10". */
function parseNumberRange(tokens: Tokens, index: number, isBetween: boolean): NumberRange | undefined {
  const from = parseNumber(tokens, index)
  if (!from) return
  const afterFrom = skip(tokens, from.next, afterNumber)
  const only = { min: from.value, max: from.value, next: afterFrom }
  const sign =
    isBetween && textAt(tokens, afterFrom) === 'and'
      ? skipAll(tokens, afterFrom + 1, estimates)
      : parseRangeSign(tokens, afterFrom)
  const to = sign === undefined ? undefined : parseNumber(tokens, sign)
  if (!to || to.value <= from.value) return only
  return { min: from.value, max: to.value, next: skip(tokens, to.next, afterNumber) }
}

// Units

const HOUR = 3600
const MINUTE = 60

/** The seconds of a unit, by its spellings. */
const units: ReadonlyMap<string, number> = new Map(
  allUnits
    .filter(({ kind }) => kind === 'time')
    .flatMap(({ spellings, factor = 0 }) => spellings.map((spelling) => [spelling, factor] as const)),
)

const fillers = words('more further additional extra full whole good solid long or so')
const ofs = words('of')
const singleUnits = words('hour minute second')

/** Of a larger number followed by a prime, a degree or a foot is more likely. */
const MAX_PRIME_MINUTES = 120

const endsWithFigure = new RegExp(`[\\d${fractionSigns}]$`)

/** Returns the seconds of the unit at `index`, or undefined if the token does not stand for a unit there. */
function unitAt(tokens: Tokens, index: number, count: number): number | undefined {
  const text = textAt(tokens, index)
  const isAfterDigit = endsWithFigure.test(textAt(tokens, index - 1))
  // "20m" are minutes, "20 m" are metres. A decade is not a time: "the 1980s".
  if (text === 'm' && !(isAfterDigit && isGlued(tokens, index))) return
  if (text === 's' && (!isAfterDigit || count >= 1000 || textAt(tokens, index - 2) === 'the')) return
  if (text === 'h' && !isAfterDigit) return
  if (text === "'" && !isPrime(tokens, index, count)) return
  return units.get(text)
}

/** Whether an apostrophe stands for minutes: "4'", but not the end of 'gas mark 4'. */
function isPrime(tokens: Tokens, index: number, count: number) {
  const isAfterNumber = isGlued(tokens, index) && /^\d/.test(textAt(tokens, index - 1)) && count <= MAX_PRIME_MINUTES
  if (!isAfterNumber || (isGlued(tokens, index + 1) && isWord(textAt(tokens, index + 1)))) return false
  // A quotation is short.
  for (let open = index - 1; open >= 0 && open > index - MAX_WORDS_BACK; open--) {
    if (/^['‘]$/.test(textAt(tokens, open)) && !isGlued(tokens, open) && isGlued(tokens, open + 1)) return false
  }
  return true
}

// Times

interface Time {
  readonly first: number
  readonly next: number
  /** In seconds. */
  readonly min: number
  readonly max: number
  /** Seconds of its last unit. */
  readonly unit: number
  /** "10-minute" and "10 minute": it may describe a noun. */
  readonly isAdjective: boolean
  /** "10-minute" */
  readonly isHyphenated: boolean
}

/** Parses one number or range with one unit: "5 more minutes", "half an hour", "one or two hours". */
function parseSimpleTime(tokens: Tokens, index: number, isBetween = false): Time | undefined {
  const article = articles.has(textAt(tokens, index))
  const number =
    parseNumberRange(tokens, index, isBetween) ?? (article ? { min: 1, max: 1, next: index + 1 } : undefined)
  if (!number) return
  let next = skipAll(tokens, number.next, fillers)
  const hyphen = skipHyphen(tokens, next)
  const isHyphenated = hyphen > next
  next = hyphen
  if (number.min < 1) {
    // "half an hour", "three quarters of an hour"
    next = skip(tokens, skip(tokens, next, ofs), articles)
    next = skipHyphen(tokens, next)
  }
  const unit = unitAt(tokens, next, number.max)
  // "a second bowl"
  if (unit === undefined || (unit === 1 && (number.max < 1 || /^(?:an?|one)$/.test(textAt(tokens, index))))) return
  const name = textAt(tokens, next)
  return {
    first: index,
    next: next + 1,
    min: number.min * unit,
    max: number.max * unit,
    unit,
    isAdjective: isHyphenated ? !name.endsWith('s') : singleUnits.has(name) && number.max > 1,
    isHyphenated,
  }
}

/** Adds "and a half" or "or two" to a time. */
function addTail(tokens: Tokens, time: Time): Time {
  const text = textAt(tokens, time.next)
  if (text === 'and' || hyphens.has(text)) {
    const and = skipHyphen(tokens, time.next)
    const fraction = textAt(tokens, and) === 'and' ? parseFraction(tokens, skipHyphen(tokens, and + 1)) : undefined
    const after = fraction && textAt(tokens, fraction.next)
    // "for an hour and half of the sauce", "1 hour and 1/4 cup"
    if (fraction && isWord(textAt(tokens, fraction.next - 1)) && !/^(?:of|the|an?)$/.test(after ?? '')) {
      const added = fraction.value * time.unit
      return { ...time, min: time.min + added, max: time.max + added, next: fraction.next }
    }
  }
  if (text === 'or' && time.max === time.unit) {
    const to = parseNumber(tokens, time.next + 1)
    if (to && to.value > 1 && to.value <= 3 && !isUnitSoon(tokens, to.next))
      return { ...time, max: to.value * time.unit, next: to.next }
  }
  return time
}

const isUnitSoon = (tokens: Tokens, index: number) =>
  units.has(textAt(tokens, skipHyphen(tokens, skipAll(tokens, index, fillers))))

const betweenUnits = words(', and &')
const afterBareNumber = words('at in on until till to or over with for and then covered uncovered - – , . ; : ! ) /')

const abbreviations = words('approx ca min mins hr hrs sec secs h no')

/** Skips the point of "1 hr. 20 min." and "20 min. to 25 min.", but not the end of a sentence. */
const skipAbbreviationPoint = (tokens: Tokens, index: number) =>
  textAt(tokens, index) === '.' && abbreviations.has(textAt(tokens, index - 1)) ? index + 1 : index

/** Adds the smaller units to a time: "1 hour and 20 minutes", "1h30". */
function addSmallerUnits(tokens: Tokens, time: Time): Time {
  if (time.min !== time.max || time.unit === 1) return time
  const index = skipAll(tokens, skipAbbreviationPoint(tokens, time.next), betweenUnits)
  const number = parsePlainNumber(tokens, index)
  if (!number || number.value >= 60) return time
  let { next } = number
  // "1 h 30 m"
  const unitIndex = skipHyphen(tokens, next)
  const unit = textAt(tokens, unitIndex) === 'm' ? MINUTE : (unitAt(tokens, unitIndex, number.value) ?? 0)
  if (unit > 0) {
    if (unit >= time.unit) return time
    const added = number.value * unit
    const next = unitIndex + 1
    return addSmallerUnits(tokens, { ...time, min: time.min + added, max: time.max + added, unit, next })
  }
  // "1h30", "1 hour 30"
  if (index > time.next || !/^\d\d$/.test(textAt(tokens, index))) return time
  const follower = textAt(tokens, next)
  if (!isGlued(tokens, index) && follower !== '' && !afterBareNumber.has(follower)) return time
  const smaller = time.unit / 60
  const added = number.value * smaller
  // 1'30"
  if (/^["″”]$/.test(follower) && isGlued(tokens, next)) next++
  return { ...time, min: time.min + added, max: time.max + added, unit: smaller, next }
}

const parseCompoundTime = (tokens: Tokens, index: number): Time | undefined => {
  const time = parseSimpleTime(tokens, index)
  return time && addSmallerUnits(tokens, addTail(tokens, time))
}

/** Words after the second time in "20 minutes or 40 minutes for large ones", which are two timers. */
const alternatives = words('on at in if for when with')

/** Adds upper bounds with a unit of their own: "45 s - 1 minute", "30 minutes or up to 2 hours". */
function addUpperBounds(tokens: Tokens, from: Time, isBetween: boolean): Time {
  let time = from
  for (;;) {
    const end = skipAbbreviationPoint(tokens, time.next)
    const isAnd = isBetween && textAt(tokens, end) === 'and'
    const sign = isAnd ? end + 1 : parseRangeSign(tokens, end)
    const to = sign === undefined ? undefined : parseCompoundTime(tokens, sign)
    if (!to || to.max <= time.max) return time
    if (textAt(tokens, end) === 'or' && sign === end + 1 && alternatives.has(textAt(tokens, to.next))) return time
    time = { ...to, first: from.first, min: from.min }
  }
}

const tailStarts = words('and or - ‐ ‑')
const bareLeads = words('last final first next')

/** Parses a unit without a number: "another minute", "the last hour", "hour and a half". */
function parseBareUnit(tokens: Tokens, index: number): Time | undefined {
  const lead = textAt(tokens, index)
  const isLead = lead === 'another' || (bareLeads.has(lead) && textAt(tokens, index - 1) === 'the')
  const isOrdinal = textAt(tokens, index - 2) === 'at'
  const unitIndex = isLead ? index + 1 : index
  const unit = units.get(textAt(tokens, unitIndex))
  if (unit === undefined || unit === 1 || textAt(tokens, unitIndex).length < 3) return
  if (!isLead && !tailStarts.has(textAt(tokens, unitIndex + 1))) return
  const one = { min: unit, max: unit, unit, isAdjective: false, isHyphenated: false }
  const bare = { ...one, first: unitIndex, next: unitIndex + 1 }
  const time = addTail(tokens, bare)
  if (time.next > bare.next) return time
  // "at the last minute" is not a time.
  return isLead && !isOrdinal ? { ...bare, first: index } : undefined
}

const rangeWords = words('between from')

const numberedNames = words('gas mark serves step')

/** Parses the time that starts at a token. */
function parseTime(tokens: Tokens, index: number): Time | undefined {
  // "Gas 4 - 20 minutes"
  if (numberedNames.has(textAt(tokens, index - 1))) return
  const isBetween = textAt(tokens, index) === 'between'
  const start = skip(tokens, index, rangeWords)
  const simple = parseSimpleTime(tokens, start, isBetween)
  const time = simple ? addSmallerUnits(tokens, addTail(tokens, simple)) : parseBareUnit(tokens, start)
  if (!time) return
  const range = addUpperBounds(tokens, time, isBetween)
  return range.max > range.min ? { ...range, first: index } : range
}

// Context: what a time is for.

/** How many words before a time can say what it is for. More would connect it to another part of the sentence. */
const MAX_WORDS_BACK = 30

interface Context {
  /** The words before the time in its sentence, nearest first. */
  readonly before: readonly string[]
  /** The words behind it, without "or so". */
  readonly after: readonly string[]
  /** The same, with spaces between. */
  readonly following: string
  /** The first word before it that does not belong to "about", "at least a", "up to" and the like. */
  readonly lead: string
  /** The word before the lead. */
  readonly beforeLead: string
  /** "at least", "up to": the words between the lead and the time. */
  readonly estimate: string
}

const leadModifiers = words(
  'about around approximately approx roughly circa ca ~ ≈ . just only exactly maybe perhaps another at least most a an the further additional extra minimum maximum max good full of total first last final next very',
)
const sentenceEnds = words('! ? ;')

function readContext(tokens: Tokens, time: Time): Context {
  const before: string[] = []
  for (let index = time.first - 1; index >= 0 && before.length < MAX_WORDS_BACK; index--) {
    const text = textAt(tokens, index)
    if (sentenceEnds.has(text) || (text === '.' && !abbreviations.has(textAt(tokens, index - 1)))) break
    before.push(text)
  }
  const found = before.findIndex(
    (text, index) =>
      !leadModifiers.has(text) && !(text === 'to' && before[index + 1] === 'up') && !(text === 'up' && index > 0),
  )
  const leadIndex = found < 0 ? before.length : found
  const isOrMore = textAt(tokens, time.next) === 'or' && /^(?:so|more|longer)$/.test(textAt(tokens, time.next + 1))
  const end = isOrMore ? time.next + 2 : time.next
  const after = tokens.slice(end, end + 8).map(({ text }) => text)
  return {
    before,
    after,
    following: after.join(' '),
    lead: before[leadIndex] ?? '',
    beforeLead: before[leadIndex + 1] ?? '',
    estimate: before.slice(0, leadIndex).reverse().join(' '),
  }
}

/** "20 minutes per pound", "15 minutes for every 500 g", "30 min/kg" */
const perWeight =
  /^(?:per|\/|an?|to the|for every|for each) (?:[\d.,/½¼ ]+ |half an? |half )?(?:lbs?|pounds?|kgs?|kilos?|kilograms?|g|grams?|oz|ounces?|inch|inches|cm|centimet(?:re|er)s?)\b/
/** "20 minutes plus 20 minutes per pound" */
const plusPerWeight = /^(?:plus|\+) [\d.,½]+ \p{L}+ (?:per|for every|for each)\b/u

const isRatePerWeight = ({ following }: Context) => perWeight.test(following) || plusPerWeight.test(following)

function isTimer(time: Time, context: Context): boolean {
  if (time.min < 1 || time.min > 24 * HOUR || (time.min === 24 * HOUR && time.max > time.min)) return false
  return (
    !isRecurring(time, context) &&
    !isComparison(context) &&
    !isTotal(context) &&
    !isBeforeAnEnd(context) &&
    !isStorage(context) &&
    (!time.isAdjective || describesAnActivity(time, context))
  )
}

/** "every 10 minutes", "once an hour", "in 30-second bursts" */
function isRecurring(time: Time, { before, following, lead, beforeLead }: Context) {
  if (lead === 'every' || lead === 'per' || /^(?:intervals|bursts|increments)$/.test(lead)) return true
  if (lead === 'other' && beforeLead === 'every') return true
  if (time.max === time.min && /^(?:once|twice|times)$/.test(before[0] ?? '')) return true
  if (lead === 'each' && /^(?:once|stir|stirring|turn|turning|flip|flipping|check|checking)$/.test(beforeLead))
    return true
  return /^(?:apart|at a time|between (?:each|every|folds|turns|sets|coats|batches)|(?:\S+ )?(?:intervals?|bursts?|increments?))\b/.test(
    following,
  )
}

/** "3 minutes under the time on the packet", "2 minutes off the cooking time", but not "under the grill" */
const timeOfInstructions =
  /^(?:under|below|(?:over|off|past|to) (?:the|your|its|what)) (?:\S+ ){0,2}(?:time|package|packet|pack|box|label|bag|instructions?|directions?|recommended|suggested|stated|says)\b/
const negations = words('not t never')
const leavingVerbs = words('let leave sit stand keep hold')

/** "2 minutes less than the packet says", "3 minutes under the time", "instead of 10 minutes", "in under 20 minutes" */
function isComparison({ before, following, lead, beforeLead }: Context) {
  if (lead === 'by') return beforeLead !== 'followed'
  if (/^(?:within|add|adding|minus|says?|said|states?|recommends?|suggests?|instead|these|those)$/.test(lead))
    return true
  if (lead === 'under' && /^(?:in|takes?)$/.test(beforeLead)) return true
  if (lead === 'than') {
    if (/^(?:less|fewer|rather)$/.test(beforeLead)) return true
    // "Do not let it stand for more than 2 hours"
    if (before.some((word) => leavingVerbs.has(word)) && before.some((word) => negations.has(word))) return true
  }
  return (
    /^(?:less|fewer|shy|short|shorter|early|earlier|sooner|ahead|beforehand|ago|- old|old|in advance|to go|(?:is |are )?left|remain(?:s|ing)?|of prep(?:aration)?)\b/.test(
      following,
    ) ||
    // "once the 10 minutes are up"
    (before[0] === 'the' && /^(?:(?:is|are) (?:up|over)|(?:has|have) (?:passed|elapsed))\b/.test(following)) ||
    /^(?:longer |more )?than\b/.test(following) ||
    timeOfInstructions.test(following)
  )
}

/** "Prep time: 10 minutes", "total 1 hour", "ready in 20 minutes", but not "it will be ready in 20 minutes" */
function isTotal({ before, lead, beforeLead }: Context) {
  if (before[0] === 'total') return true
  if (/^(?:time|prep|preparation|total)$/.test(lead === ':' ? beforeLead : lead)) return true
  return (
    lead === 'in' && (beforeLead === 'ready' || beforeLead === 'table') && before[before.indexOf('in') + 2] !== 'be'
  )
}

const waitingVerbs = words(
  'rest cool sit stand chill set soak marinate cook bake boil simmer roast fry grill broil steam let leave wait rise proof prove refrigerate freeze knead infuse steep stew braise poach toast sear brown reheat warm microwave dry drain hang ferment resting cooling sitting standing chilling soaking marinating cooking baking boiling simmering',
)
const otherVerbs = words(
  'add adding remove removing take taking start starting turn turning open opening uncover preheat stir sprinkle pull pulling put bring begin light',
)

/** "5 minutes before the end", "take it out of the fridge 1 hour before cooking", but not "cool 10 minutes before slicing" */
function isBeforeAnEnd({ before, following, lead, estimate }: Context) {
  if (/^from the end\b/.test(following)) return true
  if (!/^(?:before|prior to)\b/.test(following)) return false
  if (/^(?:for|during)$/.test(lead) || /\b(?:another|last|final|further)\b/.test(estimate)) return false
  if (
    /^before (?:the )?(?:end|finish)|^before you (?:need|want|plan|start|think)\b|\b(?:is|are) (?:done|ready|cooked|finished|up)\b/.test(
      following,
    )
  )
    return true
  const verb = before.find((word) => waitingVerbs.has(word) || otherVerbs.has(word))
  return verb === undefined || otherVerbs.has(verb)
}

const storageForms = words('keeps lasts stays holds stored stores storing kept')
const storageVerbs = words('keep last hold stay')
const storageParticiples = words('made prepared refrigerated frozen held left')
const coldVerbs = words('refrigerate freeze')
const isLongUnit = (word: string) => /^(?:day|week|month)s?$/.test(word)
const modals = words('can could may should will ll')
const options = words('can could may')

/** "keeps for 2 hours", "can be stored for up to 12 hours", "make it 4 hours ahead" */
function isStorage({ before, estimate }: Context) {
  const isLimit = /\bup to\b/.test(estimate)
  // "1 hour (or up to 24 hours)"
  const bracket = before.indexOf('(')
  if (isLimit && bracket <= 3 && units.has(before[bracket + 1] ?? '')) return true
  for (const [index, word] of before.entries()) {
    const previous = before[index + 1] ?? ''
    if (storageForms.has(word)) return true
    if (word === 'store' && !/\bleast\b/.test(estimate)) return true
    if (storageVerbs.has(word) && (isLimit || modals.has(previous) || before.slice(0, index).some(isLongUnit)))
      return true
    if (coldVerbs.has(word) && isLimit) return true
    if (storageParticiples.has(word) && before.slice(index, index + 5).some((each) => options.has(each))) return true
    // "It can sit for up to 2 hours"
    if (waitingVerbs.has(word)) return isLimit && options.has(previous)
  }
  return false
}

const activities = words(
  'rest rests resting release sit freeze soak soaking chill chilling proof proofing prove rise rising marinade marination simmer steep infusion knead ferment fermentation autolyse wait break cool cooling stand nap time timer period mark bath blast preheat blanch long',
)
/** These name dishes too ("15-minute roast chicken"), so no noun may follow. */
const activitiesOrDishes = words('roast fry bake grill boil steam cook braise poach sear broil toast stew dry')
const functionWords = words(
  'a an the at in on until till to or over with for and then before after while if when per each from by so it its is are of off under uncovered covered later longer more max total',
)

/** "a 10-minute rest", but not "a 15-minute pasta" */
function describesAnActivity({ isHyphenated }: Time, { after, lead, before }: Context) {
  const following = hyphens.has(after[0] ?? '') ? after.slice(1) : after
  const end = following.findIndex((word) => !isWord(word) || functionWords.has(word))
  const noun = following.slice(0, end < 0 ? following.length : end)
  if (noun.length === 0) return true
  // "for 10 minute covered" is a typing error, "for a 10 minute meal" is not.
  if (!isHyphenated && lead === 'for' && !articles.has(before[0] ?? '')) return true
  return noun.some(
    (word, index) =>
      activities.has(word) ||
      (activitiesOrDishes.has(word) && index === noun.length - 1 && (index === 0 || noun[index - 1] !== 'stir')),
  )
}
