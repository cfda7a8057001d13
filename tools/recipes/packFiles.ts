import type { CookbookRecipe, IngredientLine, LineAmount, RecipeIngredient } from '../../src/cookbook/recipe'
import type { PackedRecipes } from '../../src/cookbook/unpackRecipes'
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
    names: ordered.map(
      ([
        ,
        {
          name: [text, food],
        },
      ]) => (text === food ? text : `${text}|${food}`),
    ),
    heads: recipes.map(({ title, description, head: { servings, minutes, course, cuisine }, marks }) =>
      [title, description, servings, minutes, course, cuisine, marks.join()].join('|'),
    ),
    ingredients: recipes.map(({ required, optional, staples }) =>
      [required, optional, staples].map((list) => list.flatMap(({ ingredients }) => ingredients.map(numberOf))),
    ),
    lines: recipes.map(({ required, optional, staples }) =>
      [required, optional, staples].map((list) => list.map(packLine).join('\n')).join('^'),
    ),
    steps: recipes.map(({ steps }) => steps.join('\n')),
  }
}

const ingredientsOf = ({ required, optional, staples }: CookbookRecipe) =>
  [...required, ...optional, ...staples].flatMap(({ ingredients }) => ingredients)

const packLine = (line: IngredientLine): string => partsOf(line).map(packPart).join('~')

const packAmount = ({ quantity, unit, words }: LineAmount) => `${quantity} ${unit}_${words}`.replace(/_$/, '').trim()

/** A part without the last of its fields if they are empty. */
function packPart({ amount, others, ingredients, after, anyOf, isOfEach, condition }: IngredientLine): string {
  const fields = [
    others?.map((each) => `${each.condition}:${packAmount(each)}`).join('&') ?? packAmount(amount),
    after,
    ingredients.length > 1 ? ingredients.length : '',
    isOfEach ? '*' : anyOf ? '+' : '',
    condition ?? '',
  ]
  if (fields.some((field) => /[|~^\n]/.test(String(field))))
    throw new Error(`A line has a sign of its own form: ${fields.join(' ')}`)
  return fields.join('|').replace(/\|+$/, '')
}
