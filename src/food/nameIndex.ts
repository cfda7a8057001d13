import { once } from '../lib/remember'
import { type Food, foods } from './foods'
import { isDish, preparedFoods } from './preparedFoods'
import { normalizeWords, singularize } from './words'

/** A name or an alias of a food, as normalized words. */
export interface FoodName {
  readonly food: Food
  /** As the table writes it. */
  readonly text: string
  readonly words: readonly string[]
}

/** Names of foods, as texts are searched for them. */
interface NameIndex {
  /** The names under their first word, the longest first. */
  readonly byFirstWord: ReadonlyMap<string, readonly FoodName[]>
  /** All words of the names. */
  readonly words: ReadonlySet<string>
}

function createIndex(names: Iterable<FoodName>): NameIndex {
  const byFirstWord = new Map<string, FoodName[]>()
  const words = new Set<string>()
  for (const name of names) {
    const [first = ''] = name.words
    const others = byFirstWord.get(first)
    if (others) others.push(name)
    else byFirstWord.set(first, [name])
    for (const word of name.words) words.add(word)
  }
  for (const each of byFirstWord.values()) if (each.length > 1) each.sort((a, b) => b.words.length - a.words.length)
  return { byFirstWord, words }
}

/** The normalized words of a name of the tables. Nearly all names are plain words, which need less work. */
const wordsOfName = (name: string) =>
  /^[a-z ]+$/.test(name) && !name.includes('pepper') ? name.split(' ').map(singularize) : normalizeWords(name)

/** Every name and alias of every food. */
export const foodNames = once((): readonly FoodName[] =>
  [...foods.values()].flatMap((food) =>
    [food.name, ...food.aliases].map((text) => ({ food, text, words: wordsOfName(text) })),
  ),
)

/** The names of dishes, preparations and rarer foods, whose contents alone the page knows. */
export const preparedNames = once((): readonly FoodName[] =>
  [...preparedFoods().values()].map((food) => ({ food, text: food.name, words: wordsOfName(food.name) })),
)

const knownIndex = once(() => createIndex(foodNames()))
const preparedIndex = once(() => createIndex(preparedNames()))

/** The names of foods that begin with a word, the longest first. */
export const namesWith = (first: string): readonly FoodName[] => knownIndex().byFirstWord.get(first) ?? []

/** The same of dishes and preparations. */
export const preparedNamesWith = (first: string): readonly FoodName[] => preparedIndex().byFirstWord.get(first) ?? []

/** Whether a word is one of a food's name. */
export const isWordOfFood = (word: string): boolean => knownIndex().words.has(word)

/** Whether a word is one of a name of the two tables. */
export const isWordOfName = (word: string): boolean => isWordOfFood(word) || preparedIndex().words.has(word)

/** All words of the names of foods. */
export const wordsOfFoods = (): ReadonlySet<string> => knownIndex().words

/** Whether a word alone is the name of a food that one can eat. */
export const isSingleName = (word: string): boolean =>
  [...namesWith(word), ...preparedNamesWith(word)].some(
    ({ food, words }) => words.length === 1 && !food.contents.has('inedible'),
  )

/** Returns the name that some words are, in any order: "breast of chicken" has another word. */
export function nameOfWords(words: readonly string[]): FoodName | undefined {
  const areIn = (some: readonly string[], others: readonly string[]) => some.every((word) => others.includes(word))
  const isIt = (name: FoodName) =>
    name.words.length === words.length && areIn(name.words, words) && areIn(words, name.words)
  const found = words.flatMap((word) => namesWith(word).filter(isIt))
  return found.find((name) => name.words.every((word, index) => word === words[index])) ?? found.at(-1)
}

/** Returns the food whose name the words of a text are, in any order. */
export const foodNamed = (text: string): Food | undefined => nameOfWords(normalizeWords(text.slice(0, MAX_NAME)))?.food
/** Longer than any name, in characters. It limits pasted text only. */
const MAX_NAME = 200

/** Whether words name a dish that the list of foods lacks: "fried rice", but not "pizza". */
export function dishNamed(text: string): boolean {
  const name = normalizeWords(text)
  const isIt = ({ food, words }: FoodName) => isDish(food) && words.join(' ') === name.join(' ')
  return !nameOfWords(name) && preparedNamesWith(name[0] ?? '').some(isIt)
}

const joinNames = (names: readonly FoodName[]): ReadonlyMap<string, readonly string[]> =>
  new Map(names.flatMap(({ words }) => (words.length > 1 ? [[singularize(words.join('')), words] as const] : [])))
const joinedFoods = once(() => joinNames(foodNames()))
const joinedPrepared = once(() => joinNames(preparedNames()))

/** The words of a food's name that are written as one: "sour", "cream" of "sourcream". */
export const separateFood = (word: string): readonly string[] | undefined =>
  isWordOfFood(word) ? undefined : joinedFoods().get(word)

/** The same of a dish or a preparation too. */
export const separateName = (word: string): readonly string[] | undefined =>
  joinedPrepared().get(word) ?? joinedFoods().get(word)
