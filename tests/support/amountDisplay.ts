import type { AmountDisplay } from '../../src/reader/convertAmounts'
import type { RecipeReading } from '../../src/reader/recipeReading'
import { shownMarkdown } from '../../src/reader/scaleRecipe'

/** Amounts in the recipe's own units, or in others, times a factor. */
export const times = (factor: number, units?: AmountDisplay['units']): AmountDisplay => ({ factor, units })

/** The markdown of a recipe for a number of servings. */
export const markdownFor = (reading: RecipeReading, servings: number): string =>
  shownMarkdown(reading, times(servings / (reading.sections.yield?.quantity ?? servings)))
