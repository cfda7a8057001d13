import { cookedForm, coversKind, type NamedFood, normalizeWords, readEntry, tellingWords } from '../food'
import { remember } from '../lib/remember'
import type { RecipeReading } from './recipeReading'
import type { TextLine } from './textLines'
import { isShortFor, namedFood, type WantedFood } from './wantedFoods'

/** How a recipe fits the user's list. */
export interface ListComparison {
  /** Entries of the list that the recipe uses, as typed. */
  readonly uses: readonly string[]
  /** Foods that the recipe requires and no entry covers, as the recipe names them. */
  readonly needs: readonly string[]
  readonly leaves: readonly string[]
  /** Entries whose use is unknown, because the page does not know the foods in the recipe's language. */
  readonly unclear?: readonly string[]
}

/** Everybody has these, so the page never asks for them. */
const neverNeeded = ['water', 'salt', 'pepper', 'oil', 'sugar']

/** Foods that are a part of another one, or are made from it. */
const parts: readonly (readonly [entry: string, wanted: string])[] = [
  ['eggs', 'egg yolks'],
  ['eggs', 'egg whites'],
  ['eggs', 'boiled eggs'],
  ['tomatoes', 'canned tomatoes'],
]

/** Whether one food can replace another that a recipe asks for. */
export function covers(entry: NamedFood, wanted: NamedFood): boolean {
  if (coversKind(entry.kind, wanted.kind)) return true
  if (parts.some(([a, b]) => a === entry.kind && b === wanted.kind)) return true
  // Roast chicken is chicken that is cooked.
  return isCookedForm(wanted, entry) || isCookedForm(entry, wanted)
}

function isCookedForm(cooked: NamedFood, { food }: NamedFood): boolean {
  const form = cookedForm(food)
  return form !== food && form.name === cooked.kind
}

/** A longer list is not compared. Reading this many entries takes about 40 ms. */
const MAX_ENTRIES = 500

/** How much of an entry is read, in characters. */
const MAX_ENTRY = 200

/** Reads an entry of the list, with the name as typed; undefined for one that only excludes something: "no eggs". */
const listEntry = remember((name: string): WantedFood | undefined => {
  const read = name.slice(0, MAX_ENTRY)
  const { foods, exclusions } = readEntry(read)
  if (exclusions.length > 0 && foods.length === 0) return undefined
  const named = foods.map((each) => namedFood(each.food, each.name))
  return { name, foods: named, alternatives: [tellingWords(read)], isOptional: false }
}, 2 * MAX_ENTRIES)

/** Compares the recipe with the list. Undefined if it is no recipe, or the list has more than {@link MAX_ENTRIES} entries. */
export function compareWithList(reading: RecipeReading, list: readonly string[]): ListComparison | undefined {
  const { ingredients, sections } = reading
  if (sections.steps.length === 0 || list.length > MAX_ENTRIES) return undefined
  if (sections.language !== 'en') return compareWords(reading, list)
  const wanted = ingredients.flatMap((line) => line.wanted)
  const unknown = wanted.filter(({ foods }) => foods.length === 0).flatMap(({ alternatives }) => alternatives)
  const inSteps = foodsInSteps(reading).filter((named) => {
    const words = normalizeWords(named.name)
    // An egg roll wrapper is not made of the eggs of the list, and "the cheese" is the parmesan of the ingredients.
    return (
      !wanted.some((each) => isShortFor(words, each) || isWiderThan(named, each)) &&
      !unknown.some((name) => words.every((word) => name.includes(word)))
    )
  })
  const entries = list.flatMap((text) => listEntry(text) ?? [])
  const isUsed = (entry: WantedFood) =>
    wanted.some((each) => coversWanted(entry, each)) ||
    inSteps.some((named) => entry.foods.some((each) => covers(each, named)))
  const uses = entries.filter(isUsed)
  // What a recipe without a list of ingredients asks for, its steps tell.
  const required = ingredients.length > 0 ? wanted.filter((each) => !each.isOptional) : inSteps.map(toWanted)
  const needs = required.filter((each) => !isNeverNeeded(each) && !entries.some((entry) => coversWanted(entry, each)))
  return {
    uses: uses.map(({ name }) => name),
    needs: onePerFood(needs),
    leaves: entries.filter((entry) => !uses.includes(entry)).map(({ name }) => name),
  }
}

const toWanted = (named: NamedFood): WantedFood => ({
  name: named.name,
  foods: [named],
  alternatives: [],
  isOptional: false,
})

/** Whether a step's word is a wider one for an ingredient: "cheese" for parmesan. */
const isWiderThan = (named: NamedFood, { foods }: WantedFood) =>
  foods.some((food) => food.kind !== named.kind && coversKind(food.kind, named.kind))

