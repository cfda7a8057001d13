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
  /** The signs of the names that no reply asks for. */
  readonly notOffered: string
  /** The places of these foods in the table of foods. */
  readonly foods: readonly number[]
  /** Title, description, servings, minutes, course, cuisine and marks of each recipe, with "|" between. */
  readonly heads: readonly string[]
  /**
   * The foods of each recipe: the required, the optional and the staples, with "/" between, and a space between lines. A
   * character stands for a name, from {@link FIRST_NAME} on. A line begins with "+" for "any of" or "*" where the amount is
   * that of each, and has "=" between alternatives. A "!" follows
   * the required foods that a reply does not ask for, beside those of `notOffered`.
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

/** The recipes of the cookbook. What a recipe says is unpacked when it is asked for. */
export interface Recipes {
  /** The recipes that can use any of some foods. */
  using(some: readonly Food[]): CookbookRecipe[]
  all(): readonly CookbookRecipe[]
}

/** Returns recipes that are unpacked when they are asked for. */
export function unpackRecipes(packed: PackedRecipes): Recipes {
  const words = once(() => packed.words.split('|'))
  const unpackText = (text = '') => text.replace(wordSign, (sign) => words()[sign.charCodeAt(0) - FIRST_WORD] ?? '')
  /** The names with their foods, each unpacked when a line has it. */
  const table = once(() => [...foods.values()])
  const nameOf = remember((sign: string) => {
    const number = sign.charCodeAt(0) - FIRST_NAME
    const food = table()[packed.foods[number] ?? -1]
    return food && { food, text: packed.names[number] || food.name }
  })

  /** Finds the signs of what a food can be used for. */
  const signsOf = remember((used: Food): RegExp => {
    const uses = usesOf(used)
    const signs = packed.foods.flatMap((place, number) =>
      uses.has(table()[place]?.name ?? '') ? String.fromCharCode(FIRST_NAME + number) : [],
    )
    return new RegExp(`[${signs.join('')}]`)
  })

  const unpackList = (list: string, texts: () => readonly string[], start: number): IngredientLine[] => {
    const ids = countFrom(start)
    return (list === '' ? [] : list.split(' ')).map((line, index) => {
      const said = once(() => (texts()[index] ?? '').split('~').map(unpackSaid))
      const parts = line.replace(/^[+*]/, '').split('=')
      const ingredients = parts.flatMap((part, at) =>
        (part.match(/[^!]!?/g) ?? []).flatMap((sign): RecipeIngredient[] => {
          const known = nameOf(sign)
          if (!known) return []
          // The required foods have the first numbers.
          const isOffered = start === 0 && !sign.endsWith('!') && !packed.notOffered.includes(sign)
          const named = isOffered ? { ...known, isOffered } : known
          return [parts.length === 1 ? { id: ids(), ...named } : ingredientWith(ids(), named, () => said()[at])]
        }),
      )
      return lineWith(ingredients, line, () => said()[0])
    })
  }

  const unpack = remember((index: number): CookbookRecipe => {
    const [required = '', optional = '', staples = ''] = packed.ingredients[index]?.split('/') ?? []
    const texts = once(() => unpackText(packed.lines[index]).split('^'))
    const head = once(() => unpackText(packed.heads[index]).split('|'))
    const facts = once(() => {
      const [, , servings, minutes, course = '', cuisine = ''] = head()
      return { servings: Number(servings), minutes: Number(minutes), course, cuisine }
    })
    const countOf = (list: string) => list.replace(/[ +*=!]/g, '').length
    const listAt = (place: number, list: string, start: number) =>
      once(() =>
        unpackList(
          list,
          once(() => texts()[place]?.split(LINE_END) ?? []),
          start,
        ),
      )
    const lists = [
      listAt(0, required, 0),
      listAt(1, optional, countOf(required)),
      listAt(2, staples, countOf(required + optional)),
    ] as const
    return {
      get title() {
        return head()[0] ?? ''
      },
      get description() {
        return head()[1] ?? ''
      },
      get head() {
        return facts()
      },
      get marks() {
        return safetyMarks.filter((mark) => head()[6]?.includes(mark))
      },
      get required() {
        return lists[0]()
      },
      get optional() {
        return lists[1]()
      },
      get staples() {
        return lists[2]()
      },
      canUse: (food) => signsOf(food).test(packed.ingredients[index] ?? ''),
      get steps() {
        return unpackText(packed.steps[index]).split(LINE_END)
      },
    }
  })

  return {
    all: () => packed.heads.map((_, index) => unpack(index)),
    using: (some) =>
      packed.ingredients.flatMap((signs, index) =>
        some.some((food) => signsOf(food).test(signs)) ? unpack(index) : [],
      ),
  }
}

const noAmount: LineAmount = { quantity: 0, unit: '', words: '' }
const nothingSaid: Said = { amount: noAmount, others: undefined, after: '', condition: undefined }

type Said = LineText & Pick<IngredientLine, 'condition'>

const countFrom = (start: number) => {
  let next = start
  return () => next++
}

/** An ingredient of a line whose alternatives say different things. */
const ingredientWith = (
  id: number,
  named: Pick<RecipeIngredient, 'food' | 'text' | 'isOffered'>,
  said: () => Said | undefined,
): RecipeIngredient => ({
  id,
  ...named,
  get own() {
    return said() ?? nothingSaid
  },
})

const lineWith = (
  ingredients: readonly RecipeIngredient[],
  mark: string,
  said: () => Said | undefined,
): IngredientLine => ({
  ingredients,
  anyOf: /^[+*]/.test(mark),
  isOfEach: mark.startsWith('*'),
  get amount() {
    return said()?.amount ?? noAmount
  },
  get others() {
    return said()?.others
  },
  get after() {
    return said()?.after ?? ''
  },
  get condition() {
    return said()?.condition
  },
})

/** Unpacks what a line, or an alternative of it, says of its foods. */
function unpackSaid(text: string): Said {
  const [amount = '', after = '', condition] = text.split('|')
  const others = amount.includes(':') ? amount.split('&').map(unpackOther) : undefined
  return { amount: others ? noAmount : unpackAmount(amount), others, after, condition }
}

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
