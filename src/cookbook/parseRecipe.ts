import type { Food } from '../food/foods'
import { recognizeFoods } from '../food/recognizeFoods'

/** A food as a line of a recipe names it. */
export interface Name {
  /** As written: "plain flour". */
  readonly text: string
  readonly food: Food
  /** What the cook has for it, when that is another food: mackerel for sardines. */
  readonly yours?: string
}

/** Opens the foods of a line of which as many are used as there are. */
export const ANY_OF = 'any of '

/** One line of a list of ingredients: `before` **name** or **name** `after`. */
export interface Line {
  readonly before: string
  readonly names: readonly [Name, ...Name[]]
  readonly after: string
  /** Of several names as many as there are are used ("any of"), not one or the other. */
  readonly anyOf: boolean
  /** The line is listed only when this condition holds (tailor.ts). */
  readonly when?: string
}

/** A recipe of the cookbook (README.md beside this file tells the format). */
export interface Recipe {
  readonly title: string
  /** The sentence, and the line with servings, time, course and kitchen; markdown. */
  readonly about: string
  /** What the dish is not itself without. */
  readonly needs: readonly Line[]
  /** What makes it better. */
  readonly welcome: readonly Line[]
  /** Salt, pepper, oil, water, sugar. */
  readonly granted: readonly Line[]
  /** The numbered steps; markdown. */
  readonly method: string
}

const shape =
  /^# (?<title>.+)\n\n(?<about>[\s\S]+?)\n\n## Ingredients\n\n(?<needs>[\s\S]+?)(?:\n\n### If you have it\n\n(?<welcome>[\s\S]+?))?(?:\n\n### Taken for granted\n\n(?<granted>[\s\S]+?))?\n\n## Method\n\n(?<method>[\s\S]+?)\n*$/

/** @throws when the text is not of the cookbook's format, saying where. */
export function parseRecipe(markdown: string): Recipe {
  const parts = shape.exec(markdown)?.groups
  if (!parts) throw new Error(`Not a recipe of the cookbook's form: ${markdown.slice(0, 60)}`)
  const { title = '', about = '', needs, welcome, granted, method = '' } = parts
  return {
    title,
    about,
    needs: parseLines(needs),
    welcome: parseLines(welcome),
    granted: parseLines(granted),
    method,
  }
}

const parseLines = (list?: string) => list?.split('\n').map(parseLine) ?? []

function parseLine(line: string): Line {
  const [, when, before, bold, after] =
    /^- (?:\{([^:{}]+)\} )?([^*]*)(\*\*.+\*\*)([^*]*)$/.exec(line) ?? []
  if (before === undefined || bold === undefined || after === undefined)
    throw new Error(`Not a line of an ingredient list: ${line}`)
  const [first, ...rest] = bold
    .slice(2, -2)
    .split(/\*\*(?:, | or )\*\*/)
    .map(parseName)
  if (!first) throw new Error(`No food in the line: ${line}`)
  return {
    before,
    names: [first, ...rest],
    after,
    anyOf: before.includes(ANY_OF),
    ...(when ? { when } : {}),
  }
}

function parseName(text: string): Name {
  const [food, ...others] = recognizeFoods(text)
  if (!food || others.length > 0 || text.includes('*'))
    throw new Error(`Not one food that the cookbook knows: ${text}`)
  return { text, food }
}
