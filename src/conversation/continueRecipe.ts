import { isUnspaced, splitCutWord } from './cutWord'

/** The mark of a list item or a heading at the beginning of a line. */
const mark = /^\s*(?:[-*+•]\s+|\d{1,3}[.)]\s+|#{1,6}\s+)*/
/** A line that is nothing but a mark: "3." */
const markAlone = /^[ \t]*(?:[-*+•]|\d{1,3}[.)]?|#{1,6})[ \t]*$/
/** A line before the rest of a recipe, such as "Sure, here is the rest:". It may be incomplete. */
const greeting =
  /^\s*(?:(?:sure|certainly|of course|absolutely|okay|ok|great|sorry|(?:my )?apologies)(?:[!.:—][^\n]*|, (?:here|i|let|continu)[^\n]*|(?=$))|here(?:['’]s| is| are)\b[^\n]*(?::[ \t]*|(?=$))|(?:i apologi[sz]e|continuing|let me (?:continue|finish|complete)|picking up)\b[^\n]*)(?:\n|$)/i
const openingFence = /^\s*(?:```|~~~)[^\n]*(?:\n|$)/
const fences = /^[^\S\n]*(?:```|~~~)/gm
/** A line that is not blank, without its indentation. A broken model may send a megabyte of blank lines. */
const filledLines = /\S[^\n]*/g
/** The longest end of a recipe that the rest may repeat within a line, in characters. */
const MAX_OVERLAP = 300
const letter = /[\p{L}\p{N}]/u

/** A recipe that stopped at the length limit, and its rest. */
export interface Continuation {
  /** The recipe up to the end of its last whole word. The model gets it, and continues there. */
  readonly start: string
  /**
   * Joins the part of the rest that has arrived to the recipe, without repeating text. The rest may begin with a
   * greeting or a code block, and may repeat the sentence, the step or the whole recipe from its start.
   */
  readonly join: (rest: string) => string
}

/** Prepares a recipe for its rest. The work on the recipe is done once, because `join` runs for each delta of the rest. */
export function continueRecipe(recipe: string): Continuation {
  const { start, word } = splitCutWord(recipe)
  const isInCode = (start.match(fences)?.length ?? 0) % 2 === 1
  const findNew = createRepetitionFinder(start)
  const appendWord = createWordJoin(recipe, start, word)
  return {
    start,
    join(rest) {
      const plain = rest.replace(greeting, '')
      const opened = plain.replace(openingFence, '')
      return appendWord(findNew(opened === plain || isInCode ? opened : withoutClosingFence(opened)))
    },
  }
}

function withoutClosingFence(text: string): string {
  const trimmed = text.trimEnd()
  const lineStart = trimmed.lastIndexOf('\n') + 1
  return /^\s*(?:```|~~~)$/.test(trimmed.slice(lineStart)) ? trimmed.slice(0, lineStart).trimEnd() : text
}

/** The part of the rest that is new. */
interface Addition {
  readonly text: string
  /** The rest repeats the end of the text, so the new part follows without a separator. */
  readonly isJoined: boolean
}

/** Returns a function that finds the new part of a rest of this text. */
function createRepetitionFinder(start: string): (rest: string) => Addition {
  const lines = (start.match(filledLines) ?? []).map(withoutMark).filter(Boolean)
  const known = [...new Set(lines)]
  const knownLines = new Set(lines)
  const last = lines.at(-1) ?? ''
  const ends = repeatableEnds(last)
  const repeats = (text: string, end: string) => end !== '' && text.startsWith(end) && isWordEnd(end, text)

  return (rest) => {
    /** How many lines of the rest repeat lines of the text, and whether these are its first. */
    let repeated = 0
    let isFromStart = true
    for (const { 0: line, index } of rest.matchAll(filledLines)) {
      const text = withoutMark(line)
      const end = index + line.length
      // The rest repeats the last line, and may continue it.
      if (repeats(text, last)) return { text: text.slice(last.length) + rest.slice(end), isJoined: true }
      // The last line of the rest may be incomplete.
      const isKnown = end < rest.length ? knownLines.has(text) : known.some((each) => each.startsWith(text))
      if (!isKnown && text) {
        const overlap = repeated === 0 ? ends.find((each) => each.startsWith(text) || repeats(text, each)) : undefined
        if (overlap !== undefined) return { text: text.slice(overlap.length) + rest.slice(end), isJoined: true }
        // The rest repeats the text from its first line on. One equal line proves nothing: two parts may need salt.
        return {
          text: repeated > 1 && isFromStart ? rest.slice(rest.lastIndexOf('\n', index) + 1) : rest,
          isJoined: false,
        }
      }
      if (text) {
        isFromStart &&= text === lines[repeated]
        repeated += 1
      }
    }
    return { text: '', isJoined: true }
  }
}

const withoutMark = (line: string) => line.replace(mark, '').trim()

/** Whether `end`, which `text` begins with, ends there at the end of a word. */
const isWordEnd = (end: string, text: string) =>
  isUnspaced(end.slice(-1)) || !(letter.test(end.slice(-1)) && letter.test(text.charAt(end.length)))

/**
 * Returns the ends of a line that the rest may repeat, the longest first. Each starts at the beginning of a word, and
 * holds a letter, because a number may come twice: "1 1/2 cups".
 */
function repeatableEnds(line: string): readonly string[] {
  const end = line.slice(-MAX_OVERLAP)
  return [...end.matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu)]
    .map(({ index }) => end.slice(index))
    .filter((each) => /\p{L}/u.test(each))
}

/**
 * Returns a function that joins the new part of a rest to a recipe whose last word may be cut. The model has not seen
 * that word, so it should begin with it. It may also continue after the word or within it: "ri" and "ce" are one word
 * if the recipe has rice.
 */
function createWordJoin(recipe: string, start: string, word: string): (addition: Addition) => string {
  const appendToStart = createAppend(start)
  const appendToRecipe = createAppend(recipe)
  const plainWord = word.trimStart().replace(/^[^\p{L}\p{N}]+/u, '')
  const isNumber = /^\P{L}+$/u.test(plainWord)
  let words: readonly string[] | undefined
  /** Whether the recipe has a word elsewhere, or, if `text` is not a whole word, one that begins with it. */
  function isKnown(text: string, isWhole: boolean) {
    words ??= [...new Set(start.toLowerCase().match(/[\p{L}\p{M}]+/gu))]
    const wanted = text.toLowerCase()
    return words.some((each) => (isWhole ? each === wanted : each.startsWith(wanted)))
  }

  return (addition) => {
    if (word === '') return appendToStart(addition)
    const text = endsInMark(start) ? addition.text.replace(mark, '') : addition.text
    const body = text.trimStart()
    if (word.trimStart().startsWith(body) || plainWord.startsWith(body)) return recipe
    const begun = [word, plainWord].find((each) => each !== '' && body.startsWith(each))
    if (begun !== undefined) return recipe + body.slice(begun.length)

    const isNewLine = (mark.exec(text)?.[0] ?? '').trim() !== '' || /^\s*\n/.test(text)
    // A new number replaces the cut one, which the model has not seen. One that begins with 0 is the end of the cut one.
    if (isNumber && !isNewLine && /^\p{N}/u.test(body))
      return /^0(?![.,])/.test(text) ? recipe + text : appendToStart(addition)
    const head = /^[\p{L}\p{M}]+/u.exec(text)?.[0]
    return head && isKnown(plainWord + head, head.length < text.length) ? recipe + text : appendToRecipe(addition)
  }
}

const lastLine = (text: string) => text.slice(text.lastIndexOf('\n') + 1)
const endsInMark = (text: string) => markAlone.test(lastLine(text))

/** Returns a function that appends to a text: after a line break before a mark, else after a space where one is needed. */
function createAppend(text: string): (addition: Addition) => string {
  const space = text.slice(text.trimEnd().length)
  const isAfterMark = endsInMark(text)
  const lastCharacter = text.slice(-1)

  function withSeparator(added: string): string {
    if (isAfterMark) return `${space ? '' : ' '}${added.replace(mark, '')}`
    if (space === '' && mark.exec(added)?.[0].trim()) return added.startsWith('\n') ? added : `\n${added}`
    // Marks before white space end what they began: "**Tip:" and "** Rest it".
    const needsNoSpace = space !== '' || /^(?:[\s.,;:!?)\]%°’”»]|[*_]{1,3}(?:\s|$))/.test(added)
    return needsNoSpace || (isUnspaced(lastCharacter) && isUnspaced(added.charAt(0))) ? added : ` ${added}`
  }

  return ({ text: added, isJoined }) => {
    if (added === '') return text
    if (!isJoined) return text + withSeparator(added)
    return text + (space === '' ? added : added.trimStart())
  }
}
