import { foodsNamed } from '../food'
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
 * Unpacks the recipes, by title. The lines of a recipe are unpacked when it is first compared with a list: most recipes have
 * too little of any list for that. Throws an error that names a food which the page does not know.
 */
export function unpackRecipes({ names, heads, lines, steps }: PackedRecipes): CookbookRecipe[] {
  const foods = foodsNamed(...names.map(([, food]) => food))

  function unpackLists(index: number): Pick<CookbookRecipe, 'required' | 'optional' | 'staples'> {
    let id = 0
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
    const unpackLine = ([first, ...others]: PackedLine) => joinAlternatives(unpackPart(first), others.map(unpackPart))
    const [required = [], optional = [], staples = []] = (lines[index] ?? []).map((list) => list.map(unpackLine))
    return { required, optional, staples }
  }

  return heads
    .map(([title, description, servings, minutes, course, cuisine, marks], index): CookbookRecipe => {
      const numbers = (lines[index] ?? []).flatMap((list) => list.flatMap((line) => line.flatMap((part) => part[1])))
      let lists: ReturnType<typeof unpackLists> | undefined
      const listsOnce = () => (lists ??= unpackLists(index))
      return {
        title,
        description,
        head: { servings, minutes, course, cuisine },
        marks,
        get required() {
          return listsOnce().required
        },
        get optional() {
          return listsOnce().optional
        },
        get staples() {
          return listsOnce().staples
        },
        foodNames: new Set(numbers.map((number) => foods[number]?.name ?? '')),
        steps: (steps[index] ?? '').split('\n'),
      }
    })
    .toSorted((a, b) => (a.title < b.title ? -1 : 1))
}
