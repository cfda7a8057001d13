import { articles, parseFraction, parseNumber, parseNumberRange, parsePlainNumber, parseRangeSign } from './numbers'
import { hyphens, isGlued, isWord, OTHER_WORD, skip, skipAll, skipHyphen, type Tokens, textAt, words } from './tokens'
import { MINUTE, unitAt, units } from './units'

/** A time or a range of times. */
export interface Time {
  /** The index of its first token. */
  readonly first: number
  /** The index behind its last token. */
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

const fillers = words('more further additional extra full whole good solid long or so')
const ofs = words('of de')
const singleUnits = words('hour minute second')

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
const afterBareNumber = words(
  `at in on until till to or over with for and then covered uncovered - – , . ; : ! ) / ${OTHER_WORD}`,
)

/** Words that a full stop may follow within a sentence. */
export const abbreviations = words('approx ca min mins hr hrs sec secs h no')

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
export function parseTime(tokens: Tokens, index: number): Time | undefined {
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
