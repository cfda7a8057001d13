import { once } from '../lib/remember'
import { englishWords } from './englishWords'
import { brands } from './foodData'
import { type Food, foods } from './foods'
import { fractionSigns, numberWords } from './numbers'
import { consonants, createSpellingCorrection } from './spelling'
import { measureWords } from './units'

/** Characters of an entry that are read. Longer than any entry that somebody types, so it limits pasted text only. */
const MAX_ENTRY_LENGTH = 200
/** A phrase with more unknown words than this is about something other than food. */
const MAX_UNKNOWN_WORDS = 3

/** A phrase that ends with one of these words names another product: apple juice is not an apple. */
const otherProducts = new Set(
  'juice soup sauce cake pie syrup liqueur flavour flavor food shampoo soap candle wire plate pot pan knife wrapper'.split(
    ' ',
  ),
)

/** With these words behind it, the name of meat or fish means another part of the animal, or another dish: pork rind. */
const otherParts = new Set(
  'brain rind skin blood tongue trotter head foot feet tail ear gizzard intestine neck floss tartare scratching'.split(
    ' ',
  ),
)

/** Words for an amount, a unit or a state. They describe a food and never name one. */
const descriptors = new Set([
  ...measureWords('mass', 'volume', 'spoon', 'container').map(singularize),
  ...numberWords,
  ...`a an the of some few little bit lot half quarter third dozen couple piece slice bunch head handful knob stick
  portion sprig sheet large small medium big fresh freshly
  frozen organic free range ripe chopped sliced diced grated shredded cooked uncooked raw dried leftover left over from
  yesterday boneless skinless lean whole plain unsalted heavy natural low fat reduced x good quality local my our about
  approx around`.split(/\s+/),
])

/**
 * Words that people write for others, also within a name: "chopped toms". Bread soda is here because names match in any
 * order of their words, and soda bread is another food.
 */
const otherWords: Readonly<Record<string, string>> = {
  toms: 'tomatoes',
  stake: 'steak',
  sorce: 'sauce',
  'bread soda': 'baking soda',
  cauli: 'cauliflower',
  choc: 'chocolate',
  shrooms: 'mushrooms',
  'coco powder': 'cocoa',
}
const otherWord = new RegExp(`\\b(?:${Object.keys(otherWords).join('|')})\\b`)
const everyOtherWord = new RegExp(otherWord, 'g')

/** Words for a treatment that makes a food another food. */
const states = new Set(['smoked', 'cooked', 'dried', 'tinned', 'canned', 'pickled', 'salted', 'roasted'])

/** A name or an alias of a food, as normalized words. */
export interface FoodName {
  readonly food: Food
  readonly words: readonly string[]
}

/** The names of all foods, in the forms that the functions below look them up. */
interface NameIndex {
  /** Foods by the `nameKey` of each of their names. */
  readonly foodsByKey: ReadonlyMap<string, Food>
  /** Every name of every food, under each of its words. */
  readonly namesByWord: ReadonlyMap<string, readonly FoodName[]>
  readonly findClosestWord: (word: string) => string | undefined
}

/** Built when it is first needed: on a phone that takes longer than to load the module. */
const nameIndex = once(buildIndex)

function buildIndex(): NameIndex {
  const foodsByKey = new Map<string, Food>()
  const namesByWord = new Map<string, FoodName[]>()
  for (const name of foodNames()) {
    foodsByKey.set(nameKey(name.words), name.food)
    for (const word of name.words) {
      const others = namesByWord.get(word)
      if (others) others.push(name)
      else namesByWord.set(word, [name])
    }
  }
  // Of two words as close, one that is a name by itself is likelier: "shrip" is shrimp, not a strip.
  const isName = (word: string) => Number(foodsByKey.has(word))
  const words = [...namesByWord.keys()].toSorted((a, b) => isName(b) - isName(a))
  // Every word of a name, and its plural: "egss" is closer to "eggs" than to "egg".
  const knownWords = words.flatMap((word) => (word.endsWith('s') ? [word] : [word, `${word}s`]))
  return { foodsByKey, namesByWord, findClosestWord: createSpellingCorrection(knownWords) }
}

