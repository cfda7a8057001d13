import type { Food } from '../food'
import { formatMinutes } from '../lib/formatMinutes'
import { remember } from '../lib/remember'
import { runAtOnce } from '../lib/runTasks'
import { formatList, paragraphs, sentences } from '../lib/text'
import type { RecipePrompt } from '../prompt'
import type { RecipeMatch, ScaledMatch, UserList } from './matchRecipe'
import { collectList, type ReadList, readList, wordsOnPeople } from './readList'
import { type CookbookRequest, readRequest } from './readRequest'
import type { CookbookRecipe } from './recipe'
import { titleFor } from './recipeTitle'
import { findNearest, recipesFor, selectRecipe } from './selectRecipe'
import { namesOfMissing, quote, remarkOnKeptOut, remarksOn, writeApology } from './summary'
import { formatRecipe, totalTime, type WrittenRecipe, writeRecipe } from './writeRecipe'

/** A dish of the cookbook for a list. */
export interface Dish extends WrittenRecipe {
  readonly match: ScaledMatch
  /** The recipe with remarks on what the page cannot tell by itself, such as whose label to read. */
  readonly markdown: string
}

/**
 * Returns the cookbook's reply to a request, in markdown: a recipe, three ideas, or an apology if none fits or the cookbook does
 * not understand all words beside the list. It repeats only letters, digits and spaces of what somebody typed, so that nothing
 * can inject markup.
 */
export function writeReply(prompt: RecipePrompt): string {
  const request = readRequest(prompt)
  const list = readList(prompt.ingredients)
  const onPeople = [
    ...list.onPeople,
    ...wordsOnPeople(request.words.notUnderstood.flatMap((text) => text.split(/\s+/))),
  ]
  if (onPeople.length > 0)
    return `Sorry, a cookbook can't judge what is safe where somebody writes ${quote(onPeople)}, so I suggest nothing. Please ask a doctor or a dietitian. ${ASK_A_MODEL}`
  if (request.words.notUnderstood.length > 0)
    return `Sorry, I don't understand ${quote(request.words.notUnderstood)}. I'm a cookbook, so I can do “without cream”, “vegan”, “a soup”, “no oven”, “quicker”, “in 20 minutes” or “for two”. ${ASK_A_MODEL}`
  if (list.readings.length === 0) return "Sorry, I need a list first. Add a few ingredients and I'll find a dish."
  const ideas = prompt.ask.type === 'ideas' ? runAtOnce(findIdeas(list, request)) : []
  const notes = [remarkOnKeptOut(list, request.exclusions), request.note]
  if (ideas.length > 1) return paragraphs(writeIdeas(ideas), ...notes)
  const dish = findDish(list, request)
  if (dish) return dish.markdown
  if (request.avoid.length > 0)
    return paragraphs(
      "Sorry, that was my last idea for this list. Add an ingredient or two and I'll find more.",
      ...notes,
    )
  const all = collectList(list.readings)(request.exclusions)
  const offered = recipesFor(all, 0).filter((recipe) => request.words.limits.every((limit) => limit.isOf(recipe)))
  return paragraphs(writeApology(all, list.readings, findNearest(offered, all, IDEAS)), ...notes)
}

const IDEAS = 3
/** Ideas are chosen from so many dishes. */
const LOOKED_AT = 6

/** The best dish for a list, and the next best of other courses or cuisines, or of any if there are too few. */
export function* findIdeas(list: ReadList, request: CookbookRequest): Generator<undefined, readonly Dish[]> {
  const dishes: Dish[] = []
  while (dishes.length < LOOKED_AT) {
    const next = findDish(list, { ...request, taken: dishes.map(({ match }) => match.recipe) })
    if (!next) break
    dishes.push(next)
    yield
  }
  const kindOf = ({ match: { recipe } }: Dish) => `${recipe.head.course} ${recipe.head.cuisine}`
  const ofOtherKinds = dishes.filter(
    (dish, index) => !dishes.slice(0, index).some((each) => kindOf(each) === kindOf(dish)),
  )
  return [...new Set([...ofOtherKinds, ...dishes])].slice(0, IDEAS)
}

/** Writes dishes as the reply to a request for ideas. */
export function writeIdeas(dishes: readonly Dish[]): string {
  const shortest = Math.min(...dishes.map(({ minutes }) => minutes))
  return dishes
    .map(({ title, description, minutes, match }, index) => {
      const needs = namesOfMissing(match)
      const quickest = minutes === shortest && 'Quickest.'
      const needed = needs.length > 0 && `Needs ${formatList(needs)}.`
      const about = sentences(quickest, description, `${formatMinutes(minutes)}.`, needed)
      return `${index + 1}. **${title}** – ${about}`
    })
    .join('\n')
}

