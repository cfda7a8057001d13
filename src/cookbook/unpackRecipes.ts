import { type EntryFood, type Food, foods, usesOf } from '../food'
import { remember } from '../lib/remember'
import type { CookbookRecipe, IngredientLine, LineAmount, LineText } from './recipe'

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
  /** Title, description, servings, minutes, course, cuisine and whether it is raw of each recipe, with "|" between. */
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
   * amount, the words behind the foods, a condition, and the foods that are unsuited, with "|" between. Empty fields at
   * the end are omitted.
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
  /** The recipes that can use enough of some foods, any by default, and need no others that a reply never asks for. */
  using(some: readonly EntryFood[], isEnough?: (used: readonly EntryFood[]) => boolean): CookbookRecipe[]
  all(): readonly CookbookRecipe[]
}

/** Returns recipes that are unpacked when they are asked for. */
export function unpackRecipes(packed: PackedRecipes): Recipes {
  const words = packed.words.split('|')
  const unpackText = (text = '') => text.replace(wordSign, (sign) => words[sign.charCodeAt(0) - FIRST_WORD] ?? '')
  const table = [...foods.values()]
  const named = packed.names.flatMap((text, number) => {
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
    const head = unpackText(packed.heads[index]).split('|')
    const [title = '', description = '', servings, minutes, course = '', cuisine = '', raw = ''] = head
    const signs = packed.ingredients[index] ?? ''
    let id = 0
    const unpackLine = (line: string, text = ''): IngredientLine => {
      const said = text.split('~').map(unpackSaid)
      const ingredients = line.split('=').flatMap((alternative, part) =>
        [...alternative.matchAll(/([^+*!])(!?)/g)].flatMap(([, sign = '', isOffered]) => {
          const known = named[sign.charCodeAt(0) - FIRST_NAME]
          const own = said.length > 1 && said[part] && { own: said[part] }
          return known ? { id: id++, ...known, ...(isOffered && { isOffered: true }), ...own } : []
        }),
      )
      const [, , condition = '', names = ''] = text.replace(/~.*/, '').split('|')
      return {
        ...(said[0] ?? unpackSaid('')),
        ingredients,
        anyOf: /^[+*]/.test(line),
        isOfEach: line.startsWith('*'),
        condition: condition || undefined,
        unsuited: names.split(',').flatMap((name) => foods.get(name) ?? []),
      }
    }
    const texts = unpackText(packed.lines[index])
      .split('^')
      .map((list) => list.split(LINE_END))
    const [required = [], optional = [], staples = []] = signs
      .split('/')
      .map((list, place) =>
        list === '' ? [] : list.split(' ').map((line, at) => unpackLine(line, texts[place]?.[at])),
      )
    return {
      title,
      description,
      head: { servings: Number(servings), minutes: Number(minutes), course, cuisine },
      isRaw: raw !== '',
      required,
      optional,
      staples,
      get steps() {
        return unpackText(packed.steps[index]).split(LINE_END)
      },
    }
  })

  return {
    all: () => packed.heads.map((_, index) => unpack(index)),
    using: (some, isEnough = () => true) => {
      const isUsed = patternOf(some.map(({ food }) => signsOf(food)).join(''))
      return packed.ingredients.flatMap((signs, index) => {
        const [required = ''] = signs.split('/')
        const isPossible = required.split(' ').every((line) => line.includes('!') || isUsed.test(line))
        if (!isPossible || !isUsed.test(signs)) return []
        return isEnough(some.filter(({ food }) => patternOf(signsOf(food)).test(signs))) ? unpack(index) : []
      })
    },
  }
}

/** Unpacks what a line, or an alternative of it, says of its foods: "250 g_grated|, to serve". */
function unpackSaid(text: string): LineText {
  const [amounts = '', after = ''] = text.split('|')
  if (!amounts.includes(':')) return { amount: unpackAmount(amounts), after }
  const others = amounts.split('&').map((each) => {
    const [when = '', amount = ''] = each.split(':')
    return { condition: when, ...unpackAmount(amount) }
  })
  return { amount: unpackAmount(''), others, after }
}

function unpackAmount(text: string): LineAmount {
  const [, quantity, unit = '', words = ''] = /^([\d.]*) ?([^_]*)_?(.*)$/.exec(text) ?? []
  return { quantity: Number(quantity), unit, words }
}
