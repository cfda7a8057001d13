import type { Food } from '../food/foods'
import { hasOnlyDescriptors, recognizeFoods } from '../food/recognizeFoods'
import { formatList, type ListedLines, matchCondition, resolveConditionals } from './conditionalText'
import { adjustTotalTime } from './cookingTime'
import { ANY_OF, type CookbookRecipe, type IngredientLine, parseRecipe, type RecipeIngredient } from './parseRecipe'
import { type Candidate, selectRecipe } from './selectRecipe'

const files = import.meta.glob<string>('./recipes/*.md', { eager: true, query: '?raw', import: 'default' })

/** All recipes of the cookbook, in the order of their file names. */
export const recipes: readonly CookbookRecipe[] = Object.values(files).map(parseRecipe)

const SOURCE_NOTE = '*From the built-in cookbook: no language model is connected to this page.*'
/** The recipes use raw foods. An entry with one of these words gets a sentence about food that is already cooked. */
const COOKED = /\b(?:left ?overs?|cooked|roasted|boiled|rotisserie)\b/i
/** Of the user's foods, a sentence names at most this many, so that it stays readable. */
const MAX_NAMED_FOODS = 6

/**
 * Returns the cookbook's reply to a list of ingredients, in markdown: a note on its source, then a summary and
 * a recipe, or an apology if no recipe fits. It never repeats text from the entries, only the cookbook's own names
 * for the foods, so an entry cannot inject markup.
 */
export function writeReply(entries: readonly string[]): string {
  const foodsByEntry = entries.map(recognizeFoods)
  const userFoods = [...new Set(foodsByEntry.flat())]
  const unknownEntries = entries.filter((entry, index) => !foodsByEntry[index]?.length && !hasOnlyDescriptors(entry))
  const candidate = selectRecipe(recipes, userFoods)
  const paragraphs = candidate
    ? [summarizeFit(candidate, entries, unknownEntries.length), writeRecipe(candidate.recipe, candidate)]
    : writeApology(userFoods)
  return [SOURCE_NOTE, ...paragraphs].join('\n\n')
}

/** Writes a recipe in markdown for the given lines: leaves out the other ingredients and the text about them. */
export function writeRecipe(recipe: CookbookRecipe, listed: ListedLines): string {
  const formatLines = (lines: readonly IngredientLine[]) =>
    lines.map((line) => resolveConditionals(formatLine(line), listed)).join('\n')
  const staples = selectStaples(recipe, listed)
  const steps = resolveConditionals(recipe.method, listed)
    .split('\n')
    .map((step) => step.replace(/^\d+\. /, '').trim())
    .filter(Boolean)
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

const selectStaples = ({ staples }: CookbookRecipe, listed: ListedLines) =>
  staples.filter(({ condition }) => condition === undefined || matchCondition(condition, listed) !== undefined)

/** Formats an ingredient line. Removes "in all" and "of each" if the line has a single ingredient. */
function formatLine({ before, ingredients, after, anyOf }: IngredientLine): string {
  const names = formatList(ingredients.map(formatIngredient), anyOf ? 'and' : 'or')
  const end = ingredients.length > 1 ? after : after.replace(/ (?:in all|of each)\b/, '')
  return `- ${before.replace(ANY_OF, '')}${names}${end}`
}

const formatIngredient = ({ text, substitute }: RecipeIngredient) =>
  `**${text}**${substitute ? ` (your ${substitute.name})` : ''}`

/** Tells the user in a few sentences what the recipe uses, what else it needs, and what it leaves. */
function summarizeFit(candidate: Candidate, entries: readonly string[], unknownCount: number): string {
  const { recipe, used, missing, unused } = candidate
  const usedNames = used.map(({ text, substitute }) => substitute?.name ?? text)
  const stapleNames = selectStaples(recipe, candidate).flatMap(({ ingredients }) => ingredients.map(({ text }) => text))
  const staples = formatList(stapleNames.filter((name) => !usedNames.includes(name)))
  const needed = formatList(missing.map(({ ingredients }) => formatList(ingredients.map(formatIngredient), 'or')))
  const sentences = [
    `This uses your ${formatList(usedNames.map((name) => `**${name}**`))}.`,
    needed
      ? `It also needs ${needed}${staples && `, and takes ${staples} for granted`}.`
      : `It needs nothing else${staples && ` but ${staples}, which it takes for granted`}.`,
    unused.length > 0 && `Left for another day: ${formatNames(unused)}.`,
    entries.some((entry) => COOKED.test(entry)) && 'What is cooked already goes in late, only to get hot all through.',
    unknownCount > 0 && `I do not know ${unknownCount === 1 ? 'one entry' : `${unknownCount} entries`} of your list.`,
  ]
  return sentences.filter(Boolean).join(' ')
}

function writeApology(userFoods: readonly Food[]): string[] {
  return userFoods.length > 0
    ? [
        "I'm sorry, but I have no recipe that would do your list justice.",
        `I looked for one with ${formatNames(userFoods)}. It would help to have one or two more everyday things beside them, such as eggs, rice, pasta, bread or flour.`,
      ]
    : [
        "I'm sorry, but I could not find any food that I know on your list.",
        'I know ingredients by their plain English names: eggs, rice, chicken, tomatoes, cheddar. Could you try again with names like these, one at a time?',
      ]
}

/** Formats the names of the first foods as a list, and the others as a number: "a, b, c, d, e, f and 3 more". */
function formatNames(foods: readonly Food[]): string {
  const names = foods.slice(0, MAX_NAMED_FOODS).map(({ name }) => name)
  return formatList(foods.length > names.length ? [...names, `${foods.length - names.length} more`] : names)
}
