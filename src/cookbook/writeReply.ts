import type { EntryFood, EntryReading, Exclusion, Food } from '../food'
import { hasOnlyDescriptors, normalizeWords, readListEntry, replaceNames, resolveAmbiguousNames } from '../food'
import { formatMinutes } from '../lib/formatMinutes'
import { formatList } from '../lib/text'
import { parseMinutes, withoutEstimates } from './cookingTime'
import { type CookbookRecipe, parseRecipe } from './parseRecipe'
import type { CookbookRequest } from './readConversation'
import { recipeFiles } from './recipeFiles'
import type { ScaledMatch, UserList } from './recipeMatch'
import { titleFor } from './recipeTitle'
import { selectRecipe } from './selectRecipe'
import { selectSides } from './sides/selectSides'
import { foodsLeft, namesOfMissing, remarksOn, writeApology } from './summary'
import { describe, writeRecipe } from './writeRecipe'

/** All recipes of the cookbook, by title: of equally good ones the first is selected. */
export const recipes: readonly CookbookRecipe[] = recipeFiles
  .map(parseRecipe)
  .toSorted((a, b) => (a.title < b.title ? -1 : 1))

/** An exclusion has at most this many parts with commas between. */
const MAX_EXCLUSION_PARTS = 6
const startsExclusion = /^[^,]{0,30}\b(?:no|not|without|allergic|allergy|avoid|except|intolerant|free from)\b/i
/** A dish of the cookbook for a list. */
export interface Dish {
  /** The recipe in markdown. Beside its own words it says what the page cannot tell by itself. */
  readonly markdown: string
  readonly title: string
  /** The line that makes one want it; empty if it names a food that is left out. */
  readonly description: string
  /** The total time, in minutes. */
  readonly minutes: number | undefined
  readonly course: string
  readonly cuisine: string
  /** The foods that it needs beside the list. */
  readonly needs: readonly string[]
  /** The foods of the list that it does not use. */
  readonly leaves: readonly string[]
}

/**
 * Returns the cookbook's reply to a list of ingredients, in markdown: a recipe, or an apology if none fits. Of the entries
 * it repeats the words that name known foods, and unknown names of letters and digits, so an entry cannot inject markup.
 *
 * @param request what else the conversation asks for.
 */
export function writeReply(entries: readonly string[], request: Partial<CookbookRequest> = {}): string {
  const { avoid = [], forIdeas, notUnderstood, ignored = [] } = request
  if (notUnderstood) return NOT_UNDERSTOOD
  const ideas = forIdeas ? findIdeas(entries, request) : []
  const note = ignored.length > 0 ? `\n\nThe cookbook can't take into account: ${formatIgnored(ignored)}.` : ''
  if (ideas.length > 1) return writeIdeas(ideas) + note
  const found = findDish(entries, request)
  if ('markdown' in found) return found.markdown + note
  return (avoid.length > 0 ? NO_OTHER_IDEA : writeApology(found.list)) + note
}

/** How many ideas are offered, and how many dishes are looked at for them. */
const IDEAS = 3
const LOOKED_AT = 6

/** The best dish for a list, and the next best of other courses or cuisines. */
function findIdeas(entries: readonly string[], request: Partial<CookbookRequest>): Dish[] {
  const dishes: Dish[] = []
  while (dishes.length < LOOKED_AT) {
    const next = findDish(entries, { ...request, avoid: dishes.map(({ title }) => title) })
    if (!('markdown' in next)) break
    dishes.push(next)
  }
  const chosen: Dish[] = []
  for (const differs of [isOfOtherKind, () => true])
    for (const dish of dishes)
      if (chosen.length < IDEAS && !chosen.includes(dish) && chosen.every((each) => differs(each, dish)))
        chosen.push(dish)
  return chosen
}

const isOfOtherKind = (a: Dish, b: Dish) => a.course !== b.course || a.cuisine !== b.cuisine

const writeIdeas = (dishes: readonly Dish[]) =>
  dishes
    .map(({ title, description, minutes, needs }, index) =>
      [
        `${index + 1}. **${title}** – ${description}`,
        minutes !== undefined && `${formatMinutes(minutes)}.`,
        needs.length > 0 && `Needs ${formatList(needs)}.`,
      ]
        .filter(Boolean)
        .join(' '),
    )
    .join('\n')

