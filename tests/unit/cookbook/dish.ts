import { readConversation } from '../../../src/cookbook/readConversation'
import { readList } from '../../../src/cookbook/readList'
import { type Dish, findDish, writeReply } from '../../../src/cookbook/writeReply'
import { writeRecipeRequest } from '../../../src/prompt/recipeRequest'
import { noWishes, type Wishes } from '../../../src/prompt/wishes'

/** The dish for a list. Throws if none fits. */
export function dishFor(list: string | readonly string[], request?: Parameters<typeof findDish>[1]): Dish {
  const dish = findDish(readList(typeof list === 'string' ? list.split(', ') : list), request)
  if (!('markdown' in dish)) throw new Error(`No dish fits ${list}.`)
  return dish
}

/** The foods that the dish for a list needs beside it. */
export const needsOf = (list: string | readonly string[]) => dishFor(list).needs
/** The foods of a list that its dish does not use. */
export const leavesOf = (list: string | readonly string[]) => dishFor(list).leaves

/** The cookbook's reply to the request that the page writes for a list and wishes. */
export function replyTo(list: string, wishes: Partial<Wishes>): string {
  const text = writeRecipeRequest({ ingredients: list.split(', '), wishes: { ...noWishes, ...wishes } })
  const request = readConversation([{ role: 'user', text }])
  return writeReply(request.entries, request)
}
