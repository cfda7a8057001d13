import type { EntryFood, EntryReading, Exclusion, Food } from '../food'
import {
  asDried,
  foodsNamed,
  healthWishIn,
  isAllergen,
  namedExclusions,
  normalizeWords,
  readEntry,
  splitParts,
  unknownWords,
  withEntryContents,
} from '../food'
import { remember } from '../lib/remember'
import type { UserList } from './matchRecipe'
import { MAX_JOINED, readExclusion } from './readWords'

/** An entry that the cookbook does not understand wholly. A dish is without its foods. */
export interface KeptOutEntry {
  readonly text: string
  /** The words that say more than the cookbook knows: "that stood in the car". */
  readonly words: string
  readonly foods: readonly Food[]
}

/** The entries of a list, read once for all dishes that are looked for. */
export interface ReadList {
  /** The entries that are wholly understood, and what the others exclude. */
  readonly readings: readonly EntryReading[]
  readonly keptOut: readonly KeptOutEntry[]
  /** Words about people and health, which the cookbook cannot judge. */
  readonly onPeople: readonly string[]
}

/** Longer entries, in characters, are not understood. */
const MAX_ENTRY = 200

/**
 * Reads a list by a closed grammar: each word of an entry is an amount, a unit, a food or a description, or the entry is an
 * exclusion in a fixed form. Other words may say that a food has gone off or makes somebody ill, so a dish is without the foods
 * of their entry.
 */
export function readList(entries: readonly string[]): ReadList {
  const readOnce = remember(readEntryWholly)
  const saysMoreThanFoods = (entry: string) => {
    const { readings, keptOut } = readOnce(entry)
    return keptOut.length > 0 || readings.some(({ exclusions }) => exclusions.length > 0)
  }
  const namesFoods = (entry: string) =>
    saysMoreThanFoods(entry) || readOnce(entry).readings.some(({ foods }) => foods.length > 0)
  const parts: string[] = []
  /** What an entry may go on: the last exclusion and the foods behind it. */
  const endOfList = () => {
    const opening = parts.findLastIndex((part) => readExclusion(part) !== undefined || !namesFoods(part))
    return parts.slice(Math.max(opening, parts.length - MAX_JOINED + 1, 0))
  }
  for (const entry of entries.filter((each) => each.trim() !== '')) {
    // "No leeks", "onions", "or peppers" is one exclusion. "No nuts", "eggs" may be two entries, and the user has the second.
    const near = isLastOfSeveral(entry) ? endOfList() : []
    const start = near.findIndex(saysMoreThanFoods)
    parts.push([...(start < 0 ? [] : parts.splice(start - near.length)), entry].join(','))
  }
  const read = parts.map(readOnce)
  return {
    readings: read.flatMap(({ readings }) => readings),
    keptOut: read.flatMap(({ keptOut }) => keptOut),
    onPeople: read.flatMap(({ onPeople }) => onPeople),
  }
}

const isLastOfSeveral = (entry: string) =>
  /\bn?or\b|^\s*and\b/i.test(entry) || (/\band\b|&/i.test(entry) && splitParts(entry).every(isAllergen))

function readEntryWholly(typed: string): ReadList {
  const text = typed.slice(0, MAX_ENTRY)
  const excluded = readExclusion(text)
  if (excluded) return { readings: [onlyExclusions(typed, excluded)], keptOut: [], onPeople: [] }
  // "Pasta without egg"
  const end = /\b(?:without|no) .*$/i.exec(text)?.[0] ?? ''
  const left = end === '' ? undefined : readExclusion(end)
  const entry = left ? text.slice(0, -end.length) : text
  const reading = readEntry(entry)
  const foods = reading.foods.map(({ food }) => food)
  // A property of a food is not an unknown word: the "vegan" of vegan sausages.
  const property = new Set(reading.property === undefined ? [] : ['free', ...normalizeWords(reading.property.name)])
  const unknown = unknownWords(entry, reading.foods)
  const words = unknown.filter((word) => !property.has(normalizeWords(word).join(' ')))
  const onPeople = wordsOnPeople(words, text)
  const isThere = !isQuestionOrNone.test(text)
  const isUnderstood = typed.length <= MAX_ENTRY && isThere && reading.exclusions.length === 0 && words.length === 0
  const named = isUnderstood ? [] : namedExclusions(text)
  // "My brother is vegan" names nothing that could be in the dish.
  const areDiets = reading.exclusions.length > 0 && reading.exclusions.every(({ type }) => type === 'diet')
  if (areDiets && isThere && foods.length + named.length + onPeople.length === 0)
    return { readings: [onlyExclusions(typed, reading.exclusions)], keptOut: [], onPeople }
  const namesNothing = foods.length === 0 && reading.exclusions.length === 0 && named.length === 0
  if (isUnderstood || namesNothing)
    return { readings: [left ? { ...reading, exclusions: left } : reading], keptOut: [], onPeople }
  return {
    readings: [onlyExclusions(typed, [...reading.exclusions, ...named].map(asUnclear))],
    keptOut: [{ text: typed.trim(), words: spanOf(typed.trim(), words), foods }],
    onPeople,
  }
}

