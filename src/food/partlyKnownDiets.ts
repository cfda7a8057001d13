import { surest } from './contents'
import type { Exclusion } from './excludedFoods'
import { readExcluded } from './excludedFoods'
import { splitSentence } from './excludedLists'
import { denial } from './excludingWords'
import { dietsNamedIn, keepAllowed, namesNoFood, withoutNegatedDiets } from './exclusions'
import type { CheckedWish } from './findBreaches'
import { type EntryReading, readEntry } from './readEntry'
import { recognizeFoods } from './recognizeFoods'
import { labelRemarks, type PartlyKnownWish, partlyKnownWishes } from './wishTable'

const remarks = new Map([
  ...labelRemarks,
  ...partlyKnownWishes.flatMap(({ name, remark }) => (remark === undefined ? [] : [[name, remark] as const])),
])
const names = new Set(partlyKnownWishes.map(({ name }) => name))

/** Whether an exclusion is of a wish that the page knows in part, or that only a label can settle. */
export const isKnownInPart = ({ name }: Exclusion): boolean => names.has(name) || remarks.has(name)

/** Returns a reply's remark on a wish that the page knows only in part; undefined for other exclusions. */
export const remarkOn = ({ name }: Exclusion): string | undefined => remarks.get(name)

/** Whether the label of a food tells if it keeps a wish: halal and kosher. */
export const isToldByLabel = ({ name }: Exclusion): boolean => labelRemarks.some(([told]) => told === name)

/** A wish known in part that a text names, with the words for it and those around them, in lower case. */
interface FoundWish {
  readonly wish: PartlyKnownWish
  readonly words: string
  readonly before: string
  readonly after: string
}

/** "I'm not pregnant" */
const negated = new RegExp(`(?:${denial}|\\b(?:no(?: ?one|body)?(?: here)?(?:['’]s| is| are| has)?|without) )$`)

/** The wishes known in part that a text names, and does not deny. */
function findWishes(typed: string): FoundWish[] {
  const text = typed.toLowerCase()
  return partlyKnownWishes.flatMap((wish) => {
    const match = wish.typed.exec(text)
    if (!match) return []
    const [words] = match
    const [before, after] = [text.slice(0, match.index), text.slice(match.index + words.length)]
    return negated.test(before) ? [] : [{ wish, words, before, after }]
  })
}

/** Reads an entry without the words for a wish; undefined if they belong to a food. */
function readRest({ before, after }: FoundWish): EntryReading | undefined {
  const rest = readEntry(`${before} ${after}`)
  // Low-salt soy sauce and baby spinach are foods. "Chicken for a baby" is both.
  return rest.foods.length > 0 && !/\b(?:for|is|am|i'?m)\b/.test(before) ? undefined : rest
}

/** Reads an entry like `readEntry`, and also the wishes that the page knows in part: "low fodmap", "I'm pregnant". */
export function readListEntry(entry: string): EntryReading {
  const [found] = findWishes(entry)
  const rest = found && readRest(found)
  if (!rest) return readEntry(entry)
  return { ...rest, text: entry, exclusions: [exclusionOf(found.wish), ...rest.exclusions], unknown: [] }
}

const isOfHealth = ({ wish }: FoundWish) => wish.remark === undefined

/** Returns the wish known in part that a text consists of: "low fodmap, please". Undefined if it says anything else. */
export function readWishKnownInPart(typed: string): Exclusion | undefined {
  const [found] = findWishes(typed)
  if (!found || isOfHealth(found) || !namesNoFood(`${found.before} ${found.after}`)) return undefined
  return exclusionOf(found.wish)
}

/** Returns the words of a text that tell of somebody's health: "pregnant". Undefined if none do, as in "baby spinach". */
export function healthWishIn(typed: string): string | undefined {
  const [found] = findWishes(typed)
  return found && isOfHealth(found) && readRest(found) ? found.words : undefined
}

function exclusionOf({ name, without, excludes }: PartlyKnownWish): Exclusion {
  const parts = (without?.split(/, | or /) ?? []).flatMap((food) => readEntry(`without ${food}`).exclusions)
  return {
    name,
    type: 'diet',
    excludes: (food) => surest([...parts.map((part) => part.excludes(food)), excludes?.(food)]),
  }
}

/** Before a food these words mean a product, and not a wish: "low-sugar jam", "baby spinach". */
const soldAs = /^(?:(?:low|no|less|reduced)[- ](?:added )?(?:sugar|gi|salt|sodium)|bab(?:y|ies))$/

/** The wishes of a free text, where a wish may stand beside a food: "a low FODMAP chicken curry". */
const wishesInText = (text: string): PartlyKnownWish[] =>
  findWishes(text).flatMap(({ wish, words, after }) => {
    const [next = ''] = /^\s*\S+(?: \S+)?/.exec(after) ?? []
    return soldAs.test(words) && recognizeFoods(next).length > 0 ? [] : [wish]
  })

/** "No meat, chicken is ok": what somebody eats although they leave out others of its kind. */
const isFine = /^\s*(?<what>[^\s].{1,60}?) (?:is|are) (?:ok|okay|fine|allowed|good|great)\b/i

/**
 * Returns the exclusions of a free text: "no pork, please", "for my muslim friends", "I'm pregnant". A diet counts
 * wherever the text names it, because keeping an unmeant diet does no harm.
 */
export function exclusionsInText(typed: string): Exclusion[] {
  // The patterns of what people say take a phone long to compile.
  if (typed.trim() === '') return []
  const text = withoutNegatedDiets(typed)
  const parts = text.split(/[;.!?\n]/).flatMap(splitSentence)
  const readings = parts.map(readListEntry)
  const all = [
    ...readings.flatMap(({ exclusions }) => exclusions),
    ...dietsNamedIn(text),
    ...wishesInText(text).map(exclusionOf),
  ]
  const kept = parts.flatMap((part, index) =>
    readings[index]?.exclusions.length ? [] : readExcluded(isFine.exec(part)?.groups?.what ?? ''),
  )
  return [...new Map(all.map((each) => [each.name, keepAllowed(each, kept)])).values()]
}

/** Returns the wishes known in part that an entry of the list names and that models' replies are checked against. */
export const partlyKnownInEntry = (entry: string): PartlyKnownWish[] =>
  findWishes(entry).flatMap((found) => (found.wish.checkedAs !== undefined && readRest(found) ? [found.wish] : []))

/** Returns the same for a free text. */
export const partlyKnownInText = (text: string): PartlyKnownWish[] =>
  wishesInText(text).filter(({ checkedAs }) => checkedAs !== undefined)

/** The check of models' replies for a wish known in part. The page cannot judge health, so no finding is certain. */
export function checkPartlyKnown(wish: PartlyKnownWish): CheckedWish {
  const { excludes } = exclusionOf(wish)
  return {
    name: wish.checkedAs ?? wish.name,
    excludes: (food) => (excludes(food) === undefined ? undefined : 'maybe'),
  }
}
