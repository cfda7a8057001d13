/** The letters and digits of a text, in lower case and in ASCII, and where in the text each of them stands. */
export interface Letters {
  readonly letters: string
  readonly starts: readonly number[]
  readonly ends: readonly number[]
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
  private sure: Letters = { letters: '', starts: [], ends: [] }

  /**
   * @param isDecoded whether to read encoded letters as what they mean, and to skip markup. `hf%5Fx` has the letters
   * "hf5fx" or "hfx".
   */
  constructor(isDecoded: boolean) {
    this.isDecoded = isDecoded
  }

  /** Returns the letters since the last {@link drop}. `text` begins with the text of the last call. */
  read(text: string): Letters {
    const read = readUnits(text, this.position, Math.max(this.position, text.length - MAX_UNIT), this.isDecoded)
    this.position = read.end
    this.sure = concat(this.sure, read)
    return concat(this.sure, readUnits(text, read.end, text.length, this.isDecoded))
  }

  /** Where the last letters begin of those that stay what they are. Without as many, where the first one begins. */
  startOfLast(count: number): number {
    const { starts } = this.sure
    return starts.at(-count) ?? starts[0] ?? this.position
  }

  /** Forgets the letters before a position. */
  drop(before: number) {
    const { letters, starts, ends } = this.sure
    const count = starts.findIndex((start) => start >= before)
    const from = count < 0 ? starts.length : count
    this.sure = { letters: letters.slice(from), starts: starts.slice(from), ends: ends.slice(from) }
  }
}

const concat = (a: Letters, b: Letters): Letters => ({
  letters: a.letters + b.letters,
  starts: a.starts.concat(b.starts),
  ends: a.ends.concat(b.ends),
})

/** Reads the letters that begin from one position up to another. `end` is where the last character that is read ends. */
function readUnits(text: string, from: number, to: number, isDecoded: boolean): Letters & { readonly end: number } {
  let letters = ''
  const starts: number[] = []
  const ends: number[] = []
  let position = from
  while (position < to) {
    const code = text.charCodeAt(position)
    const unit = isDecoded && isEscape(code) ? decodeAt(text, position) : undefined
    const end = unit ? unit.end : position + (isHighSurrogate(code) ? 2 : 1)
    const found = unit ? unit.letters : code < 128 ? asciiLetter(code) : otherLetters(text.slice(position, end))
    letters += found
    for (let count = 0; count < found.length; count++) {
      starts.push(position)
      ends.push(end)
    }
    position = end
  }
  return { letters, starts, ends, end: position }
}

/** Returns the letters and digits of a text, as {@link LetterReader} reads them. */
export const lettersOf = (text: string): string => readUnits(text, 0, text.length, false).letters

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

/** One letter or digit for each code of ASCII; an empty text for the others. */
const asciiLetters = Array.from({ length: 128 }, (_, code) => plainLetters(String.fromCharCode(code)))
const asciiLetter = (code: number) => asciiLetters[code] ?? ''

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
