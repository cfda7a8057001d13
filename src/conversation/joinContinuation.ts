/** The mark of a list item or a heading at the beginning of a line. */
const mark = /^\s*(?:[-*+•]\s+|\d{1,3}[.)]\s+|#{1,6}\s+)*/
/** The last line of a recipe, if it is nothing but a mark: "3." */
const markAlone = /(?:^|\n)[ \t]*(?:[-*+•]|\d{1,3}[.)]?|#{1,6})[ \t]*$/
/**
 * A line before the rest of a recipe that is no part of it, such as "Sure, here is the rest:". It may be incomplete.
 */
const greeting =
  /^\s*(?:(?:sure|certainly|of course|absolutely|okay|ok|great|sorry|(?:my )?apologies)(?:[!.:—][^\n]*|, (?:here|i|let|continu)[^\n]*|(?=$))|here(?:['’]s| is| are)\b[^\n]*(?::[ \t]*|(?=$))|(?:i apologi[sz]e|continuing|let me (?:continue|finish|complete)|picking up)\b[^\n]*)(?:\n|$)/i
const openingFence = /^\s*(?:```|~~~)[^\n]*(?:\n|$)/
const closingFence = /\n\s*(?:```|~~~)\s*$/

/**
 * Appends the rest of a recipe to the recipe that stopped at the length limit, without repeating text. The rest may
 * begin with a greeting or a code block, and may repeat the sentence, the step or the whole recipe from its start.
 */
export function joinContinuation(recipe: string, continuation: string): string {
  const isInCode = (recipe.match(/^\s*(?:```|~~~)/gm) ?? []).length % 2 === 1
  const plain = continuation.replace(greeting, '')
  const opened = plain.replace(openingFence, '')
  const rest = opened === plain || isInCode ? opened : opened.replace(closingFence, '')
  return recipe + missingPart(recipe, rest)
}

/** Returns the part of the rest that the recipe lacks, after the white space that separates it from the recipe. */
function missingPart(recipe: string, rest: string): string {
  const lines = recipe.split('\n').map(withoutMark).filter(Boolean)
  const last = lines.at(-1) ?? ''
  /** The lines of the rest that repeat lines of the recipe. */
  const known: string[] = []
  let offset = 0
  for (const line of rest.split('\n')) {
    const text = withoutMark(line)
    const end = offset + line.length
    // The rest repeats the last line of the recipe, and may continue it.
    if (last && text.startsWith(last)) return withoutSecondSpace(recipe, text.slice(last.length)) + rest.slice(end)
    // The last line of the rest may be incomplete.
    const isKnown = end < rest.length ? lines.includes(text) : lines.some((each) => each.startsWith(text))
    if (!isKnown && text) {
      const overlap = known.length === 0 ? overlapOf(last, text) : 0
      if (overlap > 0) return withoutSecondSpace(recipe, text.slice(overlap)) + rest.slice(end)
      // The rest repeats the recipe from its first line on. One equal line proves nothing: two parts may need salt.
      const isRepetition = known.length > 1 && known.every((each, index) => each === lines[index])
      return withSeparator(recipe, isRepetition ? rest.slice(offset) : rest)
    }
    if (text) known.push(text)
    offset = end + 1
  }
  return ''
}

const withoutMark = (line: string) => line.replace(mark, '').trim()

const withoutSecondSpace = (recipe: string, added: string) => (/\s$/.test(recipe) ? added.trimStart() : added)

/**
 * Returns how many characters at the start of the rest repeat the end of the recipe's last line. The repetition starts
 * at the beginning of a word. A single letter counts only if it is a word, because others may be equal by chance. While
 * the rest is shorter than the repetition, all its characters count.
 */
function overlapOf(last: string, rest: string): number {
  const ends = [...last.matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu)].map(({ index }) => last.slice(index))
  const repeated = ends.find(
    (end) =>
      end.startsWith(rest) || (rest.startsWith(end) && (end.length > 1 || !/^[\p{L}\p{N}]/u.test(rest.slice(1)))),
  )
  return Math.min(repeated?.length ?? 0, rest.length)
}

/** Returns the rest after a line break if it starts with a mark, else after a space where one is needed. */
function withSeparator(recipe: string, rest: string): string {
  if (markAlone.test(recipe)) return `${/\s$/.test(recipe) ? '' : ' '}${rest.replace(mark, '')}`
  // An indented line belongs to the item above.
  if (/\n\s*$/.test(recipe)) return rest.replace(/^\n+/, '')
  if (mark.exec(rest)?.[0].trim()) return `\n${rest.replace(/^\n+/, '')}`
  // "for 2" and "0 minutes" are one number.
  if (/\d$/.test(recipe) && /^\d/.test(rest)) return rest
  return /\s$/.test(recipe) || /^[\s.,;:!?)]/.test(rest) ? rest : ` ${rest}`
}
