import { units as allUnits, fractionSigns, wordValues } from '../../food'
import { isGlued, isWord, MAX_WORDS_BACK, type Tokens, textAt } from './tokens'

/** In seconds. */
export const HOUR = 3600
/** In seconds. */
export const MINUTE = 60

/** The seconds of a unit, by its spellings. */
export const units: ReadonlyMap<string, number> = new Map(
  allUnits
    .filter(({ kind }) => kind === 'time')
    .flatMap(({ spellings, factor = 0 }) => spellings.map((spelling) => [spelling, factor] as const)),
)

/** A unit that is misspelt by one letter: too many, too few, another, or two in the wrong order. */
const misspelt: ReadonlyMap<string, RegExp> = new Map(
  ['minutes', 'minute', 'seconds', 'second', 'hours'].map((unit) => [unit, misspellingsOf(unit)]),
)

function misspellingsOf(word: string): RegExp {
  const edits = [...word].flatMap((letter, index) => {
    const [start, end] = [word.slice(0, index), word.slice(index + 1)]
    const swapped = end === '' ? [] : [`${start}${end[0]}${letter}${end.slice(1)}`]
    return index === 0 ? [] : [`${start}\\p{L}?${end}`, `${start}\\p{L}${letter}${end}`, ...swapped]
  })
  return new RegExp(`^(?:${edits.join('|')})$`, 'u')
}

/** "Hors" and "houses" are words. */
const MIN_MISSPELT = 5

/** Corrects misspelt units behind a number: "4-5 mintues". */
export const correctUnits = (tokens: Tokens): Tokens =>
  tokens.map((token, index) => {
    const { text } = token
    const previous = textAt(tokens, index - 1)
    const isCounted = /\d$/.test(previous) || wordValues.has(previous)
    if (!isCounted || text.length < MIN_MISSPELT || units.has(text)) return token
    const [unit] = [...misspelt].find(([, pattern]) => pattern.test(text)) ?? []
    return unit === undefined ? token : { ...token, text: unit }
  })

/** Of a larger number followed by a prime, a degree or a foot is more likely. */
const MAX_PRIME_MINUTES = 120

const endsWithFigure = new RegExp(`[\\d${fractionSigns}]$`)

/** Returns the seconds of the unit at `index`, or undefined if the token does not stand for a unit there. */
export function unitAt(tokens: Tokens, index: number, count: number): number | undefined {
  const text = textAt(tokens, index)
  const isAfterDigit = endsWithFigure.test(textAt(tokens, index - 1))
  // "20m" are minutes, "20 m" are metres. A decade is not a time: "the 1980s".
  if (text === 'm' && !(isAfterDigit && isGlued(tokens, index))) return
  if (text === 's' && (!isAfterDigit || count >= 1000 || textAt(tokens, index - 2) === 'the')) return
  if (text === 'h' && !isAfterDigit) return
  if (text === "'" && !isPrime(tokens, index, count)) return
  return units.get(text)
}

/** Whether an apostrophe stands for minutes: "4'", but not the end of 'gas mark 4'. */
function isPrime(tokens: Tokens, index: number, count: number) {
  const isAfterNumber = isGlued(tokens, index) && /^\d/.test(textAt(tokens, index - 1)) && count <= MAX_PRIME_MINUTES
  if (!isAfterNumber || (isGlued(tokens, index + 1) && isWord(textAt(tokens, index + 1)))) return false
  // A quotation is short.
  for (let open = index - 1; open >= 0 && open > index - MAX_WORDS_BACK; open--) {
    if (/^['‘]$/.test(textAt(tokens, open)) && !isGlued(tokens, open) && isGlued(tokens, open + 1)) return false
  }
  return true
}
