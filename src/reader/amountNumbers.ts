/** A number in a line, as the line writes it. */
export interface WrittenNumber {
  readonly start: number
  readonly end: number
  readonly value: number
  /** `article` is the "a" of "a tin"; `comma` is a decimal comma. */
  readonly style: 'decimal' | 'comma' | 'fraction' | 'word' | 'article'
}

const fractionValues: Readonly<Record<string, number>> = {
  '⅛': 1 / 8,
  '⅙': 1 / 6,
  '⅕': 1 / 5,
  '¼': 1 / 4,
  '⅓': 1 / 3,
  '⅜': 3 / 8,
  '⅖': 2 / 5,
  '½': 1 / 2,
  '⅗': 3 / 5,
  '⅝': 5 / 8,
  '⅔': 2 / 3,
  '¾': 3 / 4,
  '⅘': 4 / 5,
  '⅚': 5 / 6,
  '⅞': 7 / 8,
}
/** All fraction signs, for a character class of a regular expression. */
export const fractionSigns = Object.keys(fractionValues).join('')

const numberWords = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const partWords: Readonly<Record<string, number>> = { half: 1 / 2, third: 1 / 3, quarter: 1 / 4 }

const sign = `[${fractionSigns}]`
const slashed = '\\d{1,3}[/⁄]\\d{1,3}'
/** Between a whole number and its fraction: "1 1/2", "1-1/2", "1 and 1/2". */
const joint = '(?:\\s{1,2}|[-–]|\\s?(?:and|&)\\s)'
const figure = [
  `(?<whole>\\d{1,3})(?:${joint}?(?<wholeSign>${sign})|${joint}(?<wholeSlashed>${slashed}))`,
  `(?<slashed>${slashed})`,
  `(?<sign>${sign})`,
  '(?<thousands>\\d{1,3}(?:,\\d{3})+)(?=\\s?(?:g|ml|grams?)\\b)',
  '(?<decimal>\\d+(?:[.,]\\d+)*|\\.\\d+)',
].join('|')
const part = 'half|third|quarter'
const words = [
  `(?<parts>three[ -]quarters|two[ -]thirds|(?:(?:an?|one)[ -])?(?:${part}))`,
  `(?<count>${numberWords.join('|')})(?:\\sand\\s(?:an?\\s|one\\s)?(?<countPart>${part}|three[ -]quarters))?`,
  '(?<article>an?)',
].join('|')
const numberPattern = new RegExp(`${figure}|(?<![\\p{L}\\p{N}'’-])(?:${words})(?![\\p{L}\\p{N}'’-])`, 'giu')

/**
 * Finds the numbers of a line, in order: "2", "1.5", "0,5", "1/2", "1 ½", "1-2/3", "half", "two and a half", "a".
 * Leaves out what only looks like one: "00", "90/10", "V8", and "1.250", which may be 1¼ or 1250.
 */
export function findNumbers(line: string): WrittenNumber[] {
  const found: WrittenNumber[] = []
  for (const match of line.matchAll(numberPattern)) {
    const [text] = match
    const [value, style] = readNumber(match.groups ?? {})
    if (value > 0 && !continuesWord(line, match.index))
      found.push({ start: match.index, end: match.index + text.length, value, style })
  }
  return found
}

/** Returns the value, or NaN if it is not an amount. */
function readNumber(groups: Readonly<Record<string, string | undefined>>): [number, WrittenNumber['style']] {
  const { whole, wholeSign, wholeSlashed, slashed, sign, thousands, decimal, parts, count, countPart } = groups
  const fraction = wholeSign ?? sign
  if (fraction !== undefined) return [Number(whole ?? 0) + (fractionValues[fraction] ?? NaN), 'fraction']
  const quotient = wholeSlashed ?? slashed
  if (quotient !== undefined) return [Number(whole ?? 0) + divide(quotient, whole === undefined), 'fraction']
  if (thousands !== undefined) return [Number(thousands.replaceAll(',', '')), 'decimal']
  if (decimal !== undefined) {
    const isUnclear = /^0\d|^[1-9]\d{0,2}[.,]\d{3}$|[.,]\d*[.,]|\d{6}/.test(decimal)
    const style = decimal.includes(',') ? 'comma' : 'decimal'
    return [isUnclear ? NaN : Number(decimal.replace(',', '.')), style]
  }
  if (parts !== undefined) return [readPart(parts), 'word']
  if (count !== undefined)
    return [numberWords.indexOf(count.toLowerCase()) + 1 + (countPart === undefined ? 0 : readPart(countPart)), 'word']
  return [1, 'article']
}

