import type { Food } from '../food/foods'
import { hasOnlyDescriptors, recognizeFoods } from '../food/recognizeFoods'
import { formatList, type ListedLines, matchCondition, resolveConditionals } from './conditionalText'
import { adjustTotalTime } from './cookingTime'
import { ANY_OF, type IngredientLine, parseRecipe, type Recipe } from './parseRecipe'
import { type Candidate, selectRecipe } from './selectRecipe'

const files = import.meta.glob<string>('./recipes/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** All recipes of the cookbook, in the order of their file names. */
export const recipes: readonly Recipe[] = Object.values(files).map(parseRecipe)

const SOURCE_NOTE = '*From the built-in cookbook: no language model is connected to this page.*'

/** The recipes use raw foods. An entry with one of these words gets a sentence about food that is already cooked. */
const COOKED = /\b(?:left ?overs?|cooked|roasted|boiled|rotisserie)\b/i

/** Of the user's foods, a sentence names at most this many, so that it stays readable. */
const MAX_NAMED_FOODS = 6

/**
 * Returns the cookbook's reply to a list of ingredients, in markdown: a note on its source, then a summary and
 * a recipe, or an apology if no recipe fits.
 *
 * The reply never repeats text from the entries, only the cookbook's own names for the foods that it
 * recognizes. So an entry cannot inject markup.
 */
export function writeReply(entries: readonly string[]): string {
  const foodsByEntry = entries.map(recognizeFoods)
  const userFoods = [...new Set(foodsByEntry.flat())]
  const unknownCount = entries.filter(
    (entry, index) => foodsByEntry[index]?.length === 0 && !hasOnlyDescriptors(entry),
  ).length
  const candidate = selectRecipe(recipes, userFoods)
  const paragraphs = candidate
    ? [summarizeFit(candidate, entries, unknownCount), writeRecipe(candidate.recipe, candidate)]
    : writeApology(userFoods)
  return [SOURCE_NOTE, ...paragraphs].join('\n\n')
}

/** Writes a recipe in markdown for the given lines: leaves out the other ingredients and the text about them. */
export function writeRecipe(recipe: Recipe, listed: ListedLines): string {
  const formatLines = (lines: readonly IngredientLine[]) =>
    lines.map((line) => resolveConditionals(formatLine(line), listed)).join('\n')
  const staples = selectStaples(recipe, listed)
  const steps = splitSteps(resolveConditionals(recipe.method, listed))
  return [
    `# ${recipe.title}`,
    // The time is the second of the values between dots: **Serves 4** · 35 minutes · Main · French.
    recipe.intro.replace(/(?<=\* · )[^·]+(?= · )/, (total) => adjustTotalTime(total, steps)),
    '## Ingredients',
    formatLines([...listed.required, ...listed.optional]),
    ...(staples.length > 0 ? ['### Taken for granted', formatLines(staples)] : []),
    '## Method',
    steps.map((step, index) => `${index + 1}. ${step}`).join('\n'),
  ].join('\n\n')
}

/** The lines of staples without a condition or with one that is true. */
const selectStaples = ({ staples }: Recipe, listed: ListedLines) =>
  staples.filter(({ condition }) => condition === undefined || matchCondition(condition, listed) !== undefined)

/** The steps of a resolved method without their numbers. Drops steps that have no text left. */
const splitSteps = (method: string) =>
  method
    .split('\n')
    .map((step) => step.replace(/^\d+\. /, '').trim())
    .filter(Boolean)

/** Formats an ingredient line. Removes "in all" and "of each" if the line has a single ingredient. */
function formatLine({ before, ingredients, after, anyOf }: IngredientLine): string {
  const names = ingredients.map(({ text, substitute }) => bold(text) + (substitute ? ` (your ${substitute})` : ''))
  const end = ingredients.length > 1 ? after : after.replace(/ (?:in all|of each)\b/, '')
  return `- ${before.replace(ANY_OF, '')}${formatList(names, anyOf ? 'and' : 'or')}${end}`
}

/** Tells the user in a few sentences what the recipe uses, what else it needs, and what it leaves. */
function summarizeFit(candidate: Candidate, entries: readonly string[], unknownCount: number): string {
  const { recipe, used, missing, unused } = candidate
  const usedNames = used.map(({ text, substitute }) => substitute ?? text)
  const staples = formatList(
    selectStaples(recipe, candidate)
      .flatMap(({ ingredients }) => ingredients.map(({ text }) => text))
      .filter((name) => !usedNames.includes(name)),
  )
  const needed = formatList(
    missing.map(({ ingredients }) =>
      formatList(
        ingredients.map(({ text }) => bold(text)),
        'or',
      ),
    ),
  )
  const unusedNames = unused.filter(({ kind }) => kind !== 'staple').map(({ name }) => name)
  return [
    `This uses your ${formatList(usedNames.map(bold))}.`,
    needed
      ? `It also needs ${needed}${staples && `, and takes ${staples} for granted`}.`
      : `It needs nothing else${staples && ` but ${staples}, which it takes for granted`}.`,
    unusedNames.length > 0 && `Left for another day: ${formatShortList(unusedNames)}.`,
    entries.some((entry) => COOKED.test(entry)) && 'What is cooked already goes in late, only to get hot all through.',
    unknownCount > 0 && `I do not know ${unknownCount === 1 ? 'one entry' : `${unknownCount} entries`} of your list.`,
  ]
    .filter(Boolean)
    .join(' ')
}

function writeApology(userFoods: readonly Food[]): string[] {
  return userFoods.length > 0
    ? [
        "I'm sorry, but I have no recipe that would do your list justice.",
        `I looked for one with ${formatShortList(userFoods.map(({ name }) => name))}. It would help to have one or two more everyday things beside them, such as eggs, rice, pasta, bread or flour.`,
      ]
    : [
        "I'm sorry, but I could not find any food that I know on your list.",
        'I know ingredients by their plain English names: eggs, rice, chicken, tomatoes, cheddar. Could you try again with names like these, one at a time?',
      ]
}

const bold = (text: string) => `**${text}**`

/** Formats the first items as a list, and the others as a number: "a, b, c, d, e, f and 3 more". */
function formatShortList(items: readonly string[]): string {
  return items.length <= MAX_NAMED_FOODS
    ? formatList(items)
    : `${items.slice(0, MAX_NAMED_FOODS).join(', ')} and ${items.length - MAX_NAMED_FOODS} more`
}
