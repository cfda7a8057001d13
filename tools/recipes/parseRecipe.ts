import {
  ANY_OF,
  type CookbookRecipe,
  type IngredientLine,
  joinAlternatives,
  type RecipeIngredient,
  safetyMarks,
} from '../../src/cookbook/recipe'
import { recognizeFoods } from '../../src/food'

/**
 * The form of a recipe's file: title, introduction with the line of its servings, time, course and cuisine, ingredients,
 * method.
 */
export const recipeForm = new RegExp(
  `^# (?<title>.+)\\n\\n(?<intro>[^]+? · (?<kind>[^·\\n]+ · [^·\\n]+?)(?: · (?:${safetyMarks.join('|')}))*)\\n\\n## Ingredients\\n\\n(?<ingredients>[^]+?)\\n\\n## Method\\n\\n(?<method>[^]+?)\\n$`,
)

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
  const [description = ''] = intro.split('\n\n')
  return { title, description, head, marks, ...lists, foodNames, method }
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
  return joinAlternatives(first, others)
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

function parseIngredient(text: string): RecipeIngredient {
  const [food, ...others] = recognizeFoods(text)
  if (!food || others.length > 0 || text.includes('*'))
    throw new Error(`The text does not name exactly one food of food/foods.ts: ${text}`)
  return { text, food }
}
