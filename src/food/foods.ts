import { once } from '../lib/remember'
import { type Certainty, type Content, contentsByKind, isContent } from './contents'
import { dishData, type FoodKind, foodData, inedibleData, rarerFoodData } from './foodData'

/** A food that the page knows. The comment above the table, in foodData.ts, tells what its columns mean. */
export interface Food {
  /** The page's name for the food, and its key in `foods`. */
  readonly name: string
  readonly kind: FoodKind
  /** The name of the more general food: pasta for spaghetti. */
  readonly parent: string | undefined
  /** Whether this food can replace its parent: spaghetti can replace pasta, but smoked salmon cannot replace salmon. */
  readonly replacesParent: boolean
  /** Whether the parent can replace this food: pasta can replace spaghetti, but cheese cannot replace feta. */
  readonly replaceableByParent: boolean
  /** Other names of the same food. */
  readonly aliases: readonly string[]
  /** Everything it contains that matters for a diet or an allergy. */
  readonly contents: ReadonlyMap<Content, Certainty>
  /** Other names that mean a kind of their own to somebody who shops: gin, of vodka. */
  readonly kinds: readonly { readonly names: readonly string[]; readonly parent: string | undefined }[]
  /** The wider kind to somebody who shops, mostly the parent. */
  readonly kindOf: string | undefined
  /** What it is often cooked with, as the page offers it, the best first. */
  readonly companions: readonly string[]
  /** What it weighs, as the table writes it (weights.ts). */
  readonly weights: readonly string[]
}

/** Whether a word is the kind of some foods. */
export const isFoodKind = (key: string): key is FoodKind => Object.hasOwn(foodData, key)

/** Names that are brands, or misspelt. A reply names the food instead. */
export const brands: ReadonlySet<string> = new Set(
  Object.values(foodData)
    .join('\n')
    .split(/[,;=|/\n]/)
    .flatMap((name) => (name.includes('*') ? name.slice(0, name.indexOf('*')).trim() : []))
    .concat('old el paso', 'gino'),
)

/** All foods that the page knows, by name. */
export const foods: ReadonlyMap<string, Food> = readFoodData()

function readFoodData(): Map<string, Food> {
  const all = new Map<string, Food>()
  for (const kind of Object.keys(foodData).filter(isFoodKind)) readTable(foodData[kind], all, all, kind)
  return all
}

/** Adds the foods of a table, whose parents stand before them. Without a kind they have that of their parents. */
function readTable(table: string, to: Map<string, Food>, parents: ReadonlyMap<string, Food>, ofKind?: FoodKind): void {
  const usual = new Map(((ofKind && contentsByKind[ofKind]) ?? []).map((content) => [content, 'named' as const]))
  const lines = table.replaceAll('*', '').trim().split(/\n\s*/)
  for (const [heads = '', ...sections] of lines.map((line) => line.split(' |')))
    for (const head of heads.split(' / ')) {
      const [contents = '', companions = '', weights = ''] = sections
      const [first = '', others = ''] = head.split(' = ')
      const [own = '', wider] = first.split(/, a kind of |, (?=no kind of it$)/)
      const [names = '', relation, parent] = own.split(/ (<<?|~) /)
      const general = parents.get(parent ?? '')
      if (parent !== undefined && !general) throw new Error(`The parent of "${head}" is no food of a line before.`)
      const [plain = '', ...groups] = others.split('; ')
      const kinds = groups.map((group) => {
        const [all = '', wide] = group.split(/ <\s?/)
        return { names: listOf(all), parent: wide === '' ? names : wide }
      })
      const common = {
        kind: ofKind ?? general?.kind ?? 'pantry',
        parent,
        contents: readContents(general?.contents ?? usual, contents),
        replacesParent: relation !== '~',
        replaceableByParent: relation === '<',
        aliases: [...listOf(plain), ...kinds.flatMap((each) => each.names)],
        kinds,
        kindOf: wider === 'no kind of it' ? undefined : (wider ?? (relation === '~' ? undefined : parent)),
        companions: listOf(companions),
        weights: listOf(weights),
      }
      for (const name of listOf(names)) to.set(name, { name, ...common })
    }
}

/** Splits a list of names. */
export function listOf(names: string): string[] {
  return names.trim().split(', ').filter(Boolean)
}

/** Returns the foods of these names. Throws where one has another name. */
export const foodsNamed = (...names: readonly string[]): Food[] =>
  names.map((name) => {
    const food = foods.get(name)
    if (!food) throw new Error(`No food has the name "${name}". It may be an alias.`)
    return food
  })

const prepared = once(() => {
  const all = new Map<string, Food>()
  readTable(dishData, all, foods)
  const dishes = new Set(all.keys())
  for (const table of [rarerFoodData, inedibleData]) readTable(table, all, foods)
  return { all, dishes }
})

/** The dishes, preparations, rarer foods and inedible things whose contents alone the page knows, by name. */
export const preparedFoods = (): ReadonlyMap<string, Food> => prepared().all
/** Whether a food is a dish or a preparation: a recipe that names it in a step may mean its own. */
export const isDish = ({ name }: Food): boolean => prepared().dishes.has(name)

/** Reads "milk, gluten?, -egg": contains milk, perhaps gluten, and no egg. */
function readContents(inherited: ReadonlyMap<Content, Certainty>, text: string): ReadonlyMap<Content, Certainty> {
  if (text === '') return inherited
  const result = new Map(inherited)
  for (const word of listOf(text)) {
    const content = word.replace(/^-|\?$/g, '')
    if (!isContent(content)) throw new Error(`"${word}" is not among the contents of contents.ts.`)
    // All milk has lactose; only a label says otherwise.
    for (const each of content === 'milk' ? (['milk', 'lactose'] as const) : [content])
      if (word.startsWith('-')) result.delete(each)
      else result.set(each, word.endsWith('?') ? 'maybe' : 'named')
  }
  return result
}

/** Whether a food can be used where a recipe asks for another. */
export const canReplace = (food: Food, wanted: Food): boolean => usesOf(food).has(wanted.name)
/** The names of all foods that a food can be used for: its own, those that it replaces, and those that it may replace below it. */
export const usesOf = ({ name }: Food): ReadonlySet<string> => usesByName().get(name) ?? new Set([name])

const usesByName = once((): ReadonlyMap<string, ReadonlySet<string>> => {
  const namesOfUses = ({ name, parent, replacesParent }: Food): string[] => {
    const general = replacesParent ? foods.get(parent ?? '') : undefined
    return [name, ...(general ? namesOfUses(general) : [])]
  }
  const uses = new Map([...foods].map(([name, food]) => [name, new Set(namesOfUses(food))]))
  for (const { name, parent, replaceableByParent } of foods.values())
    if (replaceableByParent) uses.get(parent ?? '')?.add(name)
  return uses
})

/** Whether a food is another one, or a narrower one: cheddar is a kind of cheese. */
export function isKindOf(food: Food | undefined, wanted: Food): boolean {
  return food !== undefined && (food.name === wanted.name || isKindOf(foods.get(food.parent ?? ''), wanted))
}
