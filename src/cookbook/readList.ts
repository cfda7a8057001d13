import type { EntryFood, EntryReading, Exclusion, Food } from '../food'
import {
  findFoods,
  foodsNamed,
  hasOnlyDescriptors,
  joinEntries,
  normalizeWords,
  readListEntry,
  replaceNames,
  resolveAmbiguousNames,
  withEntryContents,
} from '../food'
import { remember } from '../lib/remember'
import { type FoundDangers, findDangers, mustBeLeftOut } from './dangers'
import type { UserList } from './recipeMatch'

/** The entries of a list, read once for all dishes that are looked for. */
export interface ReadList extends FoundDangers {
  /** Those of the entries without the dangerous foods. */
  readonly readings: readonly EntryReading[]
}

/** @param said what the user says beside the list, which may name a danger too. */
export function readList(entries: readonly string[], said = ''): ReadList {
  const dangers = findDangers(joinSplitEntries(entries), said)
  return { ...dangers, readings: dangers.entries.map((entry) => readListEntry(replaceNames(entry))) }
}

/**
 * Joins what commas split: "no eggs, milk, or nuts" is one exclusion, "beans, half a tin" one food. A message lists the
 * entries with commas between, so an entry with commas arrives in parts.
 */
function joinSplitEntries(entries: readonly string[]): string[] {
  const joined: string[] = []
  for (const entry of joinEntries(entries)) {
    const before = joined.at(-1)
    // "Eggs (2, to use up)"
    if (before !== undefined && /\([^()]*$/.test(before)) joined.splice(-1, 1, `${before},${entry}`)
    // "Cannellini beans, half a 400g tin", "milk, but not much": the second part is the amount of the first.
    else if (before !== undefined && (isAmountAlone(entry) || howMuch.test(entry)))
      joined.splice(-1, 1, `${before} ${entry.trim()}`)
    // "Potatoes, a bit green": what a part says of the food before it.
    else if (before !== undefined && findFoods(entry).length === 0 && isRemark(before, entry))
      joined.splice(-1, 1, `${before} (${entry.trim()})`)
    else joined.push(entry)
  }
  return joined
}

/** Whether a part of a list tells of the food before it that it is unsafe, rather than of the list: "the freezer broke". */
const isRemark = (before: string, entry: string) =>
  mustBeLeftOut(`${before} ${entry}`) && !mustBeLeftOut(before) && !(mustBeLeftOut(entry) && aboutAll.test(entry))
const aboutAll = /^\s*(?:the|my|our|i|we|had|there|power|fridge|freezer|everything|it|they|all)\b/i

const howMuch = /^\s*(?:but )?(?:only|just|not (?:much|many|a lot))\b/i
const isAmountAlone = (entry: string) =>
  /\d|half|quarter/.test(entry.replace(/\bhalf (?:and|&|n) half\b/i, '')) && hasOnlyDescriptors(entry)

/** Collects the foods of all entries, each once, and what they exclude. */
export function collectList(entries: readonly EntryReading[], asked: readonly Exclusion[]): UserList {
  const isLimited = asked.length > 0 || entries.some(({ exclusions, property }) => exclusions.length > 0 || property)
  // What a food contains matters to an exclusion alone.
  const readings = isLimited ? entries.map(withEntryContents) : entries
  const foods = new Map<string, EntryFood>()
  for (const each of resolveAmbiguousNames(readings.flatMap((reading) => reading.foods))) {
    const known = foods.get(each.food.name)
    foods.set(
      each.food.name,
      known
        ? { ...known, food: joinFoods(known, each), name: joinNames(known, each), amount: addAmounts(known, each) }
        : each,
    )
  }
  const all = [...foods.values()]
  // A food's property is a wish for the dish, unless another entry contradicts it: vegan sausages with eggs.
  const properties = readings
    .flatMap(({ property }) => property ?? [])
    .filter(({ excludes }) => all.every(({ food }) => excludes(food) !== 'named'))
  const exclusions = new Map(
    [...readings.flatMap((reading) => reading.exclusions), ...properties, ...asked].map((each) => [each.name, each]),
  )
  return { foods: all, exclusions: [...exclusions.values()].map(askedOnce) }
}

/** Foods that may break a wish although no label says so: some people with an allergy to nuts must not eat pine nuts. */
const noLabelTells = foodsNamed('pine nuts')

/** An exclusion that looks at each food once, because it is asked about it for each recipe. */
const askedOnce = (exclusion: Exclusion): Exclusion => ({
  ...exclusion,
  excludes: remember((food: Food) => {
    const certainty = exclusion.excludes(food)
    return certainty && noLabelTells.some(({ name }) => name === food.name) ? 'named' : certainty
  }),
})

/** The food of two entries, with what either of them says it contains. */
function joinFoods({ food }: EntryFood, { food: other }: EntryFood) {
  if (food.contents === other.contents) return food
  const certain = [...other.contents].filter(([, certainty]) => certainty === 'named')
  return { ...food, contents: new Map([...other.contents, ...food.contents, ...certain]) }
}

/** The name of two entries that are the same food: "guajillo and ancho chile", or the one that says more. */
function joinNames(known: EntryFood, { name }: EntryFood): string {
  const [a, b, own] = [known.name, name, known.food.name].map(normalizeWords)
  const isIn = (words: readonly string[] = [], others: readonly string[] = []) =>
    words.every((word) => others.includes(word))
  if (known.food.kind === 'staple' || isIn(b, a) || isIn(b, own)) return known.name
  if (isIn(a, b) || isIn(a, own)) return name
  const [, first = known.name] = a?.at(-1) === b?.at(-1) ? (/^(.+) \S+$/.exec(known.name) ?? []) : []
  return `${first} and ${name}`
}

function addAmounts({ amount: a }: EntryFood, { amount: b }: EntryFood) {
  return a && b && a.unit === b.unit ? { ...a, quantity: a.quantity + b.quantity } : undefined
}
