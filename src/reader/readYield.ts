import { findNumbers, isCounted, readFigure, unitNamed, type WrittenNumber } from '../food'
import { yieldPatternOf } from './foreignFacts'
import { length } from './lengths'
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
  /\b(?<!\bper )(serves|servings?|yields?|makes?|portions?|feeds)(?:\s+(size)|\s+yield)?(?:\s*([:=*–—-]+))?\s*(?:(?:about|around|approx(?:imately|\.)?|up to|roughly|ca\.|[~≈]|enough (?:for|to (?:feed|serve|make)))\s*)?/giu
/** What names it after the number: "4 servings". */
const yieldAfter = /^(?:\s+|-)(?:servings?|portions?|people|persons?|pers|pax|ppl)\b(?! of\b)/i
/** A number of pieces alone, or beside the heading of the list: "10 buns", "Ingredients (1 loaf)". */
const piecesAlone =
  /^(?:ingredients?:? {0,3})?\(? ?(?:for |makes? )?(?:about |around |~ ?)?\d{1,3}(?:\s?[-–—]\s?\d{1,3})? (?:(?:small|medium|large|mini|good|generous|hearty) )?(?:servings|portions|people|buns?|(?:bread )?rolls?|loa(?:f|ves)|cookies|biscuits|muffins|cupcakes|cakes?|pies?|tarts?|pancakes|waffles|crumpets|bagels|baguettes?|pizzas?|wraps|burgers|patties|meatballs|dumplings|pieces|bars|brownies|squares|scones|flatbreads|tortillas|pretzels|do(?:ugh)?nuts|jars?|balls|truffles|trays?|croissants|empanadas|samosas)(?: of \p{L}{3,20})? ?\)?:?$/iu
