import { isYieldOrTime } from './facts'

/**
 * Finds the paragraphs that say how many a recipe serves and how long it takes, and nothing else: one that says both, or
 * two in a row that say one each.
 *
 * @param paragraphs in the form of writeRecipe.ts, which puts points between the facts.
 * @returns the index of the first one and the index behind the last one; undefined if there are none.
 */
export function findServingsAndTime(paragraphs: readonly string[]): readonly [start: number, end: number] | undefined {
  const counts = paragraphs.map(countFacts)
  const single = counts.findIndex((count, index) => count === 1 && counts[index + 1] === 1)
  if (single >= 0 && !counts[single + 2]) return [single, single + 2]
  const both = counts.indexOf(2)
  return both < 0 ? undefined : [both, both + 1]
}

/** How many yields and times a paragraph says; 0 if it says something else too. */
function countFacts(paragraph: string): number {
  const facts = paragraph
    .replace(/[*_]/g, '')
    .trim()
    .split(/ · |\n/)
  return facts.every(isYieldOrTime) ? facts.length : 0
}
