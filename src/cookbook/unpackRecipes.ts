import { foodsNamed } from '../food'
import { once } from '../lib/remember'
import { type CookbookRecipe, type IngredientLine, joinAlternatives, type LineAmount, safetyMarks } from './recipe'

/**
 * The recipes as the build packs them (tools/recipes/packFiles.ts): a text for each, of fields with "|" between. Similar texts
 * stand together, because gzip finds repetitions only within 32 KB.
 */
export interface PackedRecipes {
  /** What recipes call ingredients, with the name of the food if that is another, the most frequent first. */
  readonly names: readonly string[]
  /** Title, description, servings, minutes, course, cuisine, marks. */
  readonly heads: readonly string[]
  /** The ingredients of each recipe, in the order of its lines: the required, the optional and the staples, as numbers in `names`. */
  readonly ingredients: readonly (readonly (readonly number[])[])[]
  /**
   * The required, the optional lines and the staples, with "^" between the lists, a line break between lines, and "~" between
   * the alternatives of a line. Each has an amount, the words behind its ingredients, how many these are, "+" for "any of" or
   * "*" where the amount is that of each, and a condition. Fields at the end are left out if they are empty.
   */
  readonly lines: readonly string[]
  /** The steps, with line breaks between. */
  readonly steps: readonly string[]
}

/** The recipes of the cookbook. One is unpacked when a list has a food of it. */
export interface Recipes {
  /** The recipes that can use any of some foods, by their names, in the order of the titles. */
  using(foodNames: ReadonlySet<string>): CookbookRecipe[]
  /** All recipes, in the order of the titles. */
  all(): CookbookRecipe[]
}

/** Returns recipes that are unpacked when they are asked for. Throws an error that names a food which the page does not know. */
export function unpackRecipes({ names, heads, ingredients, lines, steps }: PackedRecipes): Recipes {
  const foods = once(() => foodsNamed(...names.map((name) => name.slice(name.indexOf('|') + 1))))
  const unpacked = new Map<number, CookbookRecipe>()

  /** The recipes that have each ingredient, by its number. */
  const recipesWith = once(() => {
    const found = names.map((): number[] => [])
    for (const [index, lists] of ingredients.entries())
      for (const list of lists) for (const number of list) found[number]?.push(index)
    return found
  })

  function unpackList(packed: string, numbers: readonly number[], start: number): IngredientLine[] {
    let next = 0
    const unpackPart = (part: string): IngredientLine => {
      const [amount = '', after = '', count = '', kind = '', condition = ''] = part.split('|')
      const own = numbers.slice(next, next + Number(count || 1)).flatMap((number, index) => {
        const [name, food] = [names[number], foods()[number]]
        return name !== undefined && food ? [{ id: start + next + index, text: name.split('|')[0] ?? name, food }] : []
      })
      next += own.length
      const others = amount.includes(':') ? amount.split('&').map(unpackOther) : undefined
      return {
        amount: others ? noAmount : unpackAmount(amount),
        others,
        ingredients: own,
        after,
        anyOf: kind !== '',
        isOfEach: kind === '*',
        condition: condition || undefined,
      }
    }
    return (packed === '' ? [] : packed.split('\n')).map((line) => {
      const [first = '', ...others] = line.split('~')
      return joinAlternatives(unpackPart(first), others.map(unpackPart))
    })
  }

  function unpack(index: number): CookbookRecipe {
    const known = unpacked.get(index)
    if (known) return known
    const [title = '', description = '', servings, minutes, course = '', cuisine = '', marks = ''] =
      heads[index]?.split('|') ?? []
    const [required = [], optional = [], staples = []] = ingredients[index] ?? []
    const listAt = (place: number, numbers: readonly number[], start: number) =>
      once(() => unpackList(lines[index]?.split('^')[place] ?? '', numbers, start))
    const lists = [
      listAt(0, required, 0),
      listAt(1, optional, required.length),
      listAt(2, staples, required.length + optional.length),
    ] as const
    const recipe = {
      title,
      description,
      head: { servings: Number(servings), minutes: Number(minutes), course, cuisine },
      marks: safetyMarks.filter((mark) => marks.includes(mark)),
      get required() {
        return lists[0]()
      },
      get optional() {
        return lists[1]()
      },
      get staples() {
        return lists[2]()
      },
      foodNames: new Set([...required, ...optional, ...staples].map((number) => foods()[number]?.name ?? '')),
      steps: steps[index]?.split('\n') ?? [],
    }
    unpacked.set(index, recipe)
    return recipe
  }

  const inOrder = (indexes: Iterable<number>) =>
    [...indexes].map(unpack).toSorted((a, b) => (a.title < b.title ? -1 : 1))
  return {
    using: (used) =>
      inOrder(new Set(recipesWith().flatMap((some, number) => (used.has(foods()[number]?.name ?? '') ? some : [])))),
    all: () => inOrder(heads.keys()),
  }
}

const noAmount: LineAmount = { quantity: 0, unit: '', words: '' }

/** Unpacks an amount such as "250 g_grated". */
function unpackAmount(text: string): LineAmount {
  const [measure = '', words = ''] = text.split('_')
  const [quantity, ...unit] = measure.split(' ')
  return { quantity: Number(quantity), unit: unit.join(' '), words }
}

function unpackOther(text: string) {
  const [condition = '', amount = ''] = text.split(':')
  return { condition, ...unpackAmount(amount) }
}
