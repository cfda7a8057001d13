import { type Exclusion, type Food, findBreaches, foodsNamed } from '../food'
import { capitalize, formatList } from '../lib/text'
import { type ListedLines, resolveConditionals } from './conditionalText'
import { adjustTotalTime } from './cookingTime'
import { formatLine } from './formatLine'
import { nameInSteps, nameStaplesInSteps } from './ingredientNames'
import type { CookbookRecipe, IngredientLine } from './recipe'
import type { Scaling } from './recipeMatch'
import { nameFoods, titleFor } from './recipeTitle'
import { resolveMethod } from './resolveMethod'
import { scaleStep } from './scaleLine'
import { addSides, type Side, sideName } from './sides'
import { splitLine } from './splitLine'
import { type Listed, namedStaples, selectStaples } from './staples'

/**
 * Writes a recipe in markdown for the given lines: leaves out the other ingredients and the text about them.
 *
 * @param scaling how the recipe is scaled; as it is written by default.
 * @param remarks a line below the facts.
 * @param sides its side dishes.
 * @param exclusions foods that the user does not eat. A description that names one is left out.
 */
export function writeRecipe(
  recipe: CookbookRecipe,
  listed: Listed,
  { servings, factor }: Scaling = { servings: recipe.head.servings, factor: 1 },
  remarks = '',
  sides: readonly Side[] = [],
  exclusions: readonly Exclusion[] = [],
): string {
  const format = (line: IngredientLine) =>
    splitLine(line, factor).map((part) => {
      const replace = (lines: readonly IngredientLine[]) => lines.map((each) => (each === line ? part : each))
      const own = { required: replace(listed.required), optional: replace(listed.optional) }
      const resolved = {
        before: resolveConditionals(part.before, own),
        after: resolveConditionals(part.after, own),
      }
      return formatLine({ ...part, ...resolved }, part === line ? factor : 1)
    })
  const stapleLines = selectStaples(recipe, listed)
  const staples = formatStaples(stapleLines, (line) => format(line).join(''), sides, exclusions)
  const stapleFoods = stapleLines.flatMap(({ ingredients }) => ingredients)
  const ownSteps = stepsOf(recipe, listed)
  const { steps, minutes } = addSides(
    ownSteps.map((step) => scaleStep(nameStaplesInSteps(nameInSteps(step, listed), stapleFoods), factor)),
    sides,
  )
  const adapted = steps.map((step) => adaptToDiets(step, exclusions))
  return [
    `# ${titleFor(recipe, listed)}`,
    describe(recipe, listed, exclusions),
    `Serves ${servings} · ${adjustTotalTime(recipe.head.time, ownSteps, minutes)}`,
    remarks,
    '## Ingredients',
    [
      ...[...listed.required, ...listed.optional].flatMap((line) => format(pourStock(line))),
      ...sides.map(({ line }) => formatLine(line, servings)),
    ].join('\n'),
    ...(staples.length > 0 ? ['### From the cupboard', staples.join('\n')] : []),
    '## Method',
    adapted.map((step, index) => `${index + 1}. ${step.replaceAll('**', '')}`).join('\n'),
    ...(recipe.head.course === 'Baking' && factor < SMALL_BATCH && namesTin.test(recipe.method)
      ? ['This batch is small: take a smaller tin, and look at it sooner.']
      : []),
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** How long a recipe takes for the given lines, with its sides, as {@link writeRecipe} says it: "35 minutes". */
export function totalTime(recipe: CookbookRecipe, listed: ListedLines, sides: readonly Side[]): string {
  const steps = stepsOf(recipe, listed)
  return adjustTotalTime(recipe.head.time, steps, addSides(steps, sides).minutes)
}

/** The steps of a recipe for the given lines, without numbers. */
const stepsOf = (recipe: CookbookRecipe, listed: ListedLines) =>
  joinParts(resolveMethod(recipe, listed), [...listed.required, ...listed.optional, ...recipe.staples])
    .split('\n')
    .map((step) => step.replace(/^\d+\. /, '').trim())
    .filter(Boolean)

/** The lines of the staples, with what the sides take of them. Who eats little salt gets no amount of it. */
function formatStaples(
  lines: readonly IngredientLine[],
  format: (line: IngredientLine) => string,
  sides: readonly Side[],
  exclusions: readonly Exclusion[],
): string[] {
  const isLimited = (food: Food) => exclusions.some(({ excludes }) => excludes(food) === 'maybe')
  const sidesTaking = (staple: Food) =>
    formatList(sides.filter(({ staples = [] }) => staples.includes(staple.name)).map(({ line }) => sideName(line)))
  const own = lines.map((line) => {
    const limited = line.ingredients.find(({ food }) => isLimited(food))
    if (limited) return `- **${limited.text}**, very little or none`
    const more = formatList(line.ingredients.map(({ food }) => sidesTaking(food)).filter(Boolean))
    return format(line) + (more && `, and more for the ${more}`)
  })
  const others = foodsNamed('water', 'salt', 'oil').filter(
    (food) => !isLimited(food) && lines.every(({ ingredients }) => ingredients.every((each) => each.food !== food)),
  )
  return [
    ...own,
    ...others.flatMap((food) => (sidesTaking(food) ? `- **${food.name}**, for the ${sidesTaking(food)}` : [])),
  ]
}

/** The line that makes one want a dish; empty if it names a food that is excluded. */
export function describe(recipe: CookbookRecipe, listed: ListedLines, exclusions: readonly Exclusion[]): string {
  const { description } = recipe
  return namesExcluded(description, exclusions) ? '' : capitalize(nameFoods(description, recipe, listed))
}

/** With less of a batter than this, the tin of a recipe is too wide. */
const SMALL_BATCH = 0.75
const namesTin = /\) (?:[a-z]+ )*tin\b/

/** Removes the salt that the lists do not measure from a step of a recipe with little or no salt. */
function adaptToDiets(step: string, exclusions: readonly Exclusion[]): string {
  if (!exclusions.some(({ name }) => name === 'low-salt')) return step
  return step.replace(/\bsalted (?=water)|(?: and| with) a pinch of salt\b| Taste for salt[^.]*\./g, '')
}

/** Ready-made stock takes the place of water, where a recipe dissolves a cube. */
function pourStock(line: IngredientLine): IngredientLine {
  const [stock] = line.ingredients
  const { name = '', amount } = stock?.user ?? {}
  const isLiquid = amount !== undefined && amount.unit !== 'piece' && !/cube|pot|powder|granule/.test(name)
  if (stock?.text !== 'stock cube' || !isLiquid) return line
  return { ...line, before: '', ingredients: [{ ...stock, text: 'stock' }], after: ', instead of as much of the water' }
}

/**
 * Corrects "half of the oil" if no later step takes the other half, and "the rest of the oil" if no earlier step takes
 * any. This happens because conditional text leaves out steps.
 */
function joinParts(method: string, lines: readonly IngredientLine[]): string {
  if (!method.includes(' of the ')) return method
  let text = method
  for (const { food, text: name } of lines.flatMap(({ ingredients }) => ingredients)) {
    const isNamed = new RegExp(`\\b${name}\\b`, 'i')
    text = text.replace(
      new RegExp(`the (?:rest|last) of (the ${name}\\b)`, 'i'),
      (rest, whole: string, index: number) => (isNamed.test(text.slice(0, index)) ? rest : whole),
    )
    if (!namedStaples.includes(food.name)) continue
    text = text.replace(
      new RegExp(
        `(?<!each with |off )\\b(?:half|most|(?:a|two) thirds?) of (the ${name}\\b)(?!.*\\b(?:${name}|rest(?! of))\\b)`,
        'is',
      ),
      '$1',
    )
  }
  return text
}

/** Whether a text names a food that is excluded, such as what a dish goes well with. */
const namesExcluded = (text: string, exclusions: readonly Exclusion[]) =>
  findBreaches(text, exclusions).some(({ wishes }) => wishes.some(({ certainty }) => certainty === 'named'))