/** Finds the dish for a list. Returns the list as it was read if no recipe fits. */
export function findDish(
  entries: readonly string[],
  { exclusions: asked = [], maxMinutes, avoid = [], keep }: Partial<CookbookRequest> = {},
): Dish | { readonly list: UserList } {
  const readings = joinSplitEntries(entries).map((entry) => readListEntry(replaceNames(entry)))
  const all = collectList(readings, asked)
  const earlier = [...[...asked.keys()].map((count) => collectList(readings, asked.slice(0, count))), all]
  const choices = separateMeatAndMilk(all).map((list) => ({
    list,
    match: selectAmong(list, earlier, { maxMinutes, avoid, keep }),
  }))
  const { list, match } = choices.toSorted((a, b) => scoreOf(b) - scoreOf(a))[0] ?? { list: all }
  if (!match) return { list }
  const sides = sidesOf(match, list)
  const remarks = remarksOn(match, sides, list, readings)
  const markdown = withoutEstimates(writeRecipe(match.recipe, match, match, remarks, sides, list.exclusions))
  const minutes = parseMinutes(/^Serves .*$/m.exec(markdown)?.[0] ?? '')
  const isTooLong = maxMinutes !== undefined && (minutes ?? 0) > maxMinutes
  return {
    markdown: isTooLong
      ? `${markdown}\n\nIt takes longer than you asked for: nothing quicker fits your list.`
      : markdown,
    title: titleFor(match.recipe, match),
    description: describe(match.recipe, match, list.exclusions),
    minutes,
    course: match.recipe.head.course,
    cuisine: match.recipe.head.cuisine,
    needs: namesOfMissing(match, list),
    leaves: foodsLeft(match, sides, list).map(({ name }) => name),
  }
}

const sidesOf = (match: ScaledMatch, { exclusions }: UserList) =>
  selectSides(match, (food) => exclusions.every(({ excludes }) => excludes(food) !== 'named'))

/** Selects a recipe, also one that uses little of the list if the rest is served beside it. */
const select = (among: readonly CookbookRecipe[], list: UserList) =>
  selectRecipe(among, list, (match) =>
    sidesOf(match, list).flatMap(({ line }) => line.ingredients.flatMap(({ user }) => user ?? [])),
  )

const scoreOf = ({ match }: { readonly match: ScaledMatch | undefined }) => match?.score ?? -Infinity

/** Kosher is a dish without milk, or one without meat: two lists. Any other list is one. */
export function separateMeatAndMilk(list: UserList): UserList[] {
  const kosher = list.exclusions.find(({ name }) => name === 'kosher')
  if (!kosher) return [list]
  return (['milk', 'meat'] as const).map((content) => {
    const excludes = (food: Food) => (food.contents.get(content) === 'named' ? 'named' : kosher.excludes(food))
    return { ...list, exclusions: list.exclusions.map((each) => (each === kosher ? { ...kosher, excludes } : each)) }
  })
}

const NO_OTHER_IDEA =
  "I'm sorry, but that was my last idea for this list. With one or two more ingredients there may be others."
const NOT_UNDERSTOOD =
  "I'm only a cookbook, and understand just what to leave out: “without cream”, “no nuts”, “vegan”. For more or fewer people, change the servings of the recipe."

/**
 * Selects the recipe that is changed if it still fits, else the best of those that are quick enough, else the best.
 *
 * @param earlier the list before each of the changes that were asked for.
 */
function selectAmong(
  list: UserList,
  earlier: readonly UserList[],
  { maxMinutes = Infinity, avoid = [], keep }: Partial<CookbookRequest>,
) {
  const kept = recipes.filter((recipe) => keep !== undefined && hasTitle(recipe, [keep], earlier))
  const others = recipes.filter(
    (recipe) => !kept.includes(recipe) && (avoid.length === 0 || !hasTitle(recipe, avoid, earlier)),
  )
  const quick = others.filter(({ head }) => maxMinutes === Infinity || (parseMinutes(head.time) ?? 0) <= maxMinutes)
  return select(kept, list) ?? select(quick, list) ?? (quick.length < others.length ? select(others, list) : undefined)
}

