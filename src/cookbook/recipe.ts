import { type Certainty, canReplace, type EntryFood, type Exclusion, type Food, type FoodKind, surest } from '../food'

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
  /** Whether the title of the recipe names it. */
  readonly isInTitle?: boolean
  /** What the user has for it: the food itself, a narrower one, or one that stands in for it. */
  readonly user?: EntryFood
}

/** The food that a dish is made with: the user's, or else the recipe's. */
export const foodOf = ({ food, user }: Pick<RecipeIngredient, 'food' | 'user'>): Food => user?.food ?? food

/** How much a line takes: 250 g grated, 2 cans (400 g each), 3 large pieces. */
export interface LineAmount {
  /** 0 where no number says it: "a handful of". */
  readonly quantity: number
  /** In the singular: "g", "tablespoon", "small handful"; empty for pieces. */
  readonly unit: string
  /** The words between the unit and the food: "grated", "(400 g each)". */
  readonly words: string
}

/** What a line says of its foods: amount **ingredient** or **ingredient** `after`. */
export interface LineText {
  readonly amount: LineAmount
  /** The words behind the foods: ", chopped". */
  readonly after: string
  /** For which listed foods it says so: conditions with "&" between, or empty for any. */
  readonly condition: string
}

/** A line of an ingredient list. */
export interface IngredientLine {
  readonly ingredients: readonly RecipeIngredient[]
  /** Whether the recipe can use several of the ingredients ("any of"). Otherwise it uses one of them. */
  readonly anyOf: boolean
  /** Whether the amount of several is that of each. Otherwise they share it. */
  readonly isOfEach: boolean
  /**
   * The first with a true condition counts: "**chicken**, in strips; or 200 g **tofu**" says something else of each. A reply
   * does not list a staple for which none is true.
   */
  readonly texts: readonly LineText[]
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

/** A line that a reply lists: its foods are those that are used, and it says what it does of them. */
export type ListedLine = IngredientLine & LineText

/** The lines of a recipe that a reply lists. */
export interface ListedLines {
  readonly required: readonly ListedLine[]
  readonly optional: readonly ListedLine[]
}

/** The names of the listed foods, by their numbers. */
export type Names = ReadonlyMap<number, string>

/** The names that the listed foods have in the steps. */
export const namesIn = (lines: readonly IngredientLine[], nameOf: (each: RecipeIngredient) => string): Names =>
  new Map(lines.flatMap(({ ingredients }) => ingredients.map((each) => [each.id, nameOf(each)] as const)))

/** Reads a condition such as "3,5" or "!3": the names of those foods that are listed, or undefined if it is false. */
export function readCondition(condition: string, names: Names): string[] | undefined {
  const [, not, ids = ''] = /^(!?)(.*)$/.exec(condition) ?? []
  const found = ids.split(',').flatMap((id) => names.get(Number(id)) ?? [])
  return found.length > 0 === Boolean(not) ? undefined : [...new Set(found)]
}

/** What a line says if these foods are listed; undefined for a staple that a reply does not list then. */
export const textFor = ({ texts }: IngredientLine, names: Names): LineText | undefined =>
  texts.find(({ condition }) =>
    condition.split('&').every((each) => each === '' || readCondition(each, names) !== undefined),
  )

/** The lines that a reply lists if it lists these foods, with what they say. */
export const linesFor = (lines: readonly IngredientLine[], names: Names): ListedLine[] =>
  lines.flatMap((line) => {
    const text = textFor(line, names)
    return text ? [{ ...line, ...text }] : []
  })

/** Lines of a recipe, reduced to the foods that are listed, with what they say of these. */
export function listLines(required: readonly IngredientLine[], optional: readonly IngredientLine[]): ListedLines {
  const names = namesIn([...required, ...optional], ({ text }) => text)
  return { required: linesFor(required, names), optional: linesFor(optional, names) }
}

/**
 * Returns the ingredients of a line that the given foods match, exact matches first. A food matches one ingredient:
 * the same food if the line has it, otherwise the first that it can replace. So cheddar counts as cheddar rather than
 * as cheese.
 */
export function matchIngredients({ ingredients }: IngredientLine, userFoods: readonly EntryFood[]): RecipeIngredient[] {
  const targets = userFoods.map(
    ({ food }) =>
      ingredients.find((each) => each.food.name === food.name) ??
      ingredients.find((each) => canReplace(food, each.food)),
  )
  const isExact = ({ food, user }: RecipeIngredient) => user?.food.name === food.name
  const matches = ingredients.flatMap((ingredient): RecipeIngredient[] => {
    const candidates = userFoods.filter((_, index) => targets[index] === ingredient)
    const user = candidates.find(({ food }) => food.name === ingredient.food.name) ?? candidates[0]
    return user ? [{ ...ingredient, user }] : []
  })
  return matches.toSorted((a, b) => Number(isExact(b)) - Number(isExact(a)))
}
