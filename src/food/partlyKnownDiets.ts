import { surest } from './contents'
import { splitSentence } from './excludedLists'
import { denial } from './excludingWords'
import type { Exclusion } from './exclusion'
import { dietsNamedIn, keepAllowed, namesNoFood, withoutNegatedDiets } from './exclusions'
import type { CheckedWish } from './findBreaches'
import type { Food } from './foods'
import { type EntryReading, readEntry } from './readEntry'
import { readExcluded } from './readExcluded'
import { recognizeFoods } from './recognizeFoods'
import { labelRemarks, type PartlyKnownWish, partlyKnownWishes, wishesKnownByName } from './wishTable'

const remarks = new Map([
  ...labelRemarks,
  ...partlyKnownWishes.flatMap(({ name, remark }) => (remark === undefined ? [] : [[name, remark] as const])),
])
const names = new Set(partlyKnownWishes.map(({ name }) => name))

/** Whether an exclusion is of a wish that the page knows in part, or that only a label can settle. */
export const isKnownInPart = (exclusion: Exclusion): boolean =>
  names.has(exclusion.name) || remarkOn(exclusion) !== undefined

/** Returns a reply's remark on a wish that the page knows only in part; undefined for other exclusions. */
export const remarkOn = ({ name }: Exclusion): string | undefined =>
  remarks.get(name) ?? (wishesKnownByName.test(name) ? `I can't judge what suits this wish: ${name}.` : undefined)

/** Whether the label of a food tells if it keeps a wish: halal and kosher. */
export const isToldByLabel = ({ name }: Exclusion): boolean => labelRemarks.some(([told]) => told === name)

/** Reads an entry like `readEntry`, and also the wishes that the page knows in part: "low fodmap", "I'm pregnant". */
export function readListEntry(entry: string): EntryReading {
  const text = entry.toLowerCase()
  const found = findWish(text)
  const rest = found && readRest(text, found.match)
  if (!rest) return readEntry(entry)
  return { ...rest, text: entry, exclusions: [found.exclusion, ...rest.exclusions], unknown: [] }
}

/** Returns the wish known in part that a text consists of: "low fodmap, please". Undefined if it says anything else. */
export function readWishKnownInPart(typed: string): Exclusion | undefined {
  const text = typed.toLowerCase()
  const found = findWish(text)
  const isOfHealth = found?.wish && found.wish.remark === undefined
  return found && !isOfHealth && namesNoFood(text.replace(found.match[0], ' ')) ? found.exclusion : undefined
}

/** Returns the words of a text that tell of somebody's health: "pregnant". Undefined if none do, as in "baby spinach". */
export function healthWishIn(typed: string): string | undefined {
  const text = typed.toLowerCase()
  const found = findWish(text)
  const isOfHealth = found?.wish && found.wish.remark === undefined
  return found && isOfHealth && readRest(text, found.match) ? found.match[0] : undefined
}

function findWish(text: string) {
  const wish = partlyKnownWishes.find(({ typed }) => {
    const match = typed.exec(text)
    return match !== null && !negated.test(text.slice(0, match.index))
  })
  const match = wish?.typed.exec(text) ?? wishesKnownByName.exec(text)
  const exclusion: Exclusion | null =
    match && (wish ? exclusionOf(wish) : { name: match[0], type: 'diet', excludes: () => undefined })
  return match && exclusion ? { wish, match, exclusion } : undefined
}

/** Reads an entry without the words for a wish; undefined if they belong to a food. */
function readRest(text: string, match: RegExpExecArray): EntryReading | undefined {
  const before = text.slice(0, match.index)
  const rest = readEntry(`${before} ${text.slice(match.index + match[0].length)}`)
  // Low-salt soy sauce and baby spinach are foods. "Chicken for a baby" is both.
  return rest.foods.length > 0 && !/\b(?:for|is|am|i'?m)\b/.test(before) ? undefined : rest
}

function exclusionOf({ name, without, excludes }: PartlyKnownWish): Exclusion {
  const parts = (without?.split(/, | or /) ?? []).flatMap((food) => readEntry(`without ${food}`).exclusions)
  return {
    name,
    type: 'diet',
    excludes: (food) => surest([...parts.map((part) => part.excludes(food)), excludes?.(food)]),
  }
}

/** "I'm not pregnant" */
const negated = new RegExp(`(?:${denial}|\\b(?:no(?: ?one|body)?(?: here)?(?:['’]s| is| are| has)?|without) )$`)
/** Before a food these words mean a product, and not a wish: "low-sugar jam", "baby spinach". */
const soldAs = /^(?:(?:low|no|less|reduced)[- ](?:added )?(?:sugar|gi|salt|sodium)|bab(?:y|ies))$/

/** "No meat, chicken is ok": what somebody eats although they leave out others of its kind. */
const isFine = /^\s*(?<what>[^\s].{1,60}?) (?:is|are) (?:ok|okay|fine|allowed|good|great)\b/i

/**
 * Returns the exclusions of a free text: "no pork, please", "for my muslim friends", "I'm pregnant". A diet counts
 * wherever the text names it, because keeping an unmeant diet does no harm.
 */
export function exclusionsInText(typed: string): Exclusion[] {
  const text = withoutNegatedDiets(typed)
  const parts = partsOf(text)
  const readings = parts.map(readListEntry)
  const all = [
    ...readings.flatMap(({ exclusions }) => exclusions),
    ...dietsNamedIn(text),
    ...mentionedInText(text).map(exclusionOf),
  ]
  const kept = parts.flatMap((part, index) =>
    readings[index]?.exclusions.length ? [] : readExcluded(isFine.exec(part)?.groups?.what ?? ''),
  )
  return [...new Map(all.map((each) => [each.name, keepAllowed(each, kept)])).values()]
}

const partsOf = (text: string) => text.split(/[;.!?\n]/).flatMap(splitSentence)

/** Returns the wishes known in part that an entry of the list names and that models' replies are checked against. */
export const partlyKnownInEntry = (entry: string): PartlyKnownWish[] =>
  mentionedIn(entry, (text, match) => readRest(text, match) !== undefined).filter(
    ({ checkedAs }) => checkedAs !== undefined,
  )

/** Returns the same for a free text, where a wish may stand beside a food: "a low FODMAP chicken curry". */
export const partlyKnownInText = (text: string): PartlyKnownWish[] =>
  mentionedInText(text).filter(({ checkedAs }) => checkedAs !== undefined)

/** The wishes that a free text names. */
const mentionedInText = (text: string): PartlyKnownWish[] =>
  mentionedIn(text, (lower, match) => {
    const [next = ''] = /^\s*\S+(?: \S+)?/.exec(lower.slice(match.index + match[0].length)) ?? []
    return !soldAs.test(match[0]) || recognizeFoods(next).length === 0
  })

function mentionedIn(typed: string, isWish: (text: string, match: RegExpExecArray) => boolean): PartlyKnownWish[] {
  const text = typed.toLowerCase()
  return partlyKnownWishes.filter((wish) => {
    const match = wish.typed.exec(text)
    return match !== null && !negated.test(text.slice(0, match.index)) && isWish(text, match)
  })
}

/** The check of models' replies for a wish known in part. The page cannot judge health, so no finding is certain. */
export function checkPartlyKnown(wish: PartlyKnownWish): CheckedWish {
  const { excludes } = exclusionOf(wish)
  return {
    name: wish.checkedAs ?? wish.name,
    excludes: (food: Food) => (excludes(food) === undefined ? undefined : 'maybe'),
  }
}
