import { isYieldOrTime } from './facts'
import type { RecipeSections } from './readSections'
import { isHeading } from './sectionHeadings'
import type { TextLine } from './textLines'

/** A description is a sentence or two. */
const [MIN_LENGTH, MAX_LENGTH] = [20, 400]

/** Words to the user, as chats begin with. */
const toUser =
  /^(?:sure|certainly|of course|absolutely|okay|ok|great|here(?:'s|’s| is| are)|i(?:'|’| )|let(?:'|’)s|based on|you (?:also )?need|thank|with (?:the|your) ingredients|this (?:recipe )?uses)\b/i

/** How much it makes, how long it keeps, where it comes from, and what to do another time, rather than what it is. */
const aboutKeeping =
  /^(?:(?:this (?:recipe )?)?(?:serves|makes|yields|feeds)\b[^.]{0,30}(?:\d|\b(?:dozen|two|three|four|six|eight)\b)|(?:these|this|it|they) (?:can be|keeps?|stores?|freezes?)\b|keeps? |stores? |(?:next time|consider|double|use|try|replace|substitute|add|if you|feel free|don['’]t|do not|you (?:want|need|should|can)|not \p{Ll}+|for ~?\d+|make sure|remember|be (?:careful|sure)) |no [\p{L} ]{2,20}\? |serve (?:it )?(?:with|over) |(?:recipe |spice mix |adapted |inspired )?(?:from|by|via) )/iu

/** Who published it, or whose it was. */
const aboutSource =
  /\b(?:recipe|it|this|dish) (?:(?:is|was|comes|came) )?(?:originally |loosely |adapted |published |taken |posted |based )+(?:an? |from|by|in|on)\b|\brecipe (?:is|was|comes|came) (?:from|by)\b|\boriginally an? \b[^.]*\brecipe\b|\b(?:recipes?|version) (?:that|which|from|of|by|below|above)\b|\b(?:courtesy of|the goal|goal with|the image|this image|based on|a mix of|the challenge|store[- ]bought)\b|^(?:i|we|my|our|when (?:i|we))\b/i

/** Returns what a recipe says of the dish before its ingredients, in its own words; undefined if it says nothing. */
export function readDescription(
  textLines: readonly TextLine[],
  { title, groups, steps }: RecipeSections,
): string | undefined {
  const first = groups[0]?.lines[0]?.textLine ?? steps[0]?.textLines[0]
  // The line of a list in one line is cut into pieces.
  const end = textLines.findIndex(
    (textLine) => textLine.block === first?.block && textLine.spans[0]?.node === first.spans[0]?.node,
  )
  const before = textLines.slice(0, Math.max(0, end))
  const isDescription = (textLine: TextLine) => {
    const text = textLine.text.trim()
    return (
      textLine.kind === 'line' &&
      !isHeading(textLine) &&
      text.length >= MIN_LENGTH &&
      text.length <= MAX_LENGTH &&
      /[.!…]$/.test(text) &&
      text !== title &&
      !isYieldOrTime(text) &&
      !aboutKeeping.test(text) &&
      !aboutSource.test(text) &&
      // The end of a sentence whose beginning named the dish.
      !/^\p{Ll}/u.test(text) &&
      !toUser.test(text)
    )
  }
  // The end of a question may stand before it: "How about a **stew**? This one …"
  return before
    .find(isDescription)
    ?.text.replace(/\s+/g, ' ')
    .replace(/^[\s?!.,;:]+|^(?:description|about|intro(?:duction)?|summary):\s*/i, '')
    .trim()
}
