import { checkedWishes, type FoodWishes, normalizeWords, readEntry } from '../food'
import { createExclusion } from '../food/picks.lazy'
import { capitalize } from '../lib/text'

/** What the page offers for an entry of the list. `index` is its place. */
export type EntryOffer =
  /** It names the food of an earlier entry, in other letters: "onion", "Onions". */
  | { readonly type: 'repeated'; readonly index: number; readonly earlier: string }
  /** It is a misspelt food. `text` is how that is spelt. */
  | { readonly type: 'misspelt'; readonly index: number; readonly text: string }

/** How many entries are looked at, the last ones of a list. It limits pasted lists only. */
const MAX_ENTRIES = 100

/** Returns an offer for the last entry that has one, beside equal texts, which have a notice of their own. */
export function findEntryOffer(list: readonly string[]): EntryOffer | undefined {
  const start = Math.max(0, list.length - MAX_ENTRIES)
  const entries = list.slice(start).map((text) => ({ text, ...readOneFood(text) }))
  for (const [offset, { text, name, correction }] of [...entries.entries()].reverse()) {
    const index = start + offset
    const earlier = entries.slice(0, offset).find((each) => name !== undefined && each.name === name)
    if (correction !== undefined && !earlier) return { type: 'misspelt', index, text: correction }
    if (earlier && earlier.text.toLowerCase() !== text.toLowerCase())
      return { type: 'repeated', index, earlier: earlier.text }
  }
  return undefined
}

/** The name of the one food of an entry, to compare with others, and how it is spelt where it is misspelt. */
function readOneFood(text: string): { name?: string; correction?: string } {
  const { foods, exclusions, unknown } = readEntry(text)
  const [only, ...others] = foods
  if (!only || others.length > 0 || exclusions.length > 0 || unknown.length > 0) return {}
  const name = normalizeWords(only.name).join(' ')
  // Beside an amount or a description, the page does not know which word to replace.
  const isAlone = normalizeWords(text).length === normalizeWords(only.name).length
  return only.isGuess && isAlone ? { name, correction: capitalize(only.name) } : { name }
}

/** Returns the places of the entries that name a food which the wishes leave out for certain. */
export function findLeftOut(list: readonly string[], wishes: FoodWishes): ReadonlySet<number> {
  const checked = checkedWishes(wishes, [])
  if (checked.length === 0) return new Set()
  const isExcluded = createExclusion(wishes)
  const start = Math.max(0, list.length - MAX_ENTRIES)
  const isLeftOut = (text: string) =>
    readEntry(text).foods.some(({ food }) => isExcluded(food)) ||
    checked.some(({ words }) => words && text.search(words) >= 0)
  return new Set(list.slice(start).flatMap((text, index) => (isLeftOut(text) ? start + index : [])))
}
