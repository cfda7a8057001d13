import { readList } from '../../../src/cookbook/readList'
import { type CookbookRequest, readRequest } from '../../../src/cookbook/readRequest'
import { namesOfMissing } from '../../../src/cookbook/summary'
import { type Dish, findDish, writeReply } from '../../../src/cookbook/writeReply'
import type { RecipePrompt } from '../../../src/prompt'
import { noWishes, type Wishes } from '../../../src/prompt/wishes'

/** A request of the page without wishes. */
const plain = (ingredients: readonly string[]): RecipePrompt => ({
  ingredients,
  wishes: noWishes,
  ask: { type: 'recipe' },
})

/** The cookbook's reply to a list, and to what else the page asks for. */
export const replyFor = (ingredients: readonly string[], request: Partial<RecipePrompt> = {}): string =>
  writeReply({ ...plain(ingredients), ...request })

/** The cookbook's reply to a list with wishes. */
export const replyTo = (list: string, wishes: Partial<Wishes>): string =>
  replyFor(list.split(', '), { wishes: { ...noWishes, ...wishes } })

/** The dish for a list. Throws if none fits. */
export function dishFor(list: string | readonly string[], request: Partial<CookbookRequest> = {}): Dish {
  const entries = typeof list === 'string' ? list.split(', ') : list
  const dish = findDish(readList(entries), { ...readRequest(plain(entries)), ...request })
  if (!dish) throw new Error(`No dish fits ${list}.`)
  return dish
}

/** The foods of the list that a dish does not use. */
export const unusedIn = ({ match }: Dish) => match.unused.map(({ name }) => name)
/** The foods that the dish for a list needs beside it. */
export const needsOf = (list: string | readonly string[]) => namesOfMissing(dishFor(list).match)
/** The foods of a list that its dish does not use. */
export const leavesOf = (list: string | readonly string[]) => unusedIn(dishFor(list))
