import { once } from '../lib/remember'
import type { Amount } from './amounts'
import { type Food, foods } from './foods'
import { singularize } from './words'

/** What a food weighs, in grams, by what measures it (foodData.ts): a cup, a piece, a tin. */
type Weights = ReadonlyMap<string, number>

/** The weights of the table, by the name of a food, or by a name that people type. */
const weightsByName = once((): ReadonlyMap<string, Weights> => {
  const byName = new Map<string, Map<string, number>>()
  for (const { name: foodName, weights } of foods.values())
    for (const each of weights) {
      const [, name = foodName, measure = '', grams] = /^(?:(.+): )?(\w+) ([\d.]+)(?: K)?$/.exec(each) ?? []
      if (grams === undefined) throw new Error(`"${each}" of ${foodName} is no weight.`)
      byName.set(name, (byName.get(name) ?? new Map<string, number>()).set(measure, Number(grams)))
    }
  return byName
})

/** The weights of these names, the first before others. */
const weightsOf = (names: readonly string[]): (readonly [measure: string, grams: number])[] =>
  names.flatMap((name) => {
    const own = weightsByName().get(name) ?? weightsByName().get(name.replace(/(?<!\p{L})\p{L}+$/u, singularize))
    return [...(own ?? [])]
  })

/** Measures of a cup. `loose` are leaves and pieces that fill it loosely, `poured` what a jug measures as well. */
const cups = ['cup', 'loose', 'poured']
const isPiece = (measure: string) => measure !== 'tin' && !cups.includes(measure)

/** The measures of each unit, and the grams of one where the table has none: of most tins, jars and packets, of most cups. */
const measures = {
  cup: { has: (measure: string) => cups.includes(measure), usual: 240 },
  tin: { has: (measure: string) => measure === 'tin', usual: 400 },
  piece: { has: isPiece, usual: undefined },
}

/** The name of a food and of its parents, the narrowest first. */
export const namesOf = (food: Food | undefined): string[] =>
  food ? [food.name, ...namesOf(foods.get(food.parent ?? ''))] : []

/** The grams of an amount of a food; undefined where the weight of a piece is not known. */
export function gramsOf({ quantity, unit }: Amount, foodNames: readonly string[]): number | undefined {
  if (unit === 'g') return quantity
  const { has, usual } = measures[unit]
  const [, grams = usual] = weightsOf(foodNames).find(([measure]) => has(measure)) ?? []
  return grams === undefined ? undefined : quantity * grams
}

/** What people call a piece of a food, such as "stick"; empty if by the food's name; undefined if nobody counts it. */
export function pieceNameOf(food: Food): string | undefined {
  const [measure] = weightsOf(namesOf(food)).find(([each]) => isPiece(each)) ?? []
  return measure === 'part' ? undefined : measure === 'piece' ? '' : measure
}

/** The grams of a cup of a food, named as in "dark rye flour"; undefined for liquids, and where the table has none. */
export function gramsPerCup(food: Food, phrase: string): number | undefined {
  const typed = phrase.toLowerCase()
  const words = typed.split(/[\s-]+/).map(singularize)
  const narrower = [-3, -2].map((start) => words.slice(start).join(' '))
  const names = [typed, ...(words.length > 1 ? narrower : words), ...closeNames(food)]
  return weightsOf(names).find(([measure]) => measure === 'cup' || measure === 'loose')?.[1]
}

/** The names of a food and of the parents that can replace it: pasta for spaghetti, but not cheese for feta. */
const closeNames = ({ name, parent, replaceableByParent }: Food): string[] => {
  const wider = replaceableByParent ? foods.get(parent ?? '') : undefined
  return [name, ...(wider ? closeNames(wider) : [])]
}
