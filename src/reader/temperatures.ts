import { type FoundAmount, MAX_NUMBERS, type UnitSystem } from '../food'
import type { Measure } from './convertAmounts'

/** "gas mark 4", "gas 6", "gas mark ½" */
const gas = /(?<!\p{L})(?:gas\s(?:mark\s)?|mark\s)(?<mark>½|¼|1\/2|1\/4|\d)(?![\d½]|\.\d|\/\d(?!\d))/giu
/** Before a number that is below zero, or a difference: "up by 25 °F". */
const isOtherBefore = /by\s$|(?:^|[^\d°º˚CF])[-−–]$/
/** A temperature with a fan is another one than without. */
const fanBefore = /(?<!\p{L})fan(?:\s(?:oven|at))?:?\s$/iu
const fanAfter = /^\s(?:fan|convection)(?:[\s-](?:oven|forced|assisted))?(?!\p{L})/iu

/** The temperatures of gas marks, in °C, as British cookbooks and manufacturers of ovens list them (bbcgoodfood.com). */
const gasMarks: Readonly<Record<string, number>> = {
  ...{ '¼': 110, '1/4': 110, '½': 120, '1/2': 120, '1': 140, '2': 150, '3': 170 },
  ...{ '4': 180, '5': 190, '6': 200, '7': 220, '8': 230, '9': 240 },
}

/** Reads an amount of degrees. Empty for another number of degrees, and for one that no oven and no food has. */
export function readTemperature(line: string, { start, end, low, high, unit, unitEnd }: FoundAmount): Measure[] {
  const isRead = low.value >= 10 && low.value < 1000 && low.value % 1 === 0
  if (!isRead || !unit?.system || isOtherBefore.test(line.slice(Math.max(0, start - 4), start))) return []
  const [fan = ''] = fanAfter.exec(line.slice(unitEnd, unitEnd + 24)) ?? []
  const [before = ''] = fanBefore.exec(line.slice(Math.max(0, start - 10), start)) ?? []
  const [gap = ''] = /^\s/.exec(line.slice(end)) ?? []
  return [
    {
      start: start - before.length,
      end: unitEnd + fan.length,
      dimension: 'temperature',
      system: unit.system,
      unit: fan ? `${unit.name} fan` : unit.name,
      size: unit.system === 'us' ? toCelsius(low.value) : low.value,
      write: (system) => {
        const written = [low, high].flatMap((each) => (each ? convertTemperature(each.value, system) : []))
        const to = line.slice(low.end, high?.start)
        return `${before}${[...new Set(written)].join(to)}${gap}°${system === 'us' ? 'F' : 'C'}${fan}`
      },
    },
  ]
}

/** Finds the gas marks of a line. They are of neither system. */
export const readGasMarks = (line: string): Measure[] =>
  [...line.matchAll(gas)].slice(0, MAX_NUMBERS).map(({ index, 0: text, groups }) => {
    const size = gasMarks[groups?.mark ?? ''] ?? 180
    return {
      start: index,
      end: index + text.length,
      size,
      dimension: 'temperature',
      system: undefined,
      unit: 'gas mark',
      write: (system) => (system === 'us' ? `${convertTemperature(size, 'us')} °F` : `${size} °C`),
    }
  })

const toCelsius = (fahrenheit: number) => ((fahrenheit - 32) * 5) / 9
const toFahrenheit = (celsius: number) => (celsius * 9) / 5 + 32

/**
 * Converts a temperature from the other system. Round ones from 100 °C on become numbers that ovens have. Those of food are never
 * rounded down, because it may be safe to eat from there on.
 */
function convertTemperature(value: number, to: UnitSystem): number {
  const exact = to === 'metric' ? toCelsius(value) : toFahrenheit(value)
  const isRound = to === 'metric' ? value >= 225 && value % 25 === 0 : value >= 100 && value % 10 === 0
  const isOven = isRound || (value >= (to === 'metric' ? 300 : 130) && value % 5 === 0)
  const isOfFood = toCelsius(to === 'metric' ? value : exact) < 100
  if (!isOven) return isOfFood ? Math.ceil(exact - 1e-9) : Math.round(exact)
  if (to === 'metric') return Math.round(exact / 10) * 10
  const mark = Math.round(exact / 25) * 25
  return Math.abs(mark - exact) < 10 ? mark : Math.round(exact / 10) * 10
}
