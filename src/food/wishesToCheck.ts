import { checkedWishes, type FoodWishes, wordsPattern } from './checkedWishes'
import type { CheckedWish } from './findBreaches'
import { dishNamed } from './nameIndex'

/**
 * Returns what a model's recipe is checked against: the wishes of {@link checkedWishes}, where a dish to leave out leaves
 * its foods. "No fried rice" allows rice.
 */
export function wishesToCheck(wishes: FoodWishes, list: readonly string[]): CheckedWish[] {
  const checked = checkedWishes(wishes, list).map((wish) =>
    wish.phrase !== undefined && dishNamed(wish.phrase) ? leaveOutDish(wish.phrase) : wish,
  )
  return [...new Map(checked.map((each) => [each.name, each])).values()]
}

const leaveOutDish = (dish: string): CheckedWish => ({
  name: `Leave out: ${dish}`,
  excludes: ({ name }) => (name === dish ? 'named' : undefined),
  words: wordsPattern(dish),
})
