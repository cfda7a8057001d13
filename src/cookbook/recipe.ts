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
  /** Whether a reply may ask for it (tools/recipes/offeredFoods.ts). */
  readonly isOffered?: boolean
  readonly isInTitle?: boolean
  /** What the user has for it: the food itself, a narrower one, or a stand-in. */
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

/** What a line says before and behind its foods. */
export interface LineText {
  readonly amount: LineAmount
  /** The words behind the foods: ", chopped". */
  readonly after: string
  /** For which listed foods it says so: conditions with "&" between; empty for any. */
  readonly condition: string
}

/** A line of an ingredient list. */
export interface IngredientLine {
  readonly ingredients: readonly RecipeIngredient[]
  /** Whether the recipe can use several of the ingredients ("any of"). Otherwise it uses one of them. */
  readonly anyOf: boolean
  /** Whether each of several takes the amount. Otherwise they share it. */
  readonly isOfEach: boolean
  /** The first with a true condition counts. A reply does not list a staple for which none is true. */
  readonly texts: readonly LineText[]
  /** The foods that could stand in for its own, and fail in it: drumsticks in a quick stir-fry. */
  readonly unsuited: readonly Food[]
}

/** A recipe of the cookbook. README.md describes its file, and tools/recipes/compileRecipe.ts the conditions of its texts. */
export interface CookbookRecipe {
  readonly title: string
  readonly description: string
  readonly head: {
    readonly servings: number
    readonly minutes: number
    readonly course: string
    readonly cuisine: string
  }
  /** Whether the dish leaves fish raw. */
  readonly isRaw: boolean
  readonly required: readonly IngredientLine[]
  /** These improve the dish. */
  readonly optional: readonly IngredientLine[]
  /** Salt, pepper, oil, water and sugar, which everybody has. */
  readonly staples: readonly IngredientLine[]
  /** With conditions: `fillStep` reads them for the foods of a reply. */
  readonly steps: readonly string[]
}

/** A line that a reply lists, with the foods that are used and what it says of them. */
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

/** Lines with the foods that a reply lists, and what they say of these. */
export function listLines(required: readonly IngredientLine[], optional: readonly IngredientLine[]): ListedLines {
  const names = namesIn([...required, ...optional], ({ text }) => text)
  return { required: linesFor(required, names), optional: linesFor(optional, names) }
}

/**
 * Returns the ingredients of a line that the user has, exact matches first. A food matches the same food if the line has it,
 * otherwise the first that it can replace.
 */
export function matchIngredients({ ingredients }: IngredientLine, userFoods: readonly EntryFood[]): RecipeIngredient[] {
  const isSame = (each: RecipeIngredient, user: EntryFood) => each.food.name === user.food.name
  const targets = userFoods.map(
    (user) =>
      ingredients.find((each) => isSame(each, user)) ?? ingredients.find(({ food }) => canReplace(user.food, food)),
  )
  const [exact, others]: [RecipeIngredient[], RecipeIngredient[]] = [[], []]
  for (const each of ingredients) {
    const own = userFoods.filter((_, index) => targets[index] === each)
    const same = own.find((user) => isSame(each, user))
    const user = same ?? own[0]
    if (user) (same ? exact : others).push({ ...each, user })
  }
  return [...exact, ...others]
}