/** Every name and alias of every food, as normalized words. */
export const foodNames = once((): readonly FoodName[] =>
  [...foods.values()].flatMap((food) => [food.name, ...food.aliases].map((name) => ({ food, words: nameWords(name) }))),
)

/** The normalized words of a name. Most names are plain words, which need less work. */
const nameWords = (name: string) =>
  /^[a-z ]+$/.test(name) && !/peppers?\b/.test(name) ? name.split(' ').map(singularize) : normalizeWords(name)

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
  const words = normalizeWords(text)
  const food = nameIndex().foodsByKey.get(nameKey(words))
  const kind = recognizeKindInBrackets(text)
  if (kind) return [{ ...kind, phrase: text }]
  if (food)
    return [
      {
        food,
        name: typedName(text, { food, words: normalizeWords(pageName({ food, words })) }),
        phrase: text,
        isGuess: false,
      },
    ]
  return text.split(/[&+;\n()[\]]|(?<!\d)\/|\b(?:and|with|plus|or)\b/i).flatMap(recognizePhrase)
}

/** Reads a food with its kind in brackets: "fish (salmon)" is salmon, and "sausages (beef)" are beef sausages. */
function recognizeKindInBrackets(text: string): RecognizedFood | undefined {
  const [, before = '', inside = ''] = /^([^()]+)\(([^()]+)\)\W*$/.exec(text) ?? []
  const [general, ...others] = recognizePhrase(before)
  const [kind] = recognizePhrase(inside)
  if (!general || !kind || others.length > 0) return
  const name = `${kind.name} ${general.name}`
  const food = nameIndex().foodsByKey.get(nameKey(normalizeWords(name)))
  if (food) return { ...general, food, name }
  if (kind.food.kind !== general.food.kind) return
  return kind.food.kind === 'meat' ? { ...general, name } : kind
}

/** Returns the food whose name the words of a text are, in any order. */
export const foodNamed = (text: string): Food | undefined =>
  nameIndex().foodsByKey.get(nameKey(normalizeWords(text.slice(0, MAX_ENTRY_LENGTH))))

/** Returns the only word of a text that is not a description; undefined if there are more, or none. */
export function onlyNameWord(text: string): string | undefined {
  const [word, ...others] = normalizeWords(text).filter((each) => !descriptors.has(each))
  return others.length === 0 ? word : undefined
}

/** Returns the foods of {@link recognizePhrases} alone. */
export const recognizeFoods = (entry: string): Food[] => recognizePhrases(entry).map(({ food }) => food)

/** Whether an entry has descriptors only or nothing, such as the second part of "flour, plain" split at the comma. */
export function hasOnlyDescriptors(entry: string): boolean {
  return normalizeWords(entry.slice(0, MAX_ENTRY_LENGTH)).every((word) => descriptors.has(word))
}

/** Words that describe a food in a list beside {@link descriptors}: how it is sold, cut and kept, its colour, how much there is. */
const listWords = new Set(
  `and with plus or in it its is are to be have has got i we but only just much many enough more also too so nice
  tasty spare extra loads plenty need needs using use up soon tinned canned jarred bottled packaged mixed assorted
  various different thin thick toasted roasted baked boiled fried steamed grilled poached mashed peeled pitted stoned
  rinsed drained washed trimmed halved quartered cubed crushed crumbled melted softened chilled red white yellow
  orange purple brown cold new thanksgiving christmas easter pod bulb floret last tuber kernel splash mug bone piece end bit scraped unripe`
    .split(/\s+/)
    .map(singularize),
)

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

