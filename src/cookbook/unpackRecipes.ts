import { type Food, foods, usesOf } from '../food'
import { once, remember } from '../lib/remember'
import {
  type CookbookRecipe,
  type IngredientLine,
  type LineAmount,
  type LineText,
  type RecipeIngredient,
  safetyMarks,
} from './recipe'

/**
 * The recipes as the build packs them (tools/recipes/packFiles.ts). Similar texts stand together, because gzip finds
 * repetitions only within 32 KB. In the texts one character stands for each frequent word.
 */
export interface PackedRecipes {
  /** The frequent words, with "|" between, by the characters that stand for them from {@link FIRST_WORD} on. */
  readonly words: string
  /** What recipes call ingredients, the most frequent first; empty where it is the name of the food. */
  readonly names: readonly string[]
  /** The places of these foods in the table of foods. */
  readonly foods: readonly number[]
  /** Title, description, servings, minutes, course, cuisine and marks of each recipe, with "|" between. */
  readonly heads: readonly string[]
  /**
   * The foods of each recipe: the required, the optional and the staples, with "/" between, and a space between lines. A
   * character stands for a name, from {@link FIRST_NAME} on. A line begins with "+" for "any of" or "*" where the amount is
   * that of each, and has "=" between alternatives. A "!" follows
   * the foods that a reply may ask for.
   */
  readonly ingredients: readonly string[]
  /**
   * The text of these lines, with "^" between the lists, "@" between lines, and "~" between the alternatives: an
   * amount, the words behind the foods, and a condition, with "|" between. Empty fields at the end are omitted.
   */
  readonly lines: readonly string[]
  /** The steps of each recipe, with "@" between. */
  readonly steps: readonly string[]
}

export const FIRST_WORD = 0x100
/** Stands between lines, and between steps: a line break would be three characters in the chunk. */
export const LINE_END = '@'
const wordSign = /[\u0100-\u07ff]/g
/** Signs of names are behind those of {@link PackedRecipes.ingredients}, and need no escape. */
export const FIRST_NAME = 0x5f

/** The recipes of the cookbook. */
export interface Recipes {
  /** The recipes that can use any of some foods. */
  using(some: readonly Food[]): CookbookRecipe[]
  all(): readonly CookbookRecipe[]
}

/** Returns recipes that are unpacked when they are asked for. */
export function unpackRecipes(packed: PackedRecipes): Recipes {
  const words = packed.words.split('|')
  const unpackText = (text = '') => text.replace(wordSign, (sign) => words[sign.charCodeAt(0) - FIRST_WORD] ?? '')
  const table = [...foods.values()]
  const signAt = (number: number) => String.fromCharCode(FIRST_NAME + number)
  const named = new Map(
    packed.names.flatMap((text, number) => {
      const food = table[packed.foods[number] ?? -1]
      return food ? [[signAt(number), { text: text || food.name, food }] as const] : []
    }),
  )

  /** Finds the signs of what a food can be used for. */
  const signsOf = remember((used: Food): RegExp => {
    const uses = usesOf(used)
    const signs = [...named].flatMap(([sign, { food }]) => (uses.has(food.name) ? sign : []))
    return new RegExp(`[${signs.join('')}]`)
  })

  const unpack = remember((index: number): CookbookRecipe => {
    const head = unpackText(packed.heads[index]).split('|')
    const [title = '', description = '', servings, minutes, course = '', cuisine = '', marks = ''] = head
    const signs = packed.ingredients[index] ?? ''
    const [first = '', second = '', third = ''] = signs.split('/')
    const texts = once(() => unpackText(packed.lines[index]).split('^'))
    // Most recipes are given up at one of their lines, so a line's text waits until it is asked for.
    const listAt = (place: number, list: string, before: string) =>
      once(() =>
        unpackList(
          list,
          before.replace(/[ +*=!]/g, '').length,
          once(() => texts()[place]?.split(LINE_END) ?? []),
        ),
      )
    const required = listAt(0, first, '')
    const optional = listAt(1, second, first)
    const staples = listAt(2, third, first + second)
    return {
      title,
      description,
      head: { servings: Number(servings), minutes: Number(minutes), course, cuisine },
      marks: safetyMarks.filter((mark) => marks.includes(mark)),
      canUse: (food) => signsOf(food).test(signs),
      get required() {
        return required()
      },
      get optional() {
        return optional()
      },
      get staples() {
        return staples()
      },
      get steps() {
        return unpackText(packed.steps[index]).split(LINE_END)
      },
    }
  })

  /** Unpacks a list of a recipe, whose foods have the numbers from `id` on. */
  function unpackList(list: string, start: number, texts: () => readonly string[]): IngredientLine[] {
    let id = start
    const unpackLine = (line: string, at: number) => {
      const said = once(() => (texts()[at] ?? '').split('~').map(unpackSaid))
      const alternatives = line.replace(/^[+*]/, '').split('=')
      const ingredients = alternatives.flatMap((alternative, part) =>
        (alternative.match(/[^!]!?/g) ?? []).flatMap((sign): RecipeIngredient[] => {
          const known = named.get(sign.charAt(0))
          if (!known) return []
          const each = { id: id++, text: known.text, food: known.food, ...(sign.endsWith('!') && isOffered) }
          return [alternatives.length > 1 ? withOwn(each, () => said()[part] ?? nothingSaid) : each]
        }),
      )
      return lineWith(ingredients, line, () => said()[0] ?? nothingSaid)
    }
    return list === '' ? [] : list.split(' ').map(unpackLine)
  }

  return {
    all: () => packed.heads.map((_, index) => unpack(index)),
    using: (some) =>
      packed.ingredients.flatMap((signs, index) =>
        some.some((food) => signsOf(food).test(signs)) ? unpack(index) : [],
      ),
  }
}

const isOffered = { isOffered: true }
const nothing: LineAmount = { quantity: 0, unit: '', words: '' }
type Said = LineText & Pick<IngredientLine, 'condition'>
const nothingSaid: Said = { amount: nothing, others: undefined, after: '', condition: undefined }

/** An ingredient of a line whose alternatives say different things. */
const withOwn = (each: RecipeIngredient, said: () => Said): RecipeIngredient => ({
  ...each,
  get own() {
    return said()
  },
})

const lineWith = (ingredients: readonly RecipeIngredient[], mark: string, said: () => Said): IngredientLine => ({
  ingredients,
  anyOf: /^[+*]/.test(mark),
  isOfEach: mark.startsWith('*'),
  get amount() {
    return said().amount
  },
  get others() {
    return said().others
  },
  get after() {
    return said().after
  },
  get condition() {
    return said().condition
  },
})

/** Unpacks what a line, or an alternative of it, says of its foods: "250 g_grated|, to serve". */
function unpackSaid(text: string): Said {
  const [amounts = '', after = '', condition] = text.split('|')
  if (!amounts.includes(':')) return { amount: unpackAmount(amounts), others: undefined, after, condition }
  const others = amounts.split('&').map((each) => {
    const [when = '', amount = ''] = each.split(':')
    return { condition: when, ...unpackAmount(amount) }
  })
  return { amount: nothing, others, after, condition }
}

function unpackAmount(text: string): LineAmount {
  const [, quantity, unit = '', words = ''] = /^([\d.]*) ?([^_]*)_?(.*)$/.exec(text) ?? []
  return { quantity: Number(quantity), unit, words }
}
