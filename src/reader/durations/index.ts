import { isTimer } from './isTimer'
import { parseTimes, type Time } from './parseTimes'
import { readTimeText } from './timeText'

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
export const findDurations = (text: string, language = 'en'): Duration[] => findAll(text, language, isTimer)

/** Finds all times that a text states, also those that nobody would set a timer for. */
export const findTimes = (text: string, language = 'en'): Duration[] => findAll(text, language, () => true)

function findAll(written: string, language: string, isWanted: (text: string, time: Time) => boolean): Duration[] {
  const read = readTimeText(written, language)
  if (!read) return []
  const times = parseTimes(read.text).filter((time) => isWanted(read.text, time))
  return times.map(({ start, end, min }) => ({
    ...{ start: read.placeOf(start), end: read.placeOf(end), seconds: Math.round(min) },
  }))
}
