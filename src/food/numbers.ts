import { capitalize, lowerCase } from '../lib/text'

/** A part of a text. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** A number in a line, as the line writes it. */
export interface WrittenNumber extends Span {
  readonly value: number
  /** `article` is the "a" of "a tin"; `comma` is a decimal comma. */
  readonly style: 'decimal' | 'comma' | 'fraction' | 'word' | 'article'
}

/** All fraction signs, for a character class of a regular expression. */
export const fractionSigns = '⅛⅙⅕¼⅓⅜⅖½⅗⅝⅔¾⅘⅚⅞'

/** The value of a fraction sign. Unicode decomposes "½" to "1⁄2". */
export function fractionValue(sign: string): number {
  const [numerator = NaN, denominator = NaN] = sign.normalize('NFKD').split('⁄').map(Number)
  return numerator / denominator
}

const smallNumbers =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
/** The numbers that recipes write as words in amounts: one to twelve. */
export const numberWords: readonly string[] = smallNumbers.slice(0, 12)
/** The values of all number words up to ninety. Times use all of them, amounts only {@link numberWords}. */
export const wordValues: ReadonlyMap<string, number> = new Map([
  ...smallNumbers.map((word, index) => [word, index + 1] as const),
  ...tens.map((word, index) => [word, (index + 2) * 10] as const),
])

/** The words for a part of one. "Third" and "fourth" are ordinals too. */
export const partValues = new Map(Object.entries({ half: 1 / 2, third: 1 / 3, quarter: 1 / 4 }))
const sign = `[${fractionSigns}]`
const slashed = '(?:\\d{1,3}|\\d )[/⁄]\\d{1,2}(?!\\d)'
/** Between a whole number and its fraction: "1 1/2", "1-1/2", "1 and 1/2". */
const joint = '(?:\\s{1,2}|[-–]|\\s?(?:and|&)\\s)'
const part = [...partValues.keys()].join('|')
const somePart = `(?:three[ -]quarters|two[ -]thirds|(?:(?:an?|one)[\\s-])?(?:${part}))`
const ones = numberWords.slice(0, 9)
/** "1 - 1/2 cups" */
const inSpoons = '(?=\\s?(?:c|cups?|tbsps?|tsps?|tablespoons?|teaspoons?)\\b)'

/** How numbers are written, and what {@link readNumber} does with each form. */
const forms = {
  fraction: `(?:\\d{1,3}(?:${joint}?${sign}|${joint}${slashed})|${slashed}|${sign})(?:(?:rd|th)s?(?!\\p{L}))?|\\d{1,2}\\s[-–]\\s(?:${sign}|${slashed})${inSpoons}|\\d{1,3}\\sand\\s${somePart}(?!\\p{L})`,
  // "1.250 g" are thousands and "1.250 kg" thousandths: no recipe needs thousandths of a gram or a thousand kilograms.
  thousands:
    '[1-9]\\d{0,2}(?:[.,\\u00a0\\u202f]\\d{3}|\\s000){1,3}(?=\\s?(?:gr?|gms?|ml|gramm?(?:es|s)?|millilit(?:er|re)s?)\\b)',
  thousandths:
    '\\d{1,3}[.,]\\d{3}(?=\\s?(?:kgs?|kilos?|kilogramm?(?:es|s)?|l|lit(?:er|re)s?|lbs?|pounds?|oz|ounces?|cups?)\\b)',
  // "1:30 hours"
  clock: '\\d{1,2}:[0-5]\\d(?=\\s?h(?:(?:ou)?rs?)?\\b)',
  decimal: '\\d+(?:[.,]\\d+)*|\\.\\d+',
}
const wordForms = {
  word: `${somePart}|(?:${tens.join('|')})(?:[ -](?:${ones.join('|')}))?|(?:${smallNumbers.toReversed().join('|')})(?:[\\s-]and[\\s-]${somePart})?`,
  article: 'an?',
}
const anyOf = (patterns: Readonly<Record<string, string>>) =>
  Object.entries(patterns).map(([name, pattern]) => `(?<${name}>${pattern})`)
const numberPattern = new RegExp(
  `${anyOf(forms).join('|')}|(?<![\\p{L}\\p{N}'’-])(?:${anyOf(wordForms).join('|')})(?![\\p{L}\\p{N}'’]|-(?!hour|minute))`,
  'gu',
)

