import { findNumbers, partValues, type Span, type WrittenNumber } from './numbers'
import { isOfPackages, type Unit, unitInAnyLanguage, unitNamed } from './units'

/** A word of a line. */
export type Word = Span & { readonly text: string }

/** A number or a range in a line, with its unit: of a food, a length, a time or a temperature. */
export interface FoundAmount extends Span {
  readonly low: WrittenNumber
  readonly high: WrittenNumber | undefined
  /** All numbers before the unit: both ends of a range, or the sides of a tin, as in "9 x 13 inch". */
  readonly numbers: readonly WrittenNumber[]
  /** What joins a fraction and its whole, as in "½ of an onion": " of an". It ends at `end`. */
  readonly link: string
  readonly unit: (Word & Unit) | undefined
  /** The end of the unit with the full stop of its abbreviation, or of the numbers if there is none. */
  readonly unitEnd: number
}

/** The longest text between the numbers of a range, in characters. */
const REACH = 48
/** A line with more numbers does not list ingredients: even all ingredients of a recipe have fewer. */
export const MAX_NUMBERS = 100

/** Size words that stand between a number and its unit: "2 small cans". */
export const sizeWord =
  /^(?:small|medium|large|big|huge|heaped|heaping|level|scant|generous|rounded|packed|good|solid|thick|thin|fat|long|short|whole|fresh|dried|full|tall|extra|more|further|additional|hearty|ripe|standard|regular|medium-sized?|large-sized?|small-sized?|thumb-sized?|bite-sized?)$/i

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
    const all = high ? [low, high] : readSides(line, numbers.slice(index, index + MAX_SIDES))
    const last = all.at(-1) ?? low
    end = last.end
    const link = last === low && low.value < 1 ? (match(ofOne, line, end)?.[0] ?? '') : ''
    end += link.length
    const unit = findUnit(line, end, last.value)
    const unitEnd = unit ? unit.end + (match(abbreviationEnd, line, unit.end)?.[0].length ?? 0) : end
    amounts.push(withPart(line, { start: low.start, end, low, high, numbers: all, link, unit, unitEnd }))
    end = amounts.at(-1)?.unitEnd ?? unitEnd
  }
  return amounts
}