/** "Pepper" is the spice, but "peppers" and "half a pepper" are the vegetable. */
const pepperVegetable = new RegExp(
  `\\bpeppers\\b|(?=pepper$)(?<=^(?:half|an?|one|two|three|[\\d/${fractionSigns}])[\\s\\d/${fractionSigns}]*(?:an?\\s)?)pepper$`,
  'g',
)

/** A unit before a food does not belong to its name: 500 gram flour is not gram flour. A peanut butter cup is a sweet. */
const unitBefore = /(?<=\d ?)(?:cup|gram)s?\b|(?<=\ban? )cups?\b|(?<!butter )\bcups? (?=\w)/g

/** A brand that ends with a digit: PB2. */
const nameWithDigit = /^\p{L}{2}\d$/u

/** The words of a text, lower-case and singular, without accents and punctuation. Drops amounts: words with a digit. */
export function normalizeWords(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .replace(/&/g, ' and ')
    .replace(unitBefore, '')
    .replace(everyOtherWord, (word) => otherWords[word] ?? word)
    .replace(pepperVegetable, 'bell pepper')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word && (!/\p{N}/u.test(word) || nameWithDigit.test(word)))
    .map(singularize)
}

/** A word in lower case, without accents and apostrophes. */
export const bareWord = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')

/** Returns the singular of an English word, by its ending. */
export function singularize(word: string): string {
  if (word.length < 4 || /(ss|us)$/.test(word)) return word
  if (/(leaves|loaves|halves)$/.test(word)) return word.replace(/ves$/, 'f')
  if (/(llies|hilies|oes|shes|ches|xes|sses)$/.test(word)) return word.slice(0, -2)
  if (word.endsWith('ies')) return word.replace(/ies$/, 'y')
  return word.endsWith('s') ? word.slice(0, -1) : word
}

/** A key that is the same for the same words in any order. */
function nameKey(words: readonly string[]): string {
  return words.toSorted().join(' ')
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
  const words = correctPhrase(typed)
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
  if (isImitation(phrase, name.food) || isDried(phrase, name)) return []

  const nameWords = new Set(names.flatMap((each) => each.words))
  const unknownCount = words.filter((word) => !nameWords.has(word) && !descriptors.has(word)).length
  const recognized = names.map((each) => toRecognized(each, ''))
  // Two guesses make no list: "Datu Puti vinegar" is vinegar.
  const guesses = recognized.filter(({ isGuess }) => isGuess).length
  if (names.length > 2 && unknownCount === 0 && guesses < 2) return recognized
  return unknownCount > MAX_UNKNOWN_WORDS ? [] : [toRecognized(name, phrase)]
}

/** Whether a word at the end of a phrase says that the phrase names another product than the food that it begins with. */
const isOtherProduct = (lastWord: string, { kind }: Food) =>
  otherProducts.has(lastWord) || ((kind === 'meat' || kind === 'fish') && otherParts.has(lastWord))

/** What a food is sold in, or cut into, belongs to its amount. */
const container = /^(?:can|tin|jar|pouch|loaf|loaves|slice)s?$/

