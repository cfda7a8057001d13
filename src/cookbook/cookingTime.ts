import { formatMinutes } from '../lib/formatMinutes'

/** Steps that take this share of the total do not change it, because they overlap and are rounded. Chosen by hand. */
const MIN_SHARE_TO_KEEP = 0.85

/** Parses a duration such as "1 hour 20 minutes" into minutes. Returns undefined if the text names no duration. */
export function parseMinutes(text: string): number | undefined {
  const [, hours] = /(\d+) hour/.exec(text) ?? []
  const [, minutes] = /(\d+) minute/.exec(text) ?? []
  return hours || minutes ? Number(hours ?? 0) * 60 + Number(minutes ?? 0) : undefined
}

/**
 * Returns the total time of a recipe, such as "1 hour 20 minutes", reduced if the reply leaves out some of its
 * steps, longer if its foods take longer, and with the time for its sides.
 * Each remaining step has its time in brackets after the bold words. Above 20 minutes it rounds a reduced time up to a
 * multiple of five. Returns `total` unchanged if any time cannot be parsed.
 *
 * @param extraMinutes how long the steps of its sides take.
 */
export function adjustTotalTime(total: string, steps: readonly string[], extraMinutes = 0): string {
  const stepMinutes = steps.map((step) => parseMinutes(/\*\* \(([^)]+)\)/.exec(step)?.[1] ?? '') ?? Infinity)
  const sum = stepMinutes.reduce((minutes, step) => minutes + step, 0)
  const full = parseMinutes(total) ?? Infinity
  if (full === Infinity || sum === Infinity) return total
  const isWhole = sum >= full * MIN_SHARE_TO_KEEP && sum * MIN_SHARE_TO_KEEP <= full
  if (isWhole && extraMinutes === 0) return total
  const minutes = (isWhole ? full : sum) + extraMinutes
  return formatMinutes(minutes > 20 ? Math.ceil(minutes / 5) * 5 : minutes)
}

/** What one waits for begins with one of these words. A time for the rest, such as chopping, is a guess. */
const waits =
  /^(?:bak|boil|brais|brown|char|chill|cook|cool|crisp|dry|freez|fry|grill|let|marinat|melt|poach|reduc|rest|ris|roast|salt|sear|set|simmer|sizzl|soak|soften|steam|stew|stir-fry|thicken|toast|warm|wilt)/i

/** An order to cook, in a step that begins with another: "Start the vegetables. … and roast." */
const cooks =
  /(?<!\b(?:to|a|the) )\b(?:bak|brais|roast|simmer|cook|fry|boil|steam|stew|soften|brown|grill|poach|bubbl)(?:e|ing)?\b(?!-| (?:tin|tray|pan|dish|rack|paper|bits|soda|powder))/i
/** Such a step counts as a wait from this many minutes on. A cook watches what is shorter. Chosen by hand. */
const MIN_COOKED = 5

/** A wait shorter than this is over before anybody has set a timer. */
const MIN_WAIT = 3
/** From so many minutes on, nobody says "about 37 minutes". */
const MIN_ROUNDED = 20

/**
 * Whether a step says how long one waits: a short wait in any of its words, a long one at once or in parts. "After 15
 * minutes" and "the last 5 minutes" are moments of a longer wait, and "10 minutes more" is for another food.
 */
function saysTime(step: string, minutes: number): boolean {
  // "Meanwhile bake the chips as their packet says" tells of another food.
  if (/\bovernight\b|(?:^|\. )(?!Meanwhile)[^.]*\bpacket says\b/.test(step)) return true
  const times = [
    ...step.matchAll(
      /(?<!\b(?:after|first|last|every) )\b(?:a minute|an hour|\d+ (?:seconds|minutes?|hours?(?: \d+ minutes?)?))(?! more\b)/gi,
    ),
  ].map(([time]) => parseMinutes(time.replace(/^an?/, '1')) ?? 0)
  const sum = times.reduce((total, each) => total + each, 0)
  return times.length > 0 && (minutes < MIN_ROUNDED || sum >= minutes / 2)
}

/**
 * Takes the times in brackets out of the steps, such as "3. Fry the onion (8 minutes). Stir now and then.": they are there
 * to add up to the total. One stays in the sentence where one waits for it and the step does not say how long.
 */
export const withoutEstimates = (recipe: string): string =>
  recipe.replace(
    /^(\d+\. )([^.()\n]+) \(([^()\n]+)\)(?=\.)(.*)$/gm,
    (step, number: string, name: string, time: string, rest: string) => {
      const minutes = parseMinutes(time)
      if (minutes === undefined) return step
      const isNamedWait = waits.test(name)
      const isWait = isNamedWait ? minutes >= MIN_WAIT : minutes >= MIN_COOKED && cooks.test(rest)
      if (!isWait || saysTime(rest, minutes)) return number + name + rest
      const about = minutes < MIN_ROUNDED ? minutes : Math.round(minutes / 5) * 5
      const joint = isNamedWait && !/ (?:until|and) /.test(name) ? ' for' : ','
      return `${number}${name}${joint} about ${formatMinutes(about)}${rest}`
    },
  )
