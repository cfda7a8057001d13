/** A text with its first letter in upper case. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * A text in lower case whose letters keep their places. A browser compiles a pattern for one case in a third of the time that it takes
 * for both.
 */
export function lowerCase(text: string): string {
  const lower = text.toLowerCase()
  // "İ" becomes two characters.
  return lower.length === text.length ? lower : text.replace(/[^İ]+/g, (part) => part.toLowerCase())
}

/** Formats a list as a phrase: "a", "a and b", "a, b and c". Returns an empty string for an empty list. */
export function formatList(items: readonly string[], conjunction: 'and' | 'or' = 'and'): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${conjunction} ${items.at(-1)}`
}

/** A text for a part of another. */
export interface TextEdit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** Replaces parts of a text that do not overlap. */
export const applyEdits = (text: string, edits: readonly TextEdit[]): string =>
  edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((edited, { start, end, text: part }) => edited.slice(0, start) + part + edited.slice(end), text)

/** A part of a text with the edits in it. */
export const applyEditsWithin = (text: string, edits: readonly TextEdit[], start: number, end: number): string =>
  applyEdits(
    text.slice(start, end),
    edits
      .filter((edit) => edit.start >= start && edit.end <= end)
      .map((edit) => ({ ...edit, start: edit.start - start, end: edit.end - start })),
  )

type Part = string | false | undefined
/** Joins the sentences that there are. */
export const sentences = (...texts: readonly Part[]): string => texts.filter(Boolean).join(' ')
/** Joins the paragraphs that there are. */
export const paragraphs = (...texts: readonly Part[]): string => texts.filter(Boolean).join('\n\n')

/** Where the next sentence with a number begins: "1. Slice. 2. Boil. 3. Serve." */
const nextNumber = /(?<=[.!?)]) +(?=(?:[2-9]|1\d)[.)] +[\p{Lu}\d])/u

/** Splits "Slice. 2. Boil. 3. Serve." at its numbers, which it leaves out. A text whose numbers are not in order stays whole. */
export function splitNumbered(text: string): string[] {
  const parts = text.split(nextNumber)
  const areInOrder = parts.every((part, index) => index === 0 || Number.parseInt(part, 10) === index + 1)
  return areInOrder ? parts.map((part, index) => (index === 0 ? part : part.replace(/^\d{1,2}[.)] +/, ''))) : [text]
}
