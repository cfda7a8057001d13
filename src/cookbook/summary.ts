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
  const labels = `Check the label of the ${formatList(toCheck.map((each) => displayName(each)))}`
  return [
    certain.length > 0 && `${capitalize(certain.map(nameExclusion).join(', '))}.`,
    ...exclusions.flatMap((each) => remarkOn(each) ?? []),
    unsure.length > 0 && `${labels}: not every kind is ${formatExclusions(unsure)}.`,
    unsure.length === 0 && toCheck.length > 0 && `${labels}: what is in it differs.`,
    formatThawing([...used, ...served], readings),
    foods.length > MOST_FOODS && kept.length > 0 && `Saved for another day: ${formatNames(kept)}.`,
    formatGuesses(readings, exclusions),
    formatUnknown(readings),
  ]
    .filter(Boolean)
    .join(' ')
}

const isAllowed = (food: Food, exclusions: readonly Exclusion[]) => certaintyOf(food, exclusions) !== 'named'

/** "Vegan", "no nuts" */
const nameExclusion = ({ type, name }: Exclusion) => (type === 'diet' ? name : `no ${name}`)

/** Names exclusions as a property of a dish: "vegan and without nuts". */
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
      .map(({ name }) => `“${text.trim()}” as ${name}`),
  )
  return guesses.length > 0 ? `Read ${formatList(guesses.slice(0, MAX_NAMED_FOODS))}.` : ''
}

/** Says that it knows English names only, if an entry has letters that English does not have. */
const hintOnLanguage = (readings: readonly EntryReading[]) =>
  readings.some(({ unknown }) => unknown.some((entry) => /(?!\p{Script=Latin})\p{L}/u.test(entry)))
    ? ' I know foods by their English names only.'
    : ''

/** Names the entries that the page does not know, or counts those that do not look like a food's name. */
function formatUnknown(readings: readonly EntryReading[]): string {
  const entries = readings.flatMap(({ unknown }) => unknown)
  if (entries.length === 0) return ''
  const names = entries.filter((entry) => plainName.test(entry)).slice(0, MAX_NAMED_UNKNOWN)
  const others = entries.length - names.length
  const counted = names.length > 0 ? `${others} more` : others === 1 ? 'one entry' : `${others} entries`
  return `I didn't recognise: ${formatList(others > 0 ? [...names, counted] : names)}.${hintOnLanguage(readings)}`
}

/** Says that no recipe fits a list. It names what would help, and nothing that is excluded. */
export function writeApology(
  { foods: all, exclusions }: UserList,
  readings: readonly EntryReading[],
  nearest: readonly RecipeMatch[],
): string {
  const foods = all.filter(({ food }) => isAllowed(food, exclusions))
  if (readings.length === 0) return 'Sorry, that leaves nothing of your list to cook with.'
  if (all.length === 0 && exclusions.length === 0)
    return `Sorry, I couldn't find any food on your list.${hintOnLanguage(readings)} Try plain English names, one at a time: eggs, rice, chicken, tomatoes, cheddar.`
  const excluded = formatExclusions(
    exclusions.filter((each) => each.type !== 'unclear' && remarkOn(each) === undefined),
  )
  return [
    `Sorry, nothing good with just these${excluded && ` that is ${excluded}`}. Add one or two staples, such as ${suggestFoods(foods, exclusions)}.`,
    [...exclusions.flatMap((each) => remarkOn(each) ?? []), formatUnknown(readings)].filter(Boolean).join(' '),
    formatNearest(nearest, exclusions),
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** Names the dishes that come nearest to a list, and what they need: "Closest: Omelette. You'd need cheese." */
function formatNearest(nearest: readonly RecipeMatch[], exclusions: readonly Exclusion[]): string {
  const [first, ...others] = nearest.map((match) => {
    const needs = formatList(namesOfMissing(match, { foods: [], exclusions }))
    return { title: match.recipe.title, needs }
  })
  if (!first) return ''
  const more = others.map(({ title, needs }) => (needs ? `${title} (needs ${needs})` : title))
  return `Closest: ${first.title}.${first.needs && ` You'd need ${first.needs}.`}${more.length > 0 ? ` Or: ${more.join('; ')}.` : ''}`
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
