import type { Dish } from '../../../src/cookbook/writeReply'
import { isFullTier } from '../../support/tier'
import { dishFor } from './dish'

/** A new recipe may be a better idea, so a dish can be one of the first ideas. Before a release it must be the first. */
const MOST_IDEAS = isFullTier ? 1 : 3

export const findTitle = (reply: string): string | undefined => /^# (.+)$/m.exec(reply)?.[1]

/** The dish for a list that has a title: the first, or one of the next ideas. The last of them if none has. */
export function findIdea(list: string, title: string): Dish {
  const avoid: string[] = []
  let dish = dishFor(list)
  while (!hasTitle(dish, title) && avoid.length < MOST_IDEAS - 1) {
    avoid.push(dish.title)
    dish = dishFor(list, { avoid })
  }
  return dish
}

/** Whether a dish is of the recipe with a title, or has that title, with foods of the list after it or not. */
export const hasTitle = (dish: Dish, title: string): boolean =>
  [dish.match.recipe.title, dish.title].some(
    (each) => each === title || each.startsWith(`${title} `) || each.startsWith(`${title},`),
  )
