import { type EntryFood, type Food, foods, usesOf } from '../food'
import { once, remember } from '../lib/remember'
import type { CookbookRecipe, IngredientLine, LineText } from './recipe'

/**
 * The recipes as the build packs them (tools/recipes/packFiles.ts), with a line for each. Similar texts stand together, because
 * gzip finds repetitions only within 32 KB.
 */
export interface PackedRecipes {
  /** The frequent words, with "|" between. In the texts a character stands for each, from {@link FIRST_WORD} on. */
  readonly words: string
  /** What recipes call ingredients, with "|" between, the most frequent first; empty where it is the name of the food. */
  readonly names: string
  /** The places of these foods in the table of foods. */
  readonly foods: readonly number[]
  /**
   * The foods of each recipe: the required, the optional and the staples, with "/" between, and a space between lines. A
   * character stands for a name, from {@link FIRST_NAME} on. A line begins with "+" for "any of" or "*" where the amount is
   * that of each. A "#" follows the required foods that the title names, and a "!" those that a reply may ask for.
   */
  readonly ingredients: string
  /**
   * What else the recipes say: description, title, servings, minutes, course, cuisine, whether it is raw, and the three lists,
   * with "@" between lines. A line has its texts, with "~" between, "|", and the foods that are unsuited. A text is a condition
   * with ":", an amount, its words and those behind the foods, with "_" between.
   */
  readonly texts: readonly string[]
  /** The steps of each recipe, with "@" between. */
  readonly steps: string
}

export const FIRST_WORD = 0x100
/** Stands between the lines of a list, and between steps. */
export const LINE_END = '@'
const wordSign = /[\u0100-\u07ff]/g
/** Signs of names are behind those of {@link PackedRecipes.ingredients}. */
export const FIRST_NAME = 0x5f

/** The recipes of the cookbook. */
export interface Recipes {
  /** The recipes that can use enough of some foods, any by default, and need no others that a reply never asks for. */
  using(some: readonly EntryFood[], isEnough?: (used: readonly EntryFood[]) => boolean): CookbookRecipe[]
  all(): readonly CookbookRecipe[]
}

/** Returns recipes that are unpacked when they are asked for. */
export function unpackRecipes(packed: PackedRecipes): Recipes {
  const words = packed.words.split('|')
  const columns = packed.texts.map((column) => column.split('\n'))
  const ingredients = packed.ingredients.split('\n')
  const steps = once(() => packed.steps.split('\n'))
  const unpackText = (text = '') => text.replace(wordSign, (sign) => words[sign.charCodeAt(0) - FIRST_WORD] ?? '')
  const table = [...foods.values()]
  const named = packed.names.split('|').flatMap((text, number) => {
    const food = table[packed.foods[number] ?? -1]
    return food ? { text: text || food.name, food } : []
  })

  /** The signs of what a food can be used for. */
  const signsOf = remember((used: Food): string => {
    const uses = usesOf(used)
    return named
      .map(({ food }, number) => (uses.has(food.name) ? String.fromCharCode(FIRST_NAME + number) : ''))
      .join('')
  })
  const patternOf = remember((signs: string) => new RegExp(`[${signs}]`))

  const unpack = remember((index: number): CookbookRecipe => {
    const texts = columns.map((column) => unpackText(column[index]))
    const [description = '', title = '', servings, minutes, course = '', cuisine = '', raw = '', ...lists] = texts
    const stepsOf = once(() => unpackText(steps()[index]).split(LINE_END))
    let id = 0
    const unpackLine = (signs: string, text = ''): IngredientLine => {
      const [texts = '', unsuited = ''] = text.split('|')
      return {
        ingredients: [...signs.matchAll(/([^+*!#])(#?)(!?)/g)].flatMap(([, sign = '', isInTitle, isOffered]) => {
          const known = named[sign.charCodeAt(0) - FIRST_NAME]
          return known
            ? { id: id++, ...known, ...(isInTitle && { isInTitle: true }), ...(isOffered && { isOffered: true }) }
            : []
        }),
        anyOf: /^[+*]/.test(signs),
        isOfEach: signs.startsWith('*'),
        texts: texts.split('~').map(unpackLineText),
        unsuited: unsuited.split(',').flatMap((name) => foods.get(name) ?? []),
      }
    }
    const [required = [], optional = [], staples = []] = (ingredients[index] ?? '').split('/').map((list, place) => {
      const texts = lists[place]?.split(LINE_END)
      return list === '' ? [] : list.split(' ').map((signs, at) => unpackLine(signs, texts?.[at]))
    })
    return {
      title,
      description,
      head: { servings: Number(servings), minutes: Number(minutes), course, cuisine },
      isRaw: raw !== '',
      required,
      optional,
      staples,
      get steps() {
        return stepsOf()
      },
    }
  })

  return {
    all: () => ingredients.map((_, index) => unpack(index)),
    using: (some, isEnough = () => true) => {
      const isUsed = patternOf(some.map(({ food }) => signsOf(food)).join(''))
      return ingredients.flatMap((signs, index) => {
        const [required = ''] = signs.split('/')
        const isPossible = required.split(' ').every((line) => line.includes('!') || isUsed.test(line))
        if (!isPossible || !isUsed.test(signs)) return []
        return isEnough(some.filter(({ food }) => patternOf(signsOf(food)).test(signs))) ? unpack(index) : []
      })
    },
  }
}

/** Unpacks what a line says of its foods: "3,5:250 g_grated_, to serve". */
function unpackLineText(text: string): LineText {
  const [, condition = '', quantity, unit = '', words = '', after = ''] =
    /^(?:([!\d,&]+):)?([\d.]*) ?([^_]*)_?([^_]*)_?(.*)$/.exec(text) ?? []
  return { amount: { quantity: Number(quantity), unit, words }, after, condition }
}
