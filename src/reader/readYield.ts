import { findAmounts, isCounted, isOfFoods, unitNamed, type WrittenNumber } from '../food'
import { bare, factSegments, MAX_FACT_LENGTH } from './facts'
import { anyWordOf, languageWords } from './languageWords'
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
  /** The recipe's own word for what it counts, people too: "servings", "people", "muffins". */
  readonly noun: string
  /** The line that says it, and where the number stands in it, with the upper one of a range. */
  readonly textLine: TextLine
  readonly numbers: readonly WrittenNumber[]
  /** Where the noun stands in the line; undefined if the line has none. */
  readonly nounAt: { readonly start: number; readonly end: number } | undefined
}

/** Words before the number that only say how exact it is. */
const estimate =
  '(?:about|around|approx(?:imately|\\.)?|up to|roughly|ca\\.|[~≈]|enough (?:for|to (?:feed|serve|make)))'
const adjectives = 'hungry |generous |large |small |solid |hearty |good |main |side '

/** How a language writes yields. */
interface YieldPatterns {
  /** What names a yield before its number: "Serves", "Yield: about", "Portionen:". */
  readonly label: RegExp
  /** Labels of a product instead of people: "makes", "ergibt". */
  readonly makes: RegExp
  /** What names it after the number: "4 servings", "4人分". */
  readonly people: RegExp
}

const patterns: ReadonlyMap<string, YieldPatterns> = new Map(
  [...languageWords].map(([code, { makes, people }]) => {
    const [made, counted] = [anyWordOf(makes), anyWordOf(people)]
    const english = code === 'en' ? [`(?:${adjectives})?`, '|adults?|guests?|generously|hungry'] : []
    return [
      code,
      {
        label: new RegExp(
          `(?<![\\p{L}\\p{M}]|\\bper )(${made}|${counted})(?:\\s+(size)|\\s+yield)?(?:\\s*([:：=*–—-]+))?\\s*(?:${estimate}\\s*)?`,
          'giu',
        ),
        makes: code === 'en' ? /^(?:makes?|yields?)$/i : new RegExp(`^(?:${made})$`, 'iu'),
        people: new RegExp(`^${english[0] ?? ''}(?:${counted}${english[1] ?? ''})(?![\\p{L}\\p{M}])`, 'iu'),
      },
    ]
  }),
)

/** A number of pieces alone, or beside the heading of the list: "10 buns", "Ingredients (1 loaf)". */
const piecesAlone =
  /^(?:ingredients?:? {0,3})?\(? ?(?:for |makes? )?(?:about |around |~ ?)?\d{1,3}(?:\s?[-–—]\s?\d{1,3})? (?:(?:small|medium|large|mini|good|generous|hearty) )?(?:servings|portions|people|buns?|(?:bread )?rolls?|loa(?:f|ves)|cookies|biscuits|muffins|cupcakes|cakes?|pies?|tarts?|pancakes|waffles|crumpets|bagels|baguettes?|pizzas?|wraps|burgers|patties|meatballs|dumplings|pieces|bars|brownies|squares|scones|flatbreads|tortillas|pretzels|do(?:ugh)?nuts|jars?|balls|truffles|trays?|croissants|empanadas|samosas)(?: of \p{L}{3,20})? ?\)?:?$/iu
const unitAfter = /^(?:\s+|-(?=\p{L}))([\p{L}-]+(?:\s[\p{L}-]+)?)(?!\s?:)(?![\p{L}])/u
const gluedUnit = /^\p{L}{1,2}(?!\p{L})/u
/** A recipe makes some thousand grams at most. */
const MAX_YIELD = 20_000

/** Words that go on with the sentence, and count nothing. */
const connectives = 'as|each|with|or|and|in|you|if|for|from|to|at|on|when|total|using|depending|about'
const connective = new RegExp(`^(?:${connectives}|per)\\b`, 'i')
const connectiveAtEnd = new RegExp(`\\s(?:${connectives}|of)$`, 'i')

/** A recipe in another language may have its facts in English, as a file has them. */
const englishYield = /^(?:serves|yield|servings): ?\d/i

