import { readContext } from './context'
import { isRatePerWeight, isTimer } from './isTimer'
import { pluses } from './numbers'
import { parseTime } from './times'
import { textAt, tokenize } from './tokens'
import { units } from './units'

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
 * Finds all times in a step that deserve a timer, in order and without overlaps. The text is plain English; it may still
 * have the asterisks and underscores of markdown.
 *
 * It leaves out times that describe something else: intervals ("every 10 minutes"), names ("15-minute pasta"), storage
 * ("keeps for 2 hours"), points before an end ("5 minutes before serving"), comparisons ("1 minute less than the packet
 * says"), rates ("20 minutes per pound") times over 24 hours, and vague times ("a few minutes").
 */
export function findDurations(text: string): Duration[] {
  const tokens = tokenize(text)
  const durations: Duration[] = []
  let followsRate = false
  let index = 0
  let unitIndex = 0
  for (;;) {
    while (unitIndex < tokens.length && (unitIndex < index || !units.has(textAt(tokens, unitIndex)))) unitIndex++
    if (unitIndex === tokens.length) return durations
    index = Math.max(index, unitIndex - MAX_WORDS_BEFORE_UNIT)
    const phrase = parseTime(tokens, index)
    if (!phrase) {
      index++
      continue
    }
    const context = readContext(tokens, phrase)
    const isRate = isRatePerWeight(context)
    if (!isRate && !(followsRate && pluses.has(context.lead)) && isTimer(phrase, context)) {
      durations.push({
        start: tokens[phrase.first]?.start ?? 0,
        end: tokens[phrase.next - 1]?.end ?? 0,
        seconds: Math.round(phrase.min),
      })
    }
    followsRate = isRate
    index = phrase.next
  }
}

/** "Between one and a quarter and two and three quarters of an hour" has 11. */
const MAX_WORDS_BEFORE_UNIT = 12
