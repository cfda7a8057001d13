import {
  type CheckedWish,
  checkedWishes,
  dietExclusion,
  type Exclusion,
  exclusionsInText,
  leftOut,
  readEntry,
  remarkOn,
  unknownExclusionsInText,
} from '../food'
import { type ReadRecipeRequest, readQuestion, readRecipeRequest } from '../prompt'
import { askedServings } from '../reader'
import { dangerInText } from './dangers'
import { isOfHealth } from './recipeSafety'

/** One message of a conversation. */
export interface ChatMessage {
  readonly role: string
  readonly text: string
}

/** What a conversation asks the cookbook for. */
export interface CookbookRequest {
  readonly entries: readonly string[]
  /** What the user says beside the list, in their own words; empty if nothing. */
  readonly anythingElse: string
  /** What the wishes and the changes leave out. */
  readonly exclusions: readonly Exclusion[]
  /** What the page checks the reply against, beside the list's own exclusions. */
  readonly checked: readonly CheckedWish[]
  readonly maxMinutes: number | undefined
  /** The titles that were suggested, and must not be again. */
  readonly avoid: readonly string[]
  /** Whether it asks for ideas. */
  readonly forIdeas: boolean
  /** The title of the recipe to change, or of the dish that was chosen. */
  readonly keep: string | undefined
  /** Whether the last question is one that the cookbook does not understand. */
  readonly notUnderstood: boolean
  /** Wishes that it cannot fulfil, as a sentence names them. */
  readonly ignored: readonly string[]
}

/**
 * Reads a conversation: the last message of the user before the first answer has the list and the wishes, later ones ask
 * for something else.
 */
export function readConversation(messages: readonly ChatMessage[]): CookbookRequest {
  const answer = messages.findIndex(({ role }) => role === 'assistant')
  const start = messages.slice(0, answer < 0 ? undefined : answer).findLastIndex(({ role }) => role === 'user')
  const request = readRecipeRequest(messages[start]?.text ?? '')
  const later = messages.slice(start + 1)
  const questions = later.flatMap(({ role, text }) => (role === 'user' ? [readQuestion(text)] : []))
  const last = questions.at(-1)
  const changes = [
    ...request.changes.map(exclusionsInText),
    ...questions.flatMap((question) => (question?.type === 'change' ? [exclusionsInText(question.change)] : [])),
  ]
  const titles = later.flatMap(({ role, text }) => (role === 'assistant' ? (/^# (.+)$/m.exec(text)?.[1] ?? []) : []))
  const isChange = last?.type === 'change'
  const { anythingElse = '' } = request
  const saidExclusions = exclusionsInText(anythingElse)
  const unknownFoods = [
    ...leftOut(request).filter((food) => readEntry(`without ${food}`).exclusions.length === 0),
    ...(saidExclusions.length > 0 ? unknownExclusionsInText(anythingElse) : []),
  ]
  const exclusions = [...exclusionsOf(request), ...saidExclusions, ...changes.flat()]
  return {
    entries: request.entries,
    anythingElse,
    exclusions,
    checked: [...checkedWishes({ ...request, anythingElse }, []), ...exclusions.filter(isChecked)],
    maxMinutes: request.minutes,
    avoid: [
      ...(last === undefined ? request.seenTitles : []),
      ...(isChange || last?.type === 'choice' ? [] : titles),
      ...(last?.type === 'idea' ? last.titles : []),
    ],
    forIdeas: request.forIdeas && last === undefined,
    keep: isChange ? titles.at(-1) : last?.type === 'choice' ? last.name : undefined,
    // The page shows a recipe for as many as a change asks for.
    notUnderstood: isChange && changes.at(-1)?.length === 0 && askedServings(last.change) === undefined,
    ignored: [
      ...(request.language && request.language !== 'English' ? ['another language than English'] : []),
      ...unknownFoods.map((food) => `without ${food}`),
      ...(anythingElse && saidExclusions.length === 0 && !dangerInText(anythingElse) ? [anythingElse] : []),
    ],
  }
}

/** The page knows other wishes in part, and finds what perhaps breaks them. */
const isChecked = (exclusion: Exclusion) => remarkOn(exclusion) === undefined || isOfHealth(exclusion)

const exclusionsOf = (request: ReadRecipeRequest): Exclusion[] => [
  ...request.diets.map(dietExclusion),
  ...leftOut(request).flatMap((food) => readEntry(`without ${food}`).exclusions),
]
