import { type Dish, findDish } from '../../../src/cookbook/writeReply'

/** The dish for a list. Throws if none fits. */
export function dishFor(list: string | readonly string[]): Dish {
  const dish = findDish(typeof list === 'string' ? list.split(', ') : list)
  if (!('markdown' in dish)) throw new Error(`No dish fits ${list}.`)
  return dish
}

export const needsOf = (list: string | readonly string[]) => dishFor(list).needs
export const leavesOf = (list: string | readonly string[]) => dishFor(list).leaves
