import { dietExclusion, type Exclusion, leftOut, readEntry } from '../food'
import type { Ask, RecipePrompt, RecipeReply } from '../prompt'
import { type ReadWords, readWords } from './readWords'

/** What the page asks the cookbook for. */
export interface CookbookRequest {
  /** What the wishes, and the words beside the list, leave out. */
  readonly exclusions: readonly Exclusion[]
  readonly maxMinutes: number | undefined
  /** The titles that were suggested, and must not be again. */
  readonly avoid: readonly string[]
  readonly forIdeas: boolean
  /** The title of the recipe to change, or of the dish that was chosen. */
  readonly keep: string | undefined
  /** What the last change asks for; undefined if no change is asked for. */
  readonly change: ReadWords | undefined
  /** All words beside the list: kinds of dish, and what a dish must do without. */
  readonly words: ReadWords
  /** The foods to leave out that the cookbook does not know. */
  readonly unknownFoods: readonly string[]
  /** Whether the reply is wished for in another language than English. */
  readonly inOtherLanguage: boolean
}

/** Reads the data of a request. It takes no notice of the number of people: the page shows a recipe for as many. */
export function readRequest({ ask, wishes, changes = [], seenTitles = [] }: RecipePrompt): CookbookRequest {
  const said = [wishes.anythingElse, ...changes.filter((each) => ask.type !== 'change' || each !== ask.change)]
  const asked = ask.type === 'change' ? [ask.change] : []
  const words = readWords(...said, ...asked)
  const left = leftOut(wishes).map((food) => ({ food, found: readEntry(`without ${food}`).exclusions }))
  const exclusions = [...wishes.diets.map(dietExclusion), ...left.flatMap(({ found }) => found), ...words.exclusions]
  return {
    exclusions,
    maxMinutes: words.minutes ?? wishes.minutes,
    avoid: ask.type === 'recipe' ? seenTitles : ask.type === 'ideas' ? (ask.titles ?? []) : turnedDown(ask),
    forIdeas: ask.type === 'ideas',
    keep: ask.type === 'choice' ? ask.name : ask.type === 'change' ? titleOf(ask.from.markdown) : undefined,
    change: ask.type === 'change' ? readWords(ask.change) : undefined,
    words,
    unknownFoods: left.flatMap(({ food, found }) => (found.length > 0 ? [] : [food])),
    inOtherLanguage: wishes.language !== undefined && wishes.language !== 'en',
  }
}

/** The title of a recipe as the cookbook writes it. Others cannot be recipes of the cookbook. */
const titleOf = (markdown: string) => /^# (.+)$/m.exec(markdown)?.[1] ?? ''

/** The titles that the questions of a conversation did not want again. */
function turnedDown(ask: Ask<RecipeReply>): readonly string[] {
  if (!('from' in ask)) return []
  return [...(ask.type === 'idea' ? [...ask.titles, titleOf(ask.from.markdown)] : []), ...turnedDown(ask.from.ask)]
}
