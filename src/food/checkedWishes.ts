import { capitalize } from '../lib/text'
import { surest } from './contents'
import { dietExclusion, type Exclusion } from './excludedFoods'
import type { CheckedWish } from './findBreaches'
import { leftOut } from './leftOut'
import { mayHoldWish } from './mayHoldWish'
import {
  checkPartlyKnown,
  exclusionsInText,
  isKnownInPart,
  partlyKnownInEntry,
  partlyKnownInText,
} from './partlyKnownDiets'
import { readEntry } from './readEntry'
import { type Wish, wishNamed } from './wishTable'

/** The user's wishes that foods can break. */
export interface FoodWishes {
  readonly diets: readonly Wish[]
  /** The foods to leave out, as typed, with commas between. */
  readonly leaveOut: string
  /** A wish in the user's own words. */
  readonly anythingElse?: string
}

/**
 * Returns what a recipe is checked against, each once: the wishes, what the entries of the list and the user's own words
 * exclude ("peanut allergy", "no eggs"), and the wishes known in part that they name ("I'm pregnant").
 */
export function checkedWishes(wishes: FoodWishes, list: readonly string[]): CheckedWish[] {
  const { anythingElse = '' } = wishes
  const checked = [
    ...wishes.diets.map((diet) => ({ name: diet, excludes: dietExclusion(diet).excludes })),
    ...leftOut(wishes).map(leaveOut),
    ...exclusionsOf(list).map(named),
    ...exclusionsInText(anythingElse)
      .filter((exclusion) => !isKnownInPart(exclusion))
      .map(named),
    ...[...list.filter(mayHoldWish).flatMap(partlyKnownInEntry), ...partlyKnownInText(anythingElse)].map(
      checkPartlyKnown,
    ),
  ]
  return [...new Map(checked.map((each) => [each.name, each])).values()]
}

/** What the entries of the list exclude. */
const exclusionsOf = (list: readonly string[]): Exclusion[] =>
  list.filter(mayHoldWish).flatMap((text) => readEntry(text).exclusions)

/** Returns what a list says beside its foods: what its entries exclude, and the diets that they give single foods. */
export function readListWishes(list: readonly string[]) {
  const entries = list.filter(mayHoldWish)
  const readings = entries.map(readEntry)
  const excluded = readings.flatMap(({ exclusions }) => exclusions)
  const excludedNames = excluded.map(({ type, name }) => (type === 'diet' ? name : `without ${name}`))
  const partlyKnown = entries.flatMap(partlyKnownInEntry)
  return {
    /** The exclusions, in the words of a sentence: "without eggs", "vegan", "pregnancy". */
    excluded: [...new Set([...excludedNames, ...partlyKnown.map(({ name }) => name)])],
    /** The diets of single foods, which may be meant for the whole recipe: Gluten-free from "gluten free pasta". */
    properties: [...new Set(readings.flatMap(({ property }) => (property ? (dietOf(property) ?? []) : [])))],
  }
}

/** Reads what {@link checkedWishes} and {@link readListWishes} read of an entry, so that these find it read. */
export const readEntryWishes = (entry: string) => readListWishes([entry])

/** The wish that an exclusion stands for. */
const dietOf = ({ name, type }: Exclusion): Wish | undefined => (type === 'diet' ? wishNamed(name) : undefined)

const named = (exclusion: Exclusion): CheckedWish => {
  const { name, type, phrase, excludes } = exclusion
  return { name: dietOf(exclusion) ?? (type === 'diet' ? capitalize(name) : `Leave out: ${name}`), excludes, phrase }
}

/** Returns the check for one food to leave out. It finds a food that the page does not know by its words. */
function leaveOut(text: string): CheckedWish {
  const { exclusions, unknown } = readEntry(`without ${text}`)
  return {
    name: `Leave out: ${text}`,
    phrase: exclusions[0]?.phrase,
    excludes: (food) => surest(exclusions.map((exclusion) => exclusion.excludes(food))),
    words: exclusions.length === 0 || unknown.length > 0 ? wordsPattern(text) : undefined,
  }
}

/** Finds words in a text, with or without a plural ending, and not within other words. */
export function wordsPattern(text: string): RegExp {
  const words = text
    .split(' ')
    .map((word) => word.replace(/(?<=..)(?:es|s)$/, '').replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
  return new RegExp(`(?<![\\p{L}\\p{N}])${words.join('(?:es|s)?[\\s-]+')}(?:es|s)?(?![\\p{L}\\p{N}])`, 'giu')
}