function readPart(text: string): number {
  const word = text.toLowerCase()
  if (word.startsWith('three')) return 3 / 4
  if (word.startsWith('two')) return 2 / 3
  return partWords[/[a-z]+$/.exec(word)?.[0] ?? ''] ?? NaN
}

/** Divides "3/4". Denominators that no recipe measures in are ratios ("90/10") or sizes ("16/20 prawns"). */
function divide(text: string, canBeImproper: boolean): number {
  const [numerator = NaN, denominator = NaN] = text.split(/[/⁄]/).map(Number)
  const isFraction = [2, 3, 4, 5, 6, 8, 16].includes(denominator)
  const isProper = numerator < denominator || (canBeImproper && denominator < 5 && numerator < 3 * denominator)
  return isFraction && isProper ? numerator / denominator : NaN
}

const hyphenAfterUnit = new RegExp(`[\\d${fractionSigns}]\\s?(?:k?g|[mcd]?l|oz|lbs?|cups?|tbsp|tsp)-$`, 'i')

/** Whether a number belongs to the text before it: "V8", "omega-3", the 10 of "90/10", but not "x2" or "200g-250g". */
function continuesWord(line: string, start: number): boolean {
  const before = line.slice(Math.max(0, start - 12), start)
  return (
    /(?:[\p{L}\p{N}_#$€£]|\d[.,:'’/]|\p{L}-)$/u.test(before) &&
    !/(?:^|[\s(\d])[x×]$/i.test(before) &&
    !hyphenAfterUnit.test(before)
  )
}

/**
 * Rounds a value to the closest number with a fraction sign, such as 1½: the larger the value, the coarser. Nothing
 * becomes zero. Sixths are for exact values alone, because no spoon has them.
 */
export function roundToFraction(value: number): { readonly value: number; readonly text: string } {
  const isMultipleOf = (step: number) => Math.abs(value / step - Math.round(value / step)) < 0.02
  // Where two are equally close, the first one wins.
  const signs =
    value < 3
      ? `¼½¾⅓⅔⅛⅜⅝⅞${isMultipleOf(1 / 6) ? '⅙⅚' : ''}`
      : value < 10
        ? '½¼¾⅓⅔'
        : value < 30 && isMultipleOf(1 / 2)
          ? '½'
          : ''
  const whole = Math.floor(value)
  return [
    ...(whole > 0 ? [{ value: whole, text: String(whole) }] : []),
    ...[...signs].map((each) => ({ value: whole + (fractionValues[each] ?? 0), text: `${whole || ''}${each}` })),
    { value: whole + 1, text: String(whole + 1) },
  ].reduce((closest, each) => (Math.abs(value - each.value) < Math.abs(value - closest.value) - 1e-6 ? each : closest))
}

/** Writes a value as {@link roundToFraction} rounds it. */
export const writeFraction = (value: number) => roundToFraction(value).text

/** Writes a value with up to `digits` decimals. */
export const writeDecimal = (value: number, digits: number, style: WrittenNumber['style']) =>
  String(Number(value.toFixed(digits))).replace('.', style === 'comma' ? ',' : '.')

/** Writes a whole number up to twelve as a word, capitalized like `original`; undefined for other numbers. */
export function writeWord(value: number, original: string): string | undefined {
  const word = numberWords[Math.round(value) - 1]
  if (word === undefined || Math.abs(value - Math.round(value)) > 0.01) return
  return /^\p{Lu}/u.test(original) ? word.charAt(0).toUpperCase() + word.slice(1) : word
}
