import type { EntryFood, Food } from '../food'
import { normalizeWords, recognizeFoods } from '../food'
import { type SafetyMark, safetyMarks } from './recipeForm'

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
interface LineText {
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

/** A recipe of the cookbook. README.md in this folder describes the format of its file. */
export interface CookbookRecipe {
  readonly title: string
  /** The words of the title, normalized like those of the foods' names. */
  readonly titleWords: ReadonlySet<string>
  /** A sentence about the dish, and the line with servings, time, course and cuisine, in markdown. */
  readonly intro: string
  /** The values of that line. */
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
  /** What the dish leaves soft or raw, from the end of that line. */
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

const recipePattern =
  /^# (?<title>.+)\n\n(?<intro>[\s\S]+?)\n\n## Ingredients\n\n(?<required>[\s\S]+?)(?:\n\n### If you have it\n\n(?<optional>[\s\S]+?))?(?:\n\n### Taken for granted\n\n(?<staples>[\s\S]+?))?\n\n## Method\n\n(?<method>[\s\S]+?)\n*$/

const headPattern =
  /^\*\*Serves (?<servings>\d+)\*\* · (?<time>[^·]+) · (?<course>[^·]+) · (?<cuisine>[^·\n]+?)(?: · (?<marks>.+))?$/m

/** Parses a recipe file. Throws an error that quotes the text or line that does not have the format of README.md. */
export function parseRecipe(markdown: string): CookbookRecipe {
  const sections = recipePattern.exec(markdown)?.groups
  if (!sections) throw new Error(`The text does not have the format of a recipe: ${markdown.slice(0, 60)}`)
  const { title = '', intro = '', required, optional, staples, method = '' } = sections
  const lists = {
    required: parseLines(required),
    optional: parseLines(optional),
    staples: parseLines(staples),
  }
  const lines = Object.values(lists).flat()
  const foodNames = new Set(lines.flatMap(({ ingredients }) => ingredients.map(({ food }) => food.name)))
  const {
    servings = '1',
    time = '',
    course = '',
    cuisine = '',
    marks: markText,
  } = headPattern.exec(intro)?.groups ?? {}
  const head = { servings: Number(servings), time, course, cuisine }
  const marks = safetyMarks.filter((mark) => markText?.split(' · ').includes(mark))
  return { title, titleWords: new Set(normalizeWords(title)), intro, head, marks, ...lists, foodNames, method }
}

const parseLines = (list?: string) => list?.split('\n').map(parseLine) ?? []

/**
 * The notes of a line: " (3: Stir in half of it.)", after the first sentence " (3.1: Melt it.)", and with the minutes that it
 * takes " (3.1, 4 minutes: Fry it.)". The sentence may have brackets itself.
 */
export const notePattern = / \((\d+)(?:\.(\d+))?(?:, (\d+) minutes?)?: ((?:[^()]|\([^()]*\))+)\)/g

/** Stands between alternatives of a line that differ in more than their names. */
const ALTERNATIVES = '; or '

/** Parses a line of an ingredient list. */
export function parseLine(line: string): IngredientLine {
  const [first, ...others] = line.split(ALTERNATIVES).map((part, index) => parsePart(index === 0 ? part : `- ${part}`))
  if (!first) throw new Error(`The line is empty: ${line}`)
  if (others.length === 0) return first
  const ingredients = [first, ...others].flatMap(({ before, after, notes, ingredients: own }) => {
    const text = { before, after, notes }
    return own.map((each) => ({ ...each, own: text }))
  })
  return { ...first, ingredients }
}

function parsePart(line: string): IngredientLine {
  const parts = /^- (?:\{([^:{}]+)\} )?([^*]*)\*\*(.+)\*\*([^*]*)$/.exec(line.replace(notePattern, ''))
  if (!parts) throw new Error(`The line does not have the format of an ingredient: ${line}`)
  const [, condition, before = '', texts = '', after = ''] = parts
  const ingredients = texts.split(/\*\*(?:, | or )\*\*/).map(parseIngredient)
  const notes = [...line.matchAll(notePattern)].map(([, step, sentences, minutes = 0, note = '']) => ({
    step: Number(step),
    after: sentences === undefined ? undefined : Number(sentences),
    minutes: Number(minutes),
    text: note,
  }))
  return { before, ingredients, after, anyOf: before.includes(ANY_OF), condition, notes }
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

function parseIngredient(text: string): RecipeIngredient {
  const [food, ...others] = recognizeFoods(text)
  if (!food || others.length > 0 || text.includes('*'))
    throw new Error(`The text does not name exactly one food of food/foods.ts: ${text}`)
  return { text, food }
}
