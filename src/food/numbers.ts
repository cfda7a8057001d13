import { capitalize } from '../lib/text'

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

/** The value of a fraction sign. */
export const fractionValue = (sign: string): number | undefined => fractionValues[sign]

const smallNumbers =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
/** The numbers that recipes write as words in amounts: one to twelve. */
export const numberWords: readonly string[] = smallNumbers.slice(0, 12)

/** The values of all number words up to ninety. Times use all of them, amounts only {@link numberWords}. */
export const wordValues: ReadonlyMap<string, number> = new Map([
  ...smallNumbers.map((word, index) => [word, index + 1] as const),
  ...'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, index) => [word, (index + 2) * 10] as const),
])

/** The words for a part of one. "Third" and "fourth" are ordinals too. */
export const partValues: ReadonlyMap<string, number> = new Map([
  ['half', 1 / 2],
  ['third', 1 / 3],
  ['thirds', 1 / 3],
  ['quarter', 1 / 4],
  ['quarters', 1 / 4],
])

const sign = `[${fractionSigns}]`
const slashed = '(?:\\d{1,3}|\\d )[/⁄]\\d{1,3}'
/** Between a whole number and its fraction: "1 1/2", "1-1/2", "1 and 1/2". */
const joint = '(?:\\s{1,2}|[-–]|\\s?(?:and|&)\\s)'
/** The end of "1/3rd cup". */
const ordinal = '(?:(?:rd|th)s?(?!\\p{L}))?'
const figure = [
  `(?<whole>\\d{1,3})(?:${joint}?(?<wholeSign>${sign})|${joint}(?<wholeSlashed>${slashed}))${ordinal}`,
  `(?<wholes>\\d{1,3})\\sand\\s(?:an?\\s|one\\s)?(?<wholesPart>half|third|quarter|three[ -]quarters)(?![\\p{L}])`,
  `(?<slashed>${slashed})${ordinal}`,
  `(?<sign>${sign})${ordinal}`,
  // "1.250 g" are thousands and "1.250 kg" thousandths: no recipe needs thousandths of a gram or a thousand kilograms.
  `(?<thousands>[1-9]\\d{0,2}(?:[.,\\u00a0\\u202f]\\d{3}|\\s000){1,3})(?=\\s?(?:gr?|gms?|ml|gramm?(?:es|s)?|millilit(?:er|re)s?)\\b)`,
  '(?<thousandths>\\d{1,3}[.,]\\d{3})(?=\\s?(?:kgs?|kilos?|kilogramm?(?:es|s)?|l|lit(?:er|re)s?|lbs?|pounds?|oz|ounces?|cups?)\\b)',
  // "1:30 hours"
  '(?<clock>\\d{1,2}:[0-5]\\d)(?=\\s?h(?:(?:ou)?rs?)?\\b)',
  '(?<decimal>\\d+(?:[.,]\\d+)*|\\.\\d+)',
].join('|')
const part = 'half|third|quarter'
const [ones, tens] = [numberWords.slice(0, 9), [...wordValues.keys()].slice(smallNumbers.length)]
const words = [
  `(?<parts>three[ -]quarters|two[ -]thirds|(?:(?:an?|one)[ -])?(?:${part}))`,
  `(?<tens>${tens.join('|')})(?:[ -](?<unit>${ones.join('|')}))?`,
  `(?<count>${smallNumbers.toReversed().join('|')})(?:[\\s-]and[\\s-](?:an?[\\s-]|one\\s)?(?<countPart>${part}|three[ -]quarters))?`,
  '(?<article>an?)',
].join('|')
const numberPattern = new RegExp(
  `${figure}|(?<![\\p{L}\\p{N}'’-])(?:${words})(?![\\p{L}\\p{N}'’]|-(?!hour|minute))`,
  'giu',
)

