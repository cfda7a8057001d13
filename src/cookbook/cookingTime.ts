/** "1 hour 20 minutes" in minutes; undefined when the text names no time. */
export function minutesIn(text: string): number | undefined {
  const [, hours] = /(\d+) hours?/.exec(text) ?? []
  const [, minutes] = /(\d+) minutes?/.exec(text) ?? []
  if (hours === undefined && minutes === undefined) return undefined
  return Number(hours ?? 0) * 60 + Number(minutes ?? 0)
}

/**
 * The time that a recipe takes as its steps stand, as it is to be said: its own total, or less when steps
 * have fallen away with what is not listed. Steps overlap a little, so a sum near the total is the total.
 *
 * @param total as the recipe's file has it.
 * @param steps the numbered steps, each with its time in brackets.
 */
export function timeOf(total: string, steps: readonly string[]): string {
  const whole = minutesIn(total)
  const times = steps.map((step) => minutesIn(/\*\* \(([^)]+)\)/.exec(step)?.[1] ?? ''))
  if (whole === undefined || times.includes(undefined)) return total
  const taken = times.reduce<number>((sum, time) => sum + (time ?? 0), 0)
  return taken >= whole * 0.85 ? total : inWords(taken > 20 ? Math.ceil(taken / 5) * 5 : taken)
}

function inWords(minutes: number): string {
  const count = (number: number, unit: string) =>
    number === 0 ? [] : [`${number} ${unit}${number === 1 ? '' : 's'}`]
  return [...count(Math.floor(minutes / 60), 'hour'), ...count(minutes % 60, 'minute')].join(' ')
}
