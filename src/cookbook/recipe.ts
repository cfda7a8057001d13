import type { EntryFood, Food } from '../food'

/** What a dish may leave soft or raw. */
export const safetyMarks = ['soft egg', 'raw', 'pink'] as const
export type SafetyMark = (typeof safetyMarks)[number]

/** A food in a line of a recipe. */
export interface RecipeIngredient {
  /** The food as the recipe writes it: "plain flour". */
  readonly text: string
  readonly food: Food
  /** The part of its line that is about it alone, if the alternatives differ: "**chicken**, in strips; or 200 g **tofu**". */
  readonly own?: LineText
  /** What the user has for it: the food itself, a narrower one, or one that stands in for it. */
  readonly user?: EntryFood
}

/** Stands in the text before the ingredients of a line that can use several of them. */
export const ANY_OF = 'any of '

/** A sentence that a step gets if a reply lists the line that it stands on. */
export interface StepNote {
  /** The number of the step. */
  readonly step: number
  /** After how many of the step's own sentences it stands; after the last one if undefined. */
  readonly after: number | undefined
  /** How many minutes longer the step takes with it. */
  readonly minutes: number
  /** The sentence. `%` stands for the foods of the line that the reply lists. */
  readonly text: string
}

/** The words of a line around the names of its foods. */
export interface LineText {
  readonly before: string
  readonly after: string
  /** The sentences that the steps get if the line is listed. */
  readonly notes: readonly StepNote[]
}

/** A line of an ingredient list: `before` **ingredient** or **ingredient** `after`. */
export interface IngredientLine extends LineText {
  readonly ingredients: readonly RecipeIngredient[]
  /** Whether the recipe can use several of the ingredients ("any of"). Otherwise it uses one of them. */
  readonly anyOf: boolean
  /** A reply lists a staple with a condition only if `matchCondition` finds it true. Other lines have none. */
  readonly condition: string | undefined
}

/** A recipe of the cookbook. README.md in this folder describes its file, which tools/recipes/parseRecipe.ts reads. */
export interface CookbookRecipe {
  readonly title: string
  /** A sentence about the dish. */
  readonly description: string
  readonly head: {
    /** For how many people the file is written. */
    readonly servings: number
    /** "35 minutes" */
    readonly time: string
    /** Breakfast, Soup, Salad, Snack, Main, Side, Dessert or Baking. */
    readonly course: string
    /** "Italian" */
    readonly cuisine: string
  }
  /** What the dish leaves soft or raw. */
  readonly marks: readonly SafetyMark[]
  /** The dish cannot be made without these: the section "Ingredients". */
  readonly required: readonly IngredientLine[]
  /** These improve the dish: the section "If you have it". */
  readonly optional: readonly IngredientLine[]
  /** Salt, pepper, oil, water and sugar: the section "Taken for granted". */
  readonly staples: readonly IngredientLine[]
  /** The names of all foods in the lists. */
  readonly foodNames: ReadonlySet<string>
  /** The numbered steps, in markdown. */
  readonly method: string
}

/** Joins the alternatives of a line that differ in more than their names. */
export function joinAlternatives(first: IngredientLine, others: readonly IngredientLine[]): IngredientLine {
  if (others.length === 0) return first
  const ingredients = [first, ...others].flatMap(({ before, after, notes, ingredients: own }) => {
    const text = { before, after, notes }
    return own.map((each) => ({ ...each, own: text }))
  })
  return { ...first, ingredients }
}

/** Reduces a line to some of its ingredients, with what it says of them. */
export const reduceLine = (line: IngredientLine, ingredients: readonly RecipeIngredient[]): IngredientLine => ({
  ...line,
  ...ingredients[0]?.own,
  ingredients,
})

/** A line for each of its alternatives that differ in more than their names. */
export const partsOf = (line: IngredientLine): IngredientLine[] =>
  [...new Set(line.ingredients.map(({ own }) => own))].map((own) =>
    reduceLine(
      line,
      line.ingredients.filter((each) => each.own === own),
    ),
  )
