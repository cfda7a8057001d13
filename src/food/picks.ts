import { capitalize } from '../lib/text'
import { checkedWishes, type FoodWishes } from './checkedWishes'
import { firstPicks, type OfferPicks } from './firstPicks'
import { type Food, foods } from './foods'
import { readEntry } from './readEntry'
import { recognizeFoods } from './recognizeFoods'

/** Returns the names of foods that go with all of these, the best first. A food without companions has those of its parent. */
export function findCompanions(all: readonly Food[]): string[] {
  const scores = new Map<string, number>()
  for (const { companions, parent } of all) {
    const others = companions.length > 0 ? companions : (foods.get(parent ?? '')?.companions ?? [])
    for (const [index, other] of others.entries())
      scores.set(other, (scores.get(other) ?? 0) + others.length - index + 1)
  }
  return [...scores.keys()].toSorted((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0))
}

/** How many picks join with each entry of the list. */
const JOINING = 2
/** The most picks that are offered at a time: one more than the first picks. */
const MAX_OFFERED = 13
/** Returns the first picks, then two for each entry, by the entries up to it: an addition leaves the others in their places. */
export const offerPicks: OfferPicks = (list, first, wishes) => {
  const isLeftOut = createExclusion(wishes)
  const isOffered = (name: string) => !recognizeFoods(name).some(isLeftOut)
  const picks = first.filter(isOffered)
  for (const index of list.keys()) {
    const entries = list.slice(0, index + 1)
    const isListed = createNameCheck(entries)
    const known = new Set(picks.flatMap(foodNamesOf))
    const room = MAX_OFFERED - picks.filter((pick) => !isListed(pick)).length
    const joining = findCompanions(entries.flatMap(foodsOf))
      .filter((name) => isOffered(name) && !isListed(name) && !foodNamesOf(name).some((food) => known.has(food)))
      .slice(0, Math.max(0, Math.min(JOINING, room)))
    picks.push(...joining.map(capitalize))
  }
  const isListed = createNameCheck(list)
  return picks.map((text) => ({ text, isListed: isListed(text) }))
}

/** How many foods are offered beside an apology. */
const MAX_TO_ADD = 6
/** How many entries of a long list decide which foods these are. */
const MAX_READ = 8
/** Returns foods to add to a list that no recipe came for: those that go with its first entries, then everyday ones. */
export function foodsToAdd(list: readonly string[], wishes: FoodWishes): string[] {
  const isListed = createNameCheck(list)
  const picks = offerPicks(list.slice(0, MAX_READ), firstPicks, wishes).flatMap(({ text }) =>
    isListed(text) ? [] : [text],
  )
  return picks.toSorted((a, b) => Number(firstPicks.includes(a)) - Number(firstPicks.includes(b))).slice(0, MAX_TO_ADD)
}

/** Returns a function that tells whether the list has the food of a name, or excludes it. */
export function createNameCheck(list: readonly string[]): (name: string) => boolean {
  const isListed = createFoodCheck(list)
  return (name) => recognizeFoods(name).some(isListed)
}

/** Returns a function that tells whether the wishes leave out a food for certain. */
export function createExclusion(wishes: FoodWishes): (food: Food) => boolean {
  const checked = checkedWishes(wishes, [])
  return (food) => checked.some(({ excludes }) => excludes(food) === 'named')
}

/** Returns a function that tells whether the list has a food, or excludes it ("no eggs"). */
export function createFoodCheck(list: readonly string[]): (food: Food) => boolean {
  const readings = list.map(readEntry)
  const names = new Set(readings.flatMap(({ foods }) => foods.map(({ food }) => food.name)))
  const exclusions = readings.flatMap((reading) => reading.exclusions)
  return (food) => names.has(food.name) || exclusions.some(({ excludes }) => excludes(food) === 'named')
}

const foodsOf = (entry: string): Food[] => readEntry(entry).foods.map(({ food }) => food)
const foodNamesOf = (name: string): string[] => recognizeFoods(name).map((food) => food.name)
