import { tellsAllergy } from '../food'
import { type Ask, changesBefore, type FollowUp, MAX_TURNS, type RecipeReply } from './asks'

/**
 * One message of the conversation after those with the list. A type alias, because the client's type has an index
 * signature.
 */
export type Turn = { readonly role: 'user' | 'assistant'; readonly content: string }

/**
 * Returns the messages after those with the list: the conversation that led to a recipe, the recipe, and the question
 * about it.
 */
export function writeTurns(ask: Ask<RecipeReply>): readonly Turn[] {
  if (ask.type === 'recipe' || ask.type === 'ideas') return []
  if (ask.type === 'choice')
    return [
      { role: 'assistant', content: ask.ideas },
      { role: 'user', content: writeChoice(ask.name) },
    ]
  const { ask: before, markdown } = ask.from
  const answer: Turn = { role: 'assistant', content: markdown }
  const question: Turn = { role: 'user', content: writeQuestion(ask) }
  return [...writeTurns(before), answer, question].slice(-MAX_TURNS)
}

/** The changes that hold for a question: those before it, and each allergy among all that were asked for in the visit. */
export const changesFor = (ask: Ask<RecipeReply>, inVisit: readonly string[] = []): readonly string[] => [
  ...new Set([...inVisit.filter(tellsAllergy), ...changesBefore(ask)]),
]

/** Whether one of these messages asks for a change. */
export const asksFor = (change: string, turns: readonly { readonly content: string }[]): boolean =>
  turns.some(({ content }) => content === writeChange(change))

const writeChange = (change: string) => `Please change this recipe, and write it again in full: ${change}`

/** Asks for the recipe of an idea. */
export const writeChoice = (name: string) => `Please write the recipe for this one in full: ${name}`

/** Reads the name of the dish that {@link writeChoice} asks for; undefined for another message. */
export const readChoice = (message: string): string | undefined =>
  /^Please write the recipe for this one in full: (.+)$/.exec(message)?.[1]

function writeQuestion(ask: FollowUp<RecipeReply>): string {
  switch (ask.type) {
    case 'idea':
      return `Please recommend another recipe, not one of these: ${ask.titles.join('; ')}.`
    case 'change':
      return writeChange(ask.change)
    case 'finish':
      return 'Your recipe stops in the middle. Please go on exactly where it stops, and repeat nothing.'
  }
}

/**
 * A question about a recipe as the cookbook reads it. None asks it to finish a recipe, because all its replies are
 * complete.
 */
export type ReadQuestion =
  | { readonly type: 'idea'; readonly titles: readonly string[] }
  | { readonly type: 'change'; readonly change: string }
  | { readonly type: 'choice'; readonly name: string }

/** Reads a question that {@link writeTurns} wrote; undefined if it has another form. */
export function readQuestion(message: string): ReadQuestion | undefined {
  const [, titles] = /^Please recommend another recipe, not one of these: (.*)\.$/s.exec(message) ?? []
  if (titles !== undefined) return { type: 'idea', titles: titles.split('; ') }
  const [, change] = /^Please change this recipe, and write it again in full: (.*)$/s.exec(message) ?? []
  if (change !== undefined) return { type: 'change', change }
  const name = readChoice(message)
  return name === undefined ? undefined : { type: 'choice', name }
}
