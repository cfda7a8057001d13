import type { EntryFood, Exclusion } from '../food'
import type { CookbookRecipe, IngredientLine, RecipeIngredient } from './recipe'
import type { Side } from './sides'

/** What the user has, and what the dish must not contain. */
export interface UserList {
  readonly foods: readonly EntryFood[]
  readonly exclusions: readonly Exclusion[]
}

/** A recipe, compared with the list: which of its lines the user has foods for. */
export interface RecipeMatch {
  readonly recipe: CookbookRecipe
  /**
   * The required lines for the reply. Each is reduced to the ingredients that the user has, or to the first
   * one that the user can get. Omits a line if a food of another line replaces it.
   */
  readonly required: readonly IngredientLine[]
  /** The optional lines for the reply, reduced to the ingredients that the user has. */
  readonly optional: readonly IngredientLine[]
  /** The recipe's ingredients that the user has. */
  readonly used: readonly RecipeIngredient[]
  /** What it is eaten with, of the user's other foods. */
  readonly sides: readonly Side[]
  /** The required lines that the user has nothing for, with all ingredients that the user could get. */
  readonly missing: readonly IngredientLine[]
  /** The user's foods, except staples, that the recipe and its sides cannot use, even as alternatives. */
  readonly unused: readonly EntryFood[]
  /** How well the recipe fits, for comparison with other recipes for the same foods. Higher is better. */
  readonly score: number
}

/** For how many people a recipe is made, and what its amounts are multiplied by. */
export interface Scaling {
  /** How many people the scaled recipe serves. */
  readonly servings: number
  /** What the recipe's amounts are multiplied by: 1, or less where the user has less than it asks for. */
  readonly factor: number
}

/** A match for which there is enough of each food, scaled to what the user has. */
export type ScaledMatch = RecipeMatch & Scaling