/** Returns a food's name in the user's own words, or the page's where a word of it is misspelt. */
function typedName(phrase: string, { food, words }: FoodName): string {
  const typed = phrase
    .toLowerCase()
    .split(/[^\p{L}\p{M}'’-]+/u)
    .filter((word) => words.includes(normalizeWords(word).join(' ')))
  // "Stake" is steak.
  if (typed.length > 0 && otherWord.test(phrase.toLowerCase())) return withoutContainer(pageName({ food, words }))
  const isWhole = words.every((word) => typed.some((each) => normalizeWords(each).join(' ') === word))
  const name = typed.filter((word) => !container.test(word)).join(' ')
  if (typed.length > 0 && name === '') return food.name
  if (brands.has(name.replace(/['’]/g, '')) || brands.has(words.join(' '))) return food.name
  // "Breast of chicken" and "2 sticks celery" have the words in another order than the name.
  const isInOrder = typed.map((word) => normalizeWords(word).join(' ')).join(' ') === words.join(' ')
  return isWhole && isInOrder ? name : withoutContainer(pageName({ food, words }))
}

/** "Tuna tin" is tuna. */
const withoutContainer = (name: string) =>
  name
    .split(' ')
    .filter((word) => !container.test(word))
    .join(' ')

/** Returns the name that the page has for these words: the food's own, or the alias that they are. */
function pageName({ food, words }: FoodName): string {
  const key = nameKey(words)
  const known = [food.name, ...food.aliases].find((name) => nameKey(normalizeWords(name)) === key)
  return known === undefined || brands.has(known) ? food.name : known
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

/** Whether a phrase names the dried form of a food that recipes use fresh: dried okra. */
const isDried = (phrase: string, { food: { kind }, words }: FoodName) =>
  ['vegetable', 'meat', 'fish'].includes(kind) && /\bdried\b/i.test(phrase) && !words.includes('dried')

/** A word of so many letters is close to many others. */
const SHORT_WORD = 5

/**
 * Corrects the words of a phrase. Beside a word that the page does not know, a short word is a word of another
 * language, or of a brand, rather than a food with other consonants: "kacha lonka" is not kasha, "pan de molde" not mole.
 */
function correctPhrase(typed: readonly string[]): string[] {
  const corrected = typed.map(correctSpelling)
  const isUnknown = (word: string) => !nameIndex().namesByWord.has(word) && !descriptors.has(word)
  if (!corrected.some(isUnknown)) return corrected
  return typed.map((word, index) => {
    const closest = corrected[index] ?? word
    return word.length > SHORT_WORD || consonants(word) === consonants(closest) ? closest : word
  })
}

/** Returns the closest word of the food names, or the word itself if it is known or has no close match. */
const correctSpelling = (word: string): string => correctWord(word) ?? word

/** Whether a word has a meaning of its own beside the names of foods: an amount, a description, any word of English. */
export const isOrdinaryWord = (word: string): boolean =>
  descriptors.has(word) || otherProducts.has(word) || englishWords.has(word)

/** Returns the word of the food names that a normalized word is misspelt for; undefined if it is known or close to none. */
export function correctWord(word: string): string | undefined {
  if (nameIndex().namesByWord.has(word) || isOrdinaryWord(word)) return undefined
  const closest = nameIndex().findClosestWord(word)
  return closest === undefined ? undefined : singularize(closest)
}

/**
 * Returns the food names in a phrase, the longest first. Of two equally long names it prefers the one that is spelt as
 * typed, so buckwheat groats are not goat, and then the one that ends later, because in English the last noun is the thing
 * and the nouns before describe it: a beef stock cube is stock.
 */
function findNames(words: readonly string[], typed: readonly string[]): FoodName[] {
  // Smoked mackerel fillets are not mackerel fillets.
  const namesState = (name: FoodName) => name.words.some((word) => states.has(word))
  // Unsalted peanut butter is not unsalted butter.
  const tellingWords = (name: FoodName) => name.words.filter((word) => !descriptors.has(word)).length
  const isGuess = (name: FoodName) => name.words.some((word) => !typed.includes(word))
  const uniqueWords = new Set(words)
  const endIndex = (name: FoodName) => words.lastIndexOf(name.words.at(-1) ?? '')
  const [longest] = [...uniqueWords]
    .flatMap((word) => nameIndex().namesByWord.get(word) ?? [])
    .filter((name) => name.words.every((word) => uniqueWords.has(word)))
    .toSorted(
      (a, b) =>
        b.words.length - a.words.length ||
        Number(namesState(b)) - Number(namesState(a)) ||
        Number(isGuess(a)) - Number(isGuess(b)) ||
        tellingWords(b) - tellingWords(a) ||
        endIndex(b) - endIndex(a),
    )
  return longest
    ? [
        longest,
        ...findNames(
          words.filter((word) => !longest.words.includes(word)),
          typed,
        ),
      ]
    : []
}
