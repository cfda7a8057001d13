import { beginsWithAmount, type Mention } from '../food'
import type { TextLine } from './textLines'

/** A line with the foods that it names. */
export interface ReadLine {
  readonly textLine: TextLine
  readonly mentions: readonly Mention[]
}

/** Words of a sentence. The line of an ingredient has none of them before its first comma. */
const sentence = /\b(?:the|an?|your|it|until|then|is|are)\b|[.!?]\s*$/i
/** "Ingredients: rice, leeks and dinner rolls" */
const ingredientsInLine = /^\W*(?:ingredients|(?:what )?you(?:['’]ll| will)? need)\s*:\W*\w/i
/** An item without a number is an ingredient if it begins with an amount, or is a name: "Burger buns, toasted". */
export function isIngredient({ kind, isOrdered, text }: TextLine): boolean {
  if (kind === 'line') return ingredientsInLine.test(text)
  if (kind !== 'item' || isOrdered) return false
  const [name = ''] = text.split(',', 1)
  if (beginsWithAmount(name)) return true
  return name.length < 50 && !sentence.test(name) && !(text.length > 60 && /[.!]\s*$/.test(text))
}
