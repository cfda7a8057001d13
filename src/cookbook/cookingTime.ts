/**
 * If the remaining steps take at least this share of the total time, the total stays. Steps overlap and their
 * times are rounded, so the steps of a complete recipe do not add up to its total exactly. Chosen by hand.
 */
const MIN_SHARE_TO_KEEP = 0.85

/** Parses a duration such as "1 hour 20 minutes" into minutes. Returns undefined if the text names no duration. */
export function parseMinutes(text: string): number | undefined {
  const [, hours] = /(\d+) hours?/.exec(text) ?? []
  const [, minutes] = /(\d+) minutes?/.exec(text) ?? []
  if (hours === undefined && minutes === undefined) return undefined
  return Number(hours ?? 0) * 60 + Number(minutes ?? 0)
}

/**
 * Returns the total time of a recipe, reduced if the reply leaves out some of its steps. Above 20 minutes it
 * rounds a reduced time up to a multiple of five. Returns `total` unchanged if any time cannot be parsed.
 *
 * @param total the time in the recipe file, such as "1 hour 20 minutes".
 * @param steps the remaining steps in markdown, each with its time in brackets after the bold words.
 */
export function adjustTotalTime(total: string, steps: readonly string[]): string {
  const totalMinutes = parseMinutes(total)
  const stepMinutes = steps.map((step) => parseMinutes(/\*\* \(([^)]+)\)/.exec(step)?.[1] ?? ''))
  if (totalMinutes === undefined || stepMinutes.includes(undefined)) return total
  const sum = stepMinutes.reduce<number>((minutes, step) => minutes + (step ?? 0), 0)
  if (sum >= totalMinutes * MIN_SHARE_TO_KEEP) return total
  return formatMinutes(sum > 20 ? Math.ceil(sum / 5) * 5 : sum)
}

function formatMinutes(minutes: number): string {
  const format = (count: number, unit: string) => (count === 0 ? [] : [`${count} ${unit}${count === 1 ? '' : 's'}`])
  return [...format(Math.floor(minutes / 60), 'hour'), ...format(minutes % 60, 'minute')].join(' ')
}