const betweenYields = /^\s*(?:[-–—]|to|or)\s*$/
const unitAfter = /^(?:\s+|-(?=\p{L}))([\p{L}-]+(?:\s[\p{L}-]+)?)(?!\s?:)(?![\p{L}])/u
/** The size of each piece, before what is counted: "1 x 22 cm" cake. */
const sizeOfPiece = /^\s?[x×]\s?\d[\d.,]{0,5}[\s-]?(?:["”″]|(?:[cm]m|inch(?:es)?|in|k?g|m?l|oz)\b)(?=\s)/i
const gluedUnit = /^\p{L}{1,2}(?!\p{L})/u
/** A recipe makes some thousand grams at most. */
const MAX_YIELD = 20_000

/** Words after the number of a yield that count people. */
const people =
  /^(?:hungry |generous |large |small |solid |hearty |good |main |side )?(?:people|persons?|pers|pax|ppl|servings?|portions?|adults?|guests?|generously|hungry)\b/i
/** Words that go on with the sentence, and count nothing. */
const connectives = 'as|with|or|and|in|you|if|for|from|to|at|on|when|total|using|depending|about'
const connective = new RegExp(`^(?:${connectives}|per)\\b`, 'i')
const connectiveAtEnd = new RegExp(`\\s(?:${connectives}|of|each)$`, 'i')
const time = /^(?:min|h(?:ou)?rs?\b|h\b|sec|days?\b)/i

/** Lines that may state a yield or time: short ones. The sentences of a chat and the steps say much with numbers. */
export const MAX_FACT_LENGTH = 200

/** A yield or time that follows another one without a mark between: "Prep: 10 min Cook: 20 min". */
const nextYieldOrTime =
  /(?<=\d[^:]*)(?<!\b(?:per|total))\s+(?=(?:total )?(?:(?:total|prep(?:aration)?|cook(?:ing)?|bak(?:e|ing)|chill(?:ing)?|rest(?:ing)?|serves|servings?|yields?|makes)(?: time)?|[a-z]+ time):(?=\s*\S)|(?:total|prep|cook|bake|chill|rest)(?: time)? ?\d{1,3} ?(?:m|mins?|minutes?|h|hrs?|hours?)(?:$| (?:total|prep|cook|bake|chill|rest)))/i

/** A word before a yield or a time, which a dash may part from it. */
const label = String.raw`\b(?:serves|servings?|yields?|makes|feeds|prep|preparation|cook|cooking|bake|baking|total|active|time)`
/** Marks between yields and times: "Serves 4 | Prep: 10 min · Cook: 20 min". They are none within brackets. */
const separators = new RegExp(
  String.raw`(?:\s+and\s+(?=takes\b)|\s+(?:can be|is|are)\s+(?=ready in\b)|\s*[|·•;\n、]\s*|\s{1,4}(?=\p{So}\uFE0F?\s)|(?<!\d|${label})\s[–—-]\s|\s[–—-]\s(?!\d)|(?<!\d\s?|${label})\s[–—-]\s(?=\d+\s?(?:min|h))|(?<=\b(?:serves|servings?|yields?|makes|feeds|portions?)\W{1,3}\d+)\s[–—-]\s(?=\d+\s?(?:min|h))|(?<!\b(?:approx|ca|hrs?|mins?|secs?|std|sek|godz|tim|sa|dk|sn)|год|хв)\.\s+|[!。]\s*|,\s+(?!plus))(?![^()]*\))`,
  'iu',
)

/** Splits a line into the yields and times that it states. */
export function factSegments({ text }: Pick<TextLine, 'text'>): string[] {
  // A table of two columns: "| Serves | 4 |".
  const cells = /^\s*\|([^|]+)\|([^|]+)\|\s*$/.exec(text)
  if (cells) return [`${cells[1]?.trim()}: ${cells[2]?.trim()}`]
  return text
    .replace(/^\s*\(([^()]*)\)\s*$/, '$1')
    .split(separators)
    .flatMap((part) => part.split(nextYieldOrTime))
    .filter(Boolean)
}

/** The end of a chat before the recipe: "Here's a recipe that serves 4-6 people:" */
const yieldOfChat = /\brecipe (?:that|which) (?:serves|feeds|makes|yields) [^.!?:]{1,40}[:.]?\s*$/i

/** A recipe in another language may have its facts in English, as a file has them. */
const englishYield = /^(?:serves|yield|servings): ?\d/i

/** Reads how much a recipe makes from the lines outside its steps. The language is a BCP 47 code. */
export function readYield(textLines: readonly TextLine[], language: string | undefined): Yield | undefined {
  const pattern = yieldPatternOf(language)
  for (const textLine of textLines) {
    if (textLine.kind === 'item' && startsWithAmount(textLine)) continue
    const text = textLine.text.length > MAX_FACT_LENGTH ? yieldOfChat.exec(textLine.text)?.[0] : textLine.text
    for (const segment of text === undefined ? [] : factSegments({ text })) {
      const found =
        (pattern && readForeign(segment, pattern)) ??
        (pattern && !englishYield.test(segment) ? undefined : readSegment(segment))
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
  const numbers = findNumbers(segment).filter(({ style, end }) => style !== 'article' || isDozen(segment.slice(end)))
  const labels = [...segment.matchAll(yieldLabel)]
  const arePieces = piecesAlone.test(bare(segment))
  for (const [index, low] of numbers.entries()) {
    const label = labels.find((each) => each.index + each[0].length === low.start)
    const next = numbers[index + 1]
    const high =
      next && next.value >= low.value && betweenYields.test(segment.slice(low.end, next.start)) ? next : undefined
    const number = high ?? low
    const end = number.end + (sizeOfPiece.exec(segment.slice(number.end))?.[0].length ?? 0)
    const after = segment.slice(end)
    // "Makes 16-inch pizzas" counts none.
    if (
      low.value > MAX_YIELD ||
      length.test(after) ||
      (label ? !isLabelled(label, low, after) : !(yieldAfter.test(after) || arePieces))
    )
      continue
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

/** "Makes a dozen", "two dozen cookies" */
const isDozen = (after: string) => /^\s(?:dozen|doz)\b/i.test(after)

/** Whether a number after a label is a yield. A word such as "four" is one only where the label is clear: "Serves four". */
const isLabelled = (
  [all = '', kind = '', , marks = '']: readonly (string | undefined)[],
  { style }: WrittenNumber,
  after: string,
) =>
  style !== 'word' ||
  isDozen(after) ||
  piecesAlone.test(`1 ${after.trim().split(/[.,;(]/, 1)[0]}`) ||
  marks !== '' ||
  /^(?:serves|feeds)$/i.test(kind) ||
  /\benough\b/i.test(all) ||
  people.test(after.trim())

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
  const text = words.replace(connectiveAtEnd, '')
  if (text === '' || connective.test(text) || /^each\b/i.test(text)) return undefined
  if (time.test(text)) return 'unclear'
  const start = all.length - words.length
  const counted = people.exec(text)
  if (counted) return /^(?:generously|hungry)/i.test(counted[0]) ? undefined : { text: counted[0], start }
  // "Serves: 2 wraps", "Servings: 6 buns", but "Serves 4 with rice", "Servings: 4 Difficulty".
  const isAll = after.slice(all.length).trim() === '' && isCounted(text)
  if (/^(?:serves|feeds)$/i.test(label) && !isAll) return undefined
  const isName = /^\p{Ll}/u.test(text) || text.split(' ').some((word) => isCounted(word))
  return isName || /^(?:makes?|yields?)$/i.test(label) ? { text, start } : undefined
}

/** Reads a yield in another language. Places are those in the part. */
function readForeign(segment: string, pattern: RegExp): Omit<Yield, 'textLine'> | undefined {
  const match = pattern.exec(segment)
  if (!match?.groups) return undefined
  const { made, number, to, unit, before, beforeTo, who, whose } = match.groups
  let end = match.index
  const numbers = [number ?? before, to ?? beforeTo].flatMap((digits): WrittenNumber[] => {
    const start = digits === undefined ? -1 : segment.indexOf(digits, end)
    if (digits === undefined || start < 0) return []
    end = start + digits.length
    return [{ start, end, value: readFigure(digits), style: 'decimal' }]
  })
  const quantity = numbers[0]?.value ?? 0
  if (!(quantity > 0)) return undefined
  const text = numbers.map((each) => segment.slice(each.start, each.end)).join('-')
  return {
    quantity,
    text: made && unit ? `${text} ${unit}` : text,
    unit: made ? (unit ?? '') : undefined,
    noun: made ? (unit ?? '') : (who ?? whose ?? 'servings'),
    numbers,
    nounAt: undefined,
  }
}
