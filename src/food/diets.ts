// The wishes that words name: "vegan", "gluten free pasta", "low FODMAP", "I'm pregnant".

import { surest } from './contents'
import { dietExclusion, type Exclusion, readExcluded } from './excludedFoods'
import type { Food } from './foods'
import { labelRemarks, type PartlyKnownWish, partlyKnownWishes, wishes, wishNames } from './wishTable'

/** Words that negate the ones after them: "I'm not", "it doesn't need to be". */
const denial =
  "(?:\\b(?:not|no longer|never|non|no need (?:for|to be)|used to be)|n['’]t(?: (?:need|have) to be)?)[\\s-]+(?:an?\\s+|been\\s+)?"

/** The wishes with the words for them, in lower case. The patterns are global, so that all words can be replaced. */
const diets = wishNames.map((wish) => ({ wish, words: new RegExp(`\\b(?:${wishes[wish].typed.source})\\b`, 'g') }))
const dietsIn = (text: string) => diets.filter(({ words }) => text.search(words) >= 0)

const lowCarb = /^(?:(?:low|no)[- ]carbs?|keto)(?: diet)?$/
const isStarchy = ({ name, kind }: Food) =>
  kind === 'grain' ||
  kind === 'sweet' ||
  /potato|yam|cassava|hoisin|oyster sauce|sweet chilli|teriyaki|barbecue sauce|kecap|condensed milk|ice cream|juice$/.test(
    name,
  )
/** A spoonful of sugar may be too much. */
const breaksLowCarb = (food: Food) => (isStarchy(food) ? 'named' : food.name === 'sugar' ? 'maybe' : undefined)

/** Words around a diet that name no food: "I'm vegan", "strictly vegetarian please". */
const dietFillers =
  /^(?:i|im|am|we|were|are|is|make|made|he|she|my|our|the|a|and|but|must|be|it|to|has|have|strictly|only|please|diet|disease|food|foods|meal|meals|recipe|dinner|everything|household|family|kids?|son|daughter|wife|husband|partner|friends?|guests?|person|people|mondays?|school|lunch|party|coming|visiting|today|tonight|strict|raw|in|house|home|ovo|lacto|one|for|of|us|so|need|needs|want|keep|mostly)$/

/** Whether the words around a diet name no food: "I'm" and "please". */
const namesNoFood = (rest: string): boolean =>
  rest
    .split(/[^a-z]+/)
    .filter(Boolean)
    .every((word) => dietFillers.test(word))

/** Returns the diets that a text names anywhere. */
export const dietsNamedIn = (text: string): Exclusion[] =>
  dietsIn(text.toLowerCase()).map(({ wish }) => dietExclusion(wish))

/** Returns the diets that an entry consists of: "vegan", "gluten-free and dairy-free". None for "vegan cheese". */
export function readDiets(entry: string): Exclusion[] {
  const text = entry.toLowerCase().replace(/['’]/g, '').trim()
  if (
    lowCarb.test(text.replace(/\b(?:im|i am|type [12]|diabetic|so|please|pls)\b|(?<![,.!-])[,.!-]+(?= |$)/g, '').trim())
  )
    return [{ name: 'low-carb', type: 'diet', excludes: breaksLowCarb }]
  const found = dietsIn(text)
  const rest = found.reduce((left, { words }) => left.replace(words, ' '), text)
  return namesNoFood(rest) ? found.map(({ wish }) => dietExclusion(wish)) : []
}

const lactoseFree: Exclusion = {
  name: 'lactose-free',
  type: 'diet',
  excludes: ({ contents }) => contents.get('lactose'),
}

/** Returns all diets that an entry gives a food as its properties: "gluten-free vegan pastry". */
export function readProperties(entry: string): Exclusion[] {
  // Kosher salt is a coarse one.
  const text = entry.toLowerCase().replace(/kosher salt/g, ' ')
  const claimed = dietsIn(text).flatMap(({ wish }) => (wish === 'Vegetarian' ? [] : [dietExclusion(wish)]))
  // Lactose-free milk is still milk to an allergy.
  return /\blactose[- ]?free\b/.test(text) ? [lactoseFree, ...claimed] : claimed
}

const negatedDiet = new RegExp(`${denial}(?:${wishNames.map((wish) => wishes[wish].typed.source).join('|')})\\b`, 'gi')
/** Removes the diets that a text says nobody keeps: "not vegetarian", "it doesn't need to be gluten-free". */
export const withoutNegatedDiets = (text: string): string => text.replace(negatedDiet, ' ')

const partlyKnown = new Map(partlyKnownWishes.map((wish) => [wish.name, wish]))
const labels = new Map(labelRemarks)

/** Returns a reply's remark on a wish that the page knows only in part; undefined for other exclusions. */
export const remarkOn = ({ name }: Exclusion): string | undefined => labels.get(name) ?? partlyKnown.get(name)?.remark

/** Whether the label of a food tells if it keeps a wish: halal and kosher. */
export const isToldByLabel = ({ name }: Exclusion): boolean => labels.has(name)

/** A wish known in part that a text names, with the words for it and those around them, in lower case. */
export interface FoundWish {
  readonly wish: PartlyKnownWish
  readonly words: string
  readonly before: string
  readonly after: string
}

/** "I'm not pregnant" */
const negated = new RegExp(`(?:${denial}|\\b(?:no(?: ?one|body)?(?: here)?(?:['’]s| is| are| has)?|without) )$`)

/** The wishes known in part that a text names, and does not deny. */
export function findPartlyKnown(typed: string): FoundWish[] {
  const text = typed.toLowerCase()
  return partlyKnownWishes.flatMap((wish) => {
    const match = wish.typed.exec(text)
    if (!match) return []
    const [words] = match
    const [before, after] = [text.slice(0, match.index), text.slice(match.index + words.length)]
    return negated.test(before) ? [] : [{ wish, words, before, after }]
  })
}

/** Whether a wish is about somebody's health, which the cookbook cannot judge. */
export const isOfHealth = ({ wish }: FoundWish) => wish.remark === undefined

/** Returns the wish known in part that a text consists of: "low fodmap, please". Undefined if it says anything else. */
export function readWishKnownInPart(typed: string): Exclusion | undefined {
  const [found] = findPartlyKnown(typed)
  if (!found || isOfHealth(found) || !namesNoFood(`${found.before} ${found.after}`)) return undefined
  return exclusionOf(found.wish)
}

/** The exclusion of the foods that break a wish known in part, as far as the page knows them. */
export function exclusionOf({ name, checkedAs, without, excludes }: PartlyKnownWish): Exclusion {
  const parts = (without?.split(/, | or /) ?? []).flatMap((food) => readExcluded(food))
  return {
    ...{ name, type: 'diet', checkedAs: checkedAs ?? null },
    excludes: (food) => surest([...parts.map((part) => part.excludes(food)), excludes?.(food)]),
  }
}