/** A question, and an amount of zero, unlike "0.5 kg" and "00 flour": the user may not have the food. */
const isQuestionOrNone = /\?|(?<![\d.,/])0(?![\d.,/])/

const asUnclear = (exclusion: Exclusion): Exclusion => ({ ...exclusion, type: 'unclear' })

const onlyExclusions = (text: string, exclusions: readonly Exclusion[]): EntryReading => ({
  text,
  foods: [],
  exclusions,
  property: undefined,
  unknown: [],
})

/** The text from the first of these words to the last one; the whole text if there is none. */
function spanOf(text: string, words: readonly string[]): string {
  const [first, last] = [words[0], words.at(-1)]
  const start = first === undefined ? -1 : text.indexOf(first)
  return start < 0 || last === undefined ? text : text.slice(start, text.lastIndexOf(last) + last.length)
}

/** Collects the foods of all entries, each once, and what these exclude. It keeps the lists of the last entries. */
export const collectList = remember(
  (entries: readonly EntryReading[]) =>
    remember((asked: readonly Exclusion[]): UserList => {
      const isLimited = asked.length > 0 || entries.some((each) => each.exclusions.length > 0 || each.property)
      // What a food contains matters to an exclusion alone.
      const readings = isLimited ? entries.map(withEntryContents) : entries
      const foods = new Map<string, EntryFood>()
      for (const each of readings.flatMap((reading) => reading.foods.map(asDried))) {
        const known = foods.get(each.food.name)
        foods.set(each.food.name, known ? joinEntries(known, each) : each)
      }
      const all = [...foods.values()]
      // A food's property is a wish for the dish, unless another entry contradicts it: vegan sausages with eggs.
      const properties = readings
        .flatMap(({ property }) => property ?? [])
        .filter(({ excludes }) => all.every(({ food }) => excludes(food) !== 'named'))
      const excluded = [...readings.flatMap(({ exclusions }) => exclusions), ...properties, ...asked]
      const byName = new Map(excluded.map((each) => [each.name, each]))
      return { foods: all, exclusions: [...byName.values()].map(askedOnce) }
    }),
  1,
)

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

/** Joins two entries of a food: with the name that says more, or both, and what either of them contains. */
function joinEntries(one: EntryFood, other: EntryFood): EntryFood {
  const [{ food, name, amount: a }, { amount: b }] = [one, other]
  const certain = [...other.food.contents].filter(([, certainty]) => certainty === 'named')
  const isInName = food.kind === 'staple' || name.includes(other.name)
  return {
    ...one,
    food: { ...food, contents: new Map([...other.food.contents, ...food.contents, ...certain]) },
    name: isInName ? name : other.name.includes(name) ? other.name : `${name} and ${other.name}`,
    amount: a && b && a.unit === b.unit ? { ...a, quantity: a.quantity + b.quantity } : undefined,
  }
}

/** How words about people and health begin. Their writer may become ill from a dish that suits most people. */
const stems =
  'pregnan,trimester,breastfe,nursing,bab(?:y|ies),infant,newborn,weaning,toddler,child,kid,year,month,elderly,diabet,insulin,co?eliac,allerg,intoleran,anaphyl,kidney,dialysis,disease,heart,cholesterol,blood,cancer,chemo,transplant,immun,medic,tablet,doctor,hospital,patient,sick,poison,gout,reflux'.split(
    ',',
  )
const aboutPeople = new RegExp(`^(?:${stems.join('|')})`, 'i')

/** The words about people and health, and a wish of this kind that a text names. */
export const wordsOnPeople = (words: readonly string[], text = words.join(' ')): string[] => {
  const wish = healthWishIn(text)
  return [...words.filter((word) => aboutPeople.test(word)), ...(wish === undefined ? [] : [wish])]
}
