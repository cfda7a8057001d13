import type { Wish } from '../food'
import type { Language } from './languages'

/** The user's wishes for a recipe, besides the list. */
export interface Wishes {
  /** Diets and allergens, by the names of their checkboxes (food/wishTable.ts). */
  readonly diets: readonly Wish[]
  /** Foods to leave out, as typed, with commas between. */
  readonly leaveOut: string
  readonly servings?: number | undefined
  /** The longest time, in minutes. */
  readonly minutes?: number | undefined
  readonly language?: Language | undefined
  readonly anythingElse: string
}

/** The wishes of a user who has set none. */
export const noWishes: Wishes = { diets: [], leaveOut: '', anythingElse: '' }

/** Whether two wishes ask for the same. */
export const areSameWishes = (one: Wishes, other: Wishes): boolean => keyOf(one) === keyOf(other)

const keyOf = ({ diets, leaveOut, servings, minutes, language, anythingElse }: Wishes) =>
  JSON.stringify([diets, leaveOut.trim(), servings, minutes, language, anythingElse.trim()])
