import { findTimes } from './durations'

/** Words before a time that somebody has: "in 20 minutes", "not longer than an hour", "I only have 15 minutes". */
const limit =
  /\b(?:in|within|under|below|max(?:imum)?|up to|at most|less than|(?:no|not|n['’]t take) (?:more|longer|later) than|not over|only (?:have|got)|have(?: only| just)?|got(?: only| just)?|takes?(?: only| just)?)\s+(?:about\s+|around\s+)?$/i

/** "A 20-minute dinner", "20 minutes max": words after a time that somebody has. */
const meal =
  /^(?:[-\s]+(?:max(?:imum)?|tops|only|or less|at most|dinner|lunch|breakfast|meal|recipe|dish)\b|\s*(?:[.!]\s*)?$)/i

const quick =
  /(?<!\b(?:not|no|nothing|too) )\b(?:quick(?:ly)?|speedy|in a (?:hurry|rush)|short (?:of|on) time|(?:no|little) time)\b(?![- ](?:limit|\w+ed\b|oats?|cook(?:ing)?|rice|pickled?|noodles?|breads?|soak|wipe|rinse|wash|look|question))/i

/** How long somebody means who asks for something quick. A choice of the page's wish for a time, in minutes. */
const QUICK = 30

/** How many characters before and after a time are read. */
const CONTEXT = 40

/** In how many minutes a dish is to be ready by the words of a wish or a change; undefined if they do not say. */
export function askedMinutes(text: string): number | undefined {
  const time = findTimes(text).find(({ start, end }) => {
    const before = text.slice(Math.max(0, start - CONTEXT), start)
    return limit.test(before) || (meal.test(text.slice(end, end + CONTEXT)) && !/\bfor $/i.test(before))
  })
  if (time) return Math.max(1, Math.round(time.seconds / 60))
  return quick.test(text) ? QUICK : undefined
}
