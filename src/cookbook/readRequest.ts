import { dietExclusion, type Exclusion, findBreaches, isCertain, leftOut, readEntry } from '../food'
import { sentences } from '../lib/text'
import type { Ask, RecipePrompt, RecipeReply } from '../prompt'
import { type ReadWords, readWords } from './readWords'
import type { CookbookRecipe } from './recipe'
import { quote } from './summary'

/** What the page asks the cookbook for. */
export interface CookbookRequest {
  readonly exclusions: readonly Exclusion[]
  readonly maxMinutes: number | undefined
  /** The titles that must not be suggested again. */
  readonly avoid: readonly string[]
  /** The recipes of ideas that are found already. */
  readonly taken?: readonly CookbookRecipe[]
  /** The title of the recipe to change, or of the dish that was chosen; none for another question. */
  readonly keep: readonly string[]
  /** What the question asks to change. */
  readonly change: ReadWords | undefined
  /** All words beside the list. */
  readonly words: ReadWords
  /** Says which wishes the cookbook cannot keep; empty if there are none. */
  readonly note: string
}

/** Reads the data of a request. It takes no notice of the number of people: the page shows a recipe for as many. */
export function readRequest({ ask, wishes, changes = [], seenTitles = [] }: RecipePrompt): CookbookRequest {
  const said = [wishes.anythingElse, ...changes.filter((each) => ask.type !== 'change' || each !== ask.change)]
  const asked = ask.type === 'change' ? [ask.change] : []
  const words = readWords(...said, ...asked)
  const left = leftOut(wishes).map((food) => ({ food, found: readEntry(`without ${food}`).exclusions }))
  const unknown = left.flatMap(({ food, found }) => (found.length > 0 ? [] : [food]))
  const exclusions = [...wishes.diets.map(dietExclusion), ...left.flatMap(({ found }) => found), ...words.exclusions]
  return {
    exclusions,
    maxMinutes: words.minutes ?? wishes.minutes,
    avoid: ask.type === 'recipe' ? seenTitles : ask.type === 'ideas' ? (ask.titles ?? []) : turnedDown(ask),
    keep: ask.type === 'choice' ? [ask.name] : ask.type === 'change' ? [titleOf(ask.from.markdown)] : [],
    change: ask.type === 'change' ? readWords(ask.change) : undefined,
    words,
    note: sentences(
      (wishes.language ?? 'en') !== 'en' && 'The cookbook speaks only English.',
      unknown.length > 0 && `Whether it is without ${quote(unknown)} I can't tell, so check for that yourself.`,
    ),
  }
}

/** The title of a recipe as the cookbook writes it. Others cannot be recipes of the cookbook. */
const titleOf = (markdown: string) => /^# (.+)$/m.exec(markdown)?.[1] ?? ''

/** The titles that the questions of a conversation did not want again. */
function turnedDown(ask: Ask<RecipeReply>): readonly string[] {
  if (!('from' in ask)) return []
  return [...(ask.type === 'idea' ? [...ask.titles, titleOf(ask.from.markdown)] : []), ...turnedDown(ask.from.ask)]
}

/** Whether a change in the fixed forms would change a recipe, which may already be without what the change leaves out. */
export function wouldChange(markdown: string, change: string): boolean {
  const { exclusions, limits } = readWords(change)
  const [, method = ''] = markdown.split('\n## Method\n')
  if (exclusions.length + limits.length === 0 || findBreaches(markdown, exclusions).some(isCertain)) return true
  return limits.some(({ used }) => used?.test(method) ?? true)
}
