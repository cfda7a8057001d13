import { findAmounts, isCounted, isOfFoods, unitNamed, type WrittenNumber } from '../food'
import { lowerCase } from '../lib/text'
import { factSegments, MAX_FACT_LENGTH } from './factSegments'
import { anyWordOf, languageWords } from './languageWords'
import { bare } from './markdownLines'
import { isMeasure } from './readAmounts'
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
  /** What else it says that it makes: "(10 slices)" of "1 loaf (10 slices)". */
  readonly others: readonly Omit<Yield, 'others'>[]
}

/** A yield in a part of a line. Places are those in the part. */
export interface StatedYield extends Omit<Yield, 'textLine' | 'others'> {
  /** Where it begins: with its label, or with the number. */
  readonly start: number
}

/** Words before the number that only say how exact it is. */
const estimate =
  '(?:about|around|approx(?:imately|\\.)?|up to|roughly|ca\\.|[~≈]|enough (?:for|to (?:feed|serve|make)))'

/** How a language writes yields: "Serves", "Yield: about", "Portionen:" before the number, "servings", "人分" behind it. */
const patterns = new Map(
  [...languageWords.keys()].map((code) => {
    const [makes, people] = [anyWordOf(code, 'makes'), anyWordOf(code, 'people')]
    return [
      code,
      {
        label: new RegExp(
          `(?<![\\p{L}\\p{M}]|\\bper )(${makes}|${people})(?:\\s+(size)|\\s+yield)?(?:\\s*([:：=*–—-]+))?\\s*(?:${estimate}\\s*)?$`,
          'u',
        ),
        word: new RegExp(`${makes}|${people}`, 'u'),
        /** Labels of a product instead of people. */
        makes: new RegExp(`^(?:${makes})$`, 'u'),
        people: new RegExp(
          `^(?:hungry |generous |large |small |solid |hearty |good |main |side )?(?:${people})(?![\\p{L}\\p{M}])`,
          'u',
        ),
      },
    ] as const
  }),
)

const unitAfter = /^(?:\s+|-(?=\p{L}))([\p{L}-]+(?:\s[\p{L}-]+)?)(?!\s?:)(?![\p{L}])/u
/** "4 servings" and "for 4 people (or 2)", but "2 portions noodles" is an ingredient. */
const endsCount = /^\s*(?:$|[|·•,;.:()–—-])/
/** A recipe makes some thousand grams at most. */
const MAX_YIELD = 20_000

const connective = /^(?:as|each|with|or|and|in|you|if|for|from|to|at|on|when|total|using|depending|about|of|per|x|×)$/i

/** Reads how much a recipe makes from the lines outside its steps, in its language (a BCP 47 code) or in English. */
export function readYield(textLines: readonly TextLine[], language = 'en'): Yield | undefined {
  const stated = textLines.flatMap((textLine, index) => {
    const { text } = textLine
    // "Servings:" may stand above its number.
    const above = textLine.kind === 'heading' ? '' : bare(textLines[index - 1]?.text ?? '')
    let at = 0
    return (text.length > MAX_FACT_LENGTH ? [] : factSegments(text)).flatMap((segment) => {
      const start = Math.max(at, text.indexOf(segment, at))
      at = start + segment.length
      // The spaces keep it at its place in the line.
      const own = readStatedYields(segment.padStart(at), language, above)
      const english = own.length > 0 ? own : readStatedYields(segment.padStart(at), 'en', above)
      // "Ingredients for 20 meatballs"
      const makes = segment.replace(/^.*\bingredients\W{1,3}for\b(?= \d+(?:[–-]\d+)? \p{L}+s\W*$)/iu, (all) =>
        'makes'.padStart(all.length),
      )
      const found = english.length > 0 ? english : readStatedYields(makes.padStart(at), 'en')
      return found.map((each) => ({ ...each, textLine }))
    })
  })
  const [first, ...further] = stated
  // The words above a recipe may tell of other days.
  const others = further.filter(
    ({ textLine, start }) => textLine === first?.textLine || textLine.label !== 'intro' || start === 0,
  )
  return first && { ...first, others }
}

/** A further number that is the same yield: "1 loaf (about 10 slices)", "4 as a main or 6 as a side". */
const beforeFurther = new RegExp(`(?:[(,]|\\b(or)\\s)\\s?(?:${estimate}\\s*)?$`, 'i')
/** "12 muffins (60 g each)" */
const ofEach = /^[^()]*(?:=|\b(?:each|apiece|per|k?cal|calories|points)\b)/i

