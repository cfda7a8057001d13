import { once, remember } from '../lib/remember'
import { type Exclusion, exclusionOf } from './excludedFoods'
import { allWishes, type NamedWish } from './wishTable'

const anyWish = allWishes.map(({ typed }) => typed.source).join('|')
const wishPattern = once(() => new RegExp(anyWish))
/** Most texts name no wish, which one search tells. Several readers ask about each. */
const namesWish = remember((text: string) => wishPattern().test(text.toLowerCase()), 4000)

/** Wishes behind words that negate them: "I'm not vegan", "it doesn't need to be gluten-free". */
const denied = once(
  () =>
    new RegExp(
      `(?:\\b(?:no longer|never|non|no need (?:for|to be)|used to be|no ?(?:one|body)(?: here)? (?:is|has))|(?:\\bnot|n['’]t)(?: (?:need|have) to be)?)[\\s-]+(?:an?\\s+|been\\s+)?(?:${anyWish})`,
      'gi',
    ),
)

/** Removes the wishes that a text says nobody has: "not vegetarian". */
export const withoutDenied = (text: string): string => (namesWish(text) ? text.replace(denied(), ' ') : text)

/** A wish that a text names, with the first words for it and those around them, in lower case. */
export interface FoundWish {
  readonly wish: NamedWish
  readonly words: string
  readonly before: string
  readonly after: string
}

/** The wishes that a text names, and does not deny. */
export function findWishes(typed: string): FoundWish[] {
  if (!namesWish(typed)) return []
  const text = withoutDenied(typed).toLowerCase()
  return allWishes.flatMap((wish) => {
    const { 0: words = '', index = -1 } = wish.typed.exec(text) ?? {}
    return index < 0 ? [] : [{ wish, words, before: text.slice(0, index), after: text.slice(index + words.length) }]
  })
}

/** Words around a wish that name no food: "I'm vegan", "strictly vegetarian please", "coeliac-friendly". */
const fillers =
  /^(?:i|im|am|we|were|are|is|make|made|he|she|my|our|the|a|and|but|must|be|it|to|has|have|strictly|only|please|pls|diet|disease|food|foods|meal|meals|recipe|dinner|everything|household|family|kids?|son|daughter|wife|husband|partner|friends?|guests?|person|people|mondays?|school|lunch|party|coming|visiting|today|tonight|strict|raw|in|house|home|ovo|lacto|one|for|of|us|so|need|needs|want|keep|mostly|all|friendly)$/

/**
 * Returns the wishes that a text consists of: "gluten-free and dairy-free". None for "vegan cheese". If `hasNoFood`, any words
 * may stand before them, as in "my brother is vegan", but none behind, which may name an unknown food.
 */
export function readWishes(typed: string, hasNoFood = false): Exclusion[] {
  if (!namesWish(typed)) return []
  const text = withoutDenied(typed).toLowerCase().replace(/['’]/g, '')
  const found = findWishes(text)
  if (found.some(({ wish }) => wish.isOfHealth)) return []
  const parts = found.reduce((left, { wish }) => left.replace(new RegExp(wish.typed, 'g'), '|'), text)
  const rest = hasNoFood ? parts.slice(parts.indexOf('|')) : parts
  const isAll = rest.split(/[^a-z]+/).every((word) => word === '' || fillers.test(word))
  return isAll ? found.map(({ wish }) => exclusionOf(wish)) : []
}

/** The wishes that a food can keep by its contents: vegan sausages, but neither a vegetarian nor a low-carb one. */
const isProperty = ({ name }: NamedWish) => /-free$|^(?:vegan|pescatarian|halal|kosher)$/.test(name)

/** Returns all wishes that an entry gives a food as its properties: "gluten-free vegan pastry". Kosher salt is a coarse one. */
export const readProperties = (entry: string): Exclusion[] =>
  findWishes(entry.replace(/kosher salt/gi, ' ')).flatMap(({ wish }) => (isProperty(wish) ? exclusionOf(wish) : []))

/** Returns a reply's remark on a wish that the page knows only in part; undefined for other exclusions. */
export const remarkOn = ({ name }: Exclusion): string | undefined =>
  allWishes.find((wish) => wish.name === name)?.remark

/** Whether the label of a food tells if it keeps a wish: halal and kosher. */
export const isToldByLabel = ({ name }: Exclusion): boolean => /^(?:halal|kosher)$/.test(name)
