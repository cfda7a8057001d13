import { allergyWord, doesHarm, isHarmedBy } from './allergyWords'
import { dietExclusion, type Exclusion, readExcluded, splitParts } from './excludedFoods'
import {
  butWanted,
  denial,
  endOfExcluded,
  exception,
  excludingAfter,
  excludingAround,
  excludingBefore,
  leavesOutNothing,
  meatWithMilk,
  namesNothing,
  wishWord,
} from './excludingWords'
import type { Food } from './foods'
import { foodNamed } from './nameIndex'
import { recognizePhrases } from './recognizeFoods'
import { wishes, wishNames } from './wishTable'

/** Searches for whole words that mean a wish. Global, so that all of them can be replaced. */
const wholeWords = (pattern: RegExp) => new RegExp(`\\b(?:${pattern.source})\\b`, 'g')

/** The wishes with the words for them, in lower case. */
const diets = wishNames.map((wish) => ({ wish, words: wholeWords(wishes[wish].typed) }))
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

/** Returns the diets that a text names anywhere. */
export const dietsNamedIn = (text: string): Exclusion[] =>
  dietsIn(text.toLowerCase()).map(({ wish }) => dietExclusion(wish))

/** Returns the diets that an entry consists of: "vegan", "gluten-free and dairy-free". None for "vegan cheese". */
export function readDiets(entry: string): Exclusion[] {
  const text = entry.toLowerCase().replace(/['’]/g, '').trim()
  if (lowCarb.test(text.replace(/\b(?:im|i am|type [12]|diabetic|so|please|pls)\b|[,.!-]+(?= |$)/g, '').trim()))
    return [{ name: 'low-carb', type: 'diet', excludes: breaksLowCarb }]
  const found = dietsIn(text)
  const rest = found.reduce((left, { words }) => left.replace(words, ' '), text)
  return namesNoFood(rest) ? found.map(({ wish }) => dietExclusion(wish)) : []
}

/** Whether what is around the words for a diet says nothing of foods: "I'm" and "please". */
export const namesNoFood = (rest: string): boolean =>
  rest
    .split(/[^a-z]+/)
    .filter(Boolean)
    .every((word) => dietFillers.test(word))

/** The wishes that are a property of food in a shop. */
const properties = diets.filter(({ wish }) => wish !== 'Vegetarian')

/** Returns the diet that an entry gives a food as its property: "gluten free pasta", "vegan sausages". */
export const readProperty = (entry: string): Exclusion | undefined => readProperties(entry)[0]

const lactoseFree: Exclusion = {
  name: 'lactose-free',
  type: 'diet',
  excludes: ({ contents }) => contents.get('lactose'),
}

/** Returns all diets that an entry gives a food: "gluten-free vegan pastry". */
export function readProperties(entry: string): Exclusion[] {
  // Kosher salt is a coarse one.
  const text = entry.toLowerCase().replace(/kosher salt/g, ' ')
  const claimed = properties.filter(({ words }) => text.search(words) >= 0).map(({ wish }) => dietExclusion(wish))
  // Lactose-free milk is still milk to an allergy.
  return /\blactose[- ]?free\b/.test(text) ? [lactoseFree, ...claimed] : claimed
}

/** A diet that somebody does not keep: "not vegetarian", "it doesn't need to be gluten-free". */
const negatedDiet = new RegExp(`${denial}(?:${wishNames.map((wish) => wishes[wish].typed.source).join('|')})\\b`, 'gi')
/** Removes the diets that a text says nobody keeps. */
export const withoutNegatedDiets = (text: string): string => text.replace(negatedDiet, ' ')

/** What a food is sold without, before the food: "no salt butter", "no-sugar ketchup". */
const soldWithout =
  /\bno[- ](?<what>salt|sugar|fat|alcohol)(?:[- ]added)?[ ](?!(?:and|or|nor|but|in|on|with|for|please)\b)(?<food>[^,;]+)/i

/** Says "unsalted butter" of "no salt butter". "No sugar snaps" names a food of its own and stays an exclusion. */
function rewordSoldWithout(entry: string): string {
  const { what, food } = soldWithout.exec(entry)?.groups ?? {}
  if (what === undefined || food === undefined) return entry
  const [first] = recognizePhrases(`${what} ${food}`)
  if (first === undefined || first.name.startsWith(what.toLowerCase())) return entry
  return entry.replace(soldWithout, `${/salt/i.test(what) ? 'unsalted' : `${what}-free`} $<food>`)
}

/**
 * Splits an entry into what it has and what it excludes: "pasta without egg" has pasta and excludes eggs. A part that
 * excludes something that the page does not know is in `unknown`.
 */
export function splitExclusions(typed: string): {
  readonly food: string
  readonly exclusions: readonly Exclusion[]
  readonly unknown: readonly string[]
} {
  // Most entries are the name of a food, with an amount at most. The patterns of exclusions take a phone long to compile.
  if (foodNamed(typed)) return { food: typed, exclusions: [], unknown: [] }
  const { excluding = '', except, fine = '' } = exception.exec(typed)?.groups ?? {}
  const read = readExclusions(excluding)
  if (read.exclusions.length === 0) return readExclusions(typed)
  const kept = splitParts(except ?? fine).flatMap((part) => readExcluded(part))
  return { ...read, exclusions: read.exclusions.map((each) => keepAllowed(each, kept)) }
}

/** Takes foods out of an exclusion, unless it names one of them: peanuts stay out of "peanuts, but not other nuts". */
export function keepAllowed(exclusion: Exclusion, kept: readonly Exclusion[]): Exclusion {
  if (kept.length === 0) return exclusion
  const isKept = (food: Food) => kept.some(({ type, excludes }) => type === 'food' && excludes(food) === 'named')
  if (recognizePhrases(exclusion.name).some(({ food }) => isKept(food))) return exclusion
  return { ...exclusion, excludes: (food) => (isKept(food) ? undefined : exclusion.excludes(food)) }
}

function readExclusions(typed: string): ReturnType<typeof splitExclusions> {
  const clauses = typed.split(butWanted)
  if (clauses.length > 1) {
    const read = clauses.map(readExclusions)
    const foods = read.map(({ food }) => food.trim()).filter(Boolean)
    return {
      food: foods.join(' '),
      exclusions: read.flatMap(({ exclusions }) => exclusions),
      unknown: read.flatMap(({ unknown }) => unknown),
    }
  }
  if (leavesOutNothing.test(typed)) return { food: '', exclusions: [], unknown: [] }
  const entry = rewordSoldWithout(
    withoutNegatedDiets(typed.replace(meatWithMilk, 'kosher')).replace(/\bglut+[aeio]n\b/gi, 'gluten'),
  )
  const kept = readDiets(entry)
  if (kept.length > 0) return { food: '', exclusions: kept, unknown: [] }
  const place = findExcluded(entry)
  if (!place) return { food: entry, exclusions: [], unknown: [] }
  const isAllergy = allergyWord.test(entry) || doesHarm.test(entry) || isHarmedBy.test(entry)
  // A part can be an exclusion of its own, because people give the reason in brackets: "no soy sauce (gluten intolerant)".
  const read = splitParts(place.excluded)
    .filter((part, index) => index === 0 || !wishWord.test(part))
    .map((part) => {
      const own = allergyWord.test(part) && part !== entry ? readExclusions(part).exclusions : []
      return { part, found: [...own, ...readExcluded(part, isAllergy)] }
    })
  // "Vegan, no soy" excludes both, and so do "an egg allergy, no soy".
  const ofBefore = [
    ...readDiets(place.before),
    ...(allergyWord.test(place.before) ? readExclusions(place.before).exclusions : []),
  ]
  // "No milk since I am allergic to nuts"
  const ofAfter = place.after === '' ? [] : readExclusions(place.after).exclusions
  const all = [...ofBefore, ...read.flatMap(({ found }) => found), ...ofAfter]
  return {
    food: ofBefore.length > 0 ? '' : place.before,
    exclusions: [...new Map(all.map((each) => [each.name, each])).values()],
    unknown: read.flatMap(({ part, found }) => (found.length > 0 || namesNothing.test(part) ? [] : [part])),
  }
}

/** Finds what an entry excludes, and the words before and after it; undefined if it excludes nothing. */
function findExcluded(
  entry: string,
): { readonly excluded: string; readonly before: string; readonly after: string } | undefined {
  const named = excludingAround.exec(entry)?.groups
  const match = named ? undefined : excludingBefore.exec(entry)
  if (match) {
    const { what = '' } = match.groups ?? {}
    const [end = ''] = endOfExcluded.exec(what) ?? []
    return { excluded: what.slice(0, what.length - end.length), before: entry.slice(0, match.index), after: end }
  }
  const excluded =
    named?.what ??
    named?.out ??
    excludingAfter.exec(entry.replace(/\([^)]*\)/g, ' ').trim())?.groups?.what ??
    (doesHarm.test(entry) ? entry.split(doesHarm, 1)[0] : undefined) ??
    (isHarmedBy.test(entry) ? entry.split(isHarmedBy)[1] : undefined) ??
    // An entry about an allergy never names a food to cook with.
    (allergyWord.test(entry) ? entry.replace(allergyWord, ' ') : undefined)
  return excluded === undefined ? undefined : { excluded, before: '', after: '' }
}