/** Whether a recipe has one of the titles, in its file or in a reply to one of the lists. */
const hasTitle = (recipe: CookbookRecipe, titles: readonly string[], lists: readonly UserList[]) =>
  titles.includes(recipe.title) ||
  lists.some((list) => {
    const match = select([recipe], list)
    return match !== undefined && titles.includes(titleFor(recipe, match))
  })

/** Names wishes as plain text. Anything else than letters, digits and spaces could be markup. */
const formatIgnored = (wishes: readonly string[]) =>
  wishes
    .map((wish) =>
      wish
        .replace(/[^\p{L}\p{M}\p{N},'’-]+/gu, ' ')
        .trim()
        .slice(0, 80),
    )
    .join('; ')

/**
 * Joins what commas split: "no eggs, milk, or nuts" is one exclusion, "beans, half a tin" one food. A message lists the
 * entries with commas between, so an entry with commas arrives in parts. The last part of an exclusion begins with "and"
 * or "or".
 */
function joinSplitEntries(entries: readonly string[]): string[] {
  const joined: string[] = []
  for (let index = 0; index < entries.length; index++) {
    const parts = entries.slice(index, index + MAX_EXCLUSION_PARTS)
    const last = startsExclusion.test(parts[0] ?? '')
      ? parts.findIndex((part) => /^\s*(?:and|or|nor)\s/i.test(part))
      : 0
    const entry = parts.slice(0, Math.max(last, 0) + 1).join(', ')
    // "Cannellini beans, half a 400g tin": the second part is the amount of the first.
    if (joined.length > 0 && isAmountAlone(entry)) joined.push(`${joined.pop()} ${entry.trim()}`)
    else joined.push(entry)
    index += Math.max(last, 0)
  }
  return joined
}

const isAmountAlone = (entry: string) =>
  /\d|half|quarter/.test(entry.replace(/\bhalf (?:and|&|n) half\b/i, '')) && hasOnlyDescriptors(entry)

/** Collects the foods of all entries, each once, and what they exclude. */
function collectList(readings: readonly EntryReading[], asked: readonly Exclusion[]): UserList {
  const foods = new Map<string, EntryFood>()
  for (const each of resolveAmbiguousNames(readings.flatMap((reading) => reading.foods))) {
    const known = foods.get(each.food.name)
    foods.set(
      each.food.name,
      known ? { ...known, name: joinNames(known, each), amount: addAmounts(known, each) } : each,
    )
  }
  const all = [...foods.values()]
  // A food's property is a wish for the dish, unless another entry contradicts it: vegan sausages with eggs.
  const properties = readings
    .flatMap(({ property }) => property ?? [])
    .filter(({ excludes }) => all.every(({ food }) => excludes(food) !== 'named'))
  const exclusions = new Map(
    [...readings.flatMap((reading) => reading.exclusions), ...properties, ...asked].map((each) => [each.name, each]),
  )
  return { foods: all, exclusions: [...exclusions.values()] }
}

/** The name of two entries that are the same food: "guajillo and ancho chile", or the one that says more. */
function joinNames(known: EntryFood, { name }: EntryFood): string {
  const [a, b, own] = [known.name, name, known.food.name].map(normalizeWords)
  const isIn = (words: readonly string[] = [], others: readonly string[] = []) =>
    words.every((word) => others.includes(word))
  if (known.food.kind === 'staple' || isIn(b, a) || isIn(b, own)) return known.name
  if (isIn(a, b) || isIn(a, own)) return name
  const [, first = known.name] = a?.at(-1) === b?.at(-1) ? (/^(.+) \S+$/.exec(known.name) ?? []) : []
  return `${first} and ${name}`
}

function addAmounts({ amount: a }: EntryFood, { amount: b }: EntryFood) {
  return a && b && a.unit === b.unit ? { ...a, quantity: a.quantity + b.quantity } : undefined
}
