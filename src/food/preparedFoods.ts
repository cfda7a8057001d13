import { once } from '../lib/remember'
import { type Food, foods, parseContents } from './foods'
import { dishData, inedibleData, rarerFoodData } from './preparedFoodData'
import { type FoodName, foodNamed, normalizeWords } from './recognizeFoods'

const dishes = new Set<string>()

/** The names of the dishes, preparations and rarer foods whose contents alone the page knows. */
export const preparedNames = once((): readonly FoodName[] =>
  [...parsePreparedFoods()].map(([name, food]) => ({ food, words: normalizeWords(name) })),
)

const dishNames = once(
  () => new Set(preparedNames().flatMap(({ food, words }) => (isDish(food) ? [words.join(' ')] : []))),
)

/** Whether a food is a dish or a preparation: a recipe that names it in a step may mean its own. */
export const isDish = ({ name }: Food): boolean => dishes.has(name)

/** Whether words name a dish that is no food of its own: "fried rice", but not "pizza". */
export const dishNamed = (text: string): boolean => {
  const name = normalizeWords(text).join(' ')
  return name !== '' && !foodNamed(text) && dishNames().has(name)
}

/** Parses the lines. Where two have the same name, the later one counts, which is more exact. */
export function parsePreparedFoods(): ReadonlyMap<string, Food> {
  const byName = new Map<string, Food>()
  for (const data of [dishData, rarerFoodData, inedibleData])
    for (const food of parseLines(data)) byName.set(food.name, food)
  for (const { name } of parseLines(dishData)) dishes.add(name)
  return byName
}

const parseLines = (data: string): Food[] =>
  data
    .trim()
    .split(/\n\s*/)
    .flatMap((line) => {
      const [head = '', contents = ''] = line.split(' | ')
      const [names = '', parentName] = head.split(' < ')
      const parent = parentName === undefined ? undefined : foods.get(parentName)
      if (parentName !== undefined && !parent) throw new Error(`The parent of "${line}" is no food.`)
      return names.split(', ').map((name) => ({
        ...{ name, kind: parent?.kind ?? 'pantry', parent: parent?.name, aliases: [] },
        ...{ replacesParent: false, replaceableByParent: false },
        contents: parseContents(parent?.contents ?? new Map(), contents),
      }))
    })

/** Finds the names of what nobody can eat, in any form. It is far quicker than to read all foods of a text. */
const inedibleNames = once(() => {
  const names = parseLines(inedibleData).filter(({ contents }) => contents.size > 0)
  const patterns = names.map(({ name }) => name.replaceAll(' ', '[\\s-]*').replaceAll("'", "['’]?"))
  return new RegExp(`\\b(?:${patterns.join('|')})`, 'i')
})

/** Whether a text may name what nobody can eat. */
export const mayNameInedible = (text: string): boolean => inedibleNames().test(text)
