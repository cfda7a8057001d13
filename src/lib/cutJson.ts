import { parseJson } from './json'

/** A text, which may be open at the end, or a sign of lists and records. */
const jsonToken = /"(?:[^"\\]|\\[\s\S])*("|\\?$)|[{}[\],]/g
/** Recipes are less deep. */
const MAX_DEPTH = 100

/**
 * Parses the JSON at the start of a text. It may break off: an open text, list or record ends there, and the result lacks
 * a name without its value.
 *
 * @returns the value, undefined if it is invalid or nested more than 100 deep; where it ends in the text; whether it breaks off.
 */
export function parseCutJson(text: string): { readonly value: unknown; readonly end: number; readonly isCut: boolean } {
  const closers: string[] = []
  const close = (part: string) => part + closers.join('')
  let isOpenText = false
  /** The complete part: the values before a comma, or a list that has just begun. */
  let whole = ''
  for (const { 0: token, 1: ending, index } of text.matchAll(jsonToken)) {
    if (token === ',') whole = close(text.slice(0, index))
    if (token === '{' || token === '[') {
      closers.unshift(token === '{' ? '}' : ']')
      whole = close(text.slice(0, index + 1))
    } else if (token === closers[0]) closers.shift()
    isOpenText = ending !== undefined && ending !== '"'
    if (closers.length > MAX_DEPTH) return { value: undefined, end: text.length, isCut: true }
    if (closers.length === 0)
      return { value: parseJson(text.slice(0, index + 1)), end: index + token.length, isCut: false }
  }
  const cut = close(isOpenText ? `${text.replace(/\\$/, '')}"` : text)
  return { value: parseJson(cut) ?? parseJson(whole), end: text.length, isCut: true }
}
