import type { Exclusion } from '../food'
import {
  type EntryFood,
  type EntryReading,
  type Food,
  foodsNamed,
  isKindOf,
  isToldByLabel,
  readEntry,
  remarkOn,
} from '../food'
import { capitalize, formatList } from '../lib/text'
import { displayName } from './ingredientNames'
import { MOST_FOODS } from './matchRecipe'
import type { RecipeIngredient } from './recipe'
import type { RecipeMatch, ScaledMatch, UserList } from './recipeMatch'
import { certaintyOf } from './recipeSafety'

/** Of the user's foods, a sentence names at most this many, so that it stays readable. */
const MAX_NAMED_FOODS = 6
/** Of the foods that would do for a missing line, a reply names at most this many. */
const MAX_NAMED_ALTERNATIVES = 3
/** Of the entries that the page does not know, a reply names at most this many. */
const MAX_NAMED_UNKNOWN = 4
/** An unknown entry is repeated only if it looks like a food's name. Anything else could be markup, or an address. */
const plainName = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} '’-]{0,39}$/u

/** What a dish needs beside the list, as it would be bought: "chilli, taco seasoning or hot sauce". */
export function namesOfMissing({ missing }: RecipeMatch, { exclusions }: UserList): string[] {
  const isSalty = (food: Food) => exclusions.some(({ name, excludes }) => name === 'low-salt' && excludes(food))
  return missing.map(({ ingredients, others, after }) => {
    // The list has the amount of the first food. The others may need a different one.
    const most = others || /:[^{}]*\d/.test(after) ? 1 : MAX_NAMED_ALTERNATIVES
    const named = ingredients.filter(({ own }) => own === ingredients[0]?.own).slice(0, most)
    return formatList(
      named.map(({ text, food }) => (isSalty(food) ? `low-salt ${text}` : text)),
      'or',
    )
  })
}

/** The foods of the list that the dish and its sides do not use, without staples. */
export function foodsLeft({ used, sides }: ScaledMatch, { foods }: UserList): EntryFood[] {
  const served = sides.flatMap(({ line }) => line.ingredients)
  return foods.filter((each) => each.food.kind !== 'staple' && [...used, ...served].every(({ user }) => user !== each))
}

/**
 * Says what the card cannot tell: which wishes a dish keeps, whose label to read, what to thaw,
 * and how unclear entries were understood. Empty if there is nothing to say.
 */
export function remarksOn(match: ScaledMatch, list: UserList, readings: readonly EntryReading[]): string {
  const { used, required, optional, sides } = match
  const { foods, exclusions } = list
  const kept = foodsLeft(match, list).filter(({ food }) => isAllowed(food, exclusions))
  const served = sides.flatMap(({ line }) => line.ingredients)
  const toCheck = [...[...required, ...optional].flatMap(({ ingredients }) => ingredients), ...served].filter(
    ({ food, user }) => exclusions.some(({ excludes }) => excludes(user?.food ?? food) === 'maybe'),
  )
  const judged = exclusions.filter((each) => remarkOn(each) === undefined)
  const unsure = exclusions.filter(
    (each) =>
      (judged.includes(each) || isToldByLabel(each)) &&
      toCheck.some(({ food, user }) => each.excludes(user?.food ?? food)),
  )
  const certain = judged.filter((each) => each.type !== 'unclear' && !unsure.includes(each))
  const labels = `the label of the ${formatList(toCheck.map((each) => displayName(each)))}`
  return [
    certain.length > 0 && `${capitalize(formatExclusions(certain))}, as you asked.`,
    ...exclusions.flatMap((each) => remarkOn(each) ?? []),
    unsure.length > 0 && `Read ${labels} first: not every kind is ${formatExclusions(unsure)}.`,
    unsure.length === 0 && toCheck.length > 0 && `Look at ${labels}: what is in it differs.`,
    formatThawing([...used, ...served], readings),
    foods.length > MOST_FOODS && kept.length > 0 && `Not used, and for another day: ${formatNames(kept)}.`,
    formatGuesses(readings, exclusions),
    formatUnknown(readings.flatMap(({ unknown }) => unknown)),
  ]
    .filter(Boolean)
    .join(' ')
}

const isAllowed = (food: Food, exclusions: readonly Exclusion[]) => certaintyOf(food, exclusions) !== 'named'

/** Names the exclusions: "vegan and without nuts". */
function formatExclusions(exclusions: readonly Exclusion[]): string {
  const diets = exclusions.filter(({ type }) => type === 'diet').map(({ name }) => name)
  const foods = exclusions.filter(({ type }) => type !== 'diet').map(({ name }) => name)
  return [formatList(diets), foods.length > 0 && `without ${formatList(foods, 'or')}`].filter(Boolean).join(' and ')
}

/** Frozen foods, besides meat and fish, that are thawed before they are cooked. */
const thawed = foodsNamed('puff pastry', 'pizza dough', 'tofu')

