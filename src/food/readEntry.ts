import { remember } from '../lib/remember'
import { type Amount, readAmount } from './amounts'
import { cookedForm, isCooked, isTinned } from './cookedFoods'
import type { Exclusion } from './excludedFoods'
import { readProperty, splitExclusions } from './exclusions'
import type { Food } from './foods'
import { recognizePhrases, separateNames } from './recognizeFoods'
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
  /** What it excludes: "no eggs", "peanut allergy", "vegan". */
  readonly exclusions: readonly Exclusion[]
  /** The diet that it gives a food as its property, such as "gluten free pasta": perhaps a wish for the whole dish. */
  readonly property: Exclusion | undefined
  /** The entry, up to its 200th character. */
  readonly text: string
  /** What it names that the page does not know, as typed. */
  readonly unknown: readonly string[]
}

/** The longest entry that is read, in characters. It limits pasted text only. */
const MAX_ENTRY_LENGTH = 200

/** Chicken on the bone is chicken, and not the bones that a broth is made of. */
const onTheBone = /\b(?:on the bone|bone[- ]in)\b/gi

/**
 * A list is read again with each change, by several parts of the page, so the readings of so many entries are kept: of all
 * in a pasted list of 1 MB, and of each without the words for a wish (partlyKnownDiets.ts).
 */
const MAX_KEPT = 12_000
const readOnce = remember(readStart, MAX_KEPT)

/** Reads an entry as people type it: foods, how much there is of each, their state, and what it excludes. */
export const readEntry = (entry: string): EntryReading => readOnce(entry.slice(0, MAX_ENTRY_LENGTH))

function readStart(start: string): EntryReading {
  const { food: text, exclusions, unknown } = splitExclusions(separateNames(start))
  const property = exclusions.length > 0 ? undefined : readProperty(text)
  const recognized = recognizePhrases(text.replace(onTheBone, ''))
  const foods = recognized.map(({ food, name, phrase, isGuess }): EntryFood => {
    // A chuck roast is raw: the word belongs to the name of the cut.
    const cooked = isCooked(text.toLowerCase().replace(name, '')) || isTinned(text) ? cookedForm(food) : food
    const isChanged = cooked !== food
    const isDriedHerb = food.kind === 'herb' && /\bdried\b/i.test(text) && !/^dried\b/.test(name)
    const plainName = isDriedHerb ? `dried ${name}` : name
    const ownName = property?.excludes(food) ? `${property.name} ${plainName}` : plainName
    return {
      food: property ? withProperty(cooked, property) : cooked,
      name: isChanged && !isCooked(name) ? `${/left ?-?over/i.test(text) ? 'leftover' : 'cooked'} ${ownName}` : ownName,
      isGuess,
      amount: readAmount(recognized.length === 1 ? text : phrase),
    }
  })
  const isUnknown = foods.length === 0 && exclusions.length === 0 && text.trim() !== '' && !hasOnlyDescriptors(text)
  return { text, foods, exclusions, property, unknown: isUnknown ? [...unknown, text.trim()] : unknown }
}

/** A food that keeps a diet because the user says so: gluten-free noodles contain no gluten. */
export function withProperty(food: Food, { excludes }: Exclusion): Food {
  if (!excludes(food)) return food
  const contents = new Map(
    [...food.contents].filter(
      ([content, certainty]) => !excludes({ ...food, contents: new Map([[content, certainty]]) }),
    ),
  )
  return { ...food, contents }
}
