import { once } from '../lib/remember'
import type { Amount } from './amounts'
import { type Food, foodLines, foods } from './foods'
import { singularize } from './words'

/** What a food weighs, in grams, by what measures it (foodData.ts): a cup, a piece, a tin. */
type Weights = ReadonlyMap<string, number>

/** The weights of the table, by the name of a food, or by a name that people type. */
const weightsByName = once((): ReadonlyMap<string, Weights> => {
  const byName = new Map<string, Map<string, number>>()
  for (const [food, { weights }] of foodLines)
    for (const each of weights) {
      const [, name = food, measure = '', grams] = /^(?:(.+): )?(\w+) ([\d.]+)(?: K)?$/.exec(each) ?? []
      if (grams === undefined) throw new Error(`"${each}" of ${food} is no weight.`)
      const own = byName.get(name) ?? new Map<string, number>()
      byName.set(name, own.set(measure, Number(grams)))
    }
  return byName
})

const weightsOf = (name: string): Weights | undefined =>
  weightsByName().get(name) ?? weightsByName().get(name.replace(/(?<!\p{L})\p{L}+$/u, singularize))

/** The first weight of these names for one of the measures. */
const firstWeight = (names: readonly string[], isMeasure: (measure: string) => boolean): number | undefined =>
  names.flatMap((name) => [...(weightsOf(name) ?? [])]).find(([measure]) => isMeasure(measure))?.[1]

/** Measures of a cup. `loose` are leaves and pieces that fill it loosely, `poured` what a jug measures as well. */
const cups = ['cup', 'loose', 'poured']
/** What most tins, jars and packets hold, in grams. */
const TIN_WEIGHT = 400
/** What a cup of most foods weighs, in grams. */
const CUP_WEIGHT = 240

const isPiece = (measure: string) => measure !== 'tin' && !cups.includes(measure)

/** The name of a food and of its parents, the narrowest first. */
export function namesOf(food: Food | undefined): string[] {
  return food ? [food.name, ...namesOf(foods.get(food.parent ?? ''))] : []
}

/** The grams of an amount of a food; undefined where the weight of a piece is not known. */
export function gramsOf({ quantity, unit }: Amount, foodNames: readonly string[]): number | undefined {
  if (unit === 'g') return quantity
  if (unit === 'cup') return quantity * (firstWeight(foodNames, (measure) => cups.includes(measure)) ?? CUP_WEIGHT)
  if (unit === 'tin') return quantity * (firstWeight(foodNames, (measure) => measure === 'tin') ?? TIN_WEIGHT)
  const weight = firstWeight(foodNames, isPiece)
  return weight === undefined ? undefined : quantity * weight
}

/** What people call a piece of a food, such as "stick"; empty if by the food's name; undefined if nobody counts it. */
export function pieceNameOf(food: Food): string | undefined {
  const measure = namesOf(food).flatMap((name) => [...(weightsOf(name)?.keys() ?? [])].filter(isPiece))[0]
  return measure === 'part' ? undefined : measure === 'piece' ? '' : measure
}

/**
 * What a cup of a food weighs, in grams.
 *
 * @param phrase how a line names it: "pecans", "dark rye flour". A narrower name may have a weight of its own.
 * @returns undefined for liquids, and for foods whose weight is not known.
 */
export function gramsPerCup(food: Food, phrase: string): number | undefined {
  const words = phrase.toLowerCase().split(/\s+/).map(singularize)
  const narrower = [-3, -2].map((start) => words.slice(start).join(' '))
  const names = [phrase.toLowerCase(), ...(words.length > 1 ? narrower : words), ...closeNames(food)]
  return firstWeight(names, (measure) => measure === 'cup' || measure === 'loose')
}

/** The names of a food and of the parents that can replace it: pasta for spaghetti, but not cheese for feta. */
const closeNames = ({ name, parent, replaceableByParent }: Food): string[] => {
  const wider = replaceableByParent ? foods.get(parent ?? '') : undefined
  return [name, ...(wider ? closeNames(wider) : [])]
}
