// What the words behind "no …" name: a diet, an allergen, a group of foods, or single foods.

import { applyEdits } from '../lib/text'
import { countedAllergen, excludedContents, excludedGroups, excludedKinds, oftenIn } from './excludedFoods'
import { dietExclusion, type Exclusion, excludeContents } from './exclusion'
import { findFoods } from './findFoods'
import { foodsNamed, isKindOf } from './foods'
import { foodNamed } from './nameIndex'
import { recognizePhrases } from './recognizeFoods'
import { closestWord } from './spelling'
import { wishNamed } from './wishTable'

/** Finds the allergen that a misspelt word stands for: "sesamy", "shelfish". */
const correctAllergen = (word: string) => closestWord(word, (known) => excludedContents.has(known))

/** Splits what an entry excludes into the names of single foods. */
export const splitParts = (text: string): string[] =>
  text
    .split(/[,;&/+()]| [-–] | n |\b(?:and|or|nor|no|not|but|without|minus|any)\b/i)
    .map((part) => part.trim())
    .filter((part) => namingWords(part).length > 0)

/** For whom, or where: "nuts for the children". */
const circumstance = /\s(?:in|for|at)\s.*/

/** The words of a part that name the excluded food. */
const namingWords = (text: string) =>
  text
    .toLowerCase()
    .replace(circumstance, '')
    .replace(/['’]s\b|['’]/g, '')
    .replace(/[^\p{L}\s-]/gu, ' ')
    .split(/\s+/)
    .filter(
      (word) =>
        /\p{L}/u.test(word) &&
        !/^(?:i|im|my|have|has|am|is|a|an|the|any|all|please|pls|plz|thanks|severe|bad|food|foods|products?|stuff|things?|son|daughter|left|very|to|too|either|also|as|at|well|free|raw|allergy|allergic)$/.test(
          word,
        ),
    )

/** The allergen or other content that a phrase names, as a key of `excludedContents`, and whether it is misspelt. */
function findAllergen(phrase: string): { readonly key: string; readonly isGuess: boolean } | undefined {
  const known = [singularOf(phrase), phrase].find((each) => excludedContents.has(each))
  if (known !== undefined) return { key: known, isGuess: false }
  const guess = foodNamed(phrase) ? undefined : correctAllergen(singularOf(phrase))
  return guess === undefined ? undefined : { key: guess, isGuess: true }
}

const singularOf = (phrase: string) => phrase.replace(/(?<=[a-z]{2})(?:(?<=o)es|s)$/, '')

/** Whether a part of an entry names an allergen, and nothing else: "eggs", "sesame". */
export const isAllergen = (part: string): boolean => findAllergen(namingWords(part).join(' ')) !== undefined

/** Groups of foods that are no food themselves. */
const groupsOnly = ['legume', 'pulse', 'allium', 'nightshade', 'citrus', 'poultry', 'offal']

/** The words for allergens, groups and other contents, the longest first: tree nuts before nuts. */
const anyAllergen = new RegExp(
  `\\b(?:${[...excludedContents.keys(), ...groupsOnly].toSorted((a, b) => b.length - a.length).join('|')})(?:e?s)?\\b`,
  'gi',
)

/**
 * Returns the exclusions of all that a part names among other words: milk of "milk if possible", milk and eggs of "milk
 * eggs". No allergen may be lost.
 *
 * @param isAllergy whether "soy sauce" means soy too.
 */
function readNamed(text: string, isAllergy: boolean): Exclusion[] {
  const found = findFoods(text, true)
  const several = found.filter(({ start, end }) => /\s/.test(text.slice(start, end)))
  const masked = isAllergy
    ? text
    : applyEdits(
        text,
        several.map((each) => ({ ...each, text: ' '.repeat(each.end - each.start) })),
      )
  const allergens = [...masked.matchAll(anyAllergen)]
  const isOfAllergen = ({ start, end }: { start: number; end: number }) =>
    allergens.some(({ 0: word, index }) => index < end && start < index + word.length)
  const names = [
    ...allergens.map(([word]) => word),
    ...found.filter((each) => !isOfAllergen(each)).map(({ start, end }) => text.slice(start, end)),
  ]
  return names.filter((name) => name.length < text.length).flatMap((name) => readExcluded(name))
}