/** Reads how much a recipe makes from the lines outside its steps. The language is a BCP 47 code. */
export function readYield(textLines: readonly TextLine[], language = 'en'): Yield | undefined {
  const isForeign = language !== 'en' && patterns.has(language)
  for (const textLine of textLines) {
    const isIngredient = textLine.kind === 'item' && startsWithAmount(textLine.text)
    if (isIngredient || textLine.text.length > MAX_FACT_LENGTH) continue
    for (const segment of factSegments(textLine.text)) {
      const found =
        (isForeign ? readSegment(segment, language) : undefined) ??
        (isForeign && !englishYield.test(segment) ? undefined : readSegment(segment, 'en'))
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
function readSegment(segment: string, language: string): Omit<Yield, 'textLine'> | undefined {
  const own = patterns.get(language)
  if (!own) return undefined
  const isEnglish = language === 'en'
  const labels = [...segment.matchAll(own.label)]
  const arePieces = isEnglish && piecesAlone.test(bare(segment))
  for (const { low, high, unit } of findAmounts(segment)) {
    // "Makes 16-inch pizzas" and "20 minutes" count none, and "a" alone is no number.
    const isOther = (unit && !isOfFoods(unit)) || (low.style === 'article' && unit?.name !== 'dozen')
    if (isOther || low.value > MAX_YIELD) continue
    const label = labels.find((each) => each.index + each[0].length === low.start)
    const { end } = high ?? low
    const after = segment.slice(end)
    const [, kind = '', size] = label ?? []
    const counts = own.people.exec(after.replace(/^[\s-]+/, ''))
    const isCountedBehind = counts && !/^of\b/.test(after.slice(counts[0].length).trim())
    if (!(label ? isLabelled(label, low, after, own) : isCountedBehind || arePieces)) continue
    const isMade = own.makes.test(kind)
    const noun = readNoun(after, kind, isMade, own, isEnglish)
    const isOfPeople = noun !== 'unclear' && noun && own.people.test(noun.text)
    // "Serving size: 250g", "Makes 4x"
    if (noun === 'unclear' || (size && noun && !isOfPeople)) continue
    const numbersText = segment.slice(low.start, low.end) + (high ? `-${segment.slice(high.start, high.end)}` : '')
    return {
      quantity: low.value,
      text: noun && label ? `${numbersText} ${noun.text}` : numbersText,
      unit: noun && !isOfPeople ? noun.text : !noun && isMade ? '' : undefined,
      noun: noun?.text ?? (isMade ? '' : isEnglish || kind === '' ? 'servings' : kind),
      numbers: high ? [low, high] : [low],
      // The page inflects English alone.
      nounAt: noun && isEnglish ? { start: end + noun.start, end: end + noun.start + noun.text.length } : undefined,
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
  { people }: YieldPatterns,
) =>
  style !== 'word' ||
  isDozen(after) ||
  piecesAlone.test(`1 ${after.trim().split(/[.,;(]/, 1)[0]}`) ||
  marks !== '' ||
  /^(?:serves|feeds)$/i.test(kind) ||
  /\benough\b/i.test(all) ||
  people.test(after.trim())

/** Reads the noun after the number of a yield: people or a product. Undefined if there is none. */
function readNoun(
  after: string,
  label: string,
  isMade: boolean,
  { people }: YieldPatterns,
  isEnglish: boolean,
): { readonly text: string; readonly start: number } | 'unclear' | undefined {
  const rest = after.replace(/^[\s-]+/, '')
  const start = after.length - rest.length
  const counted = people.exec(rest)?.[0]
  if (counted !== undefined) return /^(?:generously|hungry)/i.test(counted) ? undefined : { text: counted, start }
  if (!isEnglish) {
    const made = isMade ? /^[\p{L}\p{M}-]+/u.exec(rest)?.[0] : undefined
    return made === undefined ? undefined : { text: made, start }
  }
  const glued = gluedUnit.exec(after)
  if (glued) return isMade && unitNamed(glued[0]) ? { text: glued[0], start: 0 } : 'unclear'
  if (/^\p{L}/u.test(after)) return 'unclear'
  const [all = '', words = ''] = unitAfter.exec(after) ?? []
  const text = words.replace(connectiveAtEnd, '')
  if (text === '' || connective.test(text)) return undefined
  // "Serves: 2 wraps", "Servings: 6 buns", but "Serves 4 with rice", "Servings: 4 Difficulty".
  const isAll = after.slice(all.length).trim() === '' && isCounted(text)
  if (/^(?:serves|feeds)$/i.test(label) && !isAll) return undefined
  const isName = /^\p{Ll}/u.test(text) || text.split(' ').some((word) => isCounted(word))
  return isName || isMade ? { text, start: all.length - words.length } : undefined
}
