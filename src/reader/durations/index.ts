import { isTimer } from './isTimer'
import { parseTimes, type Time } from './parseTimes'
import { readTimeText } from './timeText'

/** A time in a step of a recipe that deserves a timer. */
export interface Duration {
  /** String offset of the smallest phrase that names the time, such as "1½–2 hours" in "for about 1½–2 hours". */
  readonly start: number
  readonly end: number
  /** How long the time is. For a range it is the lower bound, because a timer that ends early does no harm. */
  readonly seconds: number
}

/**
 * Finds the times of a step that deserve a timer, in order: no conditions, limits, intervals, names ("15-minute pasta"), storage,
 * points before an end, comparisons, rates, vague times, or times over 24 hours.
 *
 * @param language a BCP 47 code. Empty for a language that the page does not know.
 */
export const findDurations = (text: string, language = 'en'): Duration[] => findAll(text, language, isTimer)

/** Finds all times that a text states, also those that nobody would set a timer for. */
export const findTimes = (text: string, language = 'en'): Duration[] => findAll(text, language, () => true)

function findAll(written: string, language: string, isWanted: (text: string, time: Time) => boolean): Duration[] {
  const read = readTimeText(written, language)
  if (!read) return []
  const times = parseTimes(read.text).filter((time) => isWanted(read.text, time))
  return times.map(({ start, end, min }) => ({
    start: read.placeOf(start),
    end: read.placeOf(end),
    seconds: Math.round(min),
  }))
}
