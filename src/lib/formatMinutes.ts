/** Formats a duration in minutes: "1 hour 20 minutes". */
export function formatMinutes(minutes: number): string {
  const format = (count: number, unit: string) => (count === 0 ? [] : [`${count} ${unit}${count === 1 ? '' : 's'}`])
  return [...format(Math.floor(minutes / 60), 'hour'), ...format(Math.round(minutes % 60), 'minute')].join(' ')
}
