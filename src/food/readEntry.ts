import { remember } from '../lib/remember'
import { type Amount, readAmount } from './amounts'
import { driedForm, inState, isCooked } from './cookedFoods'
import { type FoundWish, findWishes, readProperties, readWishes } from './diets'
import { type Exclusion, exclusionOf } from './excludedFoods'
import { splitExclusions } from './exclusions'
import type { Food } from './foods'
import { MAX_ENTRY_LENGTH, recognizePhrases } from './recognizeFoods'
import { wishNamed } from './wishTable'
import { hasOnlyDescriptors } from './words'

/** A food that an entry names. */
export interface EntryFood {
  readonly food: Food
  /** The food as the user names it, in lower case: "penne", "leftover rice". */
  readonly name: string
  /** Whether a word of the name was misspelt, so that the food is a guess. */
  readonly isGuess: boolean
  /** How much there is, if the entry says so. */
  readonly amount: Amount | undefined
}

/** What an entry of the list says. */
export interface EntryReading {
  readonly foods: readonly EntryFood[]
  /** What it excludes: "no eggs", "peanut allergy", "vegan", "I'm pregnant". */
  readonly exclusions: readonly Exclusion[]
  /** The diet that it gives a food as its property, such as "gluten free pasta": perhaps a wish for the whole dish. */
  readonly property: Exclusion | undefined
  /** The entry, up to its 200th character. */
  readonly text: string
  /** What it names that the page does not know, as typed. */
  readonly unknown: readonly string[]
}

/** Chicken on the bone is chicken, and not the bones that a broth is made of. */
const onTheBone = /\b(?:on the bone|bone[- ]in)\b/gi

/** A list is read again with each change, so the readings of so many entries are kept: of all in a pasted list of 1 MB. */
export const MAX_KEPT = 12_000
const readOnce = remember(readStart, MAX_KEPT)
/** Reads an entry as people type it: foods, how much there is of each, their state, and what it excludes. */
export const readEntry = (entry: string): EntryReading => readOnce(entry.slice(0, MAX_ENTRY_LENGTH))

function readStart(start: string): EntryReading {
  const found = findOtherWishes(start).flatMap((each) => readRest(each) ?? [])
  const [first] = found
  if (!first) return readFoods(start)
  const exclusions = [...found.map(({ wish }) => exclusionOf(wish)), ...first.rest.exclusions]
  return { ...first.rest, text: start, exclusions, unknown: [] }
}

/** The wishes without a checkbox. The others are exclusions, or properties of foods. */
const findOtherWishes = (text: string) => findWishes(text).filter(({ wish }) => !wishNamed(wish.name))

/** Reads an entry without the words for a wish known in part; undefined if they belong to a food. */
function readRest({ wish, words, before, after }: FoundWish) {
  const rest = readFoods(`${before} ${after}`)
  // Low-salt soy sauce and baby spinach are foods. "Chicken for a baby" is both.
  return rest.foods.length > 0 && !/\b(?:for|is|am|i'?m)\b/.test(before) ? undefined : { wish, words, rest }
}

/** Returns the words of a text that tell of somebody's health: "pregnant". Undefined if none do, as in "baby spinach". */
export function healthWishIn(typed: string): string | undefined {
  const [found] = findOtherWishes(typed)
  return found?.wish.isOfHealth && readRest(found) ? found.words : undefined
}

function readFoods(start: string): EntryReading {
  const { food: text, exclusions, unknown } = splitExclusions(start)
  const [property] = exclusions.length > 0 ? [] : readProperties(text)
  const recognized = recognizePhrases(text.replace(onTheBone, ''))
  const foods = recognized.map(({ food, name, phrase, isGuess }): EntryFood => {
    // A chuck roast is raw: the word belongs to the name of the cut.
    const stated = inState(food, text.toLowerCase().replace(name, ''))
    const isCookedForm = stated !== food && isCooked(text) && !isCooked(name)
    const isDried = /\b(?:dried|dry)\b/i.test(phrase.toLowerCase().replace(name, ''))
    const plainName = isDried && (food.kind === 'herb' || driedForm(food) !== food) ? `dried ${name}` : name
    const ownName = property?.excludes(food) ? `${property.name} ${plainName}` : plainName
    return {
      food: property ? withProperty(stated, property) : stated,
      name: isCookedForm ? `${/left ?-?over/i.test(text) ? 'leftover' : 'cooked'} ${ownName}` : ownName,
      isGuess,
      amount: readAmount(recognized.length === 1 ? text : phrase),
    }
  })
  // "My brother is vegan"
  const wishes = foods.length + exclusions.length === 0 ? readWishes(text, true) : []
  if (wishes.length > 0) return { text, foods, exclusions: wishes, property: undefined, unknown }
  const isUnknown = foods.length === 0 && exclusions.length === 0 && text.trim() !== '' && !hasOnlyDescriptors(text)
  return { text, foods, exclusions, property, unknown: isUnknown ? [...unknown, text.trim()] : unknown }
}

/** Returns the food of an entry in its dried form: a recipe can use kidney beans, but dried ones must be boiled before. */
export const asDried = (each: EntryFood): EntryFood =>
  each.name.startsWith('dried ') ? { ...each, food: { ...driedForm(each.food), contents: each.food.contents } } : each

/** A food that keeps a diet because the user says so: gluten-free noodles contain no gluten. */
export function withProperty(food: Food, { excludes }: Exclusion): Food {
  if (!excludes(food)) return food
  const kept = [...food.contents].filter((content) => !excludes({ ...food, contents: new Map([content]) }))
  return { ...food, contents: new Map(kept) }
}
