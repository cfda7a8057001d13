import type { Food } from '../food'
import { checkedWishes } from '../food'
import { formatMinutes } from '../lib/formatMinutes'
import { formatList } from '../lib/text'
import { breaksWishes } from './checkReply'
import { parseMinutes, writeSteps } from './cookingTime'
import { type CookbookRecipe, parseRecipe } from './parseRecipe'
import { type CookbookRequest, OTHER_LANGUAGE } from './readConversation'
import { collectList, type ReadList, readList } from './readList'
import { recipeFiles } from './recipeFiles'
import type { RecipeMatch, ScaledMatch, UserList } from './recipeMatch'
import { isOfHealth } from './recipeSafety'
import { titleFor } from './recipeTitle'
import { findNearest, selectRecipe } from './selectRecipe'
import { foodsLeft, namesOfMissing, remarksOn, writeApology } from './summary'
import { isGranted, readWishedKinds, type WishedKinds } from './wishedKind'
import { describe, totalTime, writeRecipe } from './writeRecipe'

/** All recipes of the cookbook, by title: of equally good ones the first is selected. */
export const recipes: readonly CookbookRecipe[] = recipeFiles
  .map(parseRecipe)
  .toSorted((a, b) => (a.title < b.title ? -1 : 1))

/** A dish of the cookbook for a list. */
export interface Dish {
  /** The recipe in markdown. Beside its own words it says what the page cannot tell by itself, such as whose label to read. */
  readonly markdown: string
  readonly title: string
  /** The line below the title that recommends it; empty if it names an excluded food. */
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
 * Returns the cookbook's reply to a list of ingredients, in markdown: a recipe, three ideas, or an apology if none fits or
 * nobody should cook with it. Of the entries it repeats the words that name known foods, and unknown names of letters and
 * digits, so an entry cannot inject markup.
 *
 * @param request what else the conversation asks for.
 */
export function writeReply(entries: readonly string[], request: Partial<CookbookRequest> = {}): string {
  const { avoid = [], forIdeas, notUnderstood, ignored = [], said } = request
  if (notUnderstood) return NOT_UNDERSTOOD
  if (entries.length === 0) return EMPTY_LIST
  const list = readList(entries, said)
  const { declined, notes } = list
  if (declined !== undefined) return declined
  const ideas = forIdeas ? findIdeas(list, request) : []
  const paragraphs = (text: string) => [text, ...notes, noteOnIgnored(ignored)].filter(Boolean).join('\n\n')
  if (ideas.length > 1) return paragraphs(writeIdeas(ideas))
  const found = findDish(list, request)
  if ('markdown' in found) return found.markdown
  return paragraphs(avoid.length > 0 ? NO_OTHER_IDEA : found.apology)
}

/** How many ideas are offered, and how many dishes are looked at for them. */
const IDEAS = 3
const LOOKED_AT = 6

/** The best dish for a list, and the next best of other courses or cuisines, or of any if there are too few. */
function findIdeas(list: ReadList, request: Partial<CookbookRequest>): Dish[] {
  const dishes: Dish[] = []
  while (dishes.length < LOOKED_AT) {
    const next = findDish(list, { ...request, avoid: [...(request.avoid ?? []), ...dishes.map(({ title }) => title)] })
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

/** How the ideas differ: the quickest, of the others the first main dish, soup or bake, and something else. */
function kindsOf(dishes: readonly Dish[]): string[] {
  const [quickest] = dishes.toSorted((a, b) => (a.minutes ?? Infinity) - (b.minutes ?? Infinity))
  const hearty = dishes.find((dish) => dish !== quickest && ['Main', 'Soup', 'Baking'].includes(dish.course))
  return dishes.map((dish) => (dish === quickest ? 'Quick' : dish === hearty ? 'Hearty' : 'Something else'))
}

function writeIdeas(dishes: readonly Dish[]): string {
  const kinds = kindsOf(dishes)
  return dishes
    .map(({ title, description, minutes, needs }, index) =>
      [
        `${index + 1}. **${title}** – ${kinds[index]}. ${description}`,
        minutes !== undefined && `${formatMinutes(minutes)}.`,
        needs.length > 0 && `Needs ${formatList(needs)}.`,
      ]
        .filter(Boolean)
        .join(' '),
    )
    .join('\n')
}

/** At most so many dishes are read by the page's check. Few are refused. */
const MOST_CHECKED = 8

/** Finds the dish for a list, the best that the page's own check finds nothing wrong with; an apology if no recipe fits. */
export function findDish(list: ReadList, request: Partial<CookbookRequest> = {}): Dish | { readonly apology: string } {
  const { exclusions = [], checked = [] } = request
  const { entries, readings } = list
  const all = collectList(readings, exclusions)
  const earlier = [...[...exclusions.keys()].map((count) => collectList(readings, exclusions.slice(0, count))), all]
  const wishes = [
    ...checked,
    ...checkedWishes({ diets: [], leaveOut: '' }, entries),
    ...all.exclusions.filter(isOfHealth),
  ]
  const asked = { ...request, wished: readWishedKinds(request.said ?? '') }
  const refused: CookbookRecipe[] = []
  while (refused.length < MOST_CHECKED) {
    const found = selectDish(all, earlier, asked, refused)
    if (!found) break
    const dish = writeDish(found, list, asked)
    if (!breaksWishes(dish.markdown, wishes)) return dish
    refused.push(found.match.recipe)
  }
  const nearest = findNearest(
    recipes.filter((recipe) => !refused.includes(recipe)),
    all,
    IDEAS,
  )
  return { apology: writeApology(all, readings, nearest) }
}

/** What a dish is selected by, beside the list. */
type DishRequest = Partial<CookbookRequest> & { readonly wished: WishedKinds }

/** A recipe that was selected, and the list that it was selected for. */
interface SelectedDish {
  readonly list: UserList
  readonly match: ScaledMatch
}

function selectDish(
  all: UserList,
  earlier: readonly UserList[],
  request: DishRequest,
  refused: readonly CookbookRecipe[],
): SelectedDish | undefined {
  return separateMeatAndMilk(all)
    .flatMap((list) => {
      const match = selectAmong(list, earlier, request, refused)
      return match ? [{ list, match }] : []
    })
    .toSorted((a, b) => b.match.score - a.match.score)[0]
}

function writeDish(
  { list, match }: SelectedDish,
  { readings, notes }: ReadList,
  { maxMinutes, ignored = [], wished }: DishRequest,
): Dish {
  const notGranted = ignored.filter((wish) => !isGranted(wish, match.recipe))
  const remarks = [
    ...notes,
    remarksOn(match, list, readings),
    noteOnIgnored(notGranted),
    noteOnKind(wished, match.recipe, notGranted),
  ]
    .filter(Boolean)
    .join(' ')
  const markdown = writeSteps(writeRecipe(match.recipe, match, match, remarks, match.sides, list.exclusions))
  const minutes = parseMinutes(/^Serves .*$/m.exec(markdown)?.[0] ?? '')
  const isTooLong = maxMinutes !== undefined && (minutes ?? 0) > maxMinutes
  return {
    markdown: isTooLong ? markdown.replace(/^Serves .*$/m, '$&\n\nIt takes longer than you asked for.') : markdown,
    title: titleFor(match.recipe, match),
    description: describe(match.recipe, match, list.exclusions),
    minutes,
    course: match.recipe.head.course,
    cuisine: match.recipe.head.cuisine,
    needs: namesOfMissing(match, list),
    leaves: foodsLeft(match, list).map(({ name }) => name),
  }
}

/** Kosher is a dish without milk, or one without meat: two lists. Any other list is one. */
function separateMeatAndMilk(list: UserList): UserList[] {
  const kosher = list.exclusions.find(({ name }) => name === 'kosher')
  if (!kosher) return [list]
  return (['milk', 'meat'] as const).map((content) => {
    const excludes = (food: Food) => (food.contents.get(content) === 'named' ? 'named' : kosher.excludes(food))
    return { ...list, exclusions: list.exclusions.map((each) => (each === kosher ? { ...kosher, excludes } : each)) }
  })
}

const EMPTY_LIST = "I'm sorry, but I need a list for that. Add what is in your kitchen, and I look for a dish."
const NO_OTHER_IDEA =
  "I'm sorry, but that was my last idea for this list. With one or two more ingredients there may be others."
const NOT_UNDERSTOOD =
  "I'm only a cookbook, and understand just what to leave out, what kind of dish it shall be, how long it may take and for how many it is: “without cream”, “vegan”, “a soup”, “quicker”, “in 20 minutes”, “for two”."

/**
 * Which dishes are wanted where the user asks for a time, the best first. Each pair has a multiple of that time, which a
 * dish may take at most, and how many foods it may lack: a dish of what is there that takes a little longer is better than a quick
 * one that needs shopping.
 */
const TIMES_AND_NEEDS = [
  [1, 0],
  [2, 0],
  [1, Infinity],
  [2, Infinity],
  [Infinity, Infinity],
] as const

/**
 * A dish of the kind that was asked for may earn so many points less than the best one. The list's meat earns more, and
 * counts for less with somebody who has seen a dish and asks for "a soup".
 */
const [WORTH_A_WISH, WORTH_A_CHANGE] = [3, 10]

/**
 * Selects the recipe that is changed if it still fits, else the best of those that are quick enough.
 *
 * @param earlier the list before each of the changes that were asked for.
 */
function selectAmong(
  list: UserList,
  earlier: readonly UserList[],
  { maxMinutes, avoid = [], keep, wished, changesKind }: DishRequest,
  refused: readonly CookbookRecipe[],
) {
  const offered = recipes.filter((recipe) => !refused.includes(recipe))
  const kept = offered.filter((recipe) => keep !== undefined && hasTitle(recipe, [keep], earlier))
  const others = offered.filter(
    (recipe) =>
      !kept.includes(recipe) && !wished.isRuledOut(recipe) && (avoid.length === 0 || !hasTitle(recipe, avoid, earlier)),
  )
  const selected = selectRecipe(kept, list)
  if (selected) return selected
  const isWished = ({ recipe, score }: RecipeMatch, best: RecipeMatch) =>
    wished.isWished(recipe) && score >= best.score - (changesKind ? WORTH_A_CHANGE : WORTH_A_WISH)
  if (maxMinutes === undefined) return selectRecipe(others, list, [isWished, () => true])
  const times = new Map<CookbookRecipe, number>()
  function timeOf(match: RecipeMatch): number {
    const { recipe, sides } = match
    const time = times.get(recipe) ?? parseMinutes(totalTime(recipe, match, sides)) ?? 0
    times.set(recipe, time)
    return time
  }
  const accepted = TIMES_AND_NEEDS.map(
    ([longer, needs]) =>
      (match: RecipeMatch) =>
        match.missing.length <= needs && timeOf(match) <= longer * maxMinutes,
  )
  const isWishedAndQuick = (match: RecipeMatch, best: RecipeMatch) =>
    isWished(match, best) && timeOf(match) <= maxMinutes
  return selectRecipe(others, list, [isWishedAndQuick, ...accepted])
}

/** Whether a recipe has one of the titles, in its file or in a reply to one of the lists. */
const hasTitle = (recipe: CookbookRecipe, titles: readonly string[], lists: readonly UserList[]) =>
  titles.includes(recipe.title) ||
  lists.some((list) => {
    const match = selectRecipe([recipe], list)
    return match !== undefined && titles.includes(titleFor(recipe, match))
  })

/** A wish with more words than this may be about something else than taste: how a food was kept, who must not eat it. */
const LONG_WISH = 3

/** Says which wishes count for nothing; empty if all count. */
const noteOnIgnored = (wishes: readonly string[]) =>
  [
    wishes.length > 0 && `The cookbook can't take into account: ${formatIgnored(wishes)}.`,
    wishes.some((wish) => wish !== OTHER_LANGUAGE && wish.trim().split(/\s+/).length > LONG_WISH) &&
      'If that tells how a food was kept, or what somebody must not eat, I have not heeded it.',
  ]
    .filter(Boolean)
    .join(' ')

/** Says that the dish is not of the kind that was wished for; empty if it is, or if the note on what is ignored says so. */
function noteOnKind({ words, isWished }: WishedKinds, recipe: CookbookRecipe, ignored: readonly string[]): string {
  const isTold = words.some((word) => ignored.some((wish) => wish.includes(word)))
  if (words.length === 0 || isTold || isWished(recipe)) return ''
  return `The cookbook has nothing for “${words.join(' ')}” that fits this list better.`
}

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
