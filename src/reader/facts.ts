import { remember } from '../lib/remember'
import { factSegments, MAX_FACT_LENGTH } from './factSegments'
import { languageWords } from './languageWords'
import { bare, MAX_KEPT } from './markdownLines'
import { readStatedYields } from './readYield'
import { readStatedTime, readTimeLabel } from './statedTimes'

/** "Bake 25 minutes.", "Cook 10 minutes until soft": tells what to do, and for how long. "Cook 20 min. Serves 4" has facts. */
const order =
  /^(?!takes|total|prep)\p{L}+ (?:for )?(?:about |around )?\d[\d ½–-]*(?:to \d+ )?(?:(?:°? ?[CF]\b)[^:|·]*\.$|(?:minutes?|mins?|hours?|hrs?)(?:\.$|[.,;]? (?!(?:prep|cook|bake|chill|rest|total|serves|makes|yields?)\b)\p{L}))/iu
const hasNumber = /\p{Nd}|[½¼¾]|\b(?:one|two|three|four|five|six|eight|ten|twelve)\b/iu
const codes = [...languageWords.keys()]

/** Whether a text begins with a yield or a time, rather than being an ingredient or a step. Its language may be any that the page knows. */
export const isYieldOrTime: (text: string) => boolean = remember((text) => {
  if (text.length > MAX_FACT_LENGTH || !hasNumber.test(text) || order.test(text.trim())) return false
  const [first = ''] = bare(text).split(/[|·•]|\s(?=\p{So})/u)
  const segments = factSegments(first.trimEnd())
  return codes.some((code) => isYield(segments, code) || isTime(segments, code))
}, MAX_KEPT)

/** Words before the label or the number of a yield. */
const beforeYield = /^(?:for|(?:one|this|the) recipe(?: is)?|für|pour|para|per|voor|för|na|на)?\W*$/iu

function isYield([first = '']: readonly string[], code: string): boolean {
  const [found] = readStatedYields(bare(first), code)
  return found !== undefined && beforeYield.test(bare(first).slice(0, found.start))
}

function isTime([first = '', ...others]: readonly string[], code: string): boolean {
  const text = bare(first)
  if (code !== 'en' && !readTimeLabel(text, code)) return false
  const kind = readStatedTime(text, code)?.kind
  if (kind === 'alone') return others.length === 0
  return kind !== undefined
}

/**
 * Finds the paragraphs that say the yield and the time and nothing else: one with both, or two in a row.
 *
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
