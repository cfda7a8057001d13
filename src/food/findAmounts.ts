import { type AmountUnit, amountUnitFor } from './amountUnits'
import { findNumbers, type WrittenNumber } from './numbers'

/** A part of a line. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** A word of a line. */
export interface Word extends Span {
  readonly text: string
}

/** A number or a range in a line, with its unit. */
export interface FoundAmount extends Span {
  readonly low: WrittenNumber
  readonly high: WrittenNumber | undefined
  /** What joins a fraction and its whole, as in "½ of an onion": " of an". It ends at `end`. */
  readonly link: string
  readonly unit: (Word & AmountUnit) | undefined
  /** The end of the unit, or of the numbers if there is none. */
  readonly unitEnd: number
}

/** The longest text between the numbers of a range, in characters. */
const REACH = 48
/** A line with more numbers does not list ingredients: even all ingredients of a recipe have fewer. */
export const MAX_NUMBERS = 100

/** Size words that stand between a number and its unit: "2 small cans". */
export const sizeWord =
  /^(?:small|medium|large|big|huge|heaped|heaping|level|scant|generous|rounded|packed|good|thick|thin|fat|long|short|whole|fresh|dried|full|tall|extra|more|additional|hearty|ripe|standard|regular|medium-sized?|large-sized?|small-sized?|thumb-sized?|bite-sized?)$/i

/** Finds numbers and ranges with their units. */
export function findAmounts(line: string): FoundAmount[] {
  const numbers = findNumbers(line)
  if (numbers.length > MAX_NUMBERS) return []
  const amounts: FoundAmount[] = []
  let end = 0
  for (const [index, low] of numbers.entries()) {
    if (low.start < end) continue
    const next = numbers[index + 1]
    const high = next && isRange(line, low, next) ? next : undefined
    end = (high ?? low).end
    const link = !high && low.value < 1 ? (match(/\s(?:of\s)?(?:an?|1|one)(?=\s)/iy, line, end)?.[0] ?? '') : ''
    end += link.length
    const unit = isVerb(line, low) ? undefined : findUnit(line, end, (high ?? low).value)
    amounts.push({ start: low.start, end, low, high, link, unit, unitEnd: unit?.end ?? end })
    end = unit?.end ?? end
  }
  return amounts
}

/** "One can usually buy it": a person who is able to, and no tin. */
const isVerb = (line: string, { end, style }: WrittenNumber) =>
  style === 'word' &&
  match(
    /\scan\s(?:also|usually|often|easily|just|simply|even|always|still|then|not|never|make|use|add|buy|serve|see|be)\b/iy,
    line,
    end,
  ) !== null

const betweenRange = /^(?:\s{0,2}[-–—−]\s{0,2}|-?\s(?:to|or|bis|oder)[\s-]|-(?:to|or)-)$/i

function isRange(line: string, low: WrittenNumber, high: WrittenNumber): boolean {
  if (high.value <= low.value || low.style === 'article' || high.style === 'article') return false
  if (!betweenRange.test(line.slice(low.end, Math.min(high.start, low.end + REACH)))) return false
  // "2 - 14 oz cans" are two cans.
  const unit = findUnit(line, high.end, high.value)
  return !(unit?.kind === 'package' && low.value % 1 === 0 && high.value >= 4 * low.value)
}

/** Finds the unit after a number, past up to three words like "heaped" and "small". */
function findUnit(line: string, at: number, value: number): FoundAmount['unit'] {
  let end = at + (match(/\s?[x×*](?=\s)/iy, line, at)?.[0].length ?? 0)
  for (let count = 0; count < 4; count++) {
    const word = readWord(line, end)
    if (!word) return
    const unit = amountUnitFor(isTeaspoon(line, word, at) ? 'teaspoon' : word.text)
    // "35C"
    if (unit && !(/^c$/i.test(word.text) && value >= 20) && !isDescription(line, word)) return { ...word, ...unit }
    if (!sizeWord.test(word.text)) return
    end = word.end
  }
  return
}

/** "4tea ginger": directly after a number, "tea" means teaspoon. */
const isTeaspoon = (line: string, { start, end, text }: Word, at: number) =>
  /^tea$/i.test(text) && start === at && readWord(line, end)?.start === end + 1 && !isTeaThing(line, end)
const isTeaThing = (line: string, end: number) => match(/[\s-]?bags?\b/iy, line, end) !== null

/** Whether a word that may be a unit describes the next one: "pot roast", "rib eye steaks", "bottle gourd". */
export const isDescription = (line: string, word: Word) =>
  match(/\s(?:roast|gourd|steaks?|eye|chops?)\b/iy, line, word.end) !== null

/** Reads the word at an offset, after a space or a hyphen. */
export function readWord(line: string, at: number): Word | undefined {
  const [text = '', gap = '', word = ''] =
    match(/(\s{0,2}|-)(fl(?:uid|\.)?[\s-]{0,2}(?:oz|ounces?)\b|\p{L}[\p{L}'’]*(?:-\p{L}+)*)/iuy, line, at) ?? []
  return word === '' ? undefined : { start: at + gap.length, end: at + text.length, text: word }
}

export function match(sticky: RegExp, line: string, at: number): RegExpExecArray | null {
  sticky.lastIndex = at
  return sticky.exec(line)
}
