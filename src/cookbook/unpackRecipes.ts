import { foodsNamed } from '../food'
import { once } from '../lib/remember'
import { type CookbookRecipe, type IngredientLine, joinAlternatives, type SafetyMark } from './recipe'

/**
 * The recipes as the build packs them (tools/recipes/packFiles.ts). Similar texts stand together, because gzip finds
 * repetitions only within 32 KB. Each table except `names` has one entry for each recipe.
 */
export interface PackedRecipes {
  /** What recipes call ingredients, and the names of their foods, the most frequent first. */
  readonly names: readonly (readonly [text: string, food: string])[]
  readonly heads: readonly PackedHead[]
  readonly lines: readonly (readonly [
    required: readonly PackedLine[],
    optional: readonly PackedLine[],
    staples: readonly PackedLine[],
  ])[]
  /** The steps of a recipe, with line breaks between. */
  readonly steps: readonly string[]
}

type PackedHead = readonly [
  title: string,
  description: string,
  servings: number,
  minutes: number,
  course: string,
  cuisine: string,
  marks: readonly SafetyMark[],
]

/** A line has a part for each of its alternatives that differ in more than their names. */
export type PackedLine = readonly [PackedPart, ...PackedPart[]]

/** A part without the last of these if they are empty. `ingredients` are numbers in `names`. "+" begins the text of "any of". */
export type PackedPart = readonly [before: string, ingredients: readonly number[], after?: string, condition?: string]

/**
 * Unpacks the recipes, by title. A list of lines is unpacked when it is first compared with what the user has: most recipes
 * use too little of any list for that. Throws an error that names a food which the page does not know.
 */
export function unpackRecipes({ names, heads, lines, steps }: PackedRecipes): CookbookRecipe[] {
  const foods = foodsNamed(...names.map(([, food]) => food))

  /** Unpacks a list whose foods are numbered from `start` on. */
  function unpackList(packed: readonly PackedLine[], start: number): IngredientLine[] {
    let id = start
    const unpackPart = ([before, numbers, after = '', condition]: PackedPart): IngredientLine => ({
      before: before.replace('+', ''),
      ingredients: numbers.flatMap((number) => {
        const [name, food] = [names[number], foods[number]]
        return name && food ? [{ id: id++, text: name[0], food }] : []
      }),
      after,
      anyOf: before.startsWith('+'),
      condition,
    })
    return packed.map(([first, ...others]) => joinAlternatives(unpackPart(first), others.map(unpackPart)))
  }

  const unpack = ([title, description, servings, minutes, course, cuisine, marks]: PackedHead, index: number) => {
    const packed = lines[index] ?? [[], [], []]
    const numbers = packed.map((list) => list.flatMap((line) => line.flatMap((part) => part[1])))
    const [required = 0, optional = 0] = numbers.map(({ length }) => length)
    const lists = [
      once(() => unpackList(packed[0], 0)),
      once(() => unpackList(packed[1], required)),
      once(() => unpackList(packed[2], required + optional)),
    ] as const
    return {
      title,
      description,
      head: { servings, minutes, course, cuisine },
      marks,
      get required() {
        return lists[0]()
      },
      get optional() {
        return lists[1]()
      },
      get staples() {
        return lists[2]()
      },
      foodNames: new Set(numbers.flat().map((number) => foods[number]?.name ?? '')),
      steps: (steps[index] ?? '').split('\n'),
    }
  }
  return heads.map(unpack).toSorted((a, b) => (a.title < b.title ? -1 : 1))
}