/** Finds the numbers of a line, in order. Lookalikes are none: "00", "90/10", "V8", "1.250", which may be 1¼ or 1250. */
export function findNumbers(line: string): WrittenNumber[] {
  const found: WrittenNumber[] = []
  for (const { 0: text, index: start, groups = {} } of lowerCase(line).matchAll(numberPattern)) {
    const [value, style] = readNumber(groups)
    const end = start + text.length
    if (value > 0 && !continuesWord(line, start, end)) found.push({ start, end, value, style })
  }
  return found
}

/** Returns the value, or NaN if it is not an amount. */
function readNumber(groups: Readonly<Record<string, string | undefined>>): [number, WrittenNumber['style']] {
  const { fraction, thousands, thousandths, clock, decimal, word } = groups
  if (fraction !== undefined) return [addUp(fraction), 'fraction']
  if (thousands !== undefined) return [Number(thousands.replace(/\D/g, '')), 'decimal']
  if (thousandths !== undefined) return readDecimal(thousandths)
  if (decimal !== undefined) {
    const isUnclear = /^0\d|^[1-9]\d{0,2}[.,]\d{3}$|[.,]\d*[.,]|\d{6}/.test(decimal)
    return isUnclear ? [NaN, 'decimal'] : readDecimal(decimal)
  }
  if (clock !== undefined) return [Number.parseInt(clock, 10) + Number(clock.slice(-2)) / 60, 'decimal']
  return word === undefined ? [1, 'article'] : [addUp(word), 'word']
}

/** The words that are added up, and those between them, without the s of "2/3rds". */
const summands = new Map([...wordValues, ...Object.entries({ a: 1, an: 1, and: 0, rd: 0, th: 0 })])

/** Adds up "1 1/2", "2½", "twenty five", "two and a half". "Three quarters" are a product. */
function addUp(text: string): number {
  const plain = text.toLowerCase().replace(/\p{No}/gu, (each) => ` ${each.normalize('NFKD')}`)
  let [sum, last] = [0, 0]
  for (const [token] of plain.matchAll(/\d+ ?[/⁄]\d+|\d+|\p{L}+/gu)) {
    const word = token.replace(/s$/, '')
    const share = partValues.get(word)
    const value = /[/⁄]/.test(token) ? divide(token, sum + last === 0) : (summands.get(word) ?? Number(token))
    ;[sum, last] = share === undefined ? [sum + last, value] : [sum, (last || 1) * share]
  }
  return sum + last
}

/** Reads "1.5" and "1,5". "0.33" is a third. */
function readDecimal(text: string): [number, WrittenNumber['style']] {
  const value = Number(text.replace(',', '.'))
  const isThird = /[.,](?:333?|666?|667|67)$/.test(text) && value < 10
  return [isThird ? Math.round(value * 3) / 3 : value, text.includes(',') ? 'comma' : 'decimal']
}

/** Reads a number that is a text of its own: "4", "2.5", "2,5", "½", "2 1/2", "two". NaN for anything else. */
export function readFigure(text: string): number {
  const [number] = findNumbers(text)
  const isWhole = number?.start === 0 && number.end === text.length && number.style !== 'article'
  return isWhole ? number.value : NaN
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

const hyphenAfterUnit = new RegExp(`[\\d${fractionSigns}]\\s?(?:k?g|[mcd]?l|oz|lbs?|cups?|tbsp|tsp|[°º˚]?[cf])-$`, 'i')

/** Whether a number belongs to the text before it: "V8", "omega-3", the 10 of "90/10", but not "x2", "200g-250g" or "gas 6/200°C". */
function continuesWord(line: string, start: number, end: number): boolean {
  const before = line.slice(Math.max(0, start - 12), start)
  return (
    /(?:[\p{L}\p{N}_#$€£]|\d[.,:'’/]|\p{L}-)$/u.test(before) &&
    !/(?:^|[\s(\d])[x×]$/i.test(before) &&
    !hyphenAfterUnit.test(before) &&
    !/\d-?(?:[ -]to|by)-$/.test(before) &&
    !(/\d\/$/.test(before) && /^\s?(?:[°º˚]|[cf](?!\p{L}))/iu.test(line.slice(end, end + 3)))
  )
}

/** Writes a value that is already rounded, with the sign of its fraction: 1½ for 1.5. Without a sign it is whole. */
export function writeWithSign(value: number): string {
  const whole = Math.floor(value + 0.01)
  const sign = [...fractionSigns].find((each) => Math.abs(fractionValue(each) - (value - whole)) < 0.02) ?? ''
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
