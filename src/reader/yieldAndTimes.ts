import { readFigure } from '../food'
import { yieldPatternOf } from './foreignFacts'
import { startsWithAmount } from './sectionHeadings'
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
export const MAX_FACT_LENGTH = 200

/** A yield or time that follows another one without a mark between: "Prep: 10 min Cook: 20 min". */
const nextYieldOrTime =
  /(?<=\d[^:]*)(?<!\b(?:per|total))\s+(?=(?:total )?(?:(?:total|prep(?:aration)?|cook(?:ing)?|bak(?:e|ing)|chill(?:ing)?|rest(?:ing)?|serves|servings?|yields?|makes)(?: time)?|[a-z]+ time):)/i

/** Marks between yields and times: "Serves 4 | Prep: 10 min · Cook: 20 min". They are none within brackets. */
const separators =
  /(?:\s*[|·•\n、]\s*|\s[–—-]\s|(?<!\b(?:approx|ca|hrs?|mins?|secs?|std|sek|godz|tim|sa|dk|sn)|год|хв)\.\s+|[!。]\s*|,\s+(?!plus))(?![^()]*\))/iu

/** Splits a line into the yields and times that it states. */
export function factSegments({ text }: TextLine): string[] {
  // A table of two columns: "| Serves | 4 |".
  const cells = /^\s*\|([^|]+)\|([^|]+)\|\s*$/.exec(text)
  if (cells) return [`${cells[1]?.trim()}: ${cells[2]?.trim()}`]
  return text
    .split(separators)
    .flatMap((part) => part.split(nextYieldOrTime))
    .filter(Boolean)
}

/** Reads how much a recipe makes from the lines outside its steps. The language is a BCP 47 code. */
export function readYield(textLines: readonly TextLine[], language: string | undefined): Yield | undefined {
  const pattern = yieldPatternOf(language) ?? yieldPattern

  for (const textLine of textLines) {
    if (textLine.text.length > MAX_FACT_LENGTH || (textLine.kind === 'item' && startsWithAmount(textLine))) continue
    for (const segment of factSegments(textLine)) {
      const match = pattern.exec(segment)
      if (!match?.groups) continue
      const { label = '', made, size, number, to, unit, before, beforeTo } = match.groups
      const quantity = readFigure(number ?? before ?? '')
      if (!(quantity > 0)) continue
      const countsPeople = unit === undefined || people.test(unit)
      // "Serving size: 1 cup"
      if (size && !countsPeople) continue
      const isMade = made !== undefined || /^(?:makes?|yields?)$/i.test(label)
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
