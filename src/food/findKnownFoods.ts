import { once, remember } from '../lib/remember'
import type { Food } from './foods'
import { type FoodName, foodNames, normalizeWords } from './recognizeFoods'

/** A food that a text names. */
export interface FoundFood {
  readonly food: Food
  /** Where its name stands in the text. */
  readonly start: number
  readonly end: number
}

/** The names of foods under their first word, the longest first. */
export type NamesByFirstWord = ReadonlyMap<string, readonly FoodName[]>
const namesOfFoods = once(() => byFirstWord(foodNames()))

/** Puts names in such a map. */
export function byFirstWord(all: readonly FoodName[]): NamesByFirstWord {
  const names = new Map<string, FoodName[]>()
  for (const name of all) {
    const [first = ''] = name.words
    const others = names.get(first)
    if (others) others.push(name)
    else names.set(first, [name])
  }
  for (const each of names.values()) each.sort((a, b) => b.words.length - a.words.length)
  return names
}

/** Words of steps that are verbs or dishes more often than foods. */
const ambiguousWords = new Set(
  'fry toast crisp vegetable vegetables meat mash mince roll rolls squash chop salad soup sauce dish stew fat cake cakes cookie cookies burger burgers spread stuffing sponge curds bun buns wrap wraps caramel glue glues paint poison varnish'.split(
    ' ',
  ),
)

/** Units that begin the names of foods, and what stands before one. */
const isUnit = /^grams?$/
const afterFigure = /\d\s?$/

/** "4 cloves of garlic", "off the bone" */
const notAlone = /^(?:(?:clove|juice)s?\s+(?:of|garlic)|speck\s+of|bones?)\b/i
/** "Cream the butter and the sugar", "fish out the bay leaf" too: wordSenses.ts tells verbs better. */
const notAloneInSteps = new RegExp(`${notAlone.source}|^(?:cream\\s+(?:the|together)|fish\\s+out)\\b`, 'i')

/** A state before the name of a food: cooked rice noodles are rice noodles, and not cooked rice. */
const statesBefore = new Set('cooked leftover steamed boiled fresh brown white'.split(' '))

/** The normalized words of a word: most words of a recipe are those of the ones before. */
const wordsOf = remember(normalizeWords, 4000)

/**
 * Finds the foods of these names in a text (findFoods.ts).
 *
 * @param withPrepared whether the names are those of dishes and preparations too.
 */
export function findIn(
  names: NamesByFirstWord,
  text: string,
  isIngredient: boolean,
  withPrepared: boolean,
): FoundFood[] {
  const words = [...text.matchAll(/[\p{L}\p{M}'’]+(?:(?<=\b\p{L}{2})\d\b)?|&/gu)].flatMap(({ 0: typed, index }) =>
    wordsOf(typed).map((word) => ({
      // A floured board has flour.
      word: withPrepared && word === 'floured' ? 'flour' : word,
      typed: typed.toLowerCase(),
      start: index,
      end: index + typed.length,
    })),
  )
  /** Whether the words of a name stand at an index, with nothing but spaces and hyphens between: not "coconut, milk". */
  const standsAt = (index: number, name: FoodName) =>
    name.words.every((word, offset) => {
      const [previous, each] = [words[index + offset - 1], words[index + offset]]
      const isNext = offset === 0 || /^[\s\p{Pd}]*$/u.test(text.slice(previous?.end, each?.start))
      return each?.word === word && isNext
    })
  const longestAt = (index: number) => names.get(words[index]?.word ?? '')?.find((each) => standsAt(index, each))
  const found: FoundFood[] = []
  for (let index = 0; index < words.length; index++) {
    const first = words[index]
    // "300 grams flour" is no gram flour.
    if (first && isUnit.test(first.typed) && afterFigure.test(text.slice(0, first.start))) continue
    const name = longestAt(index)
    const last = words[index + (name?.words.length ?? 0) - 1]
    if (!first || !name || !last) continue
    if (statesBefore.has(first.word) && (longestAt(index + 1)?.words.length ?? 0) >= Math.max(name.words.length, 2))
      continue
    const isAlone = name.words.length === 1
    const isNoFood = isAlone && (withPrepared ? notAlone : notAloneInSteps).test(text.slice(first.start))
    if (isNoFood || (isAlone && !isIngredient && ambiguousWords.has(first.typed))) continue
    found.push({ food: name.food, start: first.start, end: last.end })
    index += name.words.length - 1
  }
  return found
}

/** Finds the foods that the words of a line name. It knows no dishes and preparations, whose data are large. */
export const findKnownFoods = (text: string, isIngredient: boolean): FoundFood[] =>
  findIn(namesOfFoods(), text, isIngredient, false)
