import { isYieldOrTime } from './sectionHeadings'

/**
 * Whether a paragraph says how many a recipe serves and how long it takes, and nothing else.
 *
 * @param paragraph in the form of normalizeMarkdown.ts, which puts points between the facts.
 */
export function isServingsAndTime(paragraph: string): boolean {
  const facts = paragraph.replace(/[*_]/g, '').split(' · ')
  return facts.length === 2 && facts.every(isYieldOrTime)
}
