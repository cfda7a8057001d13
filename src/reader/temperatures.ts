import type { UnitSystem } from '../food'

/** A temperature in a text, with the words beside it that say that it is for a fan oven. */
export interface Temperature {
  readonly start: number
  readonly end: number
  /** Gas marks are of neither system. */
  readonly system: UnitSystem | undefined
  readonly celsius: number
  /** The temperature in a system, rounded as ovens and thermometers have it: "180 °C". */
  readonly write: (system: UnitSystem) => string
}

const sign = String.raw`[°º˚]|deg(?:rees?|s|\.)?(?![a-z])`
const scale = String.raw`(?:C|F)(?![\p{L}\p{N}])|celsius|centigrade|fahrenheit`
/** "350 °F", "180C", "350-375 degrees F", "fan 160°C" */
const degrees = new RegExp(
  String.raw`(?<fan>(?<!\p{L})(?:fan|convection)(?:\soven)?:?\s)?(?<low>\d{2,3})(?:(?<to>\s?[-–—]\s?|\sto\s)(?<high>\d{2,3}))?(?<gap>\s?)(?:(?:${sign})\s?)?(?<scale>${scale})(?<fanAfter>\s(?:fan|convection)(?:[\s-](?:oven|forced|assisted))?(?!\p{L}))?`,
  'giu',
)
/** "gas mark 4", "gas 6", "gas mark ½" */
const gas = /(?<!\p{L})(?:at\s)?(?:gas\s(?:mark\s)?|mark\s)(?<mark>½|¼|1\/2|1\/4|\d)(?!\d|[./]\d)/giu
/** "At 400 degrees": no oven has as many °C. */
const bareDegrees = new RegExp(String.raw`(?<low>[34]\d\d|500)(?<gap>\s?)(?:${sign})(?!\s?[CF])`, 'giu')

/** Before a number that is a part of another one, below zero, a part of a name or a difference: "up by 25 °F". */
const goesOnWith = /[\d.,]$|by\s$|\d\/$|\p{L}$|(?:^|[^\d°º˚CF])[-−–]$/u

/** The temperatures of gas marks, in °C, as British cookbooks and manufacturers of ovens list them (bbcgoodfood.com). */
const gasMarks: Readonly<Record<string, number>> = {
  '¼': 110,
  '1/4': 110,
  '½': 120,
  '1/2': 120,
  '1': 140,
  '2': 150,
  '3': 170,
  '4': 180,
  '5': 190,
  '6': 200,
  '7': 220,
  '8': 230,
  '9': 240,
}

/** A food is safe to eat, or done, from a temperature on. */
const core =
  /\b(?:internal|core|inside|interior|cent(?:er|re)|middle|thickest|thermometer|probe|registers?|reads?|reach(?:es)?|temp(?:erature)? of)\b/i
/** How far the words about a core temperature are looked for, in characters. */
const REACH = 100

/** Finds the temperatures of a text, in order. */
export function findTemperatures(text: string): Temperature[] {
  const all = [...text.matchAll(degrees), ...text.matchAll(bareDegrees)].filter(
    ({ index }) => !goesOnWith.test(text.slice(Math.max(0, index - 3), index)),
  )
  const found = all.map((match): Temperature => {
    const { fan = '', low = '', to = '', high, gap = '', scale: name = 'F', fanAfter = '' } = match.groups ?? {}
    const { index } = match
    const own: UnitSystem = /^f/i.test(name) ? 'us' : 'metric'
    const around = text.slice(Math.max(0, index - REACH), index + REACH)
    const isCore = core.test(around)
    const celsius = own === 'us' ? toCelsius(Number(low)) : Number(low)
    return {
      ...{ start: index, end: index + match[0].length, system: own, celsius },
      write: (system) => {
        const written = [low, high].flatMap((value) =>
          value === undefined ? [] : convertTemperature(Number(value), system, isCore),
        )
        return `${fan}${[...new Set(written)].join(to)}${gap}°${system === 'us' ? 'F' : 'C'}${fanAfter}`
      },
    }
  })
  const marks = [...text.matchAll(gas)].map((match): Temperature => {
    const celsius = gasMarks[match.groups?.mark ?? ''] ?? 180
    const at = /^at\s/i.exec(match[0])?.[0] ?? ''
    const start = match.index + at.length
    return {
      ...{ start, end: match.index + match[0].length, system: undefined, celsius },
      write: (system) => (system === 'us' ? `${convertTemperature(celsius, 'us', false)} °F` : `${celsius} °C`),
    }
  })
  // "35C" is a temperature and "2 C" are cups.
  return [...found, ...marks].toSorted((a, b) => a.start - b.start)
}

const toCelsius = (fahrenheit: number) => ((fahrenheit - 32) * 5) / 9
const toFahrenheit = (celsius: number) => (celsius * 9) / 5 + 32

/**
 * Converts a temperature from the other system. Round numbers from 100 °C on are those of ovens and oil, and become the numbers that ovens
 * have; others are read from a thermometer. The temperature from which a food is done is never rounded down.
 */
function convertTemperature(value: number, to: UnitSystem, isCore: boolean): number {
  const exact = to === 'metric' ? toCelsius(value) : toFahrenheit(value)
  const isRound = to === 'metric' ? value >= 225 && value % 25 === 0 : value >= 100 && value % 10 === 0
  const isOven = (to === 'metric' ? value >= 300 && value % 5 === 0 : value >= 130 && value % 5 === 0) || isRound
  if (!isOven) return isCore ? Math.ceil(exact - 1e-9) : Math.round(exact)
  if (to === 'metric') return Math.round(exact / 10) * 10
  const mark = Math.round(exact / 25) * 25
  return Math.abs(mark - exact) < 10 ? mark : Math.round(exact / 10) * 10
}
