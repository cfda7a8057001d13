/** ISO 8601: "PT1H30M", "P0DT1.5H", "PT5400S". A fraction may have a comma: "PT1,5H". */
const duration =
  /^P(?:[\d.]+Y)?(?:[\d.]+M)?(?:([\d.]+)W)?(?:([\d.]+)D)?(?:T(?:([\d.]+)H)?(?:([\d.]+)M)?(?:([\d.]+)S)?)?$/i
/** A week, a day, an hour, a minute, a second, in minutes. */
const partMinutes = [10_080, 1440, 60, 1, 1 / 60]

/** The minutes of an ISO 8601 duration, without its years and months; undefined for other texts. */
export function readIsoDuration(text: string): number | undefined {
  const parts = duration.exec(text.replace(',', '.'))?.slice(1)
  return parts && Math.round(partMinutes.reduce((sum, minutes, at) => sum + Number(parts[at] ?? 0) * minutes, 0))
}
