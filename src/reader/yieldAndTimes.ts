import { findNumbers, unitNamed, type WrittenNumber } from '../food'
import { isCounted } from './amountUnits'
import { findDurations } from './durations'
import { bare, startsWithAmount } from './sectionHeadings'
import type { TextLine } from './textLines'

/** How much a recipe makes, as it says it. */
export interface Yield {
  /** The number; the lower one of a range. */
  readonly quantity: number
  /** As written: "4", "6-8", "12 muffins". */
  readonly text: string
  /** What it counts, if not people or servings: "muffins". Empty for pieces without a name. */
  readonly unit: string | undefined
  /** The recipe's own word for what it counts, people too: "servings", "people", "muffins". */
  readonly noun: string
  /** The line that says it, and where the number stands in it, with the upper one of a range. */
  readonly textLine: TextLine
  readonly numbers: readonly WrittenNumber[]
  /** Where the noun stands in the line; undefined if the line has none. */
  readonly nounAt: { readonly start: number; readonly end: number } | undefined
}

/** What names a yield before its number: "Serves", "Yield: about". */
const yieldLabel =
  /\b(?<!\bper )(serves|servings?|yields?|makes?|portions?|feeds)(?:\s+(size)|\s+yield)?(?:\s*([:=*–—-]+))?\s*(?:(?:about|around|approx(?:imately|\.)?|up to)\s*)?/giu
/** What names it after the number: "4 servings". */
const yieldAfter = /^(?:\s+|-)(?:servings?|portions?|people|persons?)\b(?! of\b)/i
const betweenYields = /^\s*(?:[-–—]|to|or)\s*$/
const unitAfter = /^(?:\s+|-(?=\p{L}))([\p{L}-]+(?:\s[\p{L}-]+)?)(?!\s?:)(?![\p{L}])/u
const gluedUnit = /^\p{L}{1,2}(?!\p{L})/u
/** A recipe makes some thousand grams at most. */
const MAX_YIELD = 20_000

/** Words after the number of a yield that count people. */
const people =
  /^(?:hungry |generous |large |small )?(?:people|persons?|servings?|portions?|adults?|guests?|generously|hungry)\b/i
/** Words that go on with the sentence, and count nothing. */
const connective = /^(?:as|with|or|and|in|you|if|for|from|to|at|on|when|per|total)\b/i
const time = /^(?:min|h(?:ou)?rs?\b|h\b|sec|days?\b)/i

/** Lines that may state a yield or time: short ones. The sentences of a chat and the steps say much with numbers. */
const MAX_LENGTH = 200

/** A yield or time that follows another one without a mark between: "Prep: 10 min Cook: 20 min". */
const nextYieldOrTime =
  /(?<=\d[^:]*)(?<!\b(?:per|total))\s+(?=(?:total )?(?:total|prep(?:aration)?|cook(?:ing)?|bak(?:e|ing)|chill(?:ing)?|rest(?:ing)?|serves|servings?|yields?|makes)(?: time)?:)/i

/** Splits a line at the marks between yields and times: "Serves 4 | Prep: 10 min · Cook: 20 min". */
function segmentsOf({ text }: TextLine): string[] {
  // A table of two columns: "| Serves | 4 |".
  const cells = /^\s*\|([^|]+)\|([^|]+)\|\s*$/.exec(text)
  if (cells) return [`${cells[1]?.trim()}: ${cells[2]?.trim()}`]
  return text
    .split(/\s*[|·•\n]\s*|(?<!\d)\s[–—-]\s|\s[–—-]\s(?!\d)|\s[–—-]\s(?=\d+\s?(?:min|h))|[.!]\s+|,\s+(?!plus)/)
    .flatMap((part) => part.split(nextYieldOrTime))
    .filter(Boolean)
}

/** Reads how much a recipe makes from the lines outside its steps. */
export function readYield(textLines: readonly TextLine[]): Yield | undefined {
  for (const textLine of textLines) {
    if (textLine.text.length > MAX_LENGTH || (textLine.kind === 'item' && startsWithAmount(textLine))) continue
    for (const segment of segmentsOf(textLine)) {
      const found = readSegment(segment)
      if (!found) continue
      const offset = Math.max(0, textLine.text.indexOf(segment))
      const inLine = <Part extends { readonly start: number; readonly end: number }>(part: Part): Part => ({
        ...part,
        start: offset + part.start,
        end: offset + part.end,
      })
      return { ...found, textLine, numbers: found.numbers.map(inLine), nounAt: found.nounAt && inLine(found.nounAt) }
    }
  }
  return undefined
}

