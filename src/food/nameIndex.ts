import { once } from '../lib/remember'
import { type Food, foods, isDish, preparedFoods } from './foods'
import { normalizeWords, singularize } from './words'

/** A name or an alias of a food, as the table writes it and as normalized words. */
export interface FoodName {
  readonly food: Food
  readonly text: string
  readonly words: readonly string[]
}

/** Nearly all names are plain words, which need less work than others. */
const wordsOfName = (name: string) =>
  /^[a-z ]+$/.test(name) && !name.includes('pepper') ? name.split(' ').map(singularize) : normalizeWords(name)

const namesOf = (all: ReadonlyMap<string, Food>): readonly FoodName[] =>
  [...all.values()].flatMap((food) =>
    [food.name, ...food.aliases].map((text) => ({ food, text, words: wordsOfName(text) })),
  )

/** Every name and alias of every food. */
export const foodNames = once(() => namesOf(foods))
/** All names, of dishes and preparations too. Of two equal names the prepared food counts, whose contents are more exact. */
export const allNames = once(() => [...namesOf(preparedFoods()), ...foodNames()])

/** The names under their first word, the longest first. */
function createIndex(names: readonly FoodName[]): ReadonlyMap<string, readonly FoodName[]> {
  const byFirstWord = new Map<string, FoodName[]>()
  for (const name of names) {
    const [first = ''] = name.words
    const others = byFirstWord.get(first)
    if (others) others.push(name)
    else byFirstWord.set(first, [name])
  }
  for (const each of byFirstWord.values()) if (each.length > 1) each.sort((a, b) => b.words.length - a.words.length)
  return byFirstWord
}
const knownIndex = once(() => createIndex(foodNames()))
const fullIndex = once(() => createIndex(allNames()))

/** The names that begin with a word, the longest first. `withPrepared` adds those of dishes and preparations. */
export const namesWith = (first: string, withPrepared = false): readonly FoodName[] =>
  (withPrepared ? fullIndex : knownIndex)().get(first) ?? []

/** All words of the names of foods. */
export const wordsOfFoods = once((): ReadonlySet<string> => new Set(foodNames().flatMap(({ words }) => words)))
/** The same with those of dishes and preparations. */
export const wordsOfNames = once((): ReadonlySet<string> => new Set(allNames().flatMap(({ words }) => words)))

/** Whether a word alone is the name of a food that one can eat. */
export const isSingleName = (word: string): boolean =>
  namesWith(word, true).some(({ food, words }) => words.length === 1 && !food.contents.has('inedible'))

/** Returns the name that some words are, in any order: "breast of chicken" has another word. */
export function nameOfWords(words: readonly string[]): FoodName | undefined {
  const areIn = (some: readonly string[], others: readonly string[]) => some.every((word) => others.includes(word))
  const isIt = (name: FoodName) =>
    name.words.length === words.length && areIn(name.words, words) && areIn(words, name.words)
  const found = words.flatMap((word) => namesWith(word).filter(isIt))
  return found.find((name) => name.words.every((word, index) => word === words[index])) ?? found.at(-1)
}

/** Longer than any name, in characters. It limits pasted text only. */
const MAX_NAME = 200
/** Returns the food whose name the words of a text are, in any order. */
export const foodNamed = (text: string): Food | undefined => nameOfWords(normalizeWords(text.slice(0, MAX_NAME)))?.food

/** Whether words name a dish that the list of foods lacks: "fried rice", but not "pizza". */
export function dishNamed(text: string): boolean {
  const name = normalizeWords(text)
  const isIt = ({ food, words }: FoodName) => isDish(food) && words.join(' ') === name.join(' ')
  return !nameOfWords(name) && namesWith(name[0] ?? '', true).some(isIt)
}
