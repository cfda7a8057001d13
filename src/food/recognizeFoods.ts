import { applyEdits } from '../lib/text'
import { brands } from './foodData'
import { type Food, foods } from './foods'
import { type FoodName, foodNamed, nameOfWords, namesWith, separateFood } from './nameIndex'
import { correctWord } from './spelling'
import { bareWord, descriptors, listWords, normalizeWords, products, shortWords, singularize, soldForms } from './words'

/** Characters of an entry that are read. Longer than any entry that somebody types, so it limits pasted text only. */
const MAX_ENTRY_LENGTH = 200
/** A phrase with more unknown words than this is about something other than food. */
const MAX_UNKNOWN_WORDS = 3

/** With these words behind it, the name of meat or fish means another part of the animal, or another dish: pork rind. */
const otherParts = new Set(
  'brain rind skin blood tongue trotter head foot feet tail ear gizzard intestine neck floss tartare scratching'.split(
    ' ',
  ),
)

/** Words for a treatment that makes a food another food. */
const states = new Set(['smoked', 'cooked', 'dried', 'tinned', 'canned', 'pickled', 'salted', 'roasted'])

/** A food that a phrase names. */
export interface RecognizedFood {
  readonly food: Food
  /** The food as the phrase names it, in lower case and without other words: "cherry tomatoes", "eggs". */
  readonly name: string
  /** The part of the entry that names it and its amount. */
  readonly phrase: string
  /** Whether a word was misspelt, so that the food is a guess. */
  readonly isGuess: boolean
}

/**
 * Returns the foods that an entry names, or an empty array if it names no known food.
 * "2 large eggs" gives eggs, "breast of chicken" gives chicken breast, "salt & pepper" gives both.
 *
 * Ignores case, singular and plural, accents, word order, amounts and descriptions, and corrects small
 * misspellings. Reads the first 200 characters only.
 */
export function recognizePhrases(entry: string): RecognizedFood[] {
  const text = entry.slice(0, MAX_ENTRY_LENGTH)
  // Tries the whole entry first, because some names contain a separator: "half and half".
  const kind = recognizeKindInBrackets(text)
  if (kind) return [{ ...kind, phrase: text }]
  const whole = nameOfWords(normalizeWords(text))
  if (whole) return [{ food: whole.food, name: typedName(text, whole), phrase: text, isGuess: false }]
  return text.split(/[&+;\n()[\]]|(?<!\d)\/|\b(?:and|with|plus|or)\b/i).flatMap(recognizePhrase)
}

/** Reads a food with its kind in brackets: "fish (salmon)" is salmon, and "sausages (beef)" are beef sausages. */
function recognizeKindInBrackets(text: string): RecognizedFood | undefined {
  const [, before = '', inside = ''] = /^([^()]+)\(([^()]+)\)\W*$/.exec(text) ?? []
  const [general, ...others] = recognizePhrase(before)
  const [kind] = recognizePhrase(inside)
  if (!general || !kind || others.length > 0) return
  const name = `${kind.name} ${general.name}`
  const food = foodNamed(name)
  if (food) return { ...general, food, name }
  if (kind.food.kind !== general.food.kind) return
  return kind.food.kind === 'meat' ? { ...general, name } : kind
}

/** Returns the only word of a text that is not a description; undefined if there are more, or none. */
export function onlyNameWord(text: string): string | undefined {
  const [word, ...others] = normalizeWords(text).filter((each) => !descriptors.has(each))
  return others.length === 0 ? word : undefined
}

/** Returns the foods of {@link recognizePhrases} alone. */
export const recognizeFoods = (entry: string): Food[] => recognizePhrases(entry).map(({ food }) => food)

/**
 * Returns the words of an entry that say more than a list does, as typed: those that are neither of a name of one of these
 * foods or of a brand, nor an amount, a unit or a description. "That stood in the car" of "chicken that stood in the
 * car".
 *
 * @param isMisspelt whether a word of a food's name is misspelt, so that words close to its names are known too.
 */
