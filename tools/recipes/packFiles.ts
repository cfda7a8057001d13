import { AFTER_ALL, type PackedLine, type PackedPart, type PackedRecipes } from '../../src/cookbook/packedRecipes'
import { type CookbookRecipe, type IngredientLine, partsOf, type RecipeIngredient } from '../../src/cookbook/recipe'
import { parseRecipe } from './parseRecipe'

/**
 * Reads recipes' files, and packs what they say, dishes of a kind together.
 *
 * @throws Error that names a file which does not have the form of a recipe. Its cause quotes what is wrong.
 */
export function packFiles(files: readonly (readonly [path: string, text: string])[]): PackedRecipes {
  const parsed = files.map(([path, text]) => {
    try {
      return parseRecipe(text.replaceAll('\r\n', '\n'))
    } catch (error) {
      throw new Error(`${path} is no recipe (src/cookbook/README.md): ${String(error)}`, { cause: error })
    }
  })
  const kindOf = ({ head: { course, cuisine } }: CookbookRecipe) => `${course} ${cuisine}`
  const recipes = parsed.toSorted((a, b) => kindOf(a).localeCompare(kindOf(b)))
  const names = new Map<string, { readonly name: readonly [string, string]; count: number }>()
  for (const { text, food } of recipes.flatMap(ingredientsOf)) {
    const known = names.get(`${text}\n${food.name}`) ?? { name: [text, food.name], count: 0 }
    names.set(`${text}\n${food.name}`, { ...known, count: known.count + 1 })
  }
  const ordered = [...names.entries()].toSorted(([, a], [, b]) => b.count - a.count)
  const numbers = new Map(ordered.map(([key], index) => [key, index]))
  const numberOf = ({ text, food }: RecipeIngredient) => numbers.get(`${text}\n${food.name}`) ?? 0
  return {
    names: ordered.map(([, { name }]) => name),
    heads: recipes.map(({ title, description, head: { servings, time, course, cuisine }, marks }) => [
      title,
      description,
      servings,
      time,
      course,
      cuisine,
      marks,
    ]),
    lines: recipes.map(({ required, optional, staples }) => [
      required.map((line) => packLine(line, numberOf)),
      optional.map((line) => packLine(line, numberOf)),
      staples.map((line) => packLine(line, numberOf)),
    ]),
    methods: recipes.map(({ method }) => method),
  }
}

const ingredientsOf = ({ required, optional, staples }: CookbookRecipe) =>
  [...required, ...optional, ...staples].flatMap(({ ingredients }) => ingredients)

function packLine(line: IngredientLine, numberOf: (ingredient: RecipeIngredient) => number): PackedLine {
  const [first, ...others] = partsOf(line).map((part) => packPart(part, numberOf))
  if (!first) throw new Error('A line has no ingredient.')
  return [first, ...others]
}

function packPart(
  { before, ingredients, after, notes, condition }: IngredientLine,
  numberOf: (ingredient: RecipeIngredient) => number,
): PackedPart {
  const packed = notes.map(
    ({ step, after: sentences = AFTER_ALL, minutes, text }) => [step, sentences, minutes, text] as const,
  )
  const numbers = ingredients.map(numberOf)
  if (condition !== undefined) return [before, numbers, after, packed, condition]
  if (packed.length > 0) return [before, numbers, after, packed]
  return after === '' ? [before, numbers] : [before, numbers, after]
}
