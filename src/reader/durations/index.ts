import { readContext } from './context'
import { isRatePerWeight, isTimer } from './isTimer'
import { pluses } from './numbers'
import { parseTime, type Time } from './times'
import { type Tokens, textAt, tokenize, translate } from './tokens'
import { correctUnits, units } from './units'

/** A time in a step of a recipe that deserves a timer. */
export interface Duration {
  /** String offset of the smallest phrase that names the time, such as "1½–2 hours" in "for about 1½–2 hours". */
  readonly start: number
  /** String offset behind the phrase. */
  readonly end: number
  /** How long the time is. For a range it is the lower bound, because a timer that ends early does no harm. */
  readonly seconds: number
}

/**
 * Finds all times in a step that deserve a timer, in order and without overlaps. The text may still have the asterisks
 * and underscores of markdown.
 *
 * It leaves out times that describe something else: conditions ("if it rested for 2 hours"), limits ("no longer than 5
 * minutes"), intervals ("every 10 minutes"), names ("15-minute pasta"), storage ("keeps for 2 hours"), points before an
 * end ("5 minutes before serving"), comparisons ("1 minute less than the packet says"), rates ("20 minutes per pound"),
 * times over 24 hours, and vague times ("a few minutes").
 *
 * @param language a BCP 47 code. Empty for a language that the page does not know.
 */
export function findDurations(text: string, language = 'en'): Duration[] {
  const tokens = tokensOf(text, language)
  const durations: Duration[] = []
  let followsRate = false
  for (const time of timesOf(tokens)) {
    const context = readContext(tokens, time)
    const isRate = isRatePerWeight(context)
    const duration = toDuration(tokens, time)
    if (!isRate && !(followsRate && pluses.has(context.lead)) && isTimer(time, context) && !isPoint(text, duration))
      durations.push(duration)
    followsRate = isRate
  }
  return durations
}

/** Finds all times that a text states, also those that nobody would set a timer for. */
export function findTimes(text: string, language = 'en'): Duration[] {
  const tokens = tokensOf(text, language)
  return Array.from(timesOf(tokens), (time) => toDuration(tokens, time))
}

/** Whether a time is a point in a longer one: "after the first hour". */
const isPoint = (text: string, { start, end }: Duration) =>
  /^first\b/i.test(text.slice(start, end)) && /\bafter (?:the )?$/i.test(text.slice(Math.max(0, start - 12), start))

/** A letter with an apostrophe after it begins a word, as in "10 s'mores". */
const noUnit = /\bs(?=['’]\p{L})/giu

const tokensOf = (text: string, language: string) =>
  correctUnits(language === 'en' ? tokenize(text.replace(noUnit, 'x')) : translate(text, language))

const toDuration = (tokens: Tokens, { first, next, min }: Time): Duration => ({
  start: tokens[first]?.start ?? 0,
  end: tokens[next - 1]?.end ?? 0,
  seconds: Math.round(min),
})

/** Parses the times of a text, in order and without overlaps. */
function* timesOf(tokens: Tokens): Generator<Time, void> {
  let index = 0
  let unitIndex = 0
  for (;;) {
    while (unitIndex < tokens.length && (unitIndex < index || !units.has(textAt(tokens, unitIndex)))) unitIndex++
    if (unitIndex === tokens.length) return
    index = Math.max(index, unitIndex - MAX_WORDS_BEFORE_UNIT)
    const time = parseTime(tokens, index)
    if (time) yield time
    index = time?.next ?? index + 1
  }
}

/** "Between one and a quarter and two and three quarters of an hour" has 11. */
const MAX_WORDS_BEFORE_UNIT = 12
