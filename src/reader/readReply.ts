import { stripInvisible } from '../lib/invisibleCharacters'
import { apologizes, titleText } from './findTitle'
import { labelLines } from './labelLines'
import type { Label, LabelledLine } from './labels'
import { withoutEmphasis } from './markdownLines'

/* What a reply is as a whole, by the labels of its lines. */

/** How much of a reply is read, in characters. A recipe is shorter. */
const MAX_LENGTH = 32 * 1024
/** A longer reply has no labels, because the time grows with the square of its lines. A recipe has up to 200. */
const MAX_LINES = 400
/** In characters. */
const MAX_TITLE = 300

let last: { readonly markdown: string; readonly lines: readonly LabelledLine[] } | undefined

/** Labels the lines of a reply, and keeps the last one. Undefined for a reply that is too long to be one recipe. */
export function labelReply(reply: string): readonly LabelledLine[] | undefined {
  const markdown = reply.slice(0, MAX_LENGTH).replace(/\r\n?/g, '\n')
  if ((markdown.match(/\n|<br\b/gi)?.length ?? 0) >= MAX_LINES) return undefined
  if (last?.markdown !== markdown) last = { markdown, lines: labelLines(markdown) }
  return last.lines
}

const hasLabel = (reply: string, ...labels: readonly Label[]) =>
  labelReply(reply)?.some(({ label }) => label !== undefined && labels.includes(label)) ?? false

/** Whether a reply has a heading for ingredients or for the method, which no list of ideas has. */
export const hasRecipeHeading = (reply: string): boolean => hasLabel(reply, 'ingredientsHeading', 'methodHeading')

/** What a reply is: a recipe, an apology that there is none, or other words. */
export type ReplyKind = 'recipe' | 'apology' | 'answer'

const markedTitle = /^(?:#{1,6} +\S|\*\*[^*]*[^*.!?:]\*\* *$)/m

/**
 * Classifies a reply, which may be incomplete.
 *
 * @param asked the request that it answers. A change is often answered by advice that holds a list, so a changed recipe shows by
 * its title, or by both lists.
 */
export function replyKind(reply: string, asked: 'recipe' | 'change' = 'recipe'): ReplyKind {
  const hasSteps = hasLabel(reply, 'step')
  const hasList = hasLabel(reply, 'ingredient', 'ingredientsHeading')
  const hasTitle = markedTitle.test(reply.slice(0, MAX_LENGTH))
  const isApology = apologizes(reply)
  // An apology may list foods that would help, and a recipe may begin with missing foods.
  const isRecipe =
    asked === 'change' ? hasTitle || (hasList && hasSteps) : hasSteps || (hasList && (!isApology || hasTitle))
  if (isRecipe) return 'recipe'
  return isApology ? 'apology' : 'answer'
}

/** The name of the dish; "Recipe" for a recipe that has none, and the first line of other replies. */
export function titleOf(reply: string): string {
  const start = stripInvisible(reply.slice(0, MAX_LENGTH))
  const [firstLine = ''] = start
    .trim()
    .replace(/^#{1,6}(?:[ \t]+|$)/, '')
    .split('\n', 1)
  const title = labelReply(start)?.find(({ label }) => label === 'title')?.text
  const shown = title ?? (replyKind(start) === 'recipe' ? '' : firstLine)
  return titleText(withoutEmphasis(shown.slice(0, MAX_TITLE))) || 'Recipe'
}
