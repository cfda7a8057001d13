import { type Exclusion, findBreaches } from '../food'
import { formatMinutes } from '../lib/formatMinutes'
import { capitalize, paragraphs, sentences } from '../lib/text'
import { displayName, formatLine, inNumberOf, nameInStep } from './formatLine'
import { isOnePiece, scaleText } from './lineAmount'
import type { RecipeMatch, ScaledMatch } from './matchRecipe'
import {
  type CookbookRecipe,
  type IngredientLine,
  type ListedLine,
  type ListedLines,
  linesFor,
  type Names,
  namesIn,
  type RecipeIngredient,
} from './recipe'
import { fillStep, fillText, joinSentences, type Step } from './recipeText'
import { nameFoods, titleFor } from './recipeTitle'
import type { Side } from './sides'
import { splitLine } from './splitLine'

/** A recipe for the foods of a list, as data. {@link formatRecipe} writes it. */
export interface WrittenRecipe {
  readonly title: string
  /** Empty if it names a food that is excluded. */
  readonly description: string
  readonly servings: number
  readonly minutes: number
  /** The lines of the ingredient list, and those for what everybody has, without marks. */
  readonly lines: readonly string[]
  readonly cupboard: readonly string[]
  readonly steps: readonly Step[]
  /** What to mind at the end; empty if there is nothing. */
  readonly note: string
}

/** A match, or the lines of a recipe as its file has them. */
type Listed = ListedLines & Partial<ScaledMatch>

/** Writes a recipe for the given lines, without what it says of other foods, and without a description that names an exclusion. */
export function writeRecipe(
  recipe: CookbookRecipe,
  listed: Listed,
  exclusions: readonly Exclusion[] = [],
): WrittenRecipe {
  const { servings = recipe.head.servings, factor = 1, sides = [] } = listed
  const lines = [...listed.required, ...listed.optional]
  const ids = namesIn(lines, nameInStep)
  const staples = selectStaples(recipe, listed, ids)
  // The steps say "the carrot" of one of the carrots.
  const single = lines.flatMap((line) => splitLine(line, factor)).filter(({ amount }) => isOnePiece(amount))
  const names = new Map([...ids, ...namesIn(single, (each) => inNumberOf('piece', nameInStep(each)))])
  const format = (line: ListedLine, others: readonly ListedLine[], by = factor) =>
    splitLine(line, by).map((part) =>
      formatLine({ ...part, after: fillText(part.after, namesIn([...others, part], nameInStep)) }),
    )
  const ownSteps = stepsOf(recipe, names, staples)
  const { steps, longer } = addSides(
    ownSteps.map((step) => ({ ...step, text: scaleText(step.text, factor) })),
    sides,
    servings,
  )
  const isSmall = recipe.head.course === 'Baking' && factor < SMALL_BATCH && namesTin.test(recipe.steps.join(' '))
  return {
    title: titleFor(recipe, listed),
    description: describe(recipe, listed, exclusions),
    servings,
    minutes: totalMinutes(recipe, ownSteps, longer),
    lines: [
      ...lines.flatMap((line, index) => format(line, lines.toSpliced(index, 1))),
      ...sides.flatMap(({ line }) => format(line, [], servings)),
    ],
    cupboard: staples.flatMap((line) => format(line, lines)),
    steps,
    note: isSmall ? 'This batch is small: take a smaller tin, and look at it sooner.' : '',
  }
}

/** Writes a recipe in markdown, with remarks below its facts. */
export const formatRecipe = (
  { title, description, servings, minutes, lines, cupboard, steps, note }: WrittenRecipe,
  remarks = '',
): string =>
  paragraphs(
    `# ${title}`,
    description,
    `Serves ${servings} · ${formatMinutes(minutes)}`,
    remarks,
    '## Ingredients',
    lines.map((line) => `- ${line}`).join('\n'),
    ...(cupboard.length > 0 ? ['### From the cupboard', cupboard.map((line) => `- ${line}`).join('\n')] : []),
    '## Method',
    steps.map((step, index) => `${index + 1}. ${formatStep(step)}`).join('\n'),
    note,
  )

/** A name with which the first sentence begins is the beginning of that sentence: "**Bake** for about 35 minutes". */
function formatStep({ name, text }: Step): string {
  const rest = text.slice(name.length)
  return text.startsWith(name) && /^[ ,]/.test(rest) ? `**${name}**${rest}` : `**${name}.** ${text}`
}

/** How long the dish of a match takes, with its sides, in minutes. */
export function totalTime(match: RecipeMatch): number {
  const names = namesIn([...match.required, ...match.optional], nameInStep)
  const steps = stepsOf(match.recipe, names, [])
  return totalMinutes(match.recipe, steps, addSides(steps, match.sides, 1).longer)
}

