import { once } from '../lib/remember'
import { type Food, foods, parseContents } from './foods'
import { dishData, rarerFoodData } from './preparedFoodData'
import { type FoodName, normalizeWords } from './recognizeFoods'

const dishes = new Set<string>()

/** The names of the dishes, preparations and rarer foods whose contents alone the page knows. */
export const preparedNames = once((): readonly FoodName[] =>
  [...parsePreparedFoods()].map(([name, food]) => ({ food, words: normalizeWords(name) })),
)

/** Whether a food is a dish or a preparation: a recipe that names it in a step may mean its own. */
export const isDish = ({ name }: Food): boolean => dishes.has(name)

/** Parses the lines. Where two have the same name, the later one counts, which is more exact. */
export function parsePreparedFoods(): ReadonlyMap<string, Food> {
  const byName = new Map<string, Food>()
  for (const food of [...parseLines(dishData), ...parseLines(rarerFoodData)]) byName.set(food.name, food)
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
