import type { Certainty } from './contents'
import { readProperties } from './exclusions'
import { findFoods } from './findFoods'
import type { Food } from './foods'
import { beginsWithAmount } from './numbers'
import { withProperty } from './readEntry'

/** A wish that a text is checked against. */
export interface CheckedWish {
  /** Its name on the page: "Vegan", "Leave out: mushroom". */
  readonly name: string
  /** Whether a food breaks it: for certain, perhaps (the label decides), or not, as far as the page knows. */
  excludes(food: Food): Certainty | undefined
  /** The words of a food that the page does not know. They break the wish wherever they stand. */
  readonly words?: RegExp | undefined
}

/** Words of a text that break wishes. */
export interface Breach {
  /** Where the words stand in the text. */
  readonly start: number
  readonly end: number
  /** The food that they name; undefined for words that the page does not know. */
  readonly food: Food | undefined
  readonly wishes: readonly { readonly name: string; readonly certainty: Certainty }[]
}

/** Words that may stand between a negation and its food, or between the foods of a list. */
const fillers =
  '(?:(?:(?:dairy|gluten|lactose|soy|wheat)\\s*(?:,|,?\\s*(?:or|and))|the|any|more|all|your|added|using|some|of|melted|fresh|extra|such thing as)\\s+)*$'
/** A recipe does without the foods after these words, and without a whole list of them. */
const without = new RegExp(
  `\\b(?:no|without|neither|nor|free (?:of|from)|instead of|in place of|rather than|in lieu of|except(?: for)?|substitutes? for)[\\s-]+${fillers}`,
  'i',
)
/** "Do not add butter", "you won't need eggs" */
const notUsed = new RegExp(
  `\\b(?:not|never|\\w+n['’]t)\\s+(?:(?:add|use|need|have|include|contain|put in|want)\\s+)?${fillers}`,
  'i',
)
/** "Omit the butter", but not "do not omit the butter", and not "leave out the butter to soften". */
const omitted = new RegExp(
  `(?<!\\b(?:not|never|\\w+n['’]t|forget to)\\s+)\\b(?:omit(?:ting)?|avoid(?:ing)?|skip(?:ping)?|leav(?:e|ing) out|replac(?:e|es|ing))\\s+${fillers}`,
  'i',
)
const setOut = /^\s*(?:to|until|at)\b/i
/** Words before a food that something is only compared with: "as thick as cream", "the size of a walnut". */
const comparison =
  /\b(?:(?:size|shape|colou?r|consistency|texture|thickness) of|as (?:thick|thin|smooth|soft|fine|brown|golden|white|yellow|big|small|large|light|rich)\w* as|(?:is|be|looks?) like)\s+(?:an?\s+)?(?:(?:thin|thick|smooth|fine|single|double|soft)\s+)?$/i
/** What after a food turns it into its opposite, or into something else: "egg-free", "egg-sized", "bread knife". */
const turned = /^(?:[\s-]*free\b(?![\s-]*range)|[\s-]*less\b|-sized\b|\s+(?:knife|pan)\b)/i
/** Between two foods of one list. */
const listed = /^\s*(?:,|,?\s*(?:or|nor|and)\b|\/)\s*(?:(?:the|any|melted|fresh)\s+)*$/i
/** Ends the words that a property belongs to: "vegan mayo and 1 egg". */
const stop =
  /^.*(?:[,.;:()]|\b(?:and|or|but|with|in|into|on|onto|over|to|for|from|of|the|an?|as|if|is|are|has|have|you|can|add)\b)/is
/** A property after its food: "spaghetti (gluten-free)", "milk, plant-based". */
const propertyAfter =
  /^\s*[,(]\s*(?:certified |preferably |ideally )?((?:(?:[a-z]+[- ]free|vegan|plant[- ]based|vegetarian|halal|kosher)(?:\s*(?:,|and|\/)\s*)?)+)(?=[),.;]|$)/i

/**
 * Finds the words of a line that break wishes. It proves that a food is named, and never that one is absent. "No
 * butter", "instead of cream" and "egg-free" break nothing, and neither does coconut milk break "no milk".
 */
export function findBreaches(text: string, wishes: readonly CheckedWish[]): Breach[] {
  // "500 g mince" is the line of an ingredient, where "mince" is not a verb.
  const found = findFoods(text, beginsWithAmount(text))
  const absent = findAbsent(text, found)
  const named = found.flatMap(({ food, start, end }): Breach[] => {
    if (absent.has(start)) return []
    const own = text.slice(0, start).replace(stop, '')
    const after = propertyAfter.exec(text.slice(end))?.[1] ?? ''
    const properties = [...readProperties(`${own}${text.slice(start, end)}`), ...readProperties(after)]
    const actual = properties.reduce(withProperty, food)
    const broken = wishes.flatMap(({ name, excludes }) => {
      const certainty = excludes(actual)
      return certainty ? [{ name, certainty }] : []
    })
    return broken.length > 0 ? [{ start, end, food: actual, wishes: broken }] : []
  })
  const unknown = wishes.flatMap(({ name, words }) =>
    (words ? [...text.matchAll(words)] : [])
      .map(({ 0: word, index }) => ({ start: index, end: index + word.length }))
      .filter((each) => !findAbsent(text, [each]).has(each.start))
      .filter(({ start, end }) => !named.some((each) => each.start < end && start < each.end))
      .map(({ start, end }) => ({ start, end, food: undefined, wishes: [{ name, certainty: 'named' as const }] })),
  )
  return [...named, ...unknown].toSorted((a, b) => a.start - b.start)
}

/** The places of the foods that a text only says to do without, or only compares something with. */
function findAbsent(text: string, found: readonly { readonly start: number; readonly end: number }[]): Set<number> {
  const absent = new Set<number>()
  /** Where the list ends that a negation applies to. */
  let listEnd = -1
  for (const { start, end } of found) {
    const before = text.slice(0, start).replace(/^.*[.;:!?()]/s, '')
    const isInList = listEnd >= 0 && listed.test(text.slice(listEnd, start))
    const isWithout = without.test(before) || isInList
    const isAbsent =
      isWithout ||
      notUsed.test(before) ||
      (omitted.test(before) && !setOut.test(text.slice(end))) ||
      comparison.test(before) ||
      turned.test(text.slice(end))
    if (isAbsent) absent.add(start)
    listEnd = isWithout ? end : -1
  }
  return absent
}
