import type { Text } from 'hast'
import type { FoundFood } from '../food'
import type { Duration } from './durations'
import type { ListedIngredient } from './ingredientGroups'
import type { RecipeSections } from './readSections'
import type { StepNumbers } from './stepAmounts'
import type { TextLine } from './textLines'
import type { WantedFood } from './wantedFoods'

/** What the page reads from a recipe's markdown. */
export interface RecipeReading {
  readonly sections: RecipeSections
  /** The lines of all groups, with the foods that each asks for. */
  readonly ingredients: readonly ReadIngredient[]
  /** The steps of the sections. */
  readonly steps: readonly ReadStep[]
  /** Whether the amounts can be scaled: the recipe names a yield, and no number of another language stays. */
  readonly canScale: boolean
  /** Whether another system of units changes anything. */
  readonly canConvert: boolean
  /** The lines that are not headings, ingredients or steps. */
  readonly otherLines: readonly TextLine[]
  readonly blocks: readonly ReadBlock[]
}

/** A step with what the page reads in it. */
export interface ReadStep {
  /** Its words without the notes. */
  readonly text: string
  /** The foods that they name. */
  readonly foods: readonly FoundFood[]
  readonly lines: readonly ReadStepLine[]
}

/** A line of a step, with its times that deserve a timer and its amounts of foods. */
export interface ReadStepLine extends StepNumbers {
  readonly textLine: TextLine
  readonly timers: readonly Duration[]
}

/** A line of the ingredients, with the foods that it asks for. */
export interface ReadIngredient extends ListedIngredient {
  readonly wanted: readonly WantedFood[]
  /** Where the amount at the start of its line's text ends; 0 if it begins with none. */
  readonly amountEnd: number
  /** Where the preparation begins in the text of its line; the length of the text if it names none. */
  readonly preparation: number
}

/** A block of the recipe with its text nodes, in the order of the document. */
export interface ReadBlock {
  readonly markdown: string
  readonly texts: readonly Text[]
}
