/** How many characters from the end of a recipe are searched for its last word. */
const MAX_WORD = 60
/** The last word with the number before it, and the spaces after it: "1 1/", "180 °". */
const lastWord = /((?:\p{N}[\p{N}.,/⁄:–-]*[ \t]+)?)(\S+)([ \t]*)$/u
/** A number may go on after its last digit, or after a mark within numbers. */
const endsInNumber = /\p{N}[.,/⁄:–-]?$/u
const endsInWord = /(?:[\p{L}\p{M}\p{N}]['’-]?|[*_~`])$/u
const itemNumber = /^\d{1,3}[.)]/
const fence = /^(?:```|~~~)/
/** Scripts that write no spaces between words. */
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u

/**
 * Splits a recipe that stopped in the middle before its last word or number, which may be incomplete: "Bake for 2" may
 * mean 2 or 20 minutes. A word is complete if a space or a punctuation mark follows it. A number never is, because
 * its unit is missing, nor are marks such as `##`, whose word is missing.
 */
export function splitCutWord(recipe: string): { readonly start: string; readonly word: string } {
  const [, number = '', last = '', gap = ''] = lastWord.exec(recipe.slice(-MAX_WORD)) ?? []
  const isNumber = endsInNumber.test(last)
  const isMark = !/[\p{L}\p{N}]/u.test(last) && !fence.test(last)
  const isCut = isNumber || isMark || (gap === '' && endsInWord.test(last) && !unspaced.test(last))
  // Without spaces, a number is a part of the last word.
  const ending = unspaced.test(last) ? (/\p{N}[\p{N}.,/⁄:–-]*$/u.exec(last)?.[0] ?? '') : last
  const isAfterNumber = (isNumber || isMark) && !itemNumber.test(number)
  const word = isCut ? (isAfterNumber ? number : '') + ending + gap : ''
  const start = recipe.slice(0, recipe.length - word.length)
  // A recipe of one word, or a word without an end, is sent as it is.
  return start.trim() === '' || word.length >= MAX_WORD ? { start: recipe, word: '' } : { start, word }
}

/** Whether a text is written without spaces between its words. */
export const isUnspaced = (text: string) => unspaced.test(text)
