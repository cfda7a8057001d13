import { remember } from '../lib/remember'
import type { Food } from './foods'
import { type FoodName, nameOfWords, namesWith, wordsOfFoods } from './nameIndex'
import type { Span } from './numbers'
import { separated } from './spelling'
import { normalizeWords } from './words'

/** A food that a text names, and where. */
export interface FoundFood extends Span {
  readonly food: Food
  /** Its name, in lower case and with single spaces, as the page spells it: "peanut butter" for "peanutbutter". */
  readonly name: string
  /** Whether the text has it in another form, written as one word or misspelt. */
  readonly isSpelt: boolean
  /** Whether a word was misspelt, so that the food is a guess. */
  readonly isGuess: boolean
}

/** How a text is read. */
export interface Mode {
  /** Whether the text is the line of an ingredient, where "mince" is not a verb. */
  readonly isIngredient?: boolean
  /** Whether to find dishes and preparations too, such as a roux, whose contents alone the page knows. */
  readonly withPrepared?: boolean
  /** Returns what a misspelt word may mean, the likeliest first. Without it no word is guessed. */
  readonly correct?: ((word: string) => readonly string[]) | undefined
}

/** A word of a text, in the form of the names of foods. */
interface Token extends Span {
  word: string
  /** Whether nothing but a space or hyphens stands before it. */
  readonly goesOn: boolean
  isSpelt: boolean
  isGuess: boolean
}

/** Words of steps that are verbs or dishes more often than foods. */
const ambiguousWords = new Set(
  'fry toast crisp vegetable vegetables meat mash mince roll rolls squash chop salad soup sauce dish stew fat cake cakes cookie cookies burger burgers spread stuffing sponge curds bun buns wrap wraps caramel'.split(
    ' ',
  ),
)

/** "4 cloves of garlic", "off the bone" */
const notAlone = /(?:(?:clove|juice)s?\s+(?:of|garlic)|speck\s+of|bones?)\b/iy
/** "Cream the butter and the sugar", "fish out the bay leaf" too, where findMentions.ts tells verbs better. */
const notAloneInSteps = new RegExp(`${notAlone.source}|(?:cream\\s+(?:the|together)|fish\\s+out)\\b`, 'iy')
/** A state before the name of a food: cooked rice noodles are rice noodles, and not cooked rice. */
const statesBefore = new Set('cooked leftover steamed boiled fresh brown white'.split(' '))

/** Reads a word, also a name that is written as one: of dishes and preparations too, or of foods alone. */
const createWordReader = (withPrepared: boolean) =>
  remember((typed: string) => {
    const words = normalizeWords(typed)
    const [word = ''] = words
    // A floured board has flour.
    if (word === 'floured') return { words: ['flour'], isSpelt: false, isGuess: false }
    const isPlain = words.length > 1 || (!withPrepared && wordsOfFoods().has(word))
    const parts = isPlain ? undefined : separated(word)
    return parts && (withPrepared || nameOfWords(parts.words))
      ? { ...parts, isSpelt: true }
      : { words, isSpelt: false, isGuess: false }
  }, 4000)
const [readAnyWord, readWordOfFood] = [createWordReader(true), createWordReader(false)]

const wordPattern = /[\p{L}\p{M}'’]+(?:(?<=\b\p{L}{2})\d\b)?|&/gu
const gapInName = /^[\s\p{Pd}]*$/u
/** Addresses, whose words do not belong to a recipe. */
const addresses = /\b(?:https?:\/\/|www\.)\S{1,500}/gi

function tokensOf(typed: string, withPrepared: boolean): Token[] {
  const text = /www|:\/\//i.test(typed) ? typed.replace(addresses, (words) => ' '.repeat(words.length)) : typed
  const tokens: Token[] = []
  let last = 0
  for (const { 0: typedWord, index: start } of text.matchAll(wordPattern)) {
    const end = start + typedWord.length
    const isNext = (start === last + 1 && text[last] === ' ') || gapInName.test(text.slice(last, start))
    const { words, isSpelt, isGuess } = (withPrepared ? readAnyWord : readWordOfFood)(typedWord)
    for (const [at, word] of words.entries()) {
      // Peppers are bell peppers, which others write with both words.
      const isTwice = at === 0 && words.length > 1 && tokens.at(-1)?.word === word
      if (!isTwice) tokens.push({ word, start, end, goesOn: isNext || at > 0, isSpelt, isGuess })
    }
    if (words.length > 0) last = end
  }
  return tokens
}

/** How much of a line is searched for misspelt names, in characters, so that a long line takes no longer. */
const MAX_GUESSED = 100
/** The sign before the words after a food's name: how it is cut, or a remark. */
const afterName = /[,;(:–—]|\s-\s/

/** Finds the foods that a text names, at each place the longest name: coconut milk is not milk. It corrects no spelling. */
export const findFoods = (text: string): FoundFood[] => findNames(text, {})

/** Finds foods like {@link findFoods}, in a {@link Mode} of reading. */
export function findNames(text: string, { isIngredient, withPrepared = false, correct }: Mode): FoundFood[] {
  const tokens = tokensOf(text, withPrepared)
  const longestAt = (at: number): FoodName | undefined =>
    namesWith(tokens[at]?.word ?? '', withPrepared).find(({ words }) =>
      words.every((word, offset) => {
        const token = tokens[at + offset]
        return token?.word === word && (offset === 0 || token.goesOn)
      }),
    )
  if (correct) guessWords(text, tokens, longestAt, correct)
  const found: FoundFood[] = []
  for (let index = 0; index < tokens.length; index++) {
    const name = longestAt(index)
    const own = tokens.slice(index, index + (name?.words.length ?? 0))
    const [first, last] = [own[0], own.at(-1)]
    if (!name || !first || !last) continue
    // Two foods in one word: the check names both, and other readers the first.
    if (!withPrepared && first.start < (found.at(-1)?.end ?? 0)) continue
    const { start } = first
    // "300 grams flour" is a weight, not gram flour.
    if (first.word === 'gram' && /\d\s?$/.test(text.slice(Math.max(0, start - 3), start))) continue
    if (statesBefore.has(first.word) && (longestAt(index + 1)?.words.length ?? 0) >= Math.max(own.length, 2)) continue
    if (own.length === 1) {
      if (!isIngredient && ambiguousWords.has(text.slice(start, first.end).toLowerCase())) continue
      const other = withPrepared ? notAlone : notAloneInSteps
      other.lastIndex = start
      if (other.test(text)) continue
    }
    const isSpelt = own.some((each) => each.isSpelt)
    const typed = text.slice(start, last.end).toLowerCase().replace(/\s+/g, ' ')
    found.push({
      food: name.food,
      start,
      end: last.end,
      name: isSpelt ? name.words.join(' ') : typed,
      isSpelt,
      isGuess: own.some((each) => each.isGuess),
    })
    index += own.length - 1
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
    const meant = (token.isSpelt ? [] : correct(typed)).find((word) => {
      token.word = word
      return isOfFood(index)
    })
    if (meant === undefined) token.word = typed
    else Object.assign(token, { isSpelt: true, isGuess: true })
  }
}
