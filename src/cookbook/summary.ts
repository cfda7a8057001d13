import type { EntryReading, Exclusion } from '../food'
import { isToldByLabel, remarkOn } from '../food'
import { capitalize, formatList, paragraphs, sentences } from '../lib/text'
import { displayName } from './ingredientNames'
import { MOST_FOODS, type RecipeMatch, type UserList } from './matchRecipe'
import { certaintyOf, type RecipeIngredient, textFor } from './recipe'
import { isPerishable } from './shares'

/** A sentence names at most so many foods or entries, so that it stays readable. */
export const MOST_NAMED = 6
/** Of the foods that would do for a missing line, a reply names at most this many. */
const MAX_NAMED_ALTERNATIVES = 3
/** An unknown entry is repeated only if it looks like a food's name. Anything else could be markup, or an address. */
const plainName = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} '’-]{0,39}$/u

/** Counts the entries that a sentence does not name. */
export const countOthers = (others: number, hasNames: boolean): string =>
  hasNames ? `${others} more` : others === 1 ? 'one entry' : `${others} entries`

/** Names the first of some texts, and counts the others and those that are not plain: "a, b and 3 more". */
function nameSome(texts: readonly string[], isPlain: (text: string) => boolean = () => true): string {
  const names = texts.filter(isPlain).slice(0, MOST_NAMED)
  const others = texts.length - names.length
  return formatList(others > 0 ? [...names, countOthers(others, names.length > 0)] : names)
}

/** What a dish needs beside the list, as it would be bought: "chilli, taco seasoning or hot sauce". */
export const namesOfMissing = ({ missing }: Pick<RecipeMatch, 'missing'>): string[] =>
  missing.map((line) => {
    const textsOf = ({ id, text }: RecipeIngredient) => textFor(line, new Map([[id, text]]))
    const [said] = line.ingredients.map(textsOf)
    // The list has the amount of the first food. The others may need a different one.
    const most = /:[^{}]*\d/.test(said?.after ?? '') ? 1 : MAX_NAMED_ALTERNATIVES
    const alike = line.ingredients.filter((each) => textsOf(each) === said).slice(0, most)
    return formatList(
      alike.map(({ text }) => text),
      'or',
    )
  })

/**
 * Says what the card cannot tell: which wishes a dish keeps, whose label to read, what to thaw,
 * and how unclear entries were understood. Empty if there is nothing to say.
 */
export function remarksOn(match: RecipeMatch, list: UserList, readings: readonly EntryReading[]): string {
  const { exclusions } = list
  const foods = [...match.required, ...match.optional, ...match.sides.map(({ line }) => line)].flatMap(
    ({ ingredients }) => ingredients,
  )
  const toCheck = foods.filter(({ food, user }) => certaintyOf(user?.food ?? food, exclusions) !== undefined)
  const judged = exclusions.filter((each) => remarkOn(each) === undefined)
  const unsure = exclusions.filter(
    (each) =>
      (judged.includes(each) || isToldByLabel(each)) &&
      toCheck.some(({ food, user }) => each.excludes(user?.food ?? food)),
  )
  const certain = judged.filter((each) => each.type !== 'unclear' && !unsure.includes(each))
  const labels = `Check the label of the ${formatList(toCheck.map((each) => displayName(each)))}`
  const kept = match.unused.filter(({ food }) => certaintyOf(food, exclusions) !== 'named')
  // Breaded fish is cooked from frozen.
  const frozen = foods.filter(
    (each) =>
      isPerishable(each) &&
      each.user?.food.contents.get('gluten') !== 'named' &&
      readings.some(
        ({ text, foods: own }) => /\bfrozen\b/i.test(text) && own.some(({ name }) => name === each.user?.name),
      ),
  )
  const guesses = readings.flatMap(({ text, foods: own }) =>
    own
      .filter(
        ({ isGuess, food }) => isGuess && plainName.test(text.trim()) && certaintyOf(food, exclusions) !== 'named',
      )
      .map(({ name }) => `“${text.trim()}” as ${name}`),
  )
  return sentences(
    certain.length > 0 && `${capitalize(certain.map(nameExclusion).join(', '))}.`,
    ...remarksOnWishes(exclusions),
    unsure.length > 0 && `${labels}: not every kind is ${formatExclusions(unsure)}.`,
    unsure.length === 0 && toCheck.length > 0 && `${labels}: what is in it differs.`,
    frozen.length > 0 &&
      `Thaw the ${formatList(frozen.map((each) => displayName(each)))} first, best overnight in the fridge.`,
    list.foods.length > MOST_FOODS &&
      kept.length > 0 &&
      `Saved for another day: ${nameSome(kept.map(({ name }) => name))}.`,
    guesses.length > 0 && `Read ${formatList(guesses.slice(0, MOST_NAMED))}.`,
    remarkOnUnknown(readings),
  )
}

const remarksOnWishes = (exclusions: readonly Exclusion[]) => exclusions.flatMap((each) => remarkOn(each) ?? [])

/** "Vegan", "no nuts" */
const nameExclusion = ({ type, name }: Exclusion) => (type === 'diet' ? name : `no ${name}`)

/** Names exclusions as a property of a dish: "vegan and without nuts". */
function formatExclusions(exclusions: readonly Exclusion[]): string {
  const diets = exclusions.filter(({ type }) => type === 'diet').map(({ name }) => name)
  const foods = exclusions.filter(({ type }) => type !== 'diet').map(({ name }) => name)
  return [formatList(diets), foods.length > 0 && `without ${formatList(foods, 'or')}`].filter(Boolean).join(' and ')
}

/** Says that it knows English names only, if an entry has letters that English does not have. */
const hintOnLanguage = (readings: readonly EntryReading[]) =>
  readings.some(({ unknown }) => unknown.some((entry) => /(?!\p{Script=Latin})\p{L}/u.test(entry)))
    ? ' I know foods by their English names only.'
    : ''

/** Names the entries that the page does not know, or counts those that do not look like a food's name. */
function remarkOnUnknown(readings: readonly EntryReading[]): string {
  const entries = readings.flatMap(({ unknown }) => unknown)
  const names = nameSome(entries, (entry) => plainName.test(entry))
  return names && `I didn't recognise: ${names}.${hintOnLanguage(readings)}`
}

/** Says that no recipe fits a list, and names the dishes that come nearest to it: nothing that is excluded. */
export function writeApology(
  { foods, exclusions }: UserList,
  readings: readonly EntryReading[],
  nearest: readonly RecipeMatch[],
): string {
  if (foods.length === 0 && exclusions.length === 0)
    return `Sorry, I couldn't find any food on your list.${hintOnLanguage(readings)} Try plain English names, one at a time: eggs, rice, chicken, tomatoes, cheddar.`
  const excluded = formatExclusions(
    exclusions.filter((each) => each.type !== 'unclear' && remarkOn(each) === undefined),
  )
  const [first, ...others] = nearest.map((match) => ({
    title: match.recipe.title,
    needs: namesOfMissing(match).join(' and '),
  }))
  const more = others.map(({ title, needs }) => (needs ? `${title} (needs ${needs})` : title))
  return paragraphs(
    `Sorry, nothing good with just these${excluded && ` that is ${excluded}`}. Add one or two foods, and I'll look again.`,
    sentences(...remarksOnWishes(exclusions), remarkOnUnknown(readings)),
    first &&
      `Closest: ${first.title}.${first.needs && ` You'd need ${first.needs}.`}${more.length > 0 ? ` Or: ${more.join('; ')}.` : ''}`,
  )
}
