import type { CookbookRecipe, IngredientLine, RecipeIngredient } from '../../src/cookbook/recipe'
import type { PackedLine, PackedPart, PackedRecipes } from '../../src/cookbook/unpackRecipes'
import { partsOf } from './compileRecipe'
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
    heads: recipes.map(({ title, description, head: { servings, minutes, course, cuisine }, marks }) => [
      title,
      description,
      servings,
      minutes,
      course,
      cuisine,
      marks,
    ]),
    lines: recipes.map(({ required, optional, staples }) => [
      required.map((line) => packLine(line, numberOf)),
      optional.map((line) => packLine(line, numberOf)),
      staples.map((line) => packLine(line, numberOf)),
    ]),
    steps: recipes.map(({ steps }) => steps.join('\n')),
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
  { before, ingredients, after, anyOf, condition }: IngredientLine,
  numberOf: (ingredient: RecipeIngredient) => number,
): PackedPart {
  const start = `${anyOf ? '+' : ''}${before}`
  const numbers = ingredients.map(numberOf)
  if (condition !== undefined) return [start, numbers, after, condition]
  return after === '' ? [start, numbers] : [start, numbers, after]
}
