import { type Exclusion, type Food, findBreaches, gramsOf, readAmount } from '../food'
import { capitalize } from '../lib/text'
import { type ListedLines, resolveConditionals } from './conditionalText'
import { adjustTotalTime } from './cookingTime'
import { formatLine } from './formatLine'
import { nameInSteps, nameStaplesInSteps } from './ingredientNames'
import { type CookbookRecipe, courseOf, type IngredientLine, servingsOf } from './parseRecipe'
import type { Scaling } from './recipeMatch'
import { nameFoods, titleFor } from './recipeTitle'
import { resolveMethod } from './resolveMethod'
import { scaleStep } from './scaleLine'
import { addSides, type Side } from './sides'
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
  { servings, factor }: Scaling = { servings: servingsOf(recipe), factor: 1 },
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
  const poured = pourStock(recipe, listed, stapleLines, factor)
  const isLimited = (food: Food) => exclusions.some(({ excludes }) => excludes(food) === 'maybe')
  const isForBaby = exclusions.some(({ name }) => name === 'baby')
  const staples = stapleLines.map((line) => {
    const limited = line.ingredients.find(({ food }) => isLimited(food))
    if (limited && isForBaby) return `- **${limited.text}**, none for the baby`
    return limited ? `- **${limited.text}**, very little or none` : format(poured.get(line) ?? line).join('')
  })
  const stapleFoods = stapleLines.flatMap(({ ingredients }) => ingredients)
  const ownSteps = joinParts(resolveMethod(recipe, listed), [...listed.required, ...listed.optional, ...recipe.staples])
    .split('\n')
    .map((step) => step.replace(/^\d+\. /, '').trim())
    .filter(Boolean)
  const { steps, minutes } = addSides(
    ownSteps.map((step) => scaleStep(nameStaplesInSteps(nameInSteps(step, listed), stapleFoods), factor)),
    sides,
  )
  const adapted = steps.map((step) => adaptToDiets(step, exclusions))
  const isSmallBatch = courseOf(recipe) === 'Baking' && factor < SMALL_BATCH && / tin\b/.test(recipe.method)
  return [
    `# ${titleFor(recipe, listed)}`,
    describe(recipe, listed, exclusions),
    `Serves ${servings} · ${adjustTotalTime(recipe.head.time, ownSteps, minutes)}`,
    remarks,
    '## Ingredients',
    [
      ...[...listed.required, ...listed.optional].flatMap((line) => format(poured.get(line) ?? line)),
      ...sides.map(({ line }) => formatLine(line, servings)),
    ].join('\n'),
    ...(staples.length > 0 ? ['### From the cupboard', staples.join('\n')] : []),
    '## Method',
    (isSmallBatch ? forSmallBatch(adapted) : adapted)
      .map((step, index) => `${index + 1}. ${step.replaceAll('**', '')}`)
      .join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** The line that makes one want a dish; empty if it names a food that is excluded. */
export function describe(recipe: CookbookRecipe, listed: ListedLines, exclusions: readonly Exclusion[]): string {
  const [description = ''] = recipe.intro.split('\n\n')
  return namesExcluded(description, exclusions) ? '' : capitalize(nameFoods(description, recipe, listed))
}

/** Removes the salt that the lists do not measure from a step of a recipe with little or no salt. */
const adaptToDiets = (step: string, exclusions: readonly Exclusion[]): string =>
  exclusions.some(({ name }) => name === 'low-salt' || name === 'baby')
    ? step.replace(/\bsalted (?=water)| Taste for salt[^.]*\./g, '')
    : step

/** With less of a batter than this, the tin of a recipe is too wide. */
const SMALL_BATCH = 0.75

/** Adds to the steps that a small batch takes a smaller tin, and less time in the oven. */
function forSmallBatch(steps: readonly string[]): string[] {
  // Biscuits are kept in another tin.
  const tin = steps.findIndex((step) => / tin\b/.test(step.replace(/[^.]*\bkeep\b[^.]*\./g, '')))
  if (tin < 0) return [...steps]
  return steps.map((step, index) => {
    if (index === tin) return `${step} This batch is small: take a smaller tin.`
    return /^\*\*Bake/.test(step) ? `${step} In a smaller tin it may be done after two thirds of the time.` : step
  })
}

/**
 * Replaces a stock cube and water by the user's ready-made stock, in a soup or a dish that allows it. Returns the changed
 * lines by the lines of the recipe.
 */
function pourStock(
  recipe: CookbookRecipe,
  listed: ListedLines,
  staples: readonly IngredientLine[],
  factor: number,
): ReadonlyMap<IngredientLine, IngredientLine> {
  const cube = [...listed.required, ...listed.optional].find(
    ({ ingredients, after }) =>
      ingredients.some(({ text }) => text === 'stock cube') &&
      (courseOf(recipe) === 'Soup' || after.includes('ready-made stock')),
  )
  const water = staples.find(({ ingredients }) => ingredients.some(({ food }) => food.name === 'water'))
  const [stock] = cube?.ingredients ?? []
  const { name = '', amount } = stock?.user ?? {}
  const needed = water && readAmount(resolveConditionals(water.before, listed))
  const isLiquid = amount && amount.unit !== 'piece' && !/cube|pot|powder|granule/.test(name)
  if (!cube || !stock?.user || !water || needed?.unit !== 'g' || !isLiquid) return new Map()
  const has = gramsOf(amount, []) ?? 0
  const part = Math.min(1, has / factor / needed.quantity)
  const ofWater = part > 0.9 ? 'a splash of ' : `${Math.round(needed.quantity * (1 - part))} ml `
  return new Map([
    [
      cube,
      {
        ...cube,
        before: `${Math.round(needed.quantity * part)} ml `.replace(/^1000 ml/, '1 litre'),
        // Without its amount, so that it is scaled as the water.
        ingredients: [{ ...stock, text: 'stock', user: { ...stock.user, amount: undefined } }],
        after: '',
      },
    ],
    [water, { ...water, before: ofWater, after: '' }],
  ])
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
