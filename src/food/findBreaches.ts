import type { Certainty } from './contents'
import { readProperty } from './exclusions'
import { findFoods } from './findFoods'
import type { Food } from './foods'
import { withProperty } from './readEntry'

/** A wish that a text is checked against. */
export interface CheckedWish {
  /** Its name on the page: "Vegan", "Leave out: mushroom". */
  readonly name: string
  /** Whether a food breaks it: for certain, perhaps (the label decides), or not, as far as the page knows. */
  excludes(food: Food): Certainty | undefined
  /** For what the page does not know as a food: its words, which break the wish wherever they stand. */
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

/** Words before a food that the recipe does without. */
const without =
  /\b(?:no|not|without|never|free (?:of|from)|instead of|in place of|rather than|in lieu of|replac(?:e|es|ing)|substitut(?:e|es|ing)(?: for)?|omit|skip|leave out)\s+(?:(?:the|any|more|all|your|added|using|some|of)\s+)*$/i
/** Words before a food that something is only compared with: "as thick as cream", "the size of a walnut". */
const comparison =
  /\b(?:(?:size|shape|colou?r|consistency|texture|thickness) of|(?:is|be|are|runs?|looks?|turns?|goes in|into an?) like|(?!such\b)\w+ as)\s+(?:an?\s+)?(?:(?:thin|thick|smooth|fine|single|double|soft)\s+)?$/i
/** A word after a food that turns it into its opposite: "egg-free", "dairy free". */
const free = /^[\s-]*free\b/i
/** How many characters before a food its properties are looked for: "gluten-free dark". */
const PROPERTY_LENGTH = 30
/** "2 eggs", "500 g mince": the line of an ingredient, in which "mince" is no verb. */
const ingredientLine = /^\W*(?:[\d½¼¾⅓⅔⅛]|an? |half )/i

/**
 * Finds the words of a line that break wishes. It proves that a food is named, and never that one is absent. "No
 * butter", "instead of cream" and "egg-free" break nothing, and neither does coconut milk break "no milk".
 */
export function findBreaches(text: string, wishes: readonly CheckedWish[]): Breach[] {
  const isAbsent = (start: number, end: number) =>
    [without, comparison].some((words) => words.test(text.slice(Math.max(0, start - PROPERTY_LENGTH), start))) ||
    free.test(text.slice(end))
  const named = findFoods(text, ingredientLine.test(text)).flatMap(({ food, start, end }): Breach[] => {
    if (isAbsent(start, end)) return []
    // Its own property, not that of a food before it.
    const [own = ''] = /[^,.;:()]*$/.exec(text.slice(Math.max(0, start - PROPERTY_LENGTH), start)) ?? []
    const property = readProperty(`${own}${text.slice(start, end)}`)
    const actual = property ? withProperty(food, property) : food
    const broken = wishes.flatMap(({ name, excludes }) => {
      const certainty = excludes(actual)
      return certainty ? [{ name, certainty }] : []
    })
    return broken.length > 0 ? [{ start, end, food: actual, wishes: broken }] : []
  })
  const unknown = wishes.flatMap(({ name, words }) =>
    words
      ? [...text.matchAll(words)]
          .map(({ 0: word, index }) => ({ start: index, end: index + word.length }))
          .filter(({ start, end }) => !isAbsent(start, end))
          .filter(({ start, end }) => !named.some((each) => each.start < end && start < each.end))
          .map(({ start, end }) => ({ start, end, food: undefined, wishes: [{ name, certainty: 'named' as const }] }))
      : [],
  )
  return [...named, ...unknown].toSorted((a, b) => a.start - b.start)
}