/** Steps that take this share of the total do not change it, because they overlap. Chosen by hand. */
const MIN_SHARE_TO_KEEP = 0.85

/** The total time: less if the reply leaves out some of the steps, more if its foods or sides take longer. */
function totalMinutes({ head }: CookbookRecipe, steps: readonly Step[], longer: number): number {
  const sum = steps.reduce((total, { minutes }) => total + minutes, 0)
  const isWhole = sum >= head.minutes * MIN_SHARE_TO_KEEP && sum * MIN_SHARE_TO_KEEP <= head.minutes
  if (isWhole && longer === 0) return head.minutes
  const minutes = (isWhole ? head.minutes : sum) + longer
  return minutes > 20 ? Math.ceil(minutes / 5) * 5 : minutes
}

/** Staples that are worth their own name: olive oil, sea salt, brown sugar. Not "peppercorns" or "hot water". */
const namedStaples = ['oil', 'salt', 'sugar']

/** The staples that a reply lists, with the user's names. */
const selectStaples = ({ staples }: CookbookRecipe, { used = [] }: Listed, names: Names): ListedLine[] =>
  linesFor(staples, names).map((line) => {
    const ingredients = line.ingredients.map((each) => {
      const isNamed = namedStaples.includes(each.food.name)
      return (isNamed && used.find(({ food }) => food === each.food)) || each
    })
    return { ...line, ingredients }
  })

/** The steps of a recipe for the listed foods. They say "the oil" of olive oil. */
function stepsOf(recipe: CookbookRecipe, names: Names, staples: readonly IngredientLine[]): Step[] {
  const texts = [...recipe.required, ...recipe.optional, ...recipe.staples].flatMap(({ ingredients }) =>
    ingredients.map(({ text }) => text),
  )
  const nameOfStaple = (each: RecipeIngredient) => {
    const name = displayName(each)
    return name.includes(each.text) && each.user?.food.kind !== 'sweet' ? each.text : name
  }
  const all: Names = new Map([...names, ...namesIn(staples, nameOfStaple)])
  return recipe.steps.flatMap((step) => fillStep(step, all, texts) ?? [])
}

const describe = (recipe: CookbookRecipe, listed: ListedLines, exclusions: readonly Exclusion[]): string => {
  const { description } = recipe
  const broken = findBreaches(description, exclusions).flatMap(({ wishes }) => wishes)
  const isExcluded = broken.some(({ certainty }) => certainty === 'named')
  return isExcluded ? '' : capitalize(nameFoods(description, recipe, listed))
}

/** With less of a batter than this, the tin of a recipe is too wide. */
const SMALL_BATCH = 0.75
const namesTin = /\d k?[cg]m? (?:[a-z]+ )*tin\b/

const closing =
  /(?:(?:^| )(?:Eat|Serve (?:at once|cold|hot|warm)|Chill (?:the )?leftovers|Leftovers|It keeps|They keep|Tip)\b[^.]*\.)+$/

/**
 * Adds how sides are made, each before the last step from which there is time for it, and how they are served. Tells how many
 * minutes longer all takes then.
 */
export function addSides(
  steps: readonly Step[],
  chosen: readonly Side[],
  servings: number,
): { readonly steps: readonly Step[]; readonly longer: number } {
  const all = [...steps]
  let longer = 0
  for (const { recipe, line } of chosen.filter((side) => side.recipe.head.minutes > 0)) {
    const { minutes } = recipe.head
    const left = all.map((_, index) => all.slice(index).reduce((sum, step) => sum + step.minutes, 0))
    const own = recipe.steps.flatMap((step) => fillStep(step, namesIn([line], displayName), []) ?? [])
    const start = Math.max(
      0,
      left.findLastIndex((rest) => rest >= minutes),
    )
    all.splice(start, 0, ...own.map((step) => ({ ...step, minutes: 0, text: scaleText(step.text, servings) })))
    longer = Math.max(longer, minutes - (left[0] ?? 0))
  }
  const last = all.pop()
  if (!last) return { steps: all, longer }
  const end = closing.exec(last.text)?.[0] ?? ''
  const serve = chosen.map(({ recipe, line }) =>
    recipe.description.replace('%', line.ingredients.map((each) => displayName(each)).join()),
  )
  const text = sentences(last.text.slice(0, last.text.length - end.length), ...serve, end.trim())
  const served = joinSentences(text).replace(/Serve (with [^.]+)\. Serve (at once|hot|warm|cold)\./, 'Serve $2, $1.')
  return { steps: [...all, { ...last, text: served }], longer }
}
