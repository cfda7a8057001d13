import { applyEdits } from '../lib/text'
import type { FoundFood } from './findFoods'
import { brands, type Food, foods } from './foods'
import { nameOfWords } from './nameIndex'
import { ownName, readPhrase } from './recognizeIngredient'
import { entryCorrections } from './spelling'
import { descriptors, listWords, normalizeWords, singularize } from './words'

/** Characters of an entry that are read. It limits pasted text only. */
export const MAX_ENTRY_LENGTH = 200
/** A phrase with more unknown words than this is about something other than food. */
const MAX_UNKNOWN_WORDS = 3

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

/** Returns the foods that an entry names: of "salt & pepper" both. It corrects slips, and ignores amounts and descriptions. */
export function recognizePhrases(entry: string): RecognizedFood[] {
  const text = entry.slice(0, MAX_ENTRY_LENGTH)
  // Tries the whole entry first, because some names contain a separator: "half and half".
  const whole = nameOfWords(normalizeWords(text))
  if (whole) return recognizePhrase(text)
  const ofKind = recognizeKindInBrackets(text)
  if (ofKind) return [ofKind]
  return text.split(/[&+,;\n()[\]]|(?<!\d)\/|\b(?:and|with|plus|or)\b/i).flatMap(recognizePhrase)
}

/** Reads a food with its kind in brackets: "fish (salmon)" is salmon, and "sausages (beef)" are beef sausages. */
function recognizeKindInBrackets(text: string): RecognizedFood | undefined {
  const [, before = '', inside = ''] = /^([^()]+)\(([^()]+)\)\W*$/.exec(text) ?? []
  const [[general, ...others], [kind]] = [recognizePhrase(before), recognizePhrase(inside)]
  if (!general || !kind || others.length > 0 || kind.food.kind !== general.food.kind) return undefined
  const name = `${kind.name} ${general.name}`
  return { ...(kind.food.kind === 'meat' ? { ...general, name } : kind), phrase: text }
}

/** Returns the foods of {@link recognizePhrases} alone. */
export const recognizeFoods = (entry: string): Food[] => recognizePhrases(entry).map(({ food }) => food)

/**
 * Returns the words of an entry that say more than a list does, such as "that stood in the car": none of the names of these
 * foods, of a brand, an amount or a description. Beside a guess, words close to those of the names are known too.
 */
export function unknownWords(entry: string, found: readonly Pick<RecognizedFood, 'food' | 'isGuess'>[]): string[] {
  const kinds = found.flatMap(({ food }) => [food, foods.get(food.parent ?? '') ?? food])
  const namesOfKinds = kinds.flatMap(({ name, aliases }) => [name, ...aliases].map(normalizeWords))
  const isMisspelt = found.some(({ isGuess }) => isGuess)
  // "Sourcream" is sour cream.
  const words = new Set(namesOfKinds.flatMap((name) => [...name, singularize(name.join(''))]))
  // Raw beans are poisonous, and their plain names mean tinned ones.
  const isRawPulse = (word: string) => word === 'raw' && found.some(({ food }) => food.kind === 'pulse')
  const isKnown = (word: string) =>
    !isRawPulse(word) &&
    (words.has(word) ||
      descriptors.has(word) ||
      listWords.has(word) ||
      (isMisspelt && entryCorrections(word).some((each) => words.has(each))))
  const named = [...brands].filter((brand) => entry.toLowerCase().includes(brand))
  const rest = named.reduce((text, brand) => text.replace(new RegExp(`\\b${brand}(?:['’]s)?\\b`, 'i'), ' '), entry)
  // "Not" negates an entry, except where it tells how much there is.
  return (rest.replace(/\bnot (?=(?:much|many)\b)/gi, '').match(/[\p{L}\p{M}'’]+/gu) ?? []).filter(
    (word) => !normalizeWords(word).every(isKnown) && !isKnown(singularize(word.toLowerCase())),
  )
}

/** What a food is sold in, or cut into, belongs to its amount: "tuna tin" is tuna. */
const container = /\b(?:can|tin|jar|pouch|loaf|loaves|slice)s?\b/g

/** Returns the one food that a phrase names, if any; all of a list without commas, of three names at least: "eggs flour milk". */
function recognizePhrase(phrase: string): RecognizedFood[] {
  const { name, found, words } = readPhrase(phrase, entryCorrections)
  const toRecognized = (each: FoundFood, part: string): RecognizedFood => ({
    food: each.food,
    name: ownName(each).replace(container, '').trim() || each.food.name,
    phrase: part,
    isGuess: each.isGuess,
  })
  const gaps = found.map(({ start, end }) => ({ start, end, text: ' ' }))
  const others = normalizeWords(applyEdits(words, gaps)).filter((word) => !descriptors.has(word))
  // Two guesses make no list: "Datu Puti vinegar" is vinegar.
  const guesses = found.filter(({ isGuess }) => isGuess).length
  if (found.length > 2 && others.length === 0 && guesses < 2) return found.map((each) => toRecognized(each, ''))
  const isOther = name && isImitation(phrase, name.food) && !isImitation(name.name, name.food)
  return !name || isOther || others.length > MAX_UNKNOWN_WORDS ? [] : [toRecognized(name, phrase)]
}

/** Whether a phrase describes an imitation of an animal product, such as a meat-free burger, that is no food of the table. */
function isImitation(phrase: string, { kind }: Food): boolean {
  const meatFree = /\b(?:vegetarian|veggie|meat[- ]?free|meatless)\b/i
  const animalFree =
    /\b(?:vegan|plant[- ]?based|dairy[- ]?free|egg[- ]?free|mock|imitation|fake|substitute|replacer)\b/i
  if (kind === 'meat' || kind === 'fish') return meatFree.test(phrase) || animalFree.test(phrase)
  return (kind === 'egg' || kind === 'dairy') && animalFree.test(phrase)
}
