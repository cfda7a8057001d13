/** A title, as a heading or a line in bold. */
const title = /^(?:#{1,6} +\S|\*\*[^*]*[^*.!?:]\*\* *$)/m
const bullet = /^[ \t]*`?[-*+•][ \t]+\S/m
const numbered = /^[ \t]*`?(?:\d{1,3}[.)][ \t]+\S|\d\uFE0F?\u20E3)/mu
const tableRow = /^ {0,3}\|.*\|/m
const apology =
  /\b(?:sorry|unfortunately|apologi[sz]e|unable to|i(?: a|['’])m afraid|(?:can ?not|can['’]t|could(?: not|n['’]t)) (?:make|recommend|suggest|offer|create|provide|think of|come up with|be made)|not possible to (?:make|cook)|no recipe can)\b/i
/** How much of a reply is read, in characters. A recipe is shorter. The limit is for the many calls while it grows. */
const MAX_LENGTH = 32 * 1024
/** An apology has one of these words within so many characters. A recipe may have one later. */
const APOLOGY_WITHIN = 300

const recipeHeading = /^[ \t]*(?:#{1,6}[ \t]*|\*\*)(?:ingredients|method|instructions|directions|preparation|steps)\b/im

/** Whether a reply has a heading for ingredients or for the method, which no list of ideas has. */
export const hasRecipeHeading = (markdown: string): boolean => recipeHeading.test(markdown.slice(0, MAX_LENGTH))

/** What a reply is: a recipe, an apology that there is none, or other words. */
export type ReplyKind = 'recipe' | 'apology' | 'answer'

/**
 * Classifies a reply by the marks of its lines, before it is complete and read.
 *
 * @param asked the request that the reply answers. A request for a recipe is answered by a list of ingredients or steps, or by an
 * apology. A request for a change is often answered by advice that holds a list, such as "You could use: - coconut
 * milk", so a changed recipe shows by its title, or by both lists.
 */
export function replyKind(reply: string, asked: 'recipe' | 'change' = 'recipe'): ReplyKind {
  const markdown = reply.slice(0, MAX_LENGTH)
  const isApology = apology.test(markdown.slice(0, APOLOGY_WITHIN))
  const hasSteps = numbered.test(markdown)
  const hasList = bullet.test(markdown) || tableRow.test(markdown)
  // An apology may list foods that would help, and a recipe may begin with missing foods.
  const isRecipe =
    asked === 'change'
      ? title.test(markdown) || (hasList && hasSteps)
      : hasSteps || (hasList && (!isApology || title.test(markdown)))
  if (isRecipe) return 'recipe'
  return isApology ? 'apology' : 'answer'
}
