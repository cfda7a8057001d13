import type { EntryReading, Exclusion } from '../food'
import { isKindOf, isToldByLabel, remarkOn } from '../food'
import { capitalize, formatList, paragraphs, sentences } from '../lib/text'
import { displayName } from './formatLine'
import { MOST_FOODS, type RecipeMatch, type UserList } from './matchRecipe'
import type { ReadList } from './readList'
import { certaintyOf, foodOf, type RecipeIngredient, textFor } from './recipe'
import { isPerishable } from './shares'

/** A sentence names at most so many foods or entries. */
const MOST_NAMED = 6
/** The same for the foods that would do for a missing line. */
const MAX_NAMED_ALTERNATIVES = 3
/** In characters. */
const MOST_QUOTED = 80
/** An entry with other characters is counted and not repeated: it could be markup, or an address. */
const plainEntry = /^[\p{L}\p{M}\p{N} ,.'’()%/½¼¾⅓⅔-]{1,120}$/u
/** An entry that looks like a food's name. */
const plainName = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} '’-]{0,39}$/u

/** Anything else than letters, digits, commas and spaces could be markup. */
function plain(typed: string): string {
  const text = typed.replace(/[^\p{L}\p{M}\p{N},'’-]+/gu, ' ').trim()
  return text.length > MOST_QUOTED ? `${text.slice(0, MOST_QUOTED)}…` : text
}

/** Quotes what somebody typed. */
export const quote = (texts: readonly string[]): string =>
  formatList([...new Set(texts)].map((text) => `“${plain(text)}”`))

const countOthers = (others: number, hasNames: boolean) =>
  hasNames ? `${others} more` : others === 1 ? 'one entry' : `${others} entries`

/** Names the first texts, and counts the others and those that do not look like names: "a, b and 3 more". */
function nameSome(texts: readonly string[]): string {
  const names = texts.filter((text) => plainName.test(text)).slice(0, MOST_NAMED)
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
    const alike = line.ingredients.filter((each) => textsOf(each) === said)
    // "Vinegar or balsamic vinegar" says no more than "vinegar".
    const isSort = ({ food }: RecipeIngredient) => alike.some((each) => each.food !== food && isKindOf(food, each.food))
    const named = alike.filter((each) => !isSort(each)).slice(0, most)
    return formatList(
      named.map(({ text }) => text),
      'or',
    )
  })

/** Says which wishes a dish keeps, whose label to read, what to thaw, and how unclear entries were understood. */
export function remarksOn(match: RecipeMatch, readings: readonly EntryReading[]): string {
  const { exclusions } = match.list
  const foods = [...match.required, ...match.optional, ...match.sides.map(({ line }) => line)].flatMap(
    ({ ingredients }) => ingredients,
  )
  const toCheck = foods.filter((each) => certaintyOf(foodOf(each), exclusions) !== undefined)
  const judged = exclusions.filter((each) => remarkOn(each) === undefined)
  const unsure = [...judged, ...exclusions.filter(isToldByLabel)].filter(({ excludes }) =>
    toCheck.some((each) => excludes(foodOf(each))),
  )
  const certain = judged.filter((each) => each.type !== 'unclear' && !unsure.includes(each))
  const whatDiffers = unsure.length > 0 ? `not every kind is ${formatExclusions(unsure)}` : 'what is in it differs'
  const kept = match.unused.filter(({ food }) => certaintyOf(food, exclusions) !== 'named')
  // Breaded fish is cooked from frozen.
  const frozen = foods.filter(
    (each) =>
      isPerishable(each) &&
      foodOf(each).contents.get('gluten') !== 'named' &&
      readings.some(
        ({ text, foods: own }) => /\bfrozen\b/i.test(text) && own.some(({ name }) => name === each.user?.name),
      ),
  )
  const guesses = readings.flatMap(({ text, foods: own }) =>
    own
      .filter(
        ({ isGuess, food }) => isGuess && plainName.test(text.trim()) && certaintyOf(food, exclusions) !== 'named',
      )
      .map(({ name }) => `${quote([text])} as ${name}`),
  )
  return sentences(
    certain.length > 0 &&
      `${capitalize(certain.map(({ type, name }) => (type === 'diet' ? name : `no ${name}`)).join(', '))}.`,
    ...exclusions.map(remarkOn),
    toCheck.length > 0 &&
      `Check the label of the ${formatList(toCheck.map((each) => displayName(each)))}: ${whatDiffers}.`,
    frozen.length > 0 &&
      `Thaw the ${formatList(frozen.map((each) => displayName(each)))} first, best overnight in the fridge.`,
    match.list.foods.length > MOST_FOODS &&
      kept.length > 0 &&
      `Saved for another day: ${nameSome(kept.map(({ name }) => name))}.`,
    guesses.length > 0 && `Read ${formatList(guesses.slice(0, MOST_NAMED))}.`,
    remarkOnUnknown(readings),
  )
}

/** "Vegan and without nuts" */
function formatExclusions(exclusions: readonly Exclusion[]): string {
  const diets = exclusions.filter(({ type }) => type === 'diet').map(({ name }) => name)
  const foods = exclusions.filter(({ type }) => type !== 'diet').map(({ name }) => name)
  return [formatList(diets), foods.length > 0 && `without ${formatList(foods, 'or')}`].filter(Boolean).join(' and ')
}

/**
 * Names the entries whose foods a dish is without, because the cookbook does not understand all of their words. It only counts
 * those with an excluded food, which the page would find in the reply.
 */
export function remarkOnKeptOut({ keptOut }: ReadList, exclusions: readonly Exclusion[]): string {
  const named = keptOut
    .filter(({ text, foods }) => plainEntry.test(text) && foods.every((food) => !certaintyOf(food, exclusions)))
    .slice(0, MOST_NAMED)
    .map(({ text, words }) => `I left out ${quote([text])}: I don't know ${quote([words])}.`)
  const others = countOthers(keptOut.length - named.length, named.length > 0)
  const isAll = named.length === keptOut.length
  return sentences(...named, !isAll && `I left out ${others}, because I don't understand all the words.`)
}

const hintOnLanguage = (readings: readonly EntryReading[]) =>
  readings.some(({ unknown }) => unknown.some((entry) => /(?!\p{Script=Latin})\p{L}/u.test(entry)))
    ? ' I know foods by their English names only.'
    : ''

function remarkOnUnknown(readings: readonly EntryReading[]): string {
  const names = nameSome(readings.flatMap(({ unknown }) => unknown))
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
    sentences(...exclusions.map(remarkOn), remarkOnUnknown(readings)),
    first &&
      `Closest: ${first.title}.${first.needs && ` You'd need ${first.needs}.`}${more.length > 0 ? ` Or: ${more.join('; ')}.` : ''}`,
  )
}
