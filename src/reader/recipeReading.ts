import type { Text } from 'hast'
import type { FoundFood } from '../food'
import type { Duration } from './durations'
import type { ListedIngredient } from './ingredientGroups'
import type { RecipeSections } from './readSections'
import type { StepAmount } from './stepAmounts'
import type { WantedFood } from './wantedFoods'

/** What the page reads from a recipe's markdown. */
export interface RecipeReading {
  readonly sections: RecipeSections
  /** What the recipe says of the dish before its ingredients; undefined if it says nothing. */
  readonly description: string | undefined
  /** The lines of all groups, with the foods that each asks for. */
  readonly ingredients: readonly ReadIngredient[]
  /** The foods that each step names. */
  readonly stepFoods: readonly (readonly FoundFood[])[]
  /** The times of each step, line by line. */
  readonly timers: readonly (readonly (readonly Duration[])[])[]
  /** The amounts of foods within each step, line by line. */
  readonly stepAmounts: readonly (readonly (readonly StepAmount[])[])[]
  /** Whether the amounts can be scaled: the recipe names a yield, and each amount is found again in its markdown. */
  readonly canScale: boolean
  readonly blocks: readonly ReadBlock[]
}

/** A line of the ingredients, with the foods that it asks for. */
export interface ReadIngredient extends ListedIngredient {
  readonly wanted: readonly WantedFood[]
  /** Where the preparation begins in the text of its line; the length of the text if it names none. */
  readonly preparation: number
}

/** A block of the recipe with its text nodes, in the order of the document. */
export interface ReadBlock {
  readonly markdown: string
  readonly texts: readonly Text[]
}
