import type { Food } from '../food'
import { cupWeightOf, writeWithSign } from '../food'

const CUP = 240
const TABLESPOON = 15
const QUART = 946
const OUNCE = 28.35
/** From this many millilitres on, a liquid is measured in quarts. */
const QUARTS_FROM = 2000
/** Below this part of a cup, spoons are more exact. */
const SMALLEST_CUP = 0.7
/** How far an amount may be from such a part, as a share of it. */
const PART_TOLERANCE = 0.12
/** From this many cups on, halves are exact enough. */
const HALVES_FROM = 4
/** More of a food than this is weighed. */
const MOST_CUPS = 4
/** Fruit and vegetables lie in a cup with gaps, so more of them is weighed sooner. */
const MOST_CUPS_OF_PIECES = 2.5
const isInPieces = ({ kind }: Food) => kind === 'fruit' || kind === 'vegetable'
/** A metric amount, but not that of a tin, which names its ounces: "1 can (400 g, 14 oz)". */
const metricAmount =
  /(?<first>\d+(?:\.\d+)?)(?<range> to (?<last>\d+(?:\.\d+)?))? (?<unit>g|ml|kg|l|litres?)(?!\w)(?!, [\d½¼¾⅓⅔]+ (?:oz|fl oz|lb))/g

/**
 * Adds the US measure to each metric amount of an ingredient: cups and spoons for liquids and for foods that fill a
 * cup, such as flour; ounces and pounds for all else.
 */
export function addUsMeasures(text: string, food: Food): string {
  const cup = cupWeightOf(food)
  return text.replace(metricAmount, (_, first: string, range = '', last: string | undefined, unit: string) => {
    const factor = unit === 'g' || unit === 'ml' ? 1 : 1000
    const values = [first, last ?? first].map((each) => Number(each) * factor)
    const isLiquid = unit !== 'g' && unit !== 'kg'
    const weight = isLiquid ? CUP : cup
    const isInCups =
      weight !== undefined &&
      (isLiquid || values.every((value) => value <= weight * (isInPieces(food) ? MOST_CUPS_OF_PIECES : MOST_CUPS)))
    const [low = '', high = ''] = values.map((value) =>
      !isInCups ? formatOunces(value) : formatVolume(value / weight, isLiquid),
    )
    const measure = low === high ? high : `${low} to ${high}`.replace(/ ([a-z]+?)s?(?= to .* \1s?$)/, '')
    return `${first}${range} ${unit} (${measure})`
  })
}

/** Formats a number of cups: "7 tablespoons", "1⅓ cups", "3 quarts". */
function formatVolume(cups: number, isLiquid: boolean): string {
  const millilitres = cups * CUP
  if (isLiquid && millilitres >= QUARTS_FROM) return plural(Math.round((millilitres / QUART) * 2) / 2, 'quart')
  const parts = cups < HALVES_FROM ? [0, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1] : [0, 1 / 2, 1]
  const whole = Math.floor(cups)
  const part = parts.reduce((best, each) =>
    Math.abs(cups - whole - each) < Math.abs(cups - whole - best) ? each : best,
  )
  const isSpoons = whole + part === 0 || (cups < SMALLEST_CUP && Math.abs(cups - part) > PART_TOLERANCE * part)
  if (!isSpoons) return plural(whole + part, 'cup')
  const spoons = millilitres / TABLESPOON
  return spoons < 1 ? plural(Math.max(1, Math.round(spoons * 3)), 'teaspoon') : plural(Math.round(spoons), 'tablespoon')
}

/** Formats a weight in grams: "2½ oz", "9 oz", "1 lb 2 oz", "2¼ lb". */
function formatOunces(grams: number): string {
  const ounces = grams / OUNCE
  if (ounces < 4) return `${writeWithSign(Math.max(1, Math.round(ounces * 2)) / 2)} oz`
  if (ounces > 24) return `${writeWithSign(Math.round(ounces / 4) / 4)} lb`
  const whole = Math.round(ounces)
  return [whole >= 16 && `${Math.floor(whole / 16)} lb`, whole % 16 > 0 && `${whole % 16} oz`].filter(Boolean).join(' ')
}

const plural = (count: number, unit: string) => `${writeWithSign(count)} ${unit}${count > 1 ? 's' : ''}`