/**
 * Finds the numbers of a line, in order: "2", "1.5", "0,5", "1/2", "1 ½", "1-2/3", "half", "two and a half", "a".
 * Leaves out lookalikes: "00", "90/10", "V8", and "1.250" without a unit, which may be 1¼ or 1250.
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
  const { whole, wholeSign, wholeSlashed, slashed, sign, thousands, thousandths } = groups
  const { decimal, parts, tens = '', unit = '', count = '', countPart, wholes, wholesPart, article, clock } = groups
  if (wholes !== undefined && wholesPart !== undefined) return [Number(wholes) + readPart(wholesPart), 'fraction']
  const fraction = wholeSign ?? sign
  if (fraction !== undefined) return [Number(whole ?? 0) + (fractionValues[fraction] ?? NaN), 'fraction']
  const quotient = wholeSlashed ?? slashed
  if (quotient !== undefined) return [Number(whole ?? 0) + divide(quotient, whole === undefined), 'fraction']
  if (thousands !== undefined) return [Number(thousands.replace(/\D/g, '')), 'decimal']
  if (thousandths !== undefined) return readDecimal(thousandths)
  if (decimal !== undefined) {
    const isUnclear = /^0\d|^[1-9]\d{0,2}[.,]\d{3}$|[.,]\d*[.,]|\d{6}/.test(decimal)
    return isUnclear ? [NaN, 'decimal'] : readDecimal(decimal)
  }
  if (clock !== undefined) return [Number.parseInt(clock, 10) + Number(clock.slice(-2)) / 60, 'decimal']
  if (parts !== undefined) return [readPart(parts), 'word']
  if (article !== undefined) return [1, 'article']
  const sum = [tens, unit, count].reduce((all, word) => all + (wordValues.get(word.toLowerCase()) ?? 0), 0)
  return [sum + (countPart === undefined ? 0 : readPart(countPart)), 'word']
}

/** Reads "1.5" and "1,5". "0.33" is a third. */
function readDecimal(text: string): [number, WrittenNumber['style']] {
  const value = Number(text.replace(',', '.'))
  const isThird = /[.,](?:333?|666?|667|67)$/.test(text) && value < 10
  return [isThird ? Math.round(value * 3) / 3 : value, text.includes(',') ? 'comma' : 'decimal']
}

/** Reads "half", "a third", "three quarters". */
function readPart(text: string): number {
  const [first = '', ...others] = text.toLowerCase().split(/[\s-]/)
  return (wordValues.get(first) ?? 1) * (partValues.get(others.at(-1) ?? first) ?? NaN)
}

/** Reads a number that is a text of its own: "4", "2.5", "2,5", "½", "2 1/2", "two". NaN for anything else. */
export function readFigure(text: string): number {
  const [number] = findNumbers(text)
  const isWhole = number?.start === 0 && number.end === text.length && number.style !== 'article'
  return isWhole ? number.value : (wordValues.get(text) ?? NaN)
}

const startOfAmount = new RegExp(`^\\W*(?:[\\d${fractionSigns}]|an? |half )`, 'i')

/** Whether a line begins with an amount, as those of ingredients do: "2 eggs", "- ½ onion", "A handful of peas". */
export const beginsWithAmount = (line: string): boolean => startOfAmount.test(line)

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
    !hyphenAfterUnit.test(before) &&
    !/\d-?(?: to|by)-$/.test(before)
  )
}

/** Writes a value that is already rounded, with the sign of its fraction: 1½ for 1.5. Without a sign it is whole. */
export function writeWithSign(value: number): string {
  const whole = Math.floor(value + 0.01)
  const sign = [...fractionSigns].find((each) => Math.abs((fractionValues[each] ?? 0) - (value - whole)) < 0.02) ?? ''
  return whole === 0 && sign !== '' ? sign : `${whole}${sign}`
}

/** Writes a value with up to `digits` decimals. */
export const writeDecimal = (value: number, digits: number, style: WrittenNumber['style']) =>
  String(Number(value.toFixed(digits))).replace('.', style === 'comma' ? ',' : '.')

/** Writes a whole number up to twelve as a word, capitalised like `original`; undefined for other numbers. */
export function writeWord(value: number, original: string): string | undefined {
  const word = numberWords[Math.round(value) - 1]
  if (word === undefined || Math.abs(value - Math.round(value)) > 0.01) return
  return /^\p{Lu}/u.test(original) ? capitalize(word) : word
}
