import { once } from '../lib/remember'
import { type Certainty, type Content, contentsByKind, isContent } from './contents'
import { dishData, type FoodKind, foodData, inedibleData, rarerFoodData } from './foodData'

/** A food that the page knows. */
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
}

/** What the page knows of a food in its table beside the food itself. */
export interface FoodLine {
  readonly food: Food
  /** Other names that mean a kind of their own to somebody who shops: gin, of vodka. */
  readonly kinds: readonly { readonly names: readonly string[]; readonly parent: string | undefined }[]
  /** The wider kind where that is not the parent; undefined where it is. Null where it has none. */
  readonly kindOf: string | null | undefined
  /** What it is often cooked with, as the page offers it, the best first. */
  readonly companions: readonly string[]
  /** What it weighs, as the table writes it (weights.ts). */
  readonly weights: readonly string[]
}

/** Whether a word is the kind of some foods. */
export const isFoodKind = (key: string): key is FoodKind => Object.hasOwn(foodData, key)

/** The name of a food, the more general food and how they stand to each other, and the wider kind (foodData.ts). */
const headPattern =
  /^(?<name>[^,<~]+?)(?: (?<relation><<?|~) (?<parent>[^,]+))?(?:, (?:a kind of (?<kind>.+)|(?<none>no kind of it)))?$/

/** The lines of the table, by the name of the food. */
export const foodLines: ReadonlyMap<string, FoodLine> = parseFoods()

/** All foods that the page knows, by name. */
export const foods: ReadonlyMap<string, Food> = new Map([...foodLines].map(([name, { food }]) => [name, food]))

/** Returns the foods of these names. Throws where one has another name. */
export const foodsNamed = (...names: readonly string[]): Food[] =>
  names.map((name) => {
    const food = foods.get(name)
    if (!food) throw new Error(`No food has the name "${name}". It may be an alias.`)
    return food
  })

function parseFoods(): Map<string, FoodLine> {
  const parsed = new Map<string, FoodLine>()
  for (const kind of Object.keys(foodData).filter(isFoodKind))
    for (const line of foodData[kind].trim().split(/\n\s*/)) {
      const sections = line.split(' |').map((section) => section.trim())
      const [names = '', contents = '', companions = '', weights = ''] = sections
      const [head = '', aliases = ''] = names.split(' = ')
      const { name = '', relation, parent, kind: wider, none } = headPattern.exec(head)?.groups ?? {}
      const [plain = '', ...groups] = aliases.split('; ')
      const kinds = groups.map((group) => {
        const [all = '', wide] = group.split(/ <\s?/)
        return { names: all.split(', '), parent: wide === '' ? name : wide }
      })
      const ofKind = new Map(contentsByKind[kind]?.map((content) => [content, 'named' as const]))
      const inherited = parent === undefined ? ofKind : parsed.get(parent)?.food.contents
      if (!inherited) throw new Error(`The parent of "${line}" is no food of a line before.`)
      const food = {
        ...{ name, kind, parent, contents: parseContents(inherited, contents) },
        aliases: [...plain.split(', ').filter(Boolean), ...kinds.flatMap((each) => each.names)],
        replacesParent: relation !== '~',
        replaceableByParent: relation === '<',
      }
      const [others, weighed] = [companions, weights].map((list) => list.split(', ').filter(Boolean))
      const kindOf = none === undefined ? wider : null
      parsed.set(name, { food, kinds, kindOf, companions: others ?? [], weights: weighed ?? [] })
    }
  return parsed
}

const parsePrepared = (data: string): Food[] =>
  data
    .trim()
    .split(/\n\s*/)
    .flatMap((line) => {
      const [head = '', contents = ''] = line.split(' | ')
      const [names = '', parentName] = head.split(' < ')
      const [parent] = parentName === undefined ? [] : foodsNamed(parentName)
      const all = parseContents(parent?.contents ?? new Map(), contents)
      const common = { kind: parent?.kind ?? 'pantry', parent: parent?.name, aliases: [], contents: all } as const
      return names
        .split(', ')
        .map((name): Food => ({ name, ...common, replacesParent: false, replaceableByParent: false }))
    })

/** The dishes, preparations, rarer foods and inedible things whose contents alone the page knows, by name. */
export const preparedFoods = once((): ReadonlyMap<string, Food> => {
  const all = [dishData, rarerFoodData, inedibleData].flatMap(parsePrepared)
  return new Map(all.map((food) => [food.name, food]))
})

const dishes = once(() => new Set(parsePrepared(dishData).map(({ name }) => name)))

/** Whether a food is a dish or a preparation: a recipe that names it in a step may mean its own. */
export const isDish = ({ name }: Food): boolean => dishes().has(name)

/** Reads "milk, gluten?, -egg": contains milk, perhaps gluten, and no egg. */
export function parseContents(
  inherited: ReadonlyMap<Content, Certainty>,
  text: string,
): ReadonlyMap<Content, Certainty> {
  if (text === '') return inherited
  const result = new Map(inherited)
  for (const word of text.split(', ').filter(Boolean)) {
    const content = word.replace(/^-|\?$/g, '')
    if (!isContent(content)) throw new Error(`"${word}" is not among the contents of contents.ts.`)
    // All milk has lactose; only a label says otherwise.
    const all: readonly Content[] = content === 'milk' ? ['milk', 'lactose'] : [content]
    for (const each of all)
      if (word.startsWith('-')) result.delete(each)
      else result.set(each, word.endsWith('?') ? 'maybe' : 'named')
  }
  return result
}

/**
 * Whether `food` can be used where a recipe asks for `wanted`. It can if it is the same food, if it replaces its
 * parent and that can be used, or if it is the parent of `wanted` and the data allows that replacement.
 */
export const canReplace = (food: Food, wanted: Food): boolean => usesOf(food).has(wanted.name)

/** The names of all foods that a food can be used for, its own among them. */
export const usesOf = ({ name }: Food): ReadonlySet<string> => usesByName().get(name) ?? new Set([name])

/** The names of the foods that each food can be used for, by its name. */
const usesByName = once((): ReadonlyMap<string, ReadonlySet<string>> => {
  const uses = new Map([...foods.keys()].map((name) => [name, new Set(namesOfUses(name))]))
  for (const { name, parent, replaceableByParent } of foods.values())
    if (replaceableByParent) uses.get(parent ?? '')?.add(name)
  return uses
})

function namesOfUses(name: string): string[] {
  const { parent, replacesParent } = foods.get(name) ?? {}
  return [name, ...(replacesParent && parent !== undefined ? namesOfUses(parent) : [])]
}

/** Whether a food is another one, or a narrower one: cheddar is a kind of cheese. */
export function isKindOf(food: Food | undefined, wanted: Food): boolean {
  return food !== undefined && (food.name === wanted.name || isKindOf(foods.get(food.parent ?? ''), wanted))
}
