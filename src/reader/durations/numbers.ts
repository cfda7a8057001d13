import { fractionValue, partValues, wordValues } from '../../food'
import { isGlued, isWord, skip, skipAll, skipHyphen, type Tokens, textAt, words } from './tokens'
import { units } from './units'

/*
 * The numbers of times, from tokens. food/numbers.ts has the words and the signs. It also finds numbers, but those of
 * amounts, and does not know "an hour and a half", "twenty-five" and "1:30".
 */

interface ParsedNumber {
  readonly value: number
  readonly next: number
}

/** "Third" and "fourth" are ordinals: "the third minute". */
const partNamed = (word: string) => (word === 'third' ? undefined : partValues.get(word))

const fractions = words('1/2 1/3 2/3 1/4 3/4')
/** Words for one: "an hour". */
export const articles = words('a an')
const ands = words('and & +')
/** Words that add a time to the one before. */
export const pluses = words('plus +')
const slashes = words('/ ⁄')

/** Parses an integer or a decimal, in digits or in words. */
export function parsePlainNumber(tokens: Tokens, index: number): ParsedNumber | undefined {
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
export function parseFraction(tokens: Tokens, index: number): ParsedNumber | undefined {
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
export function parseNumber(tokens: Tokens, index: number): ParsedNumber | undefined {
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

const rangeSigns = words('- ‐ ‑ – — − ~ 〜 ～ / to or')
const estimates = words('about around approximately approx roughly maybe perhaps even nearly almost')
const limitStarts = words(', and or but')

/** Returns the index behind "-", "to", "or", "/", ", up to" and the like, or undefined if there is none. */
export function parseRangeSign(tokens: Tokens, index: number): number | undefined {
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
export function parseNumberRange(tokens: Tokens, index: number, isBetween: boolean): NumberRange | undefined {
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
