import { dietExclusion, type Exclusion } from '../food/exclusions'
import { readEntry } from '../food/readEntry'
import { leftOut } from '../wishes/wishSummary'
import { type ReadWishes, readWishes } from './readWishes'

/** One message of a conversation. */
export interface ChatMessage {
  readonly role: string
  readonly text: string
}

/** What a conversation asks the cookbook for. */
export interface CookbookRequest {
  readonly entries: readonly string[]
  /** What the wishes and the changes leave out. */
  readonly exclusions: readonly Exclusion[]
  readonly maxMinutes: number | undefined
  /** The titles that were suggested, and must not be again. */
  readonly avoid: readonly string[]
  /** The title of the recipe to change. */
  readonly keep: string | undefined
  /** Whether the last question is one that the cookbook does not understand. */
  readonly notUnderstood: boolean
  /** Wishes that it cannot fulfil, as a sentence names them. */
  readonly ignored: readonly string[]
}

/** How conversation/turns.ts asks. A test compares the two. */
const [asksForAnother, asksForChange] = [
  /^Please recommend another recipe, not one of these: (.*)\.$/s,
  /^Please change this recipe, and write it again in full: (.*)$/s,
]

/**
 * Reads a conversation: the last message of the user before the first answer has the list and the wishes, later ones ask
 * for something else.
 */
export function readConversation(messages: readonly ChatMessage[]): CookbookRequest {
  const answer = messages.findIndex(({ role }) => role === 'assistant')
  const start = messages.slice(0, answer < 0 ? undefined : answer).findLastIndex(({ role }) => role === 'user')
  const [line = '', ...lines] = messages[start]?.text.split('\n') ?? []
  const wishes = readWishes(lines)
  const later = messages.slice(start + 1)
  const questions = later.flatMap(({ role, text }) => (role === 'user' ? [text] : []))
  const last = questions.at(-1)
  const changes = questions.flatMap((text) => asksForChange.exec(text)?.[1] ?? [])
  const change = asksForChange.exec(last ?? '')?.[1]
  const changed = changes.map(readChange)
  const titles = later.flatMap(({ role, text }) => (role === 'assistant' ? (/^# (.+)$/m.exec(text)?.[1] ?? []) : []))
  const named = asksForAnother.exec(last ?? '')?.[1]?.split('; ') ?? []
  return {
    entries: line.slice(line.indexOf(':') + 1).split(','),
    exclusions: [...exclusionsOf(wishes), ...changed.flat()],
    maxMinutes: wishes.minutes,
    avoid: change === undefined ? [...titles, ...named] : [],
    keep: change === undefined ? undefined : titles.at(-1),
    notUnderstood: change !== undefined && changed.at(-1)?.length === 0,
    ignored: [
      ...(wishes.language && wishes.language !== 'English' ? ['another language than English'] : []),
      ...(wishes.anythingElse ? [wishes.anythingElse] : []),
    ],
  }
}

const exclusionsOf = (wishes: ReadWishes): Exclusion[] => [
  ...wishes.diets.map(dietExclusion),
  ...leftOut(wishes).flatMap((food) => readEntry(`without ${food}`).exclusions),
]

/** What a change leaves out: "without cream, please", "vegan", "I don't have eggs". */
const readChange = (change: string): Exclusion[] => change.split(/[,;.]/).flatMap((part) => readEntry(part).exclusions)
