import { readFigure } from '../food'
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
  /** The line that says it, and where the number stands in it, with the upper one of a range. */
  readonly textLine: TextLine
  readonly numbers: readonly { readonly start: number; readonly end: number; readonly value: number }[]
}

const yieldPattern =
  /\b(?<!\bper )(?:(?<label>serves|servings?|yields?|makes?|portions?|feeds)(?:\s+(?<size>size)|\s+yield)?\s*[:=*–—-]*\s*(?:about|around|approx(?:imately|\.)?|up to)?\s*(?<number>\d{1,3}(?:[.,]5|½)?)(?![\p{L}\d])(?:\s*(?:-|–|to)\s*(?<to>\d{1,3}))?(?:\s+(?<unit>[\p{L}-]+(?:\s[\p{L}-]+)?))?|(?<before>\d{1,3})(?:\s*(?:-|–|to)\s*(?<beforeTo>\d{1,3}))?\s+(?:servings?|portions?|people|persons?)\b(?! of\b))/iu

/** Words after the number of a yield that count people, or count nothing. */
const people =
  /^(?:hungry |generous |large |small )?(?:people|persons?|servings?|portions?|adults?|guests?|as\b.*|with\b.*|or\b.*|and\b.*|in\b.*|generously|you\b.*|if\b.*)/i

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
    .split(/\s*[|·•\n]\s*|\s[–—-]\s|[.!]\s+|,\s+(?!plus)/)
    .flatMap((part) => part.split(nextYieldOrTime))
    .filter(Boolean)
}

/** Reads how much a recipe makes from the lines outside its steps. */
export function readYield(textLines: readonly TextLine[]): Yield | undefined {
  for (const textLine of textLines) {
    if (textLine.text.length > MAX_LENGTH || (textLine.kind === 'item' && startsWithAmount(textLine))) continue
    for (const segment of segmentsOf(textLine)) {
      const match = yieldPattern.exec(segment)
      if (!match?.groups) continue
      const { label = '', size, number, to, unit, before, beforeTo } = match.groups
      const quantity = readFigure(number ?? before ?? '')
      if (!(quantity > 0)) continue
      const countsPeople = unit === undefined || people.test(unit)
      // "Serving size: 1 cup"
      if (size && !countsPeople) continue
      const isMade = /^(?:makes?|yields?)$/i.test(label)
      const range = to ?? beforeTo
      let end = Math.max(0, textLine.text.indexOf(segment)) + match.index
      const numbers = [number ?? before, range].flatMap((digits) => {
        const start = digits === undefined ? -1 : textLine.text.indexOf(digits, end)
        if (digits === undefined || start < 0) return []
        end = start + digits.length
        return [{ start, end, value: readFigure(digits) }]
      })
      return {
        quantity,
        text: `${number ?? before}${range ? `-${range}` : ''}${unit && (isMade || /^(?:people|servings?|portions?)/i.test(unit)) ? ` ${unit}` : ''}`,
        unit: isMade && !(unit && countsPeople) ? (unit ?? '') : undefined,
        textLine,
        numbers,
      }
    }
  }
  return undefined
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
