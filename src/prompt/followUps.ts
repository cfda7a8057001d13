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
