import { foodsNamed } from '../food'
import { ANY_OF, type CookbookRecipe, type IngredientLine, joinAlternatives, type SafetyMark } from './recipe'

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
  readonly methods: readonly string[]
}

type PackedHead = readonly [
  title: string,
  description: string,
  servings: number,
  time: string,
  course: string,
  cuisine: string,
  marks: readonly SafetyMark[],
]

/** A line has a part for each of its alternatives that differ in more than their names. */
export type PackedLine = readonly [PackedPart, ...PackedPart[]]

/** A part without the last of these if they are empty. `ingredients` are numbers in `names`. */
export type PackedPart = readonly [
  before: string,
  ingredients: readonly number[],
  after?: string,
  notes?: readonly PackedNote[],
  condition?: string,
]

/** `after` is {@link AFTER_ALL} for a note after the last sentence of its step. */
type PackedNote = readonly [step: number, after: number, minutes: number, text: string]
export const AFTER_ALL = -1

/** Unpacks the recipes, and looks up their foods. Throws an error that names a food which the page does not know. */
export function unpackRecipes({ names, heads, lines, methods }: PackedRecipes): CookbookRecipe[] {
  const foods = foodsNamed(...names.map(([, food]) => food))

  function unpackIngredients(numbers: readonly number[]) {
    return numbers.flatMap((number) => {
      const [name, food] = [names[number], foods[number]]
      return name && food ? [{ text: name[0], food }] : []
    })
  }

  function unpackPart([before, numbers, after = '', notes = [], condition]: PackedPart): IngredientLine {
    return {
      before,
      ingredients: unpackIngredients(numbers),
      after,
      anyOf: before.includes(ANY_OF),
      condition,
      notes: notes.map(([step, sentences, minutes, text]) => ({
        step,
        after: sentences === AFTER_ALL ? undefined : sentences,
        minutes,
        text,
      })),
    }
  }

  const unpackLine = ([first, ...others]: PackedLine) => joinAlternatives(unpackPart(first), others.map(unpackPart))

  return heads.map(([title, description, servings, time, course, cuisine, marks], index) => {
    const [required = [], optional = [], staples = []] = (lines[index] ?? []).map((list) => list.map(unpackLine))
    const all = [...required, ...optional, ...staples]
    return {
      title,
      description,
      head: { servings, time, course, cuisine },
      marks,
      required,
      optional,
      staples,
      foodNames: new Set(all.flatMap(({ ingredients }) => ingredients.map(({ food }) => food.name))),
      method: methods[index] ?? '',
    }
  })
}
