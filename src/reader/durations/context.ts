import { abbreviations, type Time } from './times'
import { MAX_WORDS_BACK, type Tokens, textAt, words } from './tokens'

/** The words around a time, which tell what it is for. */
export interface Context {
  /** The words before the time in its sentence, nearest first. */
  readonly before: readonly string[]
  /** The words behind it, without "or so". */
  readonly after: readonly string[]
  /** The same, with spaces between. */
  readonly following: string
  /** The first word before it that does not belong to "about", "at least a", "up to" and the like. */
  readonly lead: string
  /** The word before the lead. */
  readonly beforeLead: string
  /** "at least", "up to": the words between the lead and the time. */
  readonly estimate: string
}

const leadModifiers = words(
  'about around approximately approx roughly circa ca ~ ≈ . just only exactly maybe perhaps another at least most a an the further additional extra minimum maximum max good full of de total first last final next very',
)
const sentenceEnds = words('! ? ; 。 ！ ？ ；')

/** Reads the words around a time in its sentence. */
export function readContext(tokens: Tokens, time: Time): Context {
  const before: string[] = []
  for (let index = time.first - 1; index >= 0 && before.length < MAX_WORDS_BACK; index--) {
    const text = textAt(tokens, index)
    if (sentenceEnds.has(text) || (text === '.' && !abbreviations.has(textAt(tokens, index - 1)))) break
    before.push(text)
  }
  const found = before.findIndex(
    (text, index) =>
      !leadModifiers.has(text) && !(text === 'to' && before[index + 1] === 'up') && !(text === 'up' && index > 0),
  )
  const leadIndex = found < 0 ? before.length : found
  const isOrMore = textAt(tokens, time.next) === 'or' && /^(?:so|more|longer)$/.test(textAt(tokens, time.next + 1))
  const end = isOrMore ? time.next + 2 : time.next
  const after = tokens.slice(end, end + 8).map(({ text }) => text)
  return {
    before,
    after,
    following: after.join(' '),
    lead: before[leadIndex] ?? '',
    beforeLead: before[leadIndex + 1] ?? '',
    estimate: before.slice(0, leadIndex).reverse().join(' '),
  }
}
