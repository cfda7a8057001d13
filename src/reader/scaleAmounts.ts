import { roundToFraction, type WrittenNumber, writeDecimal, writeFraction, writeWord } from '../food'
import { inflect, type Rounding } from './amountUnits'
import { type Amount, findContainer, findCounted, isLeadIn, readAmounts, type Word } from './readAmounts'

/** A text that replaces a part of a line, by offsets into the line. */
export interface Replacement {
  readonly start: number
  readonly end: number
  readonly text: string
}

/**
 * Scales the amounts in a line of ingredients: plain text, without markdown. Returns what to replace in the line, in
 * order and without overlaps. Sizes ("400 g can", "9-inch"), percentages, temperatures, times and names with numbers
 * stay, and so does each number that is not certainly an amount.
 */
export function scaleAmounts(line: string, factor: number): Replacement[] {
  if (factor === 1 || !(factor > 0 && factor < Infinity)) return []
  const amounts = readAmounts(line)
  let end = 0
  return amounts
    .flatMap((amount, index) => {
      const [previous, next] = [amounts[index - 1], amounts[index + 1]]
      if (previous && isPoundsAndOunces(line, previous, amount)) return []
      if (next && isPoundsAndOunces(line, amount, next)) return scalePounds(amount, next, factor)
      return scaleAmount(line, amount, factor)
    })
    .filter((each) => line.slice(each.start, each.end) !== each.text)
    .toSorted((a, b) => a.start - b.start)
    .filter((each) => {
      // Two amounts can have one word after them: "1 x one cups".
      const isFree = each.start >= end
      if (isFree) end = each.end
      return isFree
    })
}

/** A line with its amounts scaled. */
export const scaledText = (line: string, factor: number): string =>
  scaleAmounts(line, factor).reduceRight(
    (scaled, { start, end, text }) => scaled.slice(0, start) + text + scaled.slice(end),
    line,
  )

function scaleAmount(line: string, amount: Amount, factor: number): Replacement[] {
  const { start, end, low, high, unit, role } = amount
  const value = (high ?? low).value * factor
  if (role === 'size' || role === 'other') return []
  // "400 g can" becomes "2 x 400 g cans".
  if (role === 'package')
    return [
      { start, end, text: `${writeFraction(factor)} x ${line.slice(start, end)}` },
      ...inflectWord(line, findCounted(line, start), factor),
    ]
  if (role === 'length') {
    const isMetric = /^[\s-]{0,2}[cm]/i.test(line.slice(end, end + 3))
    return replaceNumbers(line, amount, (number) =>
      isMetric ? writeDecimal(number.value * factor, 1, number.style) : writeFraction(number.value * factor),
    )
  }
  if (!unit)
    return [
      ...replaceNumbers(line, amount, (number) => writeNumber(number, number.value * factor, 'count', line)),
      ...inflectWord(line, findCounted(line, end), value),
    ]
  const measure = chooseMeasure(amount, factor)
  if (measure.kind === 'pinch' && unit.kind !== 'pinch') {
    const after = /^\.?(\s(?!of\b)\p{L})?/iu.exec(line.slice(unit.end, unit.end + 5))
    return [{ start, end: unit.end, text: after?.[1] === undefined ? 'a pinch' : 'a pinch of' }]
  }
  const numbers = replaceNumbers(line, amount, (number) =>
    writeNumber(number, number.value * factor * measure.rate, measure.kind, line),
  )
  if (measure.rate === 1) return [...numbers, ...inflectWord(line, unit, value)]
  return [...numbers, { start: unit.start, end: unit.end, text: inflect(measure.word, value * measure.rate) }]
}

/** "1 lb 2 oz" is one amount. */
const isPoundsAndOunces = (line: string, pounds: Amount, ounces: Amount) =>
  /^(?:lbs?|pounds?)$/i.test(pounds.unit?.text ?? '') &&
  /^(?:oz|ounces?)$/i.test(ounces.unit?.text ?? '') &&
  pounds.role === 'amount' &&
  ounces.role === 'amount' &&
  !pounds.high &&
  !ounces.high &&
  /^\.?\s$/.test(line.slice(pounds.unitEnd, ounces.start))

function scalePounds(pounds: Amount, ounces: Amount, factor: number): Replacement[] {
  // Kitchen scales show quarters of an ounce.
  const total = Math.max(1, Math.round((pounds.low.value * 16 + ounces.low.value) * factor * 4)) / 4
  const [whole, rest] = [Math.floor(total / 16), total % 16]
  if (whole === 0) return [{ start: pounds.start, end: ounces.end, text: writeFraction(rest) }]
  const wholeNumber = { start: pounds.start, end: pounds.end, text: String(whole) }
  if (rest === 0) return [wholeNumber, { start: pounds.unitEnd, end: ounces.unitEnd, text: '' }]
  return [wholeNumber, { start: ounces.start, end: ounces.end, text: writeFraction(rest) }]
}

/** Puts a word into singular or plural, but not "clove(s)" and "4-pound". */
const inflectWord = (line: string, word: Word | undefined, amount: number): Replacement[] =>
  word && line[word.end] !== '(' && line[word.start - 1] !== '-'
    ? [{ start: word.start, end: word.end, text: inflect(word.text, amount) }]
    : []

/** Replaces the numbers of an amount, but not the text between those of a range. */
function replaceNumbers(line: string, amount: Amount, write: (number: WrittenNumber) => string): Replacement[] {
  const { start, low, high, end, link } = amount
  const text = write(low)
  if (high) {
    const highText = write(high)
    if (text === highText) return [{ start, end, text }]
    return [
      { start, end: low.end, text },
      { start: high.start, end, text: highText },
    ]
  }
  // "¼ of an onion" becomes "½ of an onion" or "1 onion".
  if (/of/i.test(link) && !/\d/.test(text)) return [{ start, end: low.end, text }]
  // "A 400 g tin" becomes "2 x 400 g tins".
  const precedesSize = (low.style === 'article' || link !== '') && /^\s\d/.test(line.slice(end, end + 2))
  return [{ start, end, text: precedesSize ? `${text} x` : text }]
}

