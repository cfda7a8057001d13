/**
 * The letters and digits of a text, in lower case and in ASCII, and where in the text each of them stands. In an array of
 * numbers, because for a megabyte strings and arrays of any values take ten times as long.
 */
export class LetterList {
  length = 0
  /** For each letter its character code, and where the character in the text begins and ends. */
  private numbers = new Uint32Array(3 * 1024)

  add(code: number, start: number, end: number) {
    const index = 3 * this.length
    if (index === this.numbers.length) {
      const { numbers } = this
      this.numbers = new Uint32Array(2 * index)
      this.numbers.set(numbers)
    }
    this.numbers[index] = code
    this.numbers[index + 1] = start
    this.numbers[index + 2] = end
    this.length += 1
  }

  /** The character code of a letter; 0 where there is none. */
  codeAt = (index: number) => (index < this.length ? (this.numbers[3 * index] ?? 0) : 0)
  startAt = (index: number) => (index < this.length ? this.numbers[3 * index + 1] : undefined)
  endAt = (index: number) => (index < this.length ? this.numbers[3 * index + 2] : undefined)

  /** The letters from one index up to another. */
  slice(from: number, to: number): string {
    let letters = ''
    for (let index = from; index < Math.min(to, this.length); index++)
      letters += String.fromCharCode(this.codeAt(index))
    return letters
  }

  /** Removes the first letters. */
  drop(count: number) {
    this.numbers.copyWithin(0, 3 * count, 3 * this.length)
    this.length -= count
  }
}

/** Percent-encoded once or more, as a character reference, as an escape in JSON. One group has the code. */
const encoded = /%(?:25){0,4}([\da-f]{2})|&#x0{0,6}([\da-f]{1,6});?|\\u\{?0{0,2}([\da-f]{4})\}?|\\x([\da-f]{2})/iy
const decimalReference = /&#0{0,6}(\d{1,7});?/y
/** What a page that renders markdown does not show: tags, where links lead, named references to punctuation. */
const markup = /<[!/a-z][^<>]{0,200}>|\]\([^()]{0,200}\)|&[a-z]{2,8};/iy

/** The longest text that the patterns above match, in characters. */
const MAX_UNIT = 212

/**
 * Reads the letters and digits of a text that grows, each character once. Letters of other alphabets that look the same
 * count as well (ｈｆ, 𝐡𝐟, ⓗⓕ).
 */
export class LetterReader {
  private readonly isDecoded: boolean
  /** Up to here the text has been read for good. */
  private position = 0
  private readonly letters = new LetterList()
  /** How many of the letters have been read for good. */
  private sureLength = 0

  /**
   * @param isDecoded whether to read encoded letters as what they mean, and to skip markup. `hf%5Fx` has the letters
   * "hf5fx" or "hfx".
   */
  constructor(isDecoded: boolean) {
    this.isDecoded = isDecoded
  }

  /** Returns the letters since the last {@link drop}. `text` begins with the text of the last call. */
  read(text: string): LetterList {
    const { letters, isDecoded } = this
    letters.length = this.sureLength
    const sureEnd = Math.max(this.position, text.length - MAX_UNIT)
    this.position = readUnits(text, this.position, sureEnd, isDecoded, letters)
    this.sureLength = letters.length
    readUnits(text, this.position, text.length, isDecoded, letters)
    return letters
  }

  /** Where the last letters begin of those that stay what they are. Without as many, where the first one begins. */
  startOfLast(count: number): number {
    const first = Math.max(0, this.sureLength - count)
    return first < this.sureLength ? (this.letters.startAt(first) ?? this.position) : this.position
  }

  /** Forgets the letters before a position. */
  drop(before: number) {
    let count = 0
    while (count < this.sureLength && (this.letters.startAt(count) ?? before) < before) count += 1
    this.letters.drop(count)
    this.sureLength -= count
  }
}

/**
 * Reads the letters that begin from one position up to another, and adds them to a list.
 *
 * @returns where the last character that is read ends.
 */
function readUnits(text: string, from: number, to: number, isDecoded: boolean, list: LetterList): number {
  let position = from
  while (position < to) {
    const code = text.charCodeAt(position)
    const unit = isDecoded && isEscape(code) ? decodeAt(text, position) : undefined
    if (!unit && code < 128) {
      const letter = asciiLetters[code]
      position += 1
      if (letter) list.add(letter, position - 1, position)
      continue
    }
    const end = unit ? unit.end : position + (isHighSurrogate(code) ? 2 : 1)
    const found = unit ? unit.letters : otherLetters(text.slice(position, end))
    for (let index = 0; index < found.length; index++) list.add(found.charCodeAt(index), position, end)
    position = end
  }
  return position
}

/** Returns the letters and digits of a text, as {@link LetterReader} reads them. */
export function lettersOf(text: string): string {
  const list = new LetterList()
  readUnits(text, 0, text.length, false, list)
  return list.slice(0, list.length)
}

const isHighSurrogate = (code: number) => code >= 0xd800 && code < 0xdc00
/** `%`, `&`, `<`, `\`, `]` */
const isEscape = (code: number) => code === 37 || code === 38 || code === 60 || code === 92 || code === 93

/** Reads an encoded letter, or markup, which has none; undefined if neither stands there. */
function decodeAt(text: string, position: number): { readonly letters: string; readonly end: number } | undefined {
  const hexadecimal = matchAt(encoded, text, position)
  const match = hexadecimal ?? matchAt(decimalReference, text, position)
  if (match) {
    const digits = match.slice(1).find((group) => group !== undefined) ?? ''
    const code = Number.parseInt(digits, hexadecimal ? 16 : 10)
    const character = code <= 0x10ffff ? String.fromCodePoint(code) : ''
    return { letters: plainLetters(character), end: position + match[0].length }
  }
  const skipped = matchAt(markup, text, position)
  return skipped ? { letters: '', end: position + skipped[0].length } : undefined
}

function matchAt(pattern: RegExp, text: string, position: number): RegExpExecArray | null {
  pattern.lastIndex = position
  return pattern.exec(text)
}

/** The code of the letter or digit for each code of ASCII; 0 for the others. */
const asciiLetters = Uint8Array.from(
  { length: 128 },
  (_, code) => plainLetters(String.fromCharCode(code)).charCodeAt(0) || 0,
)

/** The letters and digits of a character in ASCII, without its accents. */
function plainLetters(character: string): string {
  return character
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z\d]/g, '')
}

const knownLetters = new Map<string, string>()

/** The same as {@link plainLetters}, which is slow. */
function otherLetters(character: string): string {
  const known = knownLetters.get(character)
  if (known !== undefined) return known
  const letters = plainLetters(character)
  knownLetters.set(character, letters)
  return letters
}
