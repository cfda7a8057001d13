import type { RecipeReading } from './recipeReading'
import type { TextLine } from './textLines'

/** How the ingredients of a changed recipe differ from those of the recipe before. */
export interface IngredientChanges {
  /** The lines that are new, or have other words or amounts. */
  readonly changed: readonly { readonly textLine: TextLine; readonly text: string }[]
  /** The lines of the recipe before whose foods are in no line now. */
  readonly gone: readonly string[]
}

const normalized = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}½¼¾⅓⅔]+/gu, ' ')
    .trim()

/** Compares the ingredients of a changed recipe with those of the recipe before, line by line. */
export function compareIngredients(before: RecipeReading, after: RecipeReading): IngredientChanges {
  const linesBefore = new Set(before.ingredients.map(({ text }) => normalized(text)))
  const linesAfter = new Set(after.ingredients.map(({ text }) => normalized(text)))
  const namesAfter = new Set(after.ingredients.flatMap(({ wanted }) => wanted.map(({ name }) => normalized(name))))
  return {
    changed: after.ingredients.filter(({ text }) => !linesBefore.has(normalized(text))),
    gone: before.ingredients
      .filter(({ text }) => !linesAfter.has(normalized(text)))
      .filter(({ wanted }) => !wanted.some(({ name }) => namesAfter.has(normalized(name))))
      .map(({ text }) => text),
  }
}
