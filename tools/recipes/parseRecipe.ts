import type { CookbookRecipe, IngredientLine, LineText, RecipeIngredient } from '../../src/cookbook/recipe'
import { recognizeFoods } from '../../src/food'
import {
  compileCondition,
  compileCutting,
  compileSteps,
  compileText,
  type RecipeSource,
  type StepNote,
  writeIds,
} from './compileRecipe'
import { parseMinutes } from './minutes'
import { markOffered } from './offeredFoods'
import { parseText } from './parseAmount'
import { unsuitedFor } from './unsuitedFoods'

/** Stands before the foods of a line that can use several of them. */
const ANY_OF = 'any of '

/** What a dish may leave soft or raw. */
export const safetyMarks = ['soft egg', 'raw', 'pink'] as const
export type SafetyMark = (typeof safetyMarks)[number]

/** A recipe with what its file says, before the build compiles its conditions. */
export interface ParsedRecipe extends CookbookRecipe, Pick<RecipeSource, 'notes' | 'method'> {
  /** What the dish leaves soft or raw. */
  readonly marks: readonly SafetyMark[]
}

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
export function parseRecipe(markdown: string): ParsedRecipe {
  const sections = recipePattern.exec(markdown)?.groups
  if (!sections) throw new Error(`The text does not have the format of a recipe: ${markdown.slice(0, 60)}`)
  const { title = '', intro = '', required, optional, staples, method = '' } = sections
  let id = 0
  const numbered = (list?: string) =>
    (list?.split('\n') ?? []).map((text) => {
      const line = parseParts(text).map((part) => ({
        ...part,
        ingredients: part.ingredients.map((each) => ({ ...each, id: id++ })),
      }))
      const ingredients = line.flatMap((part) => part.ingredients)
      return { line, ingredients, notes: parseNotes(text, ingredients) }
    })
  const parsed = { required: numbered(required), optional: numbered(optional), staples: numbered(staples) }
  const notes = [...parsed.required, ...parsed.optional, ...parsed.staples].flatMap((each) => each.notes)
  const raw = {
    required: parsed.required,
    optional: parsed.optional,
    staples: parsed.staples,
  }
  const {
    servings = '1',
    time = '',
    course = '',
    cuisine = '',
    marks: markText,
  } = headPattern.exec(intro)?.groups ?? {}
  const head = { servings: Number(servings), minutes: parseMinutes(time) ?? 0, course, cuisine }
  const compile = (parts: readonly RawPart[]): IngredientLine => {
    const read = parts.map(({ before, after, condition, ingredients }) => {
      const text = parseText(compileText(before, raw), compileCutting(compileText(after, raw), ingredients))
      const own = parts.length > 1 ? writeIds(ingredients.map(({ id }) => id)) : ''
      const listed = condition === undefined ? '' : compileCondition(condition, raw)
      const when = (each: LineText) => [own, listed, each.condition].filter(Boolean).join('&')
      return { ...text, texts: text.texts.map((each) => ({ ...each, condition: when(each) })) }
    })
    const line = {
      ingredients: parts.flatMap(({ ingredients }) => ingredients),
      anyOf: parts.some(({ anyOf }) => anyOf),
      isOfEach: read.some(({ isOfEach }) => isOfEach),
      texts: read.flatMap(({ texts }) => texts),
    }
    return { ...line, unsuited: unsuitedFor(line, head.minutes) }
  }
  const lists = {
    required: markOffered(
      parsed.required.map(({ line }) => compile(line)),
      title,
    ),
    optional: parsed.optional.map(({ line }) => compile(line)),
    staples: parsed.staples.map(({ line }) => compile(line)),
  }
  const marks = safetyMarks.filter((mark) => markText?.split(' · ').includes(mark))
  const [description = ''] = intro.split('\n\n')
  const steps = compileSteps({ ...raw, notes, method })
  return { title, description, head, marks, isRaw: marks.includes('raw'), ...lists, steps, notes, method }
}

/**
 * The notes of a line: " (3: Stir in half of it.)", after the first sentence " (3.1: Melt it.)", and with the minutes that it
 * takes " (3.1, 4 minutes: Fry it.)". The sentence may have brackets itself.
 */
const notePattern = / \((\d+)(?:\.(\d+))?(?:, (\d+) minutes?)?: ((?:[^()]|\([^()]*\))+)\)/g

/** Stands between alternatives of a line that differ in more than their names. */
const ALTERNATIVES = '; or '

/** The notes of a line: those of an alternative are about its foods alone. */
function parseNotes(line: string, ingredients: readonly RecipeIngredient[]): StepNote[] {
  let start = 0
  return line.split(ALTERNATIVES).flatMap((part) => {
    const count = part.replace(notePattern, '').match(/\*\*[^*]+\*\*/g)?.length ?? 0
    const own = ingredients.slice(start, start + count)
    start += count
    return [...part.matchAll(notePattern)].map(([, step, sentences, minutes = 0, text = '']) => ({
      step: Number(step),
      after: sentences === undefined ? undefined : Number(sentences),
      minutes: Number(minutes),
      text,
      ingredients: own,
    }))
  })
}

/** A line of an ingredient list, or an alternative of it, as the file has it. */
interface RawPart {
  readonly before: string
  readonly ingredients: readonly RecipeIngredient[]
  readonly after: string
  readonly anyOf: boolean
  readonly condition: string | undefined
}

/** Parses the alternatives of a line that differ in more than their names. Throws an error that quotes what has another form. */
export const parseParts = (line: string): RawPart[] =>
  line.split(ALTERNATIVES).map((part, index) => parsePart(index === 0 ? part : `- ${part}`))

function parsePart(line: string): RawPart {
  const parts = /^- (?:\{([^:{}]+)\} )?([^*]*)\*\*(.+)\*\*([^*]*)$/.exec(line.replace(notePattern, ''))
  if (!parts) throw new Error(`The line does not have the format of an ingredient: ${line}`)
  const [, condition, before = '', texts = '', after = ''] = parts
  const ingredients = texts.split(/\*\*(?:, | or )\*\*/).map(parseIngredient)
  return { before: before.replace(ANY_OF, ''), ingredients, after, anyOf: before.includes(ANY_OF), condition }
}

function parseIngredient(text: string): RecipeIngredient {
  const [food, ...others] = recognizeFoods(text)
  if (!food || others.length > 0 || text.includes('*'))
    throw new Error(`The text does not name exactly one food of food/foods.ts: ${text}`)
  return { id: 0, text, food }
}
