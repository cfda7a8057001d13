import {
  type CheckedWish,
  checkedWishes,
  dietExclusion,
  type Exclusion,
  exclusionsInText,
  leftOut,
  readEntry,
  remarkOn,
  tellsAllergy,
  unclearFoodsIn,
  unknownExclusionsInText,
  wishWord,
} from '../food'
import { type ReadRecipeRequest, readQuestion, readRecipeRequest } from '../prompt'
import { askedMinutes, askedServings } from '../reader'
import { parseMinutes } from './cookingTime'
import { tellsDanger } from './dangers'
import { isOfHealth } from './recipeSafety'
import { namesKind } from './wishedKind'

/** One message of a conversation. */
export interface ChatMessage {
  readonly role: string
  readonly text: string
}

/** What a conversation asks the cookbook for. */
export interface CookbookRequest {
  readonly entries: readonly string[]
  /** What the user says beside the list and as changes, in their own words; empty if nothing. */
  readonly said: string
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
  /** Whether the last question asks for another kind of dish. */
  readonly changesKind: boolean
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
    ...request.changes,
    ...questions.flatMap((question) => (question?.type === 'change' ? [question.change] : [])),
  ].filter((change) => !asksForSubstitute(change))
  const answers = later.flatMap(({ role, text }) => (role === 'assistant' ? [text] : []))
  const titles = answers.flatMap((text) => /^# (.+)$/m.exec(text)?.[1] ?? [])
  const isChange = last?.type === 'change'
  const { anythingElse = '' } = request
  const changesKind = isChange && namesKind(last.change)
  const shown = minutesOf(answers.at(-1)) ?? 0
  const asked = isChange ? (askedMinutes(last.change) ?? fewerMinutes(last.change, shown)) : undefined
  const isSlow = asked !== undefined && shown > asked
  const saidExclusions = [...unclearFoodsIn(anythingElse), ...exclusionsInText(anythingElse)]
  const unknownFoods = [
    ...leftOut(request).filter((food) => readEntry(`without ${food}`).exclusions.length === 0),
    ...(saidExclusions.length > 0 ? unknownExclusionsInText(anythingElse) : []),
    ...(isChange && exclusionsInText(last.change).length > 0 ? unknownExclusionsInText(last.change) : []),
  ]
  const exclusions = [
    ...exclusionsOf(request),
    ...saidExclusions,
    ...changes.flatMap((change) => [...unclearFoodsIn(change), ...exclusionsInText(change)]),
  ]
  return {
    entries: request.entries,
    said: [anythingElse, ...changes].filter(Boolean).join('. '),
    exclusions,
    checked: [...checkedWishes({ ...request, anythingElse }, []), ...exclusions.filter(isChecked)],
    maxMinutes:
      asked ??
      [anythingElse, ...changes].map(askedMinutes).findLast((minutes) => minutes !== undefined) ??
      request.minutes,
    avoid: [
      ...(last === undefined ? request.seenTitles : []),
      ...(isChange || last?.type === 'choice' ? [] : titles),
      ...questions.flatMap((question) => (question?.type === 'idea' ? question.titles : [])),
    ],
    forIdeas: request.forIdeas && last === undefined,
    keep: isChange && !isSlow && !changesKind ? titles.at(-1) : last?.type === 'choice' ? last.name : undefined,
    changesKind,
    notUnderstood: isChange && (asksForSubstitute(last.change) || !isUnderstood(last.change)),
    ignored: [
      ...(request.language && request.language !== 'English' ? [OTHER_LANGUAGE] : []),
      ...unknownFoods.map((food) => `without ${food}`),
      ...(tellsDanger(anythingElse) ? [] : notTaken(anythingElse, saidExclusions.length > 0)),
      ...(isChange ? notTaken(last.change, true) : []),
    ],
  }
}

/** The wish for a language that the cookbook does not write, as it names it. */
export const OTHER_LANGUAGE = 'another language than English'

/** How long a recipe of the cookbook takes. */
const minutesOf = (recipe = '') => parseMinutes(/^Serves .*$/m.exec(recipe)?.[0] ?? '')

/** "Quicker", "not so long": asks for less time than the dish on the page takes. */
const quicker =
  /\b(?:quicker|faster|shorter|less time|(?:not|does ?n['’]?t take) (?:so|that|quite so|as) long|(?:takes? |is )?too (?:long|slow))\b/i
/** A dish that is quicker takes at most this part of the time. */
const QUICKER = 3 / 4
/** In how many minutes a dish is ready that is quicker than the one that is shown; undefined if the change asks for no such dish. */
const fewerMinutes = (change: string, shown: number) =>
  shown > 0 && quicker.test(change) ? Math.floor(shown * QUICKER) : undefined

/** The page shows a recipe for as many as the user asks for. */
const asksTimeOrPeople = (text: string) => askedMinutes(text) !== undefined || askedServings(text) !== undefined

/** "What can I use instead of parmesan?" asks, and leaves nothing out. */
const substituteQuestion =
  /^\W*(?:(?:and|but|so|ok(?:ay)?)\W+)?(?:what|which|is there|are there|any(?:thing)?|(?:can|could|may) I|do you know)\b.*\b(?:instead|in place of|replac\w+|substitut\w+|swap)\b/i
/** Whether a change only asks what can stand in for a food. With an allergy, it leaves the food out. */
const asksForSubstitute = (change: string) => substituteQuestion.test(change) && !tellsAllergy(change)

/** Whether a change counts for something. */
const isUnderstood = (change: string) =>
  exclusionsInText(change).length > 0 ||
  namesKind(change) ||
  unclearFoodsIn(change).length > 0 ||
  asksTimeOrPeople(change) ||
  quicker.test(change) ||
  tellsDanger(change)

/** Words that ask for a meal and say no more of it. */
const anyMeal =
  /\b(?:something|dinner|lunch|breakfast|supper|meals?|dish(?:es)?|recipe|please|make it|it must be|must be|thanks?|an?|the|and|but|i|we)\b|[^\p{L}\p{N}]/giu

/**
 * The wishes of a text that count for nothing.
 *
 * @param isReadInPart whether some of it counts. Of the rest only words that are a wish for certain are told, because it
 *   may be an explanation.
 */
function notTaken(text: string, isReadInPart: boolean): string[] {
  const parts = text
    .split(/[,;!?]|\.(?!\d)|\b(?:and|but)\b/i)
    .map((part) => part.trim())
    .filter((part) => part.replace(anyMeal, '') !== '' && !asksTimeOrPeople(part))
  if (isReadInPart) return parts.filter((part) => wishWord.test(part))
  return asksTimeOrPeople(text) ? parts : text.trim() === '' ? [] : [text]
}

/** The page knows other wishes in part, and finds what perhaps breaks them. */
const isChecked = (exclusion: Exclusion) => remarkOn(exclusion) === undefined || isOfHealth(exclusion)

const exclusionsOf = (request: ReadRecipeRequest): Exclusion[] => [
  ...request.diets.map(dietExclusion),
  ...leftOut(request).flatMap((food) => readEntry(`without ${food}`).exclusions),
]