/** Says what to thaw. Breaded foods, and foods such as peas and chips, are cooked from frozen. */
function formatThawing(used: readonly RecipeIngredient[], readings: readonly EntryReading[]): string {
  const frozen = readings.filter(({ text }) => /\bfrozen\b/i.test(text)).flatMap(({ foods }) => foods)
  const names = used.filter(({ user }) => {
    const food = frozen.find(({ name }) => name === user?.name)?.food
    if (!food) return false
    const isRaw = (food.kind === 'meat' || food.kind === 'fish') && food.contents.get('gluten') !== 'named'
    return isRaw || thawed.some((each) => isKindOf(food, each))
  })
  return names.length > 0
    ? `Thaw the ${formatList(names.map((each) => displayName(each)))} first, best overnight in the fridge.`
    : ''
}

/** Says how misspelt entries were understood, because the guess may be wrong. */
function formatGuesses(readings: readonly EntryReading[], exclusions: readonly Exclusion[]): string {
  const guesses = readings.flatMap(({ text, foods }) =>
    foods
      .filter(({ food, isGuess }) => isGuess && plainName.test(text.trim()) && isAllowed(food, exclusions))
      .map(({ name }) => `${text.trim()} for ${name}`),
  )
  return guesses.length > 0 ? `I took ${formatList(guesses.slice(0, MAX_NAMED_FOODS))}.` : ''
}

const ENGLISH_ONLY = 'I know foods by their English names only.'

/** Whether an entry is written with letters that English does not have. */
const isOtherScript = (entry: string) => /(?!\p{Script=Latin})\p{L}/u.test(entry)

/** Names the entries that the page does not know, or counts those that do not look like a food's name. */
function formatUnknown(entries: readonly string[]): string {
  const names = entries.filter((entry) => plainName.test(entry)).slice(0, MAX_NAMED_UNKNOWN)
  const others = entries.length - names.length
  if (entries.length === 0) return ''
  const language = entries.some(isOtherScript) ? ` ${ENGLISH_ONLY}` : ''
  if (names.length === 0)
    return `I didn't recognise ${others === 1 ? 'one entry' : `${others} entries`} of your list.${language}`
  return `I didn't recognise: ${formatList(others > 0 ? [...names, `${others} more`] : names)}.${language}`
}

/** Says that no recipe fits a list. It names what the dish could have been made of, and nothing that is excluded. */
export function writeApology(
  { foods: all, exclusions }: UserList,
  readings: readonly EntryReading[],
  nearest: readonly RecipeMatch[],
): string {
  const foods = all.filter(({ food }) => isAllowed(food, exclusions))
  if (readings.length === 0) return "I'm sorry, but that leaves nothing of your list to cook with."
  if (all.length === 0 && exclusions.length === 0)
    return [
      "I'm sorry, but I could not find any food that I know on your list.",
      ...(readings.some(({ text }) => isOtherScript(text))
        ? [`It seems to be in another language. ${ENGLISH_ONLY}`]
        : []),
      'I know ingredients by their plain English names: eggs, rice, chicken, tomatoes, cheddar. Could you try again with names like these, one at a time?',
    ].join('\n\n')
  const judged = exclusions.filter((each) => each.type !== 'unclear' && remarkOn(each) === undefined)
  const excluded = formatExclusions(judged)
  const place = foods.length > 0 ? 'beside them' : 'on the list'
  return [
    `I'm sorry, but I have no recipe that would do your list justice${excluded && ` and is ${excluded}`}.`,
    [
      foods.length > 0 && `I looked for one with ${formatNames(foods)}.`,
      ...exclusions.flatMap((each) => remarkOn(each) ?? []),
      `It would help to have one or two more everyday things ${place}, such as ${suggestFoods(foods, exclusions)}.`,
      formatUnknown(readings.flatMap(({ unknown }) => unknown)),
    ]
      .filter(Boolean)
      .join(' '),
    formatNearest(nearest, exclusions),
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** Names the dishes that come nearest to a list, and what they need: "Nearest is Omelette, which needs cheese." */
function formatNearest(nearest: readonly RecipeMatch[], exclusions: readonly Exclusion[]): string {
  const [first, ...others] = nearest.map((match) => {
    const needs = namesOfMissing(match, { foods: [], exclusions })
    return {
      title: match.recipe.title,
      needs: needs.length > 0 ? `needs ${formatList(needs)}` : 'uses little of your list',
    }
  })
  if (!first) return ''
  const ideas = others.map(({ title, needs }) => `${title}, which ${needs}`)
  return `Nearest is ${first.title}, which ${first.needs}.${ideas.length > 0 ? ` Other ideas: ${ideas.join('; ')}.` : ''}`
}

/** Everyday foods that an apology asks for, without the excluded ones and those of the list. */
function suggestFoods(listed: readonly EntryFood[], exclusions: readonly Exclusion[]): string {
  const names = ['eggs', 'rice', 'pasta', 'bread', 'potatoes', 'chickpeas', 'tomatoes'].filter((name) =>
    readEntry(name).foods.every(
      ({ food }) =>
        exclusions.every(({ excludes }) => excludes(food) === undefined) &&
        listed.every((each) => !isKindOf(each.food, food)),
    ),
  )
  return formatList(names.slice(0, 4), 'or')
}

/** Formats the names of the first foods as a list, and the others as a number: "a, b, c, d, e, f and 3 more". */
function formatNames(foods: readonly EntryFood[]): string {
  const names = foods.slice(0, MAX_NAMED_FOODS).map(({ name }) => name)
  return formatList(foods.length > names.length ? [...names, `${foods.length - names.length} more`] : names)
}