interface Measure {
  readonly kind: Rounding
  readonly word: string
  /** How many of this unit are one of the written unit. */
  readonly rate: number
}

/** Whether no number with a fraction sign is close to a value. */
const isOdd = (value: number) => Math.abs(roundToFraction(value).value / value - 1) > 0.04

/** Chooses the unit to measure the scaled amount with: the written one, or a smaller one. */
function chooseMeasure({ low, high, unit }: Amount, factor: number): Measure {
  const written = (high ?? low).value
  let measure: Measure = { kind: unit?.kind ?? 'count', word: unit?.text ?? '', rate: 1 }
  const isAbout = (...values: readonly number[]) =>
    values.some((each) => Math.abs(written * factor * measure.rate - each) < 0.01)
  const isUnder = (limit: number) => written * factor * measure.rate < limit - 0.01
  if (measure.kind === 'thousand' && isUnder(1) && written >= 1)
    return { kind: 'weight', word: /^k/i.test(measure.word) ? 'g' : 'ml', rate: 1000 }
  // A pound has 16 ounces.
  if (/^(?:lbs?|pounds?)$/i.test(measure.word) && isUnder(1) && !isAbout(1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4))
    return { kind: 'imperial', word: /^p/i.test(measure.word) ? 'ounce' : 'oz', rate: 16 }
  // Measuring cups have ¼, ⅓ and ½. A cup has 16 tablespoons, which are more exact for an odd part of a cup.
  if (measure.kind === 'cup' && (isUnder(1 / 2) ? !isAbout(1 / 4, 1 / 3) : isUnder(1) && isOdd(written * factor)))
    measure = { kind: 'tablespoon', word: 'tbsp', rate: 16 }
  // A tablespoon has three teaspoons.
  if (measure.kind === 'tablespoon' && isUnder(1) && !isAbout(1 / 2, 3 / 4))
    measure = { kind: 'teaspoon', word: teaspoon(measure.word), rate: measure.rate * 3 }
  // The smallest spoon has ⅛ teaspoon. A pinch is about half of that.
  if (measure.kind === 'teaspoon' && isUnder(0.1)) measure = { kind: 'pinch', word: 'pinch', rate: measure.rate * 16 }
  return measure
}

function teaspoon(tablespoon: string): string {
  if (/^el$/i.test(tablespoon)) return 'TL'
  return /^table/i.test(tablespoon) ? 'teaspoon' : 'tsp'
}

/** Writes a number that is easy to weigh or count. */
function writeNumber(original: WrittenNumber, value: number, kind: Rounding, line: string): string {
  if (kind === 'weight') return writeDecimal(roundWeight(value), 1, original.style)
  if (kind === 'pinch') return String(Math.max(1, Math.round(value)))
  if ((kind === 'thousand' || kind === 'metric') && original.style !== 'fraction')
    return writeDecimal(value, value < 1 ? 3 : 2, original.style)
  const isNumberWord = original.style === 'word' && original.value >= 1
  return (isNumberWord && writeWord(value, line.slice(original.start, original.end))) || writeFraction(value)
}

/** Grams and millilitres as a scale shows them: whole, and small ones exactly. */
const roundWeight = (value: number) => (value < 5 ? Math.max(0.1, value) : Math.round(value))

const vagueAmount =
  /^(?:(?:an?|some)\s)?(?:(?:good|big|small|large|generous|tiny)\s)?(?:pinch|dash|handful|splash|drizzle|glug|knob|squeeze|sprinkle|sprinkling|few)(?:e?s)?(?:\s(?:sprigs|cloves|leaves|drops|slices|stalks))?(?=\s)/i
const bracketedAmount = /^\.?\s?\((?:[a-z]+\.?\s|~\s?)?[\d½⅓⅔¼¾⅛][^()]{0,40}\)/i
const betweenAmounts = /^\.?\s{0,2}(?:[/+|]|or|plus|and)?\s{0,2}$/i
const beforeSize = /^\s?(?:[x×*/,-]|or\s)?\s?\(?(?:(?:about|approx\.?)\s|~\s?)?$/i

/**
 * Returns the offset at which the amount that begins a line ends, with its unit, the size of a can, a second amount in
 * brackets and one that is added: after "250 g (2 cups)", "2 x 400 g tins", "¼ cup + 1 tsp", "a pinch". Returns 0 if
 * the line does not begin with an amount.
 */
export function amountEnd(line: string): number {
  let end = 0
  for (const { start, unit, unitEnd, role } of readAmounts(line)) {
    if (start < end) continue
    const gap = line.slice(end, start)
    const isLeading = end === 0 && isLeadIn(gap)
    const isNext = end > 0 && (role === 'size' ? beforeSize.test(gap) : unit && betweenAmounts.test(gap))
    if (role === 'other' || !(isLeading || isNext)) break
    end = unitEnd
    if (role === 'length')
      end += /^(?:[\s-]?(?:[cm]m|inch(?:es)?|in)\b\.?|["”″])?/i.exec(line.slice(end, end + 7))?.[0].length ?? 0
    if (unit && line[end] === '.') end += 1
    end = findContainer(line, end)?.end ?? end
    end += bracketedAmount.exec(line.slice(end, end + 60))?.[0].length ?? 0
    if (!unit) end = findContainer(line, end)?.end ?? end
  }
  return end || (vagueAmount.exec(line)?.[0].length ?? 0)
}