/** Finds the best dish for a list; undefined if no recipe fits. */
export function findDish(read: ReadList, request: CookbookRequest): Dish | undefined {
  const { exclusions, words, maxMinutes = Infinity } = request
  const { readings } = read
  const collect = collectList(readings)
  const all = collect(exclusions)
  const earlier = [...exclusions.keys()].map((count) => collect(exclusions.slice(0, count)))
  const [match] = separateMeatAndMilk(all)
    .flatMap((list) => selectAmong(list, [...earlier, all], request) ?? [])
    .toSorted((a, b) => b.score - a.score)
  if (!match) return undefined
  const written = writeRecipe(match.recipe, match, match.list.exclusions)
  const remarks = paragraphs(
    written.minutes > maxMinutes && 'It takes longer than you asked for.',
    sentences(
      remarkOnKeptOut(read, exclusions),
      remarksOn(match, readings),
      request.note,
      !words.wished.every((kind) => kind.isOf(match.recipe)) &&
        `Nothing for ${quote(words.wished.map((kind) => kind.words))} fits this list, so here is what does.`,
    ),
  )
  return { ...written, match, markdown: formatRecipe(written, remarks) }
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

const ASK_A_MODEL = 'Your list stays as it is. A language model understands more: press “Change the chef”.'

/**
 * The order of preference where the user asks for a time: the longest time, as a multiple of the wished one, and the most
 * missing foods. A slightly slower dish is better than a quick one that needs shopping.
 */
const TIMES_AND_NEEDS = [
  [1, 0],
  [2, 0],
  [1, Infinity],
  [2, Infinity],
  [Infinity, Infinity],
] as const

/**
 * A dish of the wished kind may earn so many points less than the best one. More, if somebody has seen a dish and asks for "a
 * soup", which need not use the list's meat.
 */
const [WORTH_A_WISH, WORTH_A_CHANGE] = [3, 10]

/** A quicker dish takes at most this part of the time. */
const QUICKER = 3 / 4

/** Selects the recipe that is changed if it still fits, else the best of those that are quick enough. */
function selectAmong(
  list: UserList,
  earlier: readonly UserList[],
  { maxMinutes, avoid, taken = [], keep, change, words }: CookbookRequest,
) {
  const offered = recipesFor(list).filter((recipe) => words.limits.every((limit) => limit.isOf(recipe)))
  const kept = offered.filter((recipe) => hasTitle(recipe, keep, earlier))
  const shown = selectRecipe(kept, list)
  const changesKind = (change?.wished.length ?? 0) > 0
  const quicker = change?.isQuicker && shown ? Math.floor(totalTime(shown) * QUICKER) : undefined
  const most = change?.minutes ?? quicker
  if (shown && !changesKind && !change?.isAnother && totalTime(shown) <= (most ?? Infinity)) return shown
  const limit = most ?? maxMinutes ?? Infinity
  const seen = [...kept, ...taken]
  const others = offered.filter((recipe) => !seen.includes(recipe) && !hasTitle(recipe, avoid, earlier))
  const timeOf = remember(totalTime)
  const isWithin = (match: RecipeMatch, minutes: number) => minutes === Infinity || timeOf(match) <= minutes
  const isWished = (match: RecipeMatch, best: RecipeMatch) =>
    words.wished.length > 0 &&
    words.wished.every((kind) => kind.isOf(match.recipe)) &&
    match.score >= best.score - (changesKind ? WORTH_A_CHANGE : WORTH_A_WISH) &&
    isWithin(match, limit)
  const accepted = TIMES_AND_NEEDS.map(
    ([longer, needs]) =>
      (match: RecipeMatch) =>
        match.missing.length <= needs && isWithin(match, longer * limit),
  )
  return selectRecipe(others, list, [isWished, ...(limit === Infinity ? accepted.slice(-1) : accepted)])
}

/** Whether a recipe has one of the titles, in its file or in a reply to a list as it was before one of the changes. */
const hasTitle = (recipe: CookbookRecipe, titles: readonly string[], lists: readonly UserList[]) =>
  titles.includes(recipe.title) ||
  (titles.length > 0 ? lists : []).some((list) => {
    const match = selectRecipe([recipe], list)
    return match !== undefined && titles.includes(titleFor(recipe, match))
  })
