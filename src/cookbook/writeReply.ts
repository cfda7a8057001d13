import type { Food } from '../food/foods'
import { hasOnlyDescriptors, recognizeFoods } from '../food/recognizeFoods'
import { holds, type Listed, list, tailor } from './conditionalText'
import { timeOf } from './cookingTime'
import { ANY_OF, type Line, parseRecipe, type Recipe } from './parseRecipe'
import { type Choice, pick } from './selectRecipe'

const files = import.meta.glob<string>('./recipes/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** Every recipe of the cookbook, by its file's name. */
export const recipes = Object.values(files).map(parseRecipe)

const SOURCE = '*From the built-in cookbook: no language model is connected to this page.*'

/**
 * The cookbook's answer to a list of ingredients, in markdown: where it comes from, what it uses of the list
 * and needs beyond it, and the recipe; or, politely, that there is none. No word of the list itself is
 * repeated, only the cookbook's own names for what it recognised.
 */
export function replyTo(entries: readonly string[]): string {
  const recognised = entries.map((entry) => recognizeFoods(entry))
  const onHand = [...new Set(recognised.flat())]
  const unknown = entries.filter(
    (entry, at) => recognised[at]?.length === 0 && !hasOnlyDescriptors(entry),
  ).length
  const choice = pick(recipes, onHand)
  return [SOURCE, ...(choice ? suggestion(choice, entries, unknown) : apology(onHand))].join('\n\n')
}

function suggestion(choice: Choice, entries: readonly string[], unknown: number): string[] {
  return [standing(choice, entries, unknown), write(choice)]
}

/** The recipe, in markdown, for what is listed of it. */
export function write({ recipe, ...listed }: { readonly recipe: Recipe } & Listed): string {
  const items = (lines: readonly Line[]) =>
    lines.map((line) => tailor(item(line), listed)).join('\n')
  const granted = grantedOf(recipe, listed)
  const steps = stepsOf(tailor(recipe.method, listed))
  return [
    `# ${recipe.title}`,
    recipe.about.replace(/(?<=\* · )[^·]+(?= · )/, (total) => timeOf(total, steps)),
    '## Ingredients',
    items([...listed.needs, ...listed.welcome]),
    ...(granted.length > 0 ? ['### Taken for granted', items(granted)] : []),
    '## Method',
    steps.map((step, index) => `${index + 1}. ${step}`).join('\n'),
  ].join('\n\n')
}

const grantedOf = ({ granted }: Recipe, listed: Listed) =>
  granted.filter(({ when }) => when === undefined || holds(when, listed) !== undefined)

/** The steps of a method that have words left, without their numbers. */
const stepsOf = (method: string) =>
  method
    .split('\n')
    .map((step) => step.replace(/^\d+\. /, '').trim())
    .filter(Boolean)

/** How the recipe stands to the list, in a few sentences. */
function standing(choice: Choice, entries: readonly string[], unknown: number): string {
  const { recipe, used, missing, left } = choice
  const own = used.map(({ text, yours }) => bold(yours ?? text))
  const granted = list(
    grantedOf(recipe, choice)
      .flatMap((line) => line.names.map(({ text }) => text))
      .filter((name) => !own.includes(bold(name))),
  )
  const needed = list(
    missing.map((line) =>
      list(
        line.names.map(({ text }) => bold(text)),
        'or',
      ),
    ),
  )
  const unused = left.filter(({ kind }) => kind !== 'staple').map(({ name }) => name)
  const beyond = needed
    ? `It also needs ${needed}${granted && `, and takes ${granted} for granted`}.`
    : `It needs nothing else${granted && ` but ${granted}, which it takes for granted`}.`
  return [
    `This uses your ${list(own)}.`,
    beyond,
    unused.length > 0 && `Left for another day: ${some(unused)}.`,
    entries.some((entry) => COOKED.test(entry)) &&
      'What is cooked already goes in late, only to get hot all through.',
    unknown > 0 &&
      `I do not know ${unknown === 1 ? 'one entry' : `${unknown} entries`} of your list.`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** An entry that says that it is cooked. The recipes are written for what is raw. */
const COOKED = /\b(?:left ?overs?|cooked|roasted|boiled|rotisserie)\b/i

function apology(onHand: readonly Food[]): string[] {
  return onHand.length > 0
    ? [
        "I'm sorry, but I have no recipe that would do your list justice.",
        `I looked for one with ${some(onHand.map(({ name }) => name))}. It would help to have one or two more everyday things beside them, such as eggs, rice, pasta, bread or flour.`,
      ]
    : [
        "I'm sorry, but I could not find any food that I know on your list.",
        'I know ingredients by their plain English names: eggs, rice, chicken, tomatoes, cheddar. Could you try again with names like these, one at a time?',
      ]
}

const bold = (text: string) => `**${text}**`

/** A line of the list. "In all" and "of each" go with several foods alone. */
function item({ before, names, after, anyOf }: Line): string {
  const words = names.map(({ text, yours }) => bold(text) + (yours ? ` (your ${yours})` : ''))
  const end = names.length > 1 ? after : after.replace(/ (?:in all|of each)\b/, '')
  return `- ${before.replace(ANY_OF, '')}${list(words, anyOf ? 'and' : 'or')}${end}`
}

/** A list that stays a sentence however long it is. */
function some(items: readonly string[], most = 6): string {
  return items.length <= most
    ? list(items)
    : `${items.slice(0, most).join(', ')} and ${items.length - most} more`
}