export function unknownWords(entry: string, found: readonly Food[], isMisspelt: boolean): string[] {
  const kinds = found.flatMap((food) => [food, foods.get(food.parent ?? '') ?? food])
  const namesOfKinds = kinds.flatMap(({ name, aliases }) => [name, ...aliases].map(normalizeWords))
  // "Sourcream" is sour cream.
  const words = new Set(namesOfKinds.flatMap((name) => [...name, singularize(name.join(''))]))
  // Raw beans are poisonous, and their plain names mean tinned ones.
  const isRawPulse = (word: string) => word === 'raw' && found.some(({ kind }) => kind === 'pulse')
  const isKnown = (word: string) =>
    !isRawPulse(word) &&
    (words.has(word) ||
      descriptors.has(word) ||
      listWords.has(word) ||
      (isMisspelt && words.has(correctWord(word) ?? '')))
  const rest = [...brands].reduce(
    (text, brand) =>
      text.toLowerCase().includes(brand) ? text.replace(new RegExp(`\\b${brand}(?:['’]s)?\\b`, 'i'), ' ') : text,
    entry,
  )
  // "Not" negates an entry, except where it tells how much there is.
  return (rest.replace(/\bnot (?=(?:much|many)\b)/gi, '').match(/[\p{L}\p{M}'’]+/gu) ?? []).filter(
    (word) => !normalizeWords(word).every(isKnown) && !isKnown(singularize(word.toLowerCase())),
  )
}

/** The first word of a description after a food: "tuna in oil", "mint going black", "parsley that must go". */
const description =
  /\s(?:in|from|for|to|going|getting|gone|that|which|must|needs?|needing|starting|turning|past|use(?= (?:by|up|soon|today|tonight|asap))|on (?:the turn|its|their)|i (?=need|want|have|must))\s/i

/**
 * Returns the one food that a phrase names, if any. A phrase that consists of three or more names and
 * descriptors only is a list without commas ("eggs flour milk"), and gives all of its foods.
 */
function recognizePhrase(phrase: string): RecognizedFood[] {
  const [main = ''] = phrase.split(description)
  const typed = normalizeWords(main)
  const words = typed.map((word) => correctWord(word) ?? word)
  const toRecognized = (each: FoodName, part: string): RecognizedFood => ({
    food: each.food,
    name: typedName(main, each),
    phrase: part,
    isGuess: each.words.some((word) => !typed.includes(word)),
  })
  const names = findNames(words, typed)
  const [name] = names
  const lastWord = words.at(-1) ?? ''
  if (!name || (isOtherProduct(lastWord, name.food) && !name.words.includes(lastWord))) return []
  if (isImitation(phrase, name.food)) return []

  const nameWords = new Set(names.flatMap((each) => each.words))
  const unknownCount = words.filter((word) => !nameWords.has(word) && !descriptors.has(word)).length
  const recognized = names.map((each) => toRecognized(each, ''))
  // Two guesses make no list: "Datu Puti vinegar" is vinegar.
  const guesses = recognized.filter(({ isGuess }) => isGuess).length
  if (names.length > 2 && unknownCount === 0 && guesses < 2) return recognized
  return unknownCount > MAX_UNKNOWN_WORDS ? [] : [toRecognized(name, phrase)]
}

/** Whether a word after a food is only the form in which it is sold: turmeric powder is turmeric. */
export const isSoldForm = (word: string, { kind }: Food): boolean =>
  (kind === 'spice' || kind === 'pantry') && soldForms.has(word)

/** Whether a word at the end of a phrase says that the phrase names another product than the food that it begins with. */
const isOtherProduct = (lastWord: string, food: Food) =>
  (products.has(lastWord) && !isSoldForm(lastWord, food)) ||
  ((food.kind === 'meat' || food.kind === 'fish') && otherParts.has(lastWord))

/** What a food is sold in, or cut into, belongs to its amount: "tuna tin" is tuna. */
const container = /^(?:can|tin|jar|pouch|loaf|loaves|slice)s?$/

/** Returns a food's name in the user's own words, or the page's where these are misspelt or in another order. */
function typedName(phrase: string, { food, words, text }: FoodName): string {
  const typed = phrase
    .toLowerCase()
    .split(/[^\p{L}\p{M}'’-]+/u)
    .filter((word) => words.includes(normalizeWords(word).join(' ')))
  const isTyped =
    typed.map((word) => normalizeWords(word).join(' ')).join(' ') === words.join(' ') &&
    !typed.some((word) => shortWords.has(word))
  const name = (isTyped ? typed : text.split(' ')).filter((word) => !container.test(word)).join(' ')
  return name === '' || [name.replace(/['’]/g, ''), text, words.join(' ')].some((each) => brands.has(each))
    ? food.name
    : name
}

/**
 * Whether a phrase describes an imitation of an animal product: "vegan cheese", "meat-free burger". An
 * imitation that works in the same recipes is a food or an alias of its own: "vegetarian mince".
 */
function isImitation(phrase: string, { kind }: Food): boolean {
  const meatFree = /\b(?:vegetarian|veggie|meat[- ]?free|meatless)\b/i
  const animalFree =
    /\b(?:vegan|plant[- ]?based|dairy[- ]?free|egg[- ]?free|mock|imitation|fake|substitute|replacer)\b/i
  if (kind === 'meat' || kind === 'fish') return meatFree.test(phrase) || animalFree.test(phrase)
  return (kind === 'egg' || kind === 'dairy') && animalFree.test(phrase)
}

/**
 * Returns the food names in a phrase, the longest first. Of two equally long names it prefers the one that is spelt as
 * typed, so buckwheat groats are not goat, and then the one that ends later, because in English the last noun is the thing
 * and the nouns before describe it: a beef stock cube is stock.
 */
function findNames(words: readonly string[], typed: readonly string[]): FoodName[] {
  const isIn = (name: FoodName) => name.words.every((word) => words.includes(word))
  const count = (name: FoodName, isCounted: (word: string) => boolean) => name.words.filter(isCounted).length
  const rank = (name: FoodName) => [
    name.words.length,
    // Smoked mackerel fillets are not mackerel fillets.
    Math.min(
      1,
      count(name, (word) => states.has(word)),
    ),
    Number(name.words.every((word) => typed.includes(word))),
    // Unsalted peanut butter is not unsalted butter.
    count(name, (word) => !descriptors.has(word)),
    words.lastIndexOf(name.words.at(-1) ?? ''),
  ]
  const [longest] = [...new Set(words)]
    .flatMap((word) => namesWith(word).filter(isIn))
    .map((name) => ({ name, rank: rank(name) }))
    .toSorted((a, b) => b.rank.map((each, index) => each - (a.rank[index] ?? 0)).find(Boolean) ?? 0)
  if (!longest) return []
  const { name } = longest
  return [
    name,
    ...findNames(
      words.filter((word) => !name.words.includes(word)),
      typed,
    ),
  ]
}

/** A word that is long enough for two. */
const longWord = /[\p{L}\p{M}'’]{5,}/gu

/** Writes the names of foods in an entry, or in a phrase of a recipe, with their spaces: "sour cream" for "sourcream". */
export const separateNames = (text: string): string =>
  applyEdits(
    text,
    [...text.matchAll(longWord)].flatMap(({ 0: typed, index }) => {
      const words = separateFood(singularize(bareWord(typed)))
      return words ? [{ start: index, end: index + typed.length, text: words.join(' ') }] : []
    }),
  )