/** Compares by words alone: an entry that stands in a line of the ingredients as it is typed is certainly used. */
function compareWords({ ingredients }: RecipeReading, list: readonly string[]): ListComparison | undefined {
  const wordsOf = (text: string) => ` ${text} `.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
  const lines = ingredients.map(({ text }) => wordsOf(text))
  const isUsed = (entry: string) => /\S/.test(wordsOf(entry)) && lines.some((line) => line.includes(wordsOf(entry)))
  const uses = list.filter(isUsed)
  const unclear = list.filter((entry) => !isUsed(entry))
  if (uses.length === 0) return undefined
  return { uses, needs: [], leaves: [], ...(unclear.length > 0 && { unclear }) }
}

const isStaple = ({ kind, food }: NamedFood) =>
  neverNeeded.includes(kind) || (kind === 'white pepper' && food.name === 'pepper')

const isNeverNeeded = ({ foods, alternatives }: WantedFood) =>
  foods.some(isStaple) ||
  (foods.length === 0 && alternatives.some((words) => /^(?:ice|water)\b|\b(?:water|ice)$/.test(words.join(' '))))

/** The names of the wanted foods, each food once: "cornstarch" and "corn starch" are one, onion and red onion two. */
function onePerFood(wanted: readonly WantedFood[]): string[] {
  const kept: WantedFood[] = []
  for (const each of wanted) if (!kept.some((other) => isSameFood(other, each))) kept.push(each)
  return kept.map(({ name }) => name)
}

/** Words that do not change a food: garlic cloves are garlic. */
const noOtherFood = /^(?:clove|cheese|extract|essence|ground|creamy|smooth|crunchy|toasted)$/

function isSameFood(a: WantedFood, b: WantedFood): boolean {
  if (a.name === b.name) return true
  const namesOf = ({ foods }: WantedFood) => foods.map(({ food, kind }) => `${food.name}, ${kind}`).join()
  if (a.foods.length === 0 || namesOf(a) !== namesOf(b)) return false
  const [words, others] = [a, b].map(({ name }) => normalizeWords(name).filter((word) => !noOtherFood.test(word)))
  return words?.join('') === others?.join('') || !words?.some((word) => others?.includes(word))
}

function coversWanted(entry: WantedFood, wanted: WantedFood): boolean {
  if (entry.foods.length > 0 && wanted.foods.length > 0)
    return entry.foods.some((food) => wanted.foods.some((each) => covers(food, each)))
  // The page does not know one of the two foods, so the words decide. The last word names the thing.
  return entry.alternatives.some((own) =>
    // "Butter" is not garlic butter, but "kohlrabi" may be baby kohlrabi.
    wanted.alternatives.some((words) => hasAll(words, own) || (entry.foods.length === 0 && hasAll(own, words))),
  )
}

/** Whether a name is short for another, and means the same thing: "kohlrabi" for "baby kohlrabi". */
const hasAll = (few: readonly string[], many: readonly string[]) =>
  few.length > 0 && few.at(-1) === many.at(-1) && few.every((word) => many.includes(word))

const foodsInSteps = ({ steps }: RecipeReading) =>
  steps.flatMap(({ text, foods }) =>
    foods.map(({ food, start, end }) => namedFood(food, text.slice(start, end).toLowerCase())),
  )

/** How the ingredients of a changed recipe differ from those of the recipe before. */
export interface IngredientChanges {
  /** The lines with a food that the recipe before did not have. */
  readonly changed: readonly { readonly textLine: TextLine; readonly text: string }[]
  /** The foods of the recipe before that are in no line now, as it names them. */
  readonly gone: readonly string[]
}

/** A recipe that shares fewer of its foods with the one before is another dish. */
const MIN_SHARED = 0.4

/** Compares the foods of a changed recipe with those before. Another amount or cut is no change; other dishes are not compared. */
export function compareIngredients(before: RecipeReading, after: RecipeReading): IngredientChanges {
  const foodsOf = ({ ingredients }: RecipeReading) => ingredients.flatMap(({ wanted }) => wanted)
  const [foodsBefore, foodsAfter] = [foodsOf(before), foodsOf(after)]
  const isIn = (food: WantedFood, others: readonly WantedFood[]) => others.some((other) => areAlike(food, other))
  // Two dishes may share salt and oil.
  const telling = foodsBefore.filter((food) => !isNeverNeeded(food))
  const fewer = Math.min(telling.length, foodsAfter.filter((food) => !isNeverNeeded(food)).length)
  const shared = telling.filter((food) => isIn(food, foodsAfter)).length
  if (shared < MIN_SHARED * fewer) return { changed: [], gone: [] }
  return {
    changed: after.ingredients.filter(({ wanted }) => wanted.some((food) => !isIn(food, foodsBefore))),
    gone: [...new Set(foodsBefore.filter((food) => !isIn(food, foodsAfter)).map(({ name }) => name))],
  }
}

/** Whether each of two foods can replace the other, so milk is not oat milk. */
const areAlike = (a: WantedFood, b: WantedFood) => coversWanted(a, b) && coversWanted(b, a)