/** Reads a yield in a part of a line. Places are those in the part. */
function readSegment(segment: string): Omit<Yield, 'textLine'> | undefined {
  const numbers = findNumbers(segment).filter(({ style }) => style !== 'article')
  const labels = [...segment.matchAll(yieldLabel)]
  for (const [index, low] of numbers.entries()) {
    const label = labels.find((each) => each.index + each[0].length === low.start)
    const next = numbers[index + 1]
    const high =
      next && next.value >= low.value && betweenYields.test(segment.slice(low.end, next.start)) ? next : undefined
    const { end } = high ?? low
    const after = segment.slice(end)
    if (low.value > MAX_YIELD || (label ? !isLabelled(label, low) : !yieldAfter.test(after))) continue
    const [, kind = '', size] = label ?? []
    const isMade = /^(?:makes?|yields?)$/i.test(kind)
    const noun = readNoun(after, kind)
    // "Serving size: 250g", "Makes 4x"
    if (noun === 'unclear' || (size && noun && !people.test(noun.text))) continue
    const numbersText = segment.slice(low.start, low.end) + (high ? `-${segment.slice(high.start, high.end)}` : '')
    return {
      quantity: low.value,
      text: noun && label ? `${numbersText} ${noun.text}` : numbersText,
      unit: noun && !people.test(noun.text) ? noun.text : !noun && isMade ? '' : undefined,
      noun: noun?.text ?? (isMade ? '' : 'servings'),
      numbers: high ? [low, high] : [low],
      nounAt: noun && { start: end + noun.start, end: end + noun.start + noun.text.length },
    }
  }
  return undefined
}

/** Whether a number after a label is a yield. A word is one only where nothing else can be meant: "Serves four". */
const isLabelled = ([, kind = '', , marks = '']: readonly (string | undefined)[], { style }: WrittenNumber) =>
  style !== 'word' || marks !== '' || /^(?:serves|feeds)$/i.test(kind)

/** Reads what a yield counts, after its number. Undefined if the text says nothing of that. */
function readNoun(
  after: string,
  label: string,
): { readonly text: string; readonly start: number } | 'unclear' | undefined {
  const glued = gluedUnit.exec(after)
  if (glued)
    return unitNamed(glued[0]) && /^(?:makes?|yields?)$/i.test(label) ? { text: glued[0], start: 0 } : 'unclear'
  if (/^\p{L}/u.test(after)) return 'unclear'
  const [all = '', words = ''] = unitAfter.exec(after) ?? []
  const text = words.replace(/\s(?:as|with|or|and|in|you|if|for|from|of|to|at|on|when|each|total)$/i, '')
  if (text === '' || connective.test(text) || /^each\b/i.test(text)) return undefined
  if (time.test(text)) return 'unclear'
  const start = all.length - words.length
  const counted = people.exec(text)
  if (counted) return /^(?:generously|hungry)/i.test(counted[0]) ? undefined : { text: counted[0], start }
  // "Serves 4 | Servings: 6 buns", but "Servings: 4 Difficulty".
  if (/^(?:serves|feeds)$/i.test(label)) return undefined
  const isName = /^\p{Ll}/u.test(text) || text.split(' ').some((word) => isCounted(word))
  return isName || /^(?:makes?|yields?)$/i.test(label) ? { text, start } : undefined
}

/** The minutes of all durations in a text: "10 minutes, plus 30 minutes resting"; undefined if it names none. */
function minutesOf(text: string): number | undefined {
  const durations = findDurations(`for ${text}`)
  // "1 hour 10" goes on.
  const isCut = /^\s+\d/.test(`for ${text}`.slice(durations.at(-1)?.end))
  return durations.length === 0 || isCut ? undefined : durations.reduce((sum, { seconds }) => sum + seconds / 60, 0)
}

const timeKinds =
  /^(total(?: cook(?:ing)?)?|ready in|takes|prep(?:aration)?|cook(?:ing)?|bak(?:e|ing)|chill(?:ing)?|marinat(?:e|ing)|rest(?:ing)?|time)\b(?:\s*time)?\s*[:=–-]*\s*(.+)$/i

/** Reads the total time from the lines outside the steps: as stated, or of preparation and cooking. In minutes. */
export function readTotalMinutes(textLines: readonly TextLine[]): number | undefined {
  const times = new Map<string, number>()
  const add = (kind: string, minutes: number | undefined) => {
    if (minutes !== undefined && !times.has(kind)) times.set(kind, minutes)
  }
  for (const textLine of textLines) {
    // A table of times has its kinds in another row.
    if (textLine.text.length > MAX_LENGTH || (textLine.text.match(/\|/g)?.length ?? 0) > 3) continue
    const segments = segmentsOf(textLine).map(bare)
    for (const text of segments) {
      const [, kind = '', all = ''] = timeKinds.exec(text) ?? []
      // "35 minutes (10 minutes to prepare, 25 to cook)": the parts of it.
      const rest = all.replace(/\((?!plus\b).*$/i, '')
      if (kind)
        add(kind.toLowerCase().replace(/(?<=^total|^prep|^cook|^bak|^chill|^marinat|^rest).*/, ''), minutesOf(rest))
    }
    // "Serves 4 · 35 minutes · French"
    const alone = segments.filter((text) =>
      /^(?:about )?\d[^a-z]*(?:hours?|hrs?|h|minutes?|mins?)\b[^a-z]*(?:\d+ (?:minutes?|mins?))?$/i.test(text),
    )
    const [only, ...others] = alone
    if (segments.length > 1 && only && others.length === 0) add('total', minutesOf(only))
  }
  const total = times.get('total') ?? times.get('ready in') ?? times.get('takes') ?? times.get('time')
  if (total !== undefined) return total
  const [prep, cook] = [times.get('prep'), times.get('cook') ?? times.get('bak')]
  if (prep === undefined || cook === undefined) return undefined
  return ['chill', 'marinat', 'rest'].reduce((sum, kind) => sum + (times.get(kind) ?? 0), prep + cook)
}