/** Abbreviations that end with a full stop within a sentence: "8 oz. cheese". */
const abbreviationEnd = /\.(?=\s?[\p{Ll}/(,\d])/uy
/** "A cup *and a half* of milk" */
const andPart = new RegExp(
  `\\sand\\s(?:an?|one)[\\s-](${[...partValues.keys()].join('|')})(?=\\sof\\b|\\s?[,.;:)]|$)`,
  'iy',
)

/** Adds the part that follows a unit. Times read theirs by themselves. */
function withPart(line: string, amount: FoundAmount): FoundAmount {
  const { low, high, unit, unitEnd } = amount
  const [tail = '', name = ''] = (unit && !high && unit.kind !== 'time' && match(andPart, line, unitEnd)) || []
  const part = partValues.get(name.toLowerCase())
  if (!unit || part === undefined) return amount
  const sum = { ...low, value: low.value + part }
  const end = unitEnd + tail.length
  return { ...amount, low: sum, numbers: [sum], unit: { ...unit, end }, unitEnd: end }
}

const MAX_SIDES = 3
const betweenSides = /^\s?(?:["”″]|(?:[cm]m|inch|in))?\s?(?:[x×*]|by|-by-)\s?$/i

/** The numbers of "20 x 30 x 5 cm" and of "9 by 13 inch". "2 x 23 cm tins" are two. */
function readSides(line: string, numbers: readonly WrittenNumber[]): readonly WrittenNumber[] {
  const isApart = (side: WrittenNumber, index: number) =>
    index > 0 && !betweenSides.test(line.slice(numbers[index - 1]?.end, side.start))
  const apart = numbers.findIndex(isApart)
  const sides = apart < 0 ? numbers : numbers.slice(0, apart)
  const [first, second, last = second] = sides
  const isLength = last && findUnit(line, last.end, last.value)?.kind === 'length'
  if (!first || !second || !isLength) return numbers.slice(0, 1)
  const isCount = !findUnit(line, first.end, first.value) && first.value * 4 <= second.value
  return isCount ? numbers.slice(0, 1) : sides
}

/** "½ *of an* onion", "three quarters *of an* hour" */
const ofOne = /\s(?:of\s)?(?:an?|1|one)(?=\s)|\s(?:of|de)(?=\shours?\b)/iy
/** Between the numbers of a range, and between figures in other languages: "four à 190 °C" is an oven. */
const betweenFigures = /^\s(?:à|a|tot|do|до|till)\s$/
const betweenRange = /^(?:\s{0,2}[-–—−~〜～]\s{0,2}(?:about\s)?|-?\s(?:(?:up\s)?to|or|bis|oder)[\s-]|-(?:to|or)-)$/i
/** "Gas 4 - 20 minutes" */
const ofOther = /\b(?:gas|mark|serves|step)\s$/i

function isRange(line: string, low: WrittenNumber, high: WrittenNumber): boolean {
  if (high.value < low.value || low.style === 'article' || high.style === 'article') return false
  const before = line.slice(Math.max(0, low.start - 16), low.start)
  const between = line.slice(low.end, Math.min(high.start, low.end + REACH))
  const unit = findUnit(line, high.end, high.value)
  const isBetween = between === ' and ' && (/\bbetween\s(?:about\s)?$/i.test(before) || unit?.kind === 'temperature')
  const isForeign = low.style !== 'word' && betweenFigures.test(between)
  if (!isBetween && !isForeign && !betweenRange.test(between)) return false
  if ((unit?.kind === 'time' || unit?.kind === 'temperature') && ofOther.test(before)) return false
  // "2 - 14 oz cans" are two cans.
  return !(isOfPackages(unit) && low.value % 1 === 0 && high.value >= 4 * low.value)
}

const degrees = '[°º˚]|deg(?:rees?|s|\\.)?(?![a-z])'
const [celsius, fahrenheit] = ['C(?![\\p{L}\\p{N}])|celsius|centigrade', 'F(?![\\p{L}\\p{N}])|fahrenheit']
/** Units that are no word alone, with the least number that each stands behind: "2 C" are cups, "35C" is a temperature. */
const signs: readonly (readonly [pattern: RegExp, name: string, least: number])[] = [
  [/\s?["”″]/uy, 'inch', 0],
  [/'(?!\p{L})/uy, 'minute', 0],
  [new RegExp(`\\s?(?:${degrees})\\s?(?:${celsius})`, 'iuy'), 'celsius', 0],
  [new RegExp(`\\s?(?:${degrees})\\s?(?:${fahrenheit})`, 'iuy'), 'fahrenheit', 0],
  [new RegExp(`\\s?(?:${celsius})`, 'iuy'), 'celsius', 20],
  [new RegExp(`\\s?(?:${fahrenheit})`, 'iuy'), 'fahrenheit', 20],
  // "At 400 degrees": no oven has as many °C.
  [new RegExp(`\\s?(?:${degrees})`, 'iuy'), 'fahrenheit', 300],
]

/** Finds the unit after a number, past up to three words like "heaped" and "small". */
function findUnit(line: string, at: number, value: number): FoundAmount['unit'] {
  for (const [pattern, name, least] of signs) {
    const sign = value >= least ? match(pattern, line, at)?.[0] : undefined
    const signed = sign === undefined ? undefined : unitNamed(name)
    if (sign !== undefined && signed) return { ...signed, start: at, end: at + sign.length, text: sign }
  }
  let end = at + (match(/\s?[x×*](?=\s)/iy, line, at)?.[0].length ?? 0)
  for (let count = 0; count < 4; count++) {
    const word = readWord(line, end)
    if (!word) return
    // "1-inch-thick"
    const [text = ''] = word.text.split('-')
    const unit = unitInAnyLanguage(isInch(line, word, at) ? 'inch' : isSpoon(line, word) ? 'spoon' : text)
    const isWhole = text === word.text || unit?.kind === 'length' || unit?.kind === 'time'
    if (unit && isWhole && !isOtherLetter(unit, word, at, value) && !isDescription(line, word))
      return { ...unit, start: word.start, end: word.start + text.length, text }
    if (!sizeWord.test(word.text)) return
    end = word.end
  }
  return
}

/** The 1980s, and the M of "2 M eggs", which are minutes in "20m". */
const isOtherLetter = ({ kind }: Unit, { text, start }: Word, at: number, value: number) =>
  kind === 'time' && text.length === 1 && (value >= 1000 || (/m/i.test(text) && start > at))

/** "9in tin", "a 1 in. piece" */
const isInch = (line: string, { start, end, text }: Word, at: number) =>
  /^in$/i.test(text) &&
  ((start === at && /\d/.test(line.charAt(at - 1))) ||
    match(/\.(?=\s)|\s(?:piece|knob|chunk|thick|long|wide|cube|slice|round)/iy, line, end) !== null)

/** "3 c. à soupe", "2 c/s": the spoon of French, Spanish and Italian, and no cup */
const isSpoon = (line: string, { end, text }: Word) =>
  text === 'c' && match(/\.?\s?(?:à|a|de|da)[\s.]|\/[sc]\b/y, line, end) !== null

/** Whether a word that may be a unit is none: "pot roast", "bottle gourd", "a pound cake", "one can usually buy it". */
export const isDescription = (line: string, { end }: Word) =>
  match(
    /\s(?:roast|gourd|steaks?|eye|chops?|(?<=pound )cakes?(?! \w)|be|also|usually|often|easily|not)\b/iy,
    line,
    end,
  ) !== null

/** Reads the word at an offset, after a space or a hyphen. */
export function readWord(line: string, at: number): Word | undefined {
  const [text = '', gap = '', word = ''] =
    match(/(\s{0,2}|-)([Ff]l(?:uid|\.)?[\s-]{0,2}[Oo](?:z|unces?)\b|\p{L}[\p{L}'’]*(?:-\p{L}+)*)/uy, line, at) ?? []
  return word === '' ? undefined : { start: at + gap.length, end: at + text.length, text: word }
}

export function match(sticky: RegExp, line: string, at: number): RegExpExecArray | null {
  sticky.lastIndex = at
  return sticky.exec(line)
}
