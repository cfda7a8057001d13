import { remember } from '../lib/remember'
import type { Food } from './foods'
import { type FoodName, nameOfWords, namesWith, wordsOfFoods } from './nameIndex'
import { separated } from './spelling'
import { normalizeWords } from './words'

/** A food that a text names. */
export interface FoundFood {
  readonly food: Food
  /** Where its name stands in the text. */
  readonly start: number
  readonly end: number
}

/** The same, as the check against the wishes reads it. */
export interface FoundName extends FoundFood {
  /** Its name, in lower case and with single spaces, as the page spells it: "peanut butter" for "peanutbutter". */
  readonly name: string
  /** Whether the text has it in another form, written as one word or misspelt. */
  readonly isSpelt: boolean
  /** Whether a word was misspelt, so that the food is a guess. */
  readonly isGuess: boolean
}

/** How a text is read. */
interface Mode {
  /** Whether the text is the line of an ingredient, where "mince" is not a verb. */
  readonly isIngredient: boolean
  /** Whether to find dishes and preparations too, such as a roux, and names that are written as one word. */
  readonly withPrepared: boolean
  /** Returns what a misspelt word may mean, the likeliest first. Without it no word is guessed. */
  readonly correct?: ((word: string) => readonly string[]) | undefined
}

/** A word of a text, in the form of the names of foods. */
interface Token {
  word: string
  readonly start: number
  readonly end: number
  /** Whether nothing but a space or hyphens stands before it. */
  readonly goesOn: boolean
  isSpelt: boolean
  isGuess: boolean
}

/** Words of steps that are verbs or dishes more often than foods. */
const ambiguousWords = new Set(
  'fry toast crisp vegetable vegetables meat mash mince roll rolls squash chop salad soup sauce dish stew fat cake cakes cookie cookies burger burgers spread stuffing sponge curds bun buns wrap wraps caramel glue glues paint poison varnish'.split(
    ' ',
  ),
)

/** "4 cloves of garlic", "off the bone" */
const notAlone = /(?:(?:clove|juice)s?\s+(?:of|garlic)|speck\s+of|bones?)\b/iy
/** "Cream the butter and the sugar", "fish out the bay leaf" too, where findMentions.ts tells verbs better. */
const notAloneInSteps = new RegExp(`${notAlone.source}|(?:cream\\s+(?:the|together)|fish\\s+out)\\b`, 'iy')

/** A state before the name of a food: cooked rice noodles are rice noodles, and not cooked rice. */
const statesBefore = new Set('cooked leftover steamed boiled fresh brown white'.split(' '))

/** What a word of a text is, as names are compared. */
interface Reading {
  readonly words: readonly string[]
  readonly isSpelt: boolean
  readonly isGuess: boolean
}
/** Reads a word, also a name that is written as one: of dishes and preparations too, or of foods alone. */
const createWordReader = (withPrepared: boolean) =>
  remember((typed: string): Reading => {
    const words = normalizeWords(typed)
    const [word = '', ...others] = words
    // A floured board has flour.
    const plain = { words: word === 'floured' ? ['flour'] : words, isSpelt: false, isGuess: false }
    if (others.length > 0 || word === 'floured' || (!withPrepared && wordsOfFoods().has(word))) return plain
    const parts = separated(word)
    return parts && (withPrepared || nameOfWords(parts.words)) ? { ...parts, isSpelt: true } : plain
  }, 4000)
const [readAnyWord, readWordOfFood] = [createWordReader(true), createWordReader(false)]

