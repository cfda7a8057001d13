import { type Certainty, type EntryFood, type Exclusion, type Food, type FoodKind, surest } from '../food'

/** Whether a food is certainly (`named`) or perhaps (`maybe`) excluded; undefined if it is not. */
export const certaintyOf = (food: Food, exclusions: readonly Exclusion[]): Certainty | undefined =>
  surest(exclusions.map(({ excludes }) => excludes(food)))

/** Kinds of foods that season a dish. */
export const seasoningKinds: readonly FoodKind[] = ['spice', 'herb', 'pantry', 'aromatic']

/** A food in a line of a recipe. */
export interface RecipeIngredient {
  /** Its number among the foods of the recipe. Conditions and steps refer to it. */
  readonly id: number
  /** The food as the recipe writes it: "plain flour". */
  readonly text: string
  readonly food: Food
  /** Whether a reply may ask for it where the user has nothing for its line. The build decides (tools/recipes/offeredFoods.ts). */
  readonly isOffered?: boolean
  /** The part of its line that is about it alone, if the alternatives differ: "**chicken**, in strips; or 200 g **tofu**". */
  readonly own?: LineText
  /** What the user has for it: the food itself, a narrower one, or one that stands in for it. */
  readonly user?: EntryFood
}

/** How much a line takes: 250 g grated, 2 cans (400 g each), 3 large pieces. */
export interface LineAmount {
  /** 0 where no number says it: "a handful of". */
  readonly quantity: number
  /** In the singular: "g", "tablespoon", "small handful"; empty for pieces. */
  readonly unit: string
  /** The words between the unit and the food: "grated", "(400 g each)". */
  readonly words: string
}

/** What a line says of its foods. */
export interface LineText {
  readonly amount: LineAmount
  /** The amounts for some lists: the first with a true condition counts instead of `amount`. */
  readonly others?: readonly (LineAmount & { readonly condition: string })[] | undefined
  /** The words behind the foods: ", chopped". */
  readonly after: string
}

/** A line of an ingredient list: amount **ingredient** or **ingredient** `after`. */
export interface IngredientLine extends LineText {
  readonly ingredients: readonly RecipeIngredient[]
  /** Whether the recipe can use several of the ingredients ("any of"). Otherwise it uses one of them. */
  readonly anyOf: boolean
  /** Whether the amount of several is that of each. Otherwise they share it. */
  readonly isOfEach: boolean
  /** A reply lists a staple with a condition only if it is true. Other lines have none. */
  readonly condition: string | undefined
  /** The foods that could stand in for its own, and fail in it: drumsticks in a quick stir-fry. */
  readonly unsuited: readonly Food[]
}

/**
 * A recipe of the cookbook. README.md in this folder describes its file, and tools/recipes/compileRecipe.ts what the build makes
 * of the file's conditions.
 */
export interface CookbookRecipe {
  readonly title: string
  /** A sentence about the dish. */
  readonly description: string
  readonly head: {
    /** For how many people the file is written. */
    readonly servings: number
    /** The total time. */
    readonly minutes: number
    /** Breakfast, Soup, Salad, Snack, Main, Side, Dessert or Baking. */
    readonly course: string
    /** "Italian" */
    readonly cuisine: string
  }
  /** Whether the dish leaves fish raw. */
  readonly isRaw: boolean
  /** The dish cannot be made without these: the section "Ingredients". */
  readonly required: readonly IngredientLine[]
  /** These improve the dish: the section "If you have it". */
  readonly optional: readonly IngredientLine[]
  /** Salt, pepper, oil, water and sugar: the section "Taken for granted". */
  readonly staples: readonly IngredientLine[]
  /** The steps, with conditions: `fillStep` reads them for the foods of a reply. */
  readonly steps: readonly string[]
}

/** The lines of a recipe that a reply lists, reduced to the ingredients that it lists. */
export type ListedLines = Pick<CookbookRecipe, 'required' | 'optional'>

/** Reduces a line to some of its ingredients, with what it says of them. */
export const reduceLine = (line: IngredientLine, ingredients: readonly RecipeIngredient[]): IngredientLine => ({
  ...line,
  ...ingredients[0]?.own,
  ingredients,
})

/** The names of the listed foods, by their numbers. */
export type Names = ReadonlyMap<number, string>

/** The names that the listed foods have in the steps. */
export const namesIn = (lines: readonly IngredientLine[], nameOf: (each: RecipeIngredient) => string): Names =>
  new Map(lines.flatMap(({ ingredients }) => ingredients.map((each) => [each.id, nameOf(each)] as const)))

/** Reads a condition such as "3,5-7" or "!3": the names of those foods that are listed, or undefined if it is false. */
export function readCondition(condition: string, names: Names): string[] | undefined {
  const isNegated = condition.startsWith('!')
  const found = condition
    .replace('!', '')
    .split(',')
    .flatMap((range) => {
      const [first = 0, last = first] = range.split('-').map(Number)
      return Array.from({ length: last - first + 1 }, (_, index) => names.get(first + index) ?? []).flat()
    })
  return found.length > 0 === isNegated ? undefined : [...new Set(found)]
}
