import { type Exclusion, findBreaches } from '../food'
import { formatMinutes } from '../lib/formatMinutes'
import { capitalize } from '../lib/text'
import { formatLine } from './formatLine'
import { displayName, inNumberOf, nameInStep } from './ingredientNames'
import { chooseAmount, isOnePiece, scaleStep } from './lineAmount'
import {
  type CookbookRecipe,
  type IngredientLine,
  type ListedLines,
  type Names,
  namesIn,
  readCondition,
} from './recipe'
import type { RecipeMatch, Scaling } from './recipeMatch'
import { fillStep, fillText, type Step } from './recipeText'
import { nameFoods, titleFor } from './recipeTitle'
import { addSides, type Side } from './sides'
import { splitLine } from './splitLine'

/** A recipe for the foods of a list, as data. {@link formatRecipe} writes it. */
export interface WrittenRecipe {
  readonly title: string
  /** The line that makes one want the dish; empty if it names a food that is excluded. */
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

/** The lines of a reply, and what the user has for them and for the staples. */
type Listed = ListedLines & Partial<Pick<RecipeMatch, 'used'>>

/**
 * Writes a recipe for the given lines: leaves out the other ingredients and the text about them.
 *
 * @param scaling how the recipe is scaled; as it is written by default.
 * @param sides its side dishes.
 * @param exclusions foods that the user does not eat. A description that names one is omitted.
 */
export function writeRecipe(
  recipe: CookbookRecipe,
  listed: Listed,
  { servings, factor }: Scaling = { servings: recipe.head.servings, factor: 1 },
  sides: readonly Side[] = [],
  exclusions: readonly Exclusion[] = [],
): WrittenRecipe {
  const lines = [...listed.required, ...listed.optional]
  const ids = namesIn(lines, nameInStep)
  const staples = selectStaples(recipe, listed, ids)
  const divide = (lineOfRecipe: IngredientLine) => {
    const line = chooseAmount(lineOfRecipe, ids)
    return splitLine(line, factor).map((part) => ({ part, isWhole: part === line }))
  }
  // A line of several foods says in the plural what may be one of it: the steps say "the carrot".
  const single = lines.flatMap(divide).filter(({ part, isWhole }) => !isWhole && isOnePiece(part.amount))
  const names = new Map([
    ...ids,
    ...namesIn(
      single.map(({ part }) => part),
      (each) => inNumberOf('piece', nameInStep(each)),
    ),
  ])
  const format = (line: IngredientLine) =>
    divide(line).map(({ part, isWhole }) => {
      const own = namesIn([...lines.filter((each) => each !== line), part], nameInStep)
      return formatLine({ ...part, after: fillText(part.after, own) }, isWhole ? factor : 1)
    })
  const isLimited = ({ ingredients }: IngredientLine) =>
    ingredients.some(({ food }) => exclusions.some(({ excludes }) => excludes(food) === 'maybe'))
  const ownSteps = stepsOf(recipe, names, staples)
  const { steps, longer } = addSides(
    ownSteps.map((step) => ({ ...step, text: scaleStep(step.text, factor) })),
    sides,
    servings,
  )
  const isSmall = recipe.head.course === 'Baking' && factor < SMALL_BATCH
  return {
    title: titleFor(recipe, listed),
    description: describe(recipe, listed, exclusions),
    servings,
    minutes: totalMinutes(recipe, ownSteps, longer),
    lines: [...lines.flatMap(format), ...sides.map(({ line }) => formatLine(line, servings))],
    cupboard: staples.flatMap((line) =>
      // Who eats little salt gets no amount of it.
      isLimited(line) ? `**${line.ingredients[0]?.text}**, very little or none` : format(line),
    ),
    steps: mergeShortEnd(steps.map((step) => ({ ...step, text: adaptToDiets(step.text, exclusions) }))),
    note:
      isSmall && namesTin.test(recipe.steps.join(' '))
        ? 'This batch is small: take a smaller tin, and look at it sooner.'
        : '',
  }
}

/** Writes a recipe in markdown, with remarks below its facts. */
export const formatRecipe = (
  { title, description, servings, minutes, lines, cupboard, steps, note }: WrittenRecipe,
  remarks = '',
): string =>
  [
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
  ]
    .filter(Boolean)
    .join('\n\n')

/** A name with which the first sentence begins is the beginning of that sentence: "**Bake** for about 35 minutes". */
function formatStep({ name, text }: Step): string {
  const rest = text.slice(name.length)
  return text.startsWith(name) && /^[ ,]/.test(rest) ? `**${name}**${rest}` : `**${name}.** ${text}`
}

/** How long a recipe takes for the given lines, with its sides, in minutes. */
export function totalTime(recipe: CookbookRecipe, listed: ListedLines, sides: readonly Side[]): number {
  const names = namesIn([...listed.required, ...listed.optional], nameInStep)
  const steps = stepsOf(recipe, names, [])
  return totalMinutes(recipe, steps, addSides(steps, sides, 1).longer)
}

/** Steps that take this share of the total do not change it, because they overlap and are rounded. Chosen by hand. */
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
const selectStaples = ({ staples }: CookbookRecipe, { used }: Listed, names: Names): IngredientLine[] =>
  staples
    .filter(({ condition }) => condition === undefined || readCondition(condition, names) !== undefined)
    .map((line) => ({
      ...line,
      ingredients: line.ingredients.map((each) => {
        const user = namedStaples.includes(each.food.name)
          ? used?.find(({ food }) => food === each.food)?.user
          : undefined
        return user ? { ...each, user } : each
      }),
    }))

/** The steps of a recipe for the listed foods. */
function stepsOf(recipe: CookbookRecipe, names: Names, staples: readonly IngredientLine[]): Step[] {
  const texts = [...recipe.required, ...recipe.optional, ...recipe.staples].flatMap(({ ingredients }) =>
    ingredients.map(({ text }) => text),
  )
  // Not "the olive oil", because "oil" is clear.
  const nameOfStaple = (each: IngredientLine['ingredients'][number]) => {
    const name = displayName(each)
    return name.includes(each.text) && each.user?.food.kind !== 'sweet' ? each.text : name
  }
  const all: Names = new Map([...names, ...namesIn(staples, nameOfStaple)])
  const steps = recipe.steps.flatMap((step) => fillStep(step, all, texts) ?? [])
  return takeWhole(steps, texts)
}

/**
 * Corrects "half of the oil" if no later step takes the other half, and "the rest of the oil" if no earlier step takes any: the
 * step that does is about a food that is not listed.
 */
function takeWhole(steps: readonly Step[], names: readonly string[]): Step[] {
  let text = steps.map((step) => step.text).join('\n')
  for (const name of new Set(names)) {
    if (!text.includes(` of the ${name}`)) continue
    const isNamed = new RegExp(`\\b${name}\\b`, 'i')
    text = text.replace(
      new RegExp(`the (?:rest|last) of (the ${name}\\b)`, 'i'),
      (rest, whole: string, index: number) => (isNamed.test(text.slice(0, index)) ? rest : whole),
    )
    if (namedStaples.includes(name))
      text = text.replace(
        new RegExp(
          `(?<!each with |off )\\b(?:half|most|(?:a|two) thirds?) of (the ${name}\\b)(?!.*\\b(?:${name}|rest(?! of))\\b)`,
          'is',
        ),
        '$1',
      )
  }
  const texts = text.split('\n')
  return steps.map((step, index) => ({ ...step, text: texts[index] ?? step.text }))
}

/** A last step of so few words is a part of the one before. */
const FEWEST_WORDS = 6

function mergeShortEnd(steps: readonly Step[]): readonly Step[] {
  const [last, before] = [steps.at(-1), steps.at(-2)]
  if (!last || !before || last.text.split(' ').length >= FEWEST_WORDS) return steps
  const text =
    last.text.startsWith(last.name) || !last.text.startsWith('with ') ? last.text : `${last.name} ${last.text}`
  return [...steps.slice(0, -2), { ...before, minutes: before.minutes + last.minutes, text: `${before.text} ${text}` }]
}

/** The line that makes one want a dish; empty if it names a food that is excluded. */
const describe = (recipe: CookbookRecipe, listed: ListedLines, exclusions: readonly Exclusion[]): string => {
  const { description } = recipe
  const isExcluded = findBreaches(description, exclusions).some(({ wishes }) =>
    wishes.some(({ certainty }) => certainty === 'named'),
  )
  return isExcluded ? '' : capitalize(nameFoods(description, recipe, listed))
}

/** With less of a batter than this, the tin of a recipe is too wide. */
const SMALL_BATCH = 0.75
const namesTin = /\d k?[cg]m? (?:[a-z]+ )*tin\b/

/** Removes the salt that the lists do not measure from a step of a recipe with little or no salt. */
const adaptToDiets = (step: string, exclusions: readonly Exclusion[]): string =>
  exclusions.some(({ name }) => name === 'low-salt')
    ? step.replace(/\bsalted (?=water)|(?: and| with) a pinch of salt\b| and salt(?=[.,])| Taste for salt[^.]*\./g, '')
    : step
