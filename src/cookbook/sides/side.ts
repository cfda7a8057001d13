import type { Food } from '../../food'
import type { IngredientLine } from '../parseRecipe'

/** A way to serve or finish a dish with foods that its recipe does not use. */
export interface Side {
  /** The amount for one person. */
  readonly line: IngredientLine
  readonly courses: readonly string[]
  /** The cuisines that it goes with; all if undefined. */
  readonly cuisines?: readonly string[]
  /** Whether it is potatoes or rice (`boiled`), or bread. A meal has one of each at most. */
  readonly starch?: 'boiled' | 'bread'
  /** It goes only with a dish that lists one of these. */
  readonly onto?: readonly Food[]
  readonly method: SideMethod
  /** How it is made for a dish that simmers: courgettes cook in the pot. Soups take it too. */
  readonly simmered?: SideStep | Simmered
  /** How it is made for a dish that heats the oven anyway. */
  readonly roasted?: SideStep
}

/** How a side is made. `%` stands for the names of its foods. */
export type SideMethod =
  /** A sentence at the end of the last step. */
  | string
  | SideStep
  | Simmered
  | InPot
  /** A seasoning, which goes in with the pepper. */
  | { readonly seasoning: true }

/** A separate step. Times are in minutes. */
export interface SideStep {
  readonly step: string
  /** How long somebody has to work on it. */
  readonly minutes: number
  /** How long the side then cooks by itself. */
  readonly wait?: number
  /** How long of `wait` it cooks. Before that, its water comes to the boil. */
  readonly cooks?: number
  readonly text: string
  /** The staples that it needs. */
  readonly uses: readonly string[]
  /** Whether it can stand while the dish is fried, unlike an egg. */
  readonly keepsWarm?: boolean
  /** Whether it can be made first, like a salsa. */
  readonly first?: boolean
}

/** The side cooks in the pot of the dish. */
export interface Simmered {
  /** How many minutes before the end it goes in. */
  readonly lastMinutes: number
}

/** The side enriches the sauce of a dish that simmers. Other dishes cannot take it. */
interface InPot {
  /** The sentence that is added to the step that simmers. */
  readonly inPot: string
}

/** Whether a side is made in a step of its own. */
export const isStep = (method: SideMethod): method is SideStep => typeof method !== 'string' && 'step' in method

/** A side that goes with a recipe: its line with the user's foods and the amount for all, and how it is made. */
export type ListedSide = Pick<Side, 'line' | 'method'>
