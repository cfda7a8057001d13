import type { CookbookRecipe, IngredientLine, LineText, RecipeIngredient } from '../../src/cookbook/recipe'
import { partsOf } from './compileRecipe'
import type { ParsedRecipe } from './parseRecipe'

/** A file of the cookbook. */
export interface RecipeFile {
  readonly name: string
  readonly markdown: string
}

/** Something in a file that breaks a rule. */
export interface Problem {
  /** The wrong words, or the missing thing. */
  readonly found: string
  /** Words of the file's line that has the problem. Without them the line is unknown. */
  readonly near?: string
}

/** A rule for recipe files. Its name, which is its key in a collection of rules, says what must be true. */
export interface Rule {
  /** What the author of a file that breaks the rule should do. */
  readonly advice: string
  /** Whether the rule reads replies with the recipe. They take long to write. */
  readonly readsReplies?: boolean
  readonly findProblems: (file: RecipeFile, recipe: ParsedRecipe) => readonly Problem[]
}

export type Rules = Readonly<Record<string, Rule>>

export const ingredientsOf = (lines: readonly IngredientLine[]): RecipeIngredient[] =>
  lines.flatMap(({ ingredients }) => ingredients)

export const allLines = ({ required, optional, staples }: CookbookRecipe): (IngredientLine & LineText)[] =>
  [...required, ...optional, ...staples].flatMap(partsOf)

/** All that the steps of a recipe may say. */
export const methodTextOf = ({ method, notes }: ParsedRecipe): string =>
  [
    method,
    ...notes.map(({ text, ingredients }) => text.replaceAll('%', ingredients.map((each) => each.text).join(', '))),
  ].join('\n')

/** A problem with an ingredient. */
export const atIngredient = ({ text }: RecipeIngredient, found = text): Problem => ({ found, near: `**${text}**` })

/** A problem with a line of a list. */
export const atLine = ({ ingredients }: IngredientLine): Problem => ({
  found: ingredients.map(({ text }) => text).join(', '),
  near: `**${ingredients[0]?.text}**`,
})

/** The first match of a pattern with 40 characters around it, in an array, or an empty array. */
export function findExcerpt(text: string, pattern: RegExp): string[] {
  const index = text.search(pattern)
  return index < 0 ? [] : [text.slice(Math.max(0, index - 40), index + 40)]
}
