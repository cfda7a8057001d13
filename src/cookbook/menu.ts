import { formatMinutes } from '../lib/formatMinutes'
import { formatList } from '../lib/text'
import type { RecipePrompt } from '../prompt'
import { collectList, readList } from './readList'
import { readRequest } from './readRequest'
import { findNearest, recipesFor } from './selectRecipe'
import { namesOfMissing } from './summary'
import { findIdeas, writeIdeas } from './writeReply'

/** A dish that the cookbook has for a list. */
export interface MenuDish {
  readonly title: string
  /** The time it takes, and what it needs beside the list: "35 minutes, needs butter". */
  readonly facts: string
}

/** What can be cooked with a list, before anybody asks for a recipe. */
export interface Menu {
  /** How many recipes use all foods of the list. */
  readonly count: number
  /** The ideas for it, the best first; the one that needs least, where none fits. */
  readonly dishes: readonly MenuDish[]
  /** The same dishes as a reply to a request for ideas, from which one is chosen. */
  readonly ideas: string
}

/**
 * Finds what can be cooked with a list. Yields after each dish, because to find one takes some milliseconds.
 *
 * @returns undefined where the list or the wishes hold words that the cookbook does not understand.
 */
export function* findMenu(
  ingredients: readonly string[],
  wishes: RecipePrompt['wishes'],
): Generator<undefined, Menu | undefined> {
  const request = readRequest({ ingredients, wishes, ask: { type: 'ideas' } })
  const list = readList(ingredients)
  if (list.onPeople.length > 0 || request.words.notUnderstood.length > 0) return undefined
  const all = collectList(list.readings)(request.exclusions)
  if (all.foods.length === 0) return undefined
  yield
  const using = findNearest(recipesFor(all, 0), all, Infinity).filter(({ unused }) => unused.length === 0)
  yield
  const ideas = yield* findIdeas(list, request)
  const nearest = using.slice(0, 1).map((match) => ({ title: match.recipe.title, minutes: undefined, match }))
  return {
    count: using.length,
    dishes: (ideas.length > 0 ? ideas : nearest).map(({ title, minutes, match }) => {
      const needs = match.missing.length > 0 && `needs ${formatList(namesOfMissing(match))}`
      return { title, facts: [minutes && formatMinutes(minutes), needs].filter(Boolean).join(', ') }
    }),
    ideas: writeIdeas(ideas),
  }
}
