import type { Text } from 'hast'
import type { FoundFood } from '../food'
import type { Duration } from './durations'
import type { Yield } from './readYield'
import type { StatedMinutes } from './statedTimes'
import type { StepNumbers } from './stepAmounts'
import type { TextLine } from './textLines'
import type { WantedFood } from './wantedFoods'

/** What the page reads from a recipe's markdown. */
export interface RecipeReading {
  readonly sections: RecipeSections
  /** The lines of all groups, with the foods that each asks for. */
  readonly ingredients: readonly ReadIngredient[]
  readonly steps: readonly ReadStep[]
  /** Whether the amounts can be scaled: the recipe names a yield, and no number of another language stays. */
  readonly canScale: boolean
  readonly canConvert: boolean
  /** The lines that are not headings, ingredients or steps. */
  readonly otherLines: readonly TextLine[]
  /** The blocks with their text nodes, in the order of the document. */
  readonly blocks: readonly { readonly markdown: string; readonly texts: readonly Text[] }[]
}

/** What the page understands of a recipe. Unclear parts are undefined or empty. */
export interface RecipeSections extends StatedMinutes {
  readonly yield?: Yield | undefined
  /** The BCP 47 code of its language; undefined for one that the page does not know. */
  readonly language: string | undefined
  readonly title: string | undefined
  readonly groups: readonly IngredientGroup[]
  /** Empty for an apology. */
  readonly steps: readonly RecipeStep[]
  /** The lines that one ticks off: each ingredient and each step, also of a reply with several recipes. */
  readonly checklist: readonly TextLine[]
}

/** Ingredients under a heading of their own, such as "For the sauce". */
export interface IngredientGroup {
  readonly name: string | undefined
  readonly lines: readonly ListedIngredient[]
}

/** A line of the ingredients. */
export interface ListedIngredient {
  readonly textLine: TextLine
  readonly text: string
  /** Whether the recipe, or the heading above, says that it is optional, to serve, to taste or to garnish. */
  readonly isOptional: boolean
}

/** A line of the ingredients, with the foods that it asks for. */
export interface ReadIngredient extends ListedIngredient {
  readonly wanted: readonly WantedFood[]
}

/** A step of the method. */
export interface RecipeStep {
  /** The line of the step, and the lines below it: notes, or its parts. */
  readonly textLines: readonly [TextLine, ...TextLine[]]
  /** Its words without the notes. If its line is only a heading, those below follow it: "Bake – Heat the oven." */
  readonly text: string
}

/** A step with what the page reads in it. */
export interface ReadStep {
  readonly text: string
  readonly foods: readonly FoundFood[]
  readonly lines: readonly ReadStepLine[]
}

/** A line of a step, with its times that deserve a timer and its amounts of foods. */
export interface ReadStepLine extends StepNumbers {
  readonly textLine: TextLine
  readonly timers: readonly Duration[]
}