/** Whether a further number is the first yield in other words. "4 servings (1 cup)" may be for one, "12 muffins (500 g)" the dough. */
function isSameYield(first: StatedYield | undefined, before: string, value: number, isMeasured: boolean): boolean {
  const [further, isOther] = beforeFurther.exec(before) ?? []
  if (!first || further === undefined) return false
  if (isMeasured) return isMeasure(unitNamed(first.unit?.split(' ')[0] ?? ''))
  return isOther !== undefined || first.unit !== undefined || value >= first.quantity
}

/** Reads the yields in a part of a line, the same one in several words. Their label may be the line above. */
export function readStatedYields(segment: string, language: string, above = ''): readonly StatedYield[] {
  const own = patterns.get(language)
  const isEnglish = language === 'en'
  const stated: StatedYield[] = []
  // A line is read in all languages while a reply grows.
  if (!own || !(isEnglish || own.word.test(lowerCase(above + segment)))) return stated
  const outer = own.label.exec(lowerCase(`${above}: `))?.index === 0 ? `${above}: ` : ''
  for (const { low, high, unit } of findAmounts(segment)) {
    // "Makes 16-inch pizzas" and "20 minutes" count none, and "a" alone is no number.
    const isOther = (unit && !isOfFoods(unit)) || (low.style === 'article' && unit?.name !== 'dozen')
    if (isOther || low.value > MAX_YIELD) continue
    const before = outer + segment.slice(0, low.start)
    const label = own.label.exec(lowerCase(before))
    const [all = '', word = '', size, marks] = label ?? []
    const kind = label ? before.slice(label.index, label.index + word.length) : ''
    const { end } = high ?? low
    // "1 (9-inch) pie" counts pies.
    const after = segment.slice(end).replace(/^\s?\([^()]{1,40}\)(?=\s\p{L})/u, (size) => ' '.repeat(size.length))
    const rest = after.replace(/^[\s-]+/, '')
    const countedBehind = own.people.exec(lowerCase(rest))?.[0]
    const people = countedBehind && rest.slice(0, countedBehind.length)
    const isCountedBehind = people !== undefined && endsCount.test(rest.slice(people.length))
    const isMade = own.makes.test(lowerCase(kind))
    const noun =
      people ?? (isEnglish ? readNoun(after, isMade) : isMade ? /^[\p{L}\p{M}-]+/u.exec(rest)?.[0] : undefined)
    // A word is a number only where the label is clear: "Serves four", but not "makes one feel at home".
    const isClear =
      low.style !== 'word' ||
      marks ||
      /^(?:serves|feeds)$/i.test(kind) ||
      /\benough\b/i.test(all) ||
      people ||
      noun?.split(' ').some(isCounted)
    // "Serving size: 250g", "Makes 4x"
    const isUnclear = (isEnglish && noun === undefined && /^\p{L}/u.test(after)) || (size && noun && !people)
    const isSame = isSameYield(stated[0], before, low.value, isMeasure(unit)) && !ofEach.test(after)
    if (isUnclear || !(label ? isClear : isCountedBehind || isSame)) continue
    // "Serves: 2 wraps", "Servings: 6 buns", but "Serves 4 with rice", "Servings: 4 Difficulty".
    const isName = people || !label || isMade || (marks && noun && rest.trim() === noun)
    const counted = isName ? noun : undefined
    const numbers = segment.slice(low.start, low.end) + (high ? `-${segment.slice(high.start, high.end)}` : '')
    const start = end + after.indexOf(counted ?? '')
    stated.push({
      quantity: low.value,
      text: counted && label ? `${numbers} ${counted}` : numbers,
      unit: counted && !people ? counted : !counted && isMade ? '' : undefined,
      noun: counted ?? (isMade ? '' : isEnglish || kind === '' ? 'servings' : kind),
      numbers: high ? [low, high] : [low],
      // The page inflects English alone.
      nounAt: counted && isEnglish ? { start, end: start + counted.length } : undefined,
      start: label?.index ?? low.start,
    })
  }
  return stated
}

/** Reads what a yield in English counts: "muffins", "cups salsa", and "g" of "900g". Undefined if it names nothing. */
function readNoun(after: string, isMade: boolean): string | undefined {
  const [glued] = /^\p{L}{1,2}(?!\p{L})/u.exec(after) ?? []
  if (glued) return isMade && unitNamed(glued) ? glued : undefined
  const words = unitAfter.exec(after)?.[1]?.split(' ') ?? []
  const end = words.findIndex((word) => connective.test(word))
  return words.slice(0, end < 0 ? undefined : end).join(' ') || undefined
}