const wordPattern = /[\p{L}\p{M}'’]+(?:(?<=\b\p{L}{2})\d\b)?|&/gu
const gapInName = /^[\s\p{Pd}]*$/u
/** Addresses, whose words do not belong to a recipe. */
const addresses = /\b(?:https?:\/\/|www\.)\S{1,500}/gi

function tokensOf(typed: string, withPrepared: boolean): Token[] {
  const text = /www|:\/\//i.test(typed) ? typed.replace(addresses, (words) => ' '.repeat(words.length)) : typed
  const read = withPrepared ? readAnyWord : readWordOfFood
  const tokens: Token[] = []
  let last = 0
  for (const { 0: typedWord, index: start } of text.matchAll(wordPattern)) {
    const end = start + typedWord.length
    let goesOn = (start === last + 1 && text[last] === ' ') || gapInName.test(text.slice(last, start))
    const { words, isSpelt, isGuess } = read(typedWord)
    for (const [at, word] of words.entries()) {
      // Peppers are bell peppers, which others write with both words.
      if (at === 0 && words.length > 1 && tokens.at(-1)?.word === word) continue
      tokens.push({ word, start, end, goesOn, isSpelt, isGuess })
      goesOn = true
    }
    if (words.length > 0) last = end
  }
  return tokens
}

/** How much of a line is searched for misspelt names, in characters, so that a long line takes no longer. */
const MAX_GUESSED = 100
/** The sign before the words after a food's name: how it is cut, or a remark. */
const afterName = /[,;(:–—]|\s-\s/

/**
 * Finds the foods that a text names, such as a step of a recipe: at each place the longest name, on word boundaries,
 * so coconut milk is not milk. Unlike `recognizeFoods` it corrects no spelling, because many words of a text are not
 * foods.
 *
 * @param isIngredient whether the text is the line of an ingredient, where "mince" is not a verb.
 * @param withPrepared whether to find dishes and preparations too, such as a roux. The page knows only their contents.
 */
export const findFoods = (text: string, isIngredient = false, withPrepared = false): FoundFood[] =>
  findNames(text, { isIngredient, withPrepared })

/** Finds foods like {@link findFoods}, with their names. */
export function findNames(text: string, { isIngredient, withPrepared, correct }: Mode): FoundName[] {
  const tokens = tokensOf(text, withPrepared)
  const standsAt = (at: number, { words }: FoodName) =>
    words.every((word, offset) => {
      const token = tokens[at + offset]
      return token?.word === word && (offset === 0 || token.goesOn)
    })
  const longestAt = (at: number): FoodName | undefined =>
    namesWith(tokens[at]?.word ?? '', withPrepared).find((each) => standsAt(at, each))
  if (correct) guessWords(text, tokens, longestAt, correct)
  const found: FoundName[] = []
  for (let index = 0; index < tokens.length; index++) {
    const first = tokens[index]
    const name = longestAt(index)
    const last = tokens[index + (name?.words.length ?? 0) - 1]
    if (!first || !name || !last) continue
    // Two foods in one word: the check names both, and other readers the first.
    if (!withPrepared && first.start < (found.at(-1)?.end ?? 0)) continue
    // "300 grams flour" is a weight, not gram flour.
    if (first.word === 'gram' && /\d\s?$/.test(text.slice(Math.max(0, first.start - 3), first.start))) continue
    if (statesBefore.has(first.word) && (longestAt(index + 1)?.words.length ?? 0) >= Math.max(name.words.length, 2))
      continue
    if (name.words.length === 1) {
      const other = withPrepared ? notAlone : notAloneInSteps
      other.lastIndex = first.start
      const isAmbiguous = !isIngredient && ambiguousWords.has(text.slice(first.start, first.end).toLowerCase())
      if (isAmbiguous || other.test(text)) continue
    }
    const own = tokens.slice(index, index + name.words.length)
    const isSpelt = own.some((each) => each.isSpelt)
    found.push({
      food: name.food,
      start: first.start,
      end: last.end,
      isSpelt,
      name: isSpelt ? name.words.join(' ') : text.slice(first.start, last.end).toLowerCase().replace(/\s+/g, ' '),
      isGuess: own.some(({ isGuess }) => isGuess),
    })
    index += name.words.length - 1
  }
  return found
}

/** Replaces misspelt words before the first comma of a line by the likeliest ones that make a food: "peant butter". */
function guessWords(
  text: string,
  tokens: readonly Token[],
  longestAt: (at: number) => FoodName | undefined,
  correct: (word: string) => readonly string[],
): void {
  const [line = ''] = text.slice(0, MAX_GUESSED).split(afterName, 1)
  /** Whether a food that one can eat has the word at a place in its name. */
  const isOfFood = (at: number) =>
    [at - 3, at - 2, at - 1, at].some((start) => {
      const name = longestAt(start)
      return name !== undefined && start + name.words.length > at && !name.food.contents.has('inedible')
    })
  for (const [index, token] of tokens.entries()) {
    if (token.start >= line.length) return
    const typed = token.word
    if (token.isSpelt || typed.length < 4) continue
    for (const word of correct(typed)) {
      token.word = word
      if (isOfFood(index)) {
        token.isSpelt = true
        token.isGuess = true
        break
      }
      token.word = typed
    }
  }
}
