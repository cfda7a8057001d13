import { type Certainty, type Content, surest } from './contents'
import { breaksWish, type Food } from './foods'
import type { Wish } from './wishTable'

/** Something that an entry excludes: "no eggs", "peanut allergy", "vegan". */
export interface Exclusion {
  /** The excluded food or the diet, as a sentence names it: "eggs", "nuts", "vegan". */
  readonly name: string
  /** Unclear: the user says something about the food that the page does not understand. */
  readonly type: 'diet' | 'food' | 'unclear'
  /** The words that name it, as typed and without those around them, where they name foods: "fried rice". */
  readonly phrase?: string
  /** Whether a food is excluded: for certain, perhaps (the label decides), or not, as far as the page knows. */
  excludes(food: Food): Certainty | undefined
}

/** The exclusion of everything that breaks a wish. */
export const dietExclusion = (wish: Wish): Exclusion => ({
  name: wish.toLowerCase(),
  type: 'diet',
  excludes: (food) => breaksWish(food, wish),
})

/** The exclusion of all that has one of the contents. */
export const excludeContents = (name: string, excluded: readonly Content[]): Exclusion => ({
  name,
  type: 'food',
  excludes: (food) => surest(excluded.map((content) => food.contents.get(content))),
})
