import { canReplace, cookedForm, type EntryFood, type Food, foods, isKindOf, normalizeWords, readEntry } from '../food'
import type { RecipeReading } from './recipeReading'
import { isShortFor, type WantedFood } from './wantedFoods'

/** How a recipe fits the user's list. */
export interface ListComparison {
  /** Entries of the list that the recipe uses, as typed. */
  readonly uses: readonly string[]
  /** Foods that the recipe requires and no entry covers, as the recipe names them. */
  readonly needs: readonly string[]
  /** Entries that it does not use. */
  readonly leaves: readonly string[]
  /** Entries that the page cannot tell of, in a recipe whose language it does not know the foods of. */
  readonly unclear?: readonly string[]
}

/** Everybody has these, so the page never asks for them. */
const neverNeeded = ['water', 'salt', 'pepper', 'oil', 'sugar']

/** Pairs where the first food cannot replace the second, although one includes the other. */
const notCovered: readonly (readonly [entry: string, wanted: string])[] = [
  ['onion', 'shallot'],
  ['onion', 'pearl onion'],
  ['cabbage', 'napa cabbage'],
  ['pasta', 'lasagne sheets'],
  ['cream', 'sour cream'],
  ['sour cream', 'cream'],
  ['flour', 'cornflour'],
  ['coconut milk', 'coconut cream'],
  ['chilli', 'chilli powder'],
  ['chilli', 'chilli flakes'],
]

/** Foods that are a part of another one. */
const parts: readonly (readonly [entry: string, wanted: string])[] = [
  ['eggs', 'egg yolks'],
  ['eggs', 'egg whites'],
]

/** Whether one food can replace another that a recipe asks for. */
export function covers(entry: Food, wanted: Food): boolean {
  if (entry.name === wanted.name) return true
  if (notCovered.some(([a, b]) => a === entry.name && b === wanted.name)) return false
  if (canReplace(entry, wanted) || parts.some(([a, b]) => a === entry.name && b === wanted.name)) return true
  // Penne may be pasta to the user, and roast chicken is chicken that is cooked.
  if (cookedForm(entry).name === wanted.name || cookedForm(wanted).name === entry.name) return true
  return isKindOf(wanted, entry) && replaces(wanted, entry)
}

/** Whether a narrower food is a kind of the wider one that people name alike: not smoked salmon for salmon. */
function replaces(food: Food, wider: Food): boolean {
  if (food.name === wider.name) return true
  const parent = foods.get(food.parent ?? '')
  return food.replacesParent && parent !== undefined && replaces(parent, wider)
}

interface Entry {
  readonly text: string
  readonly foods: readonly EntryFood[]
  readonly words: readonly string[]
}

/** A longer list is not compared. Reading this many entries takes about 40 ms. */
const MAX_ENTRIES = 500

/** Reads an entry of the list; undefined for one that only excludes something. */
function readListEntry(text: string): Entry | undefined {
  const reading = readEntry(text)
  const isFood = reading.foods.length > 0 || reading.exclusions.length === 0
  // "Eggs, milk and flour" in one entry
  const parts = text.split(',').map(readEntry)
  const isList = reading.exclusions.length === 0 && parts.every((part) => part.foods.length > 0)
  const named = isList ? parts.flatMap((part) => part.foods) : reading.foods
  return isFood ? { text, foods: named, words: normalizeWords(text) } : undefined
}

/**
 * Compares the recipe with the list. Leaves out entries that only exclude something ("no eggs").
 * Returns undefined for a reply that is not a recipe, and for a list of more than {@link MAX_ENTRIES}.
 */
export function compareWithList(reading: RecipeReading, list: readonly string[]): ListComparison | undefined {
  const { ingredients, sections } = reading
  if (sections.steps.length === 0 || list.length > MAX_ENTRIES) return undefined
  if (sections.language !== 'en') return compareWords(reading, list)
  const wanted = ingredients.flatMap((line) => line.wanted)
  const inSteps = foodsInSteps(reading).filter(({ words }) => !wanted.some((each) => isShortFor(words, each)))
  const entries = list.flatMap((text) => readListEntry(text) ?? [])
  const isUsed = (entry: Entry) =>
    wanted.some((each) => coversWanted(entry, each)) ||
    inSteps.some(({ food }) => entry.foods.some((each) => covers(each.food, food)))
  const uses = entries.filter(isUsed)
  const isCovered = (each: WantedFood) => entries.some((entry) => coversWanted(entry, each))
  const required = wanted.filter((each) => !each.isOptional && !isStaple(each))
  const needs = ingredients.length > 0 ? required : needsOfSteps(reading)
  return {
    uses: uses.map(({ text }) => text),
    needs: [...new Set(needs.filter((each) => !isCovered(each)).map(({ name }) => name))],
    leaves: entries.filter((entry) => !uses.includes(entry)).map(({ text }) => text),
  }
}

/** Compares by words alone: an entry that stands in a line of the ingredients as it is typed is certainly used. */
function compareWords({ ingredients }: RecipeReading, list: readonly string[]): ListComparison | undefined {
  const wordsOf = (text: string) =>
    ` ${text
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
      .trim()} `
  const lines = ingredients.map(({ text }) => wordsOf(text))
  const isUsed = (entry: string) => /\S/.test(wordsOf(entry)) && lines.some((line) => line.includes(wordsOf(entry)))
  const uses = list.filter(isUsed)
  const unclear = list.filter((entry) => !isUsed(entry))
  if (uses.length === 0) return undefined
  return { uses, needs: [], leaves: [], ...(unclear.length > 0 && { unclear }) }
}

const isStaple = ({ foods: all, alternatives }: WantedFood) =>
  all.some(({ name }) => neverNeeded.includes(name)) ||
  alternatives.some((name) => /^(?:ice|water)\b|\b(?:water|ice|cooking spray)$/i.test(name))

function coversWanted(entry: Entry, wanted: WantedFood): boolean {
  if (entry.foods.length > 0 && wanted.foods.length > 0)
    return entry.foods.some(({ food }) => wanted.foods.some((each) => covers(food, each)))
  // One of them is not known to the page: the words decide.
  return wanted.alternatives.some((name) => {
    const words = normalizeWords(name)
    const [few, many] = words.length < entry.words.length ? [words, entry.words] : [entry.words, words]
    return few.length > 0 && few.every((word) => many.includes(word))
  })
}

/** What a recipe without a list of ingredients asks for in its steps. */
const needsOfSteps = (reading: RecipeReading): WantedFood[] =>
  foodsInSteps(reading)
    .map(({ food, words }) => ({ name: words.toLowerCase(), foods: [food], alternatives: [], isOptional: false }))
    .filter((each) => !isStaple(each))

/** The foods that the steps name, with the words for each. */
const foodsInSteps = ({ sections, stepFoods }: RecipeReading) =>
  sections.steps.flatMap(({ text }, index) =>
    (stepFoods[index] ?? []).map(({ food, start, end }) => ({ food, words: text.slice(start, end) })),
  )
