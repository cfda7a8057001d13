/** Parses a duration such as "1 hour 20 minutes" into minutes. Returns undefined if the text names no duration. */
export function parseMinutes(text: string): number | undefined {
  const [, hours] = /(\d+) hour/.exec(text) ?? []
  const [, minutes] = /(\d+) minute/.exec(text) ?? []
  return hours || minutes ? Number(hours ?? 0) * 60 + Number(minutes ?? 0) : undefined
}
