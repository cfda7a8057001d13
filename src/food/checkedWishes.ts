import { remember } from '../lib/remember'
import { capitalize } from '../lib/text'
import { surest } from './contents'
import { findWishes, withoutDenied } from './diets'
import { dietExclusion, type Exclusion, exclusionOf } from './excludedFoods'
import { keepAllowed, readExclusions, splitExclusions } from './exclusions'
import type { CheckedWish } from './findBreaches'
import { leftOut } from './leftOut'
import { dishNamed } from './nameIndex'
import { MAX_KEPT, readEntry } from './readEntry'
import { MAX_ENTRY_LENGTH, recognizeFoods } from './recognizeFoods'
import { type Wish, wishNamed } from './wishTable'

/** The user's wishes that foods can break. */
export interface FoodWishes {
  readonly diets: readonly Wish[]
  /** The foods to leave out, as typed, with commas between. */
  readonly leaveOut: string
  /** A wish in the user's own words. */
  readonly anythingElse?: string
}

/** Returns what a recipe is checked against, each once: the wishes, and what the entries of the list and own words exclude. */
export function checkedWishes(wishes: FoodWishes, list: readonly string[]): CheckedWish[] {
  const { anythingElse = '' } = wishes
  const checked = [
    ...wishes.diets.map((diet) => ({ name: diet, excludes: dietExclusion(diet).excludes })),
    ...leftOut(wishes).map(leaveOut),
    ...[...list.flatMap(exclusionsIn), ...exclusionsInText(anythingElse)].flatMap(named),
  ]
  return [...new Map(checked.map((each) => [each.name, each])).values()]
}

/** The same for a model's recipe, where a dish to leave out leaves its foods: "no fried rice" allows rice. */
export const wishesToCheck = (wishes: FoodWishes, list: readonly string[]): CheckedWish[] =>
  checkedWishes(wishes, list).map((wish) => {
    const dish = wish.phrase
    if (dish === undefined || !dishNamed(dish)) return wish
    const excludes: CheckedWish['excludes'] = ({ name }) => (name === dish ? 'named' : undefined)
    return { name: `Leave out: ${dish}`, excludes, words: wordsPattern(dish) }
  })

/** What an entry of the list excludes. */
const exclusionsIn = remember((entry: string): readonly Exclusion[] => {
  const { exclusions } = readEntry(entry)
  // "No salt" is a low-salt wish, which only the cookbook follows, and it excludes salt itself too.
  return exclusions.length > 0 || entry.length > MAX_ENTRY_LENGTH
    ? [...splitExclusions(entry).exclusions, ...exclusions]
    : exclusions
}, MAX_KEPT)

/** Whether an entry of the list holds a wish: "no eggs", "gluten free pasta". */
export const holdsWish = (entry: string): boolean =>
  exclusionsIn(entry).length > 0 || readEntry(entry).property !== undefined

/** Returns what a list says beside its foods. */
export function readListWishes(list: readonly string[]) {
  const told = list.flatMap(exclusionsIn).filter(({ checkedAs }) => checkedAs !== null)
  const properties = list.map(readEntry).flatMap(({ property }) => (property ? (dietOf(property) ?? []) : []))
  return {
    /** What it excludes, in the words of a sentence: "without eggs", "vegan", "pregnancy". */
    excluded: [...new Set(told.map(({ type, name }) => (type === 'diet' ? name : `without ${name}`)))],
    /** The diets of single foods. The user may want them for the whole recipe: Gluten-free from "gluten free pasta". */
    properties: [...new Set(properties)],
  }
}

/** The wish that an exclusion stands for. */
const dietOf = ({ name, type }: Exclusion): Wish | undefined => (type === 'diet' ? wishNamed(name) : undefined)

/** The check for an exclusion; none for a wish that the cookbook alone respects. */
function named(exclusion: Exclusion): CheckedWish[] {
  const { name, type, phrase, checkedAs, excludes } = exclusion
  if (checkedAs === null) return []
  if (checkedAs !== undefined) return [{ name: checkedAs, excludes: (food) => excludes(food) && 'maybe' }]
  return [{ name: dietOf(exclusion) ?? (type === 'diet' ? capitalize(name) : `Leave out: ${name}`), excludes, phrase }]
}

/** Before a food these words mean a product, and not a wish: "low-sugar jam". */
const soldAs = /^(?:low|no|reduced)[- ](?:added )?(?:sugar|gi|salt|sodium)$/

/** Returns the exclusions of a free text. A wish counts wherever it is named: keeping an unmeant one does no harm. */
export function exclusionsInText(typed: string): Exclusion[] {
  // The patterns of what people say take a phone long to compile.
  if (typed.trim() === '') return []
  const sentences = readExclusions(withoutDenied(typed))
  const wishes = findWishes(typed).filter(({ words, after }) => {
    const [next = ''] = /^\s*\S+(?: \S+)?/.exec(after) ?? []
    return !soldAs.test(words) || recognizeFoods(next).length === 0
  })
  const all = [...sentences.flatMap(({ exclusions }) => exclusions), ...wishes.map(({ wish }) => exclusionOf(wish))]
  const kept = sentences.flatMap((sentence) => sentence.kept)
  return [...new Map(all.map((each) => [each.name, keepAllowed(each, kept)])).values()]
}

/** Returns the check for one food to leave out. It finds a food that the page does not know by its words. */
function leaveOut(text: string): CheckedWish {
  // "Salt" is a food here, and no wish for little of it.
  const { exclusions, unknown } = splitExclusions(`without ${text}`)
  return {
    name: `Leave out: ${text}`,
    phrase: exclusions[0]?.phrase,
    excludes: (food) => surest(exclusions.map((exclusion) => exclusion.excludes(food))),
    words: exclusions.length === 0 || unknown.length > 0 ? wordsPattern(text) : undefined,
  }
}

/** Finds words in a text, with or without a plural ending, and not within other words. */
function wordsPattern(text: string): RegExp {
  const words = text
    .split(' ')
    .map((word) => word.replace(/(?<=..)(?:es|s)$/, '').replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
  return new RegExp(`(?<![\\p{L}\\p{N}])${words.join('(?:es|s)?[\\s-]+')}(?:es|s)?(?![\\p{L}\\p{N}])`, 'giu')
}
