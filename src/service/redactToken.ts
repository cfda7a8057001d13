import { type LetterList, LetterReader, lettersOf } from './letters'

/** The shortest part of a token that is removed, in characters. Only its letters and digits are compared. */
const MIN_PART = 8
const REPLACEMENT = '[access token]'
/** The rest of a token that a service has shortened, as in "hf_AbCdEf...MnOp". */
const shortenedRest = /(?:[\w.~+/=-]|%[\da-f]{2}){0,200}/iy

/**
 * Returns a function that removes an access token from a text, and every part of it of {@link MIN_PART} characters or
 * more: as it is, in base64 or hexadecimal, in either case, encoded, in letters of other alphabets that look
 * the same, and with anything between its letters that is none, such as invisible characters and markup. Services quote
 * the token that they were sent, often only its beginning or its end, and people paste their console into bug reports.
 *
 * The work on a text that grows is linear: a call goes on where the one before was sure.
 *
 * @param token of printable ASCII. A shorter one is removed only as it is, because in another form it would be found in
 * words too.
 */
export function createRedact(token: string): (text: string) => string {
  const redactAsItIs = (text: string) => text.replaceAll(token, REPLACEMENT)
  if (token.length < MIN_PART) return redactAsItIs
  const hasFewLetters = lettersOf(token).length < MIN_PART
  const findParts = createPartFinder([token, ...base64Forms(token), hexadecimal(token)])
  let readers = createReaders()
  let lastText = ''
  /** Later text cannot change the last text up to here. `redacted` is that part without the token. */
  let settled = 0
  let redacted = ''

  return (text) => {
    // Browsers compare whole strings much faster than they search them (`startsWith`).
    if (text.slice(0, lastText.length) !== lastText) {
      readers = createReaders()
      settled = 0
      redacted = ''
    }
    lastText = text
    const ranges = union(readers.flatMap((reader) => findParts(text, reader.read(text))))
    const sure = Math.min(...readers.map((reader) => reader.startOfLast(MIN_PART)))
    const end = ranges.find((range) => range.start < sure && sure < range.end)?.start ?? sure
    redacted += replaceRanges(text, settled, end, ranges)
    settled = end
    for (const reader of readers) reader.drop(end)
    const all = redacted + replaceRanges(text, end, text.length, ranges)
    return hasFewLetters ? redactAsItIs(all) : all
  }
}

const createReaders = () => [new LetterReader(false), new LetterReader(true)]

/** Removes an access token from a text, as {@link createRedact} says. */
export const redactToken = (text: string, token: string): string => createRedact(token)(text)

interface Range {
  readonly start: number
  readonly end: number
}

/** Returns a function that finds the parts of these forms of a token in the letters of a text. */
function createPartFinder(forms: readonly string[]): (text: string, letters: LetterList) => Range[] {
  const read = forms.map(partsOf)
  const parts = new Set(read.flatMap((form) => form.parts))
  const beginnings = new Set(read.flatMap((form) => form.beginnings))
  /** Whether a part may begin with three letters. Nearly all text ends the search here. */
  const mayBegin = new Uint8Array(HASHES)
  for (const part of parts) mayBegin[hash(part.charCodeAt(0), part.charCodeAt(1), part.charCodeAt(2))] = 1

  /** The part that stands at this letter, if there is one. */
  function partAt(letters: LetterList, index: number): string | undefined {
    if (!mayBegin[hash(letters.codeAt(index), letters.codeAt(index + 1), letters.codeAt(index + 2))]) return
    return [MIN_PART, MIN_PART - 1]
      .map((length) => letters.slice(index, index + length))
      .find((part) => parts.has(part))
  }

  return (text, letters) => {
    const ranges: Range[] = []
    let index = 0
    while (index + MIN_PART - 1 <= letters.length) {
      const first = partAt(letters, index)
      if (first === undefined) {
        index += 1
        continue
      }
      const start = letters.startAt(index) ?? 0
      let next = index
      for (let part: string | undefined = first; part !== undefined; part = partAt(letters, index)) {
        next = Math.max(next, index + part.length)
        index += 1
      }
      index = next
      let end = letters.endAt(next - 1) ?? start
      if (beginnings.has(first)) {
        shortenedRest.lastIndex = end
        end += shortenedRest.exec(text)?.[0].length ?? 0
      }
      ranges.push({ start, end })
      while ((letters.startAt(index) ?? end) < end) index += 1
    }
    return ranges
  }
}

const HASHES = 2 ** 16
/** A number for three letters. */
const hash = (first: number, second: number, third: number) => (first * 1024 + second * 32 + third) % HASHES

/** Sorts ranges, and joins those that overlap. */
function union(ranges: readonly Range[]): Range[] {
  const joined: Range[] = []
  for (const range of ranges.toSorted((a, b) => a.start - b.start)) {
    const last = joined.at(-1)
    if (last && range.start < last.end) joined[joined.length - 1] = { ...last, end: Math.max(last.end, range.end) }
    else joined.push(range)
  }
  return joined
}

/** Returns a piece of a text with each of the ranges that begin in it replaced. */
function replaceRanges(text: string, from: number, to: number, ranges: readonly Range[]): string {
  let replaced = ''
  let position = from
  for (const { start, end } of ranges) {
    if (start < from || start >= to) continue
    replaced += text.slice(position, start) + REPLACEMENT
    position = end
  }
  return replaced + text.slice(position, to)
}

/**
 * Returns the letters of all parts of a form that have the shortest length. Those of its beginning may have one less, because
 * "hf_AbCdE" has the letters "hfabcde".
 */
function partsOf(form: string): { readonly beginnings: readonly string[]; readonly parts: readonly string[] } {
  const letters = lettersOf(form)
  const slicesOf = (text: string) =>
    Array.from({ length: Math.max(0, text.length - MIN_PART + 1) }, (_, start) => text.slice(start, start + MIN_PART))
  // Within a token, seven letters beside a mark may be a word.
  const first = lettersOf(form.slice(0, MIN_PART))
  const parts = [...slicesOf(letters), ...(first.length === MIN_PART - 1 ? [first] : [])]
  return { parts, beginnings: parts.filter((part) => letters.startsWith(part)) }
}

const hexadecimal = (token: string) =>
  Array.from(token, (character) => character.charCodeAt(0).toString(16).padStart(2, '0')).join('')

/**
 * Returns the base64 forms of a token inside any text, in both alphabets. Base64 writes three bytes as four characters,
 * so there is one form for each number of bytes before the token, modulo three. The characters at the ends of a form
 * are left out, because they also depend on the text beside the token.
 */
function base64Forms(token: string): string[] {
  return [0, 1, 2].map((before) => {
    const bytes = before + token.length
    return btoa(' '.repeat(before) + token).slice(Math.ceil((before * 8) / 6), Math.floor((bytes * 8) / 6))
  })
}
