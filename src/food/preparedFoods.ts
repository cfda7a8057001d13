import { once } from '../lib/remember'
import { type Food, foods, parseContents } from './foods'
import { dishData, inedibleData, rarerFoodData } from './preparedFoodData'

/** The dishes, preparations and rarer foods whose contents alone the page knows, by name. */
export const preparedFoods = once((): ReadonlyMap<string, Food> => {
  // Where two have the same name, the later one counts, which is more exact.
  const all = [dishData, rarerFoodData, inedibleData].flatMap(parseLines)
  return new Map(all.map((food) => [food.name, food]))
})

const dishes = once(() => new Set(parseLines(dishData).map(({ name }) => name)))

/** Whether a food is a dish or a preparation: a recipe that names it in a step may mean its own. */
export const isDish = ({ name }: Food): boolean => dishes().has(name)

const parseLines = (data: string): Food[] =>
  data
    .trim()
    .split(/\n\s*/)
    .flatMap((line) => {
      const [head = '', contents = ''] = line.split(' | ')
      const [names = '', parentName] = head.split(' < ')
      const parent = parentName === undefined ? undefined : foods.get(parentName)
      if (parentName !== undefined && !parent) throw new Error(`The parent of "${line}" is no food.`)
      const all = parseContents(parent?.contents ?? new Map(), contents)
      const common = { kind: parent?.kind ?? 'pantry', parent: parent?.name, aliases: [], contents: all } as const
      return names
        .split(', ')
        .map((name): Food => ({ name, ...common, replacesParent: false, replaceableByParent: false }))
    })

/** Finds the names of inedible things, in any form. It is far quicker than reading all foods of a text. */
const inedibleNames = once(() => {
  const names = parseLines(inedibleData).filter(({ contents }) => contents.size > 0)
  const patterns = names.map(({ name }) => name.replaceAll(' ', '[\\s-]*').replaceAll("'", "['’]?"))
  return new RegExp(`\\b(?:${patterns.join('|')})`, 'i')
})

/** Whether a text may name an inedible thing. */
export const mayNameInedible = (text: string): boolean => inedibleNames().test(text)