/** Returns the exclusions of all foods and allergens that a text names, also of a text that is one name. */
export const namedExclusions = (text: string): Exclusion[] => [
  ...readNamed(text, true),
  ...(foodNamed(text.trim()) || isAllergen(text) ? readExcluded(text, true) : []),
]

/**
 * Returns the exclusions of a name that is a diet, an allergen, a group or a food, and nothing else: "vegan", "dairy",
 * "peanut butter". Undefined for any other words.
 */
export function exclusionsNamed(name: string): Exclusion[] | undefined {
  const text = name.toLowerCase().trim()
  const singular = singularOf(text)
  const isKnown =
    !circumstance.test(text) &&
    (wishNamed(text) !== undefined ||
      isAllergen(text) ||
      excludedKinds.has(singular) ||
      excludedGroups.has(singular) ||
      groupsOnly.includes(singular) ||
      foodNamed(text) !== undefined)
  return isKnown ? readExcluded(text, true) : undefined
}

/** Returns the exclusions of what "no …" names. */
export function readExcluded(text: string, isAllergy = false): Exclusion[] {
  // "No raw fish" allows cooked fish.
  const phrase = /^raw (?:fish|seafood)$/i.test(text) ? 'raw fish' : namingWords(text).join(' ')
  const singular = singularOf(phrase)
  const diet = wishNamed(phrase)
  if (diet) return [dietExclusion(diet)]
  const allergen = findAllergen(phrase)
  const excluded = excludedContents.get(allergen?.key ?? '')
  if (allergen && excluded) {
    const name = allergen.isGuess ? allergen.key : phrase
    return [excludeContents(countedAllergen.test(name) ? `${name}s` : name, excluded)]
  }
  const kind = excludedKinds.get(singular)
  if (kind) return [{ name: phrase, type: 'food', excludes: (food) => (food.kind === kind ? 'named' : undefined) }]
  if (/^(?:legume|pulse)$/.test(singular))
    return [
      {
        name: phrase,
        type: 'food',
        excludes: ({ name, kind, contents }) =>
          kind === 'pulse' || /\b(?:peas|green beans)/.test(name)
            ? 'named'
            : (contents.get('peanut') ?? contents.get('soy')),
      },
    ]
  const key = phrase.replace(/^spicy.*/, 'spice').replace(/^(?:chil+(?:i|ie|y)).*/, 'chilli')
  const group = excludedGroups.get(singular) ?? excludedGroups.get(key)
  if (!group && phrase.includes(' ') && (isAllergy || !foodNamed(phrase))) {
    const several = readNamed(text, isAllergy)
    // An allergy to pine nuts excludes them for certain, and perhaps all nuts.
    if (several.length > 0 && isAllergy) return foodNamed(phrase) ? [...readExcluded(text), ...several] : several
    if (several.length > 0) return several.map((each) => ({ ...each, phrase }))
  }
  const perhaps = foodsNamed(...(oftenIn.get(singular) ?? oftenIn.get(key) ?? []))
  const named = group ? [] : recognizePhrases(phrase)
  // `phrase` has lost a word of "pet food".
  const recognized = group || named.length > 0 ? named : recognizePhrases(text)
  const found = group ? foodsNamed(...group) : recognized.map(({ food }) => food)
  if (found.length === 0) return []
  // "No onions" means onion powder too, and "no mushrooms" mushroom soup.
  const stems = (group ? [singular] : found.map(({ name }) => singularOf(name))).map(
    (stem) => new RegExp(`\\b${stem.replace(/[^\p{L}]/gu, '.')}(?:e?s)?\\b`, 'iu'),
  )
  // "No wine" means red wine too, although the word alone is read as white wine.
  const ofKind = new RegExp(`\\b${singular.replace(/[^\p{L}]/gu, '.')}(?:e?s)?$`, 'iu')
  const exclusion: Exclusion = {
    name: recognized.map(({ name }) => name).join(' and ') || (/^spic/.test(phrase) ? 'chilli' : phrase),
    type: 'food',
    phrase,
    excludes(food) {
      if (found.some((each) => isKindOf(food, each)) || [...stems, ofKind].some((stem) => stem.test(food.name)))
        return 'named'
      return perhaps.some((each) => isKindOf(food, each)) ? 'maybe' : undefined
    },
  }
  return [exclusion]
}
