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

/** From so many minutes on, nobody says "about 37 minutes". */
const MIN_ROUNDED = 20

/** Writes how long one waits, as a sentence says it: "12 minutes", "35 minutes" for 37. */
export const formatWait = (minutes: number): string =>
  formatMinutes(minutes < MIN_ROUNDED ? minutes : Math.round(minutes / 5) * 5)

/**
 * Writes the steps of a recipe for its reader: "3. **Fry the onion.** Stir now and then." The times in brackets are left
 * out. They are there to add up to the total, and where one waits, a sentence of the step says how long
 * (tools/recipes/methodRules.ts). A name with which the first sentence begins is the beginning of that sentence:
 * "**Bake** for about 35 minutes".
 */
export const writeSteps = (recipe: string): string =>
  recipe.replace(
    /^(\d+\. )([^.()\n]+) \(([^()\n]+)\)\. ?(.*)$/gm,
    (step, number: string, name: string, time: string, sentences: string) => {
      if (parseMinutes(time) === undefined) return step
      const rest = sentences.slice(name.length)
      const isBeginning = sentences.startsWith(name) && /^[ ,]/.test(rest)
      return `${number}**${name}${isBeginning ? `**${rest}` : `.** ${sentences}`}`.trim()
    },
  )
