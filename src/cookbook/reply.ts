import type { Food } from './foods'
import { type Choice, pick } from './pick'
import { ANY_OF, type Line, parseRecipe } from './recipe'
import { recognise } from './recognise'

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
  const recognised = entries.map((entry) => recognise(entry))
  const onHand = [...new Set(recognised.flat())]
  const unknown = entries.filter((entry, at) => entry.trim() && recognised[at]?.length === 0).length
  const choice = pick(recipes, onHand)
  return [SOURCE, ...(choice ? suggestion(choice, unknown) : apology(onHand))].join('\n\n')
}

function suggestion(choice: Choice, unknown: number): string[] {
  const { recipe, needs, welcome } = choice
  return [
    fit(choice, unknown),
    `# ${recipe.title}`,
    recipe.about,
    '## Ingredients',
    [...needs, ...welcome].map(item).join('\n'),
    ...(recipe.granted.length > 0
      ? ['### Taken for granted', recipe.granted.map(item).join('\n')]
      : []),
    '## Method',
    recipe.method,
  ]
}

/** How the recipe stands to the list, in a few sentences. */
function fit({ recipe, used, missing, left }: Choice, unknown: number): string {
  const own = used.filter(({ food }) => food.kind !== 'granted').map(({ text }) => bold(text))
  const granted = list(recipe.granted.flatMap((line) => line.names.map(({ text }) => text)))
  const needed = list(missing.map((line) => names(line, 'or')))
  const unused = left.filter(({ kind }) => kind !== 'granted').map(({ name }) => name)
  const beyond = needed
    ? `It also needs ${needed}${granted && `, and takes ${granted} for granted`}.`
    : `It needs nothing else${granted && ` but ${granted}, which it takes for granted`}.`
  return [
    `This uses your ${list(own)}.`,
    beyond,
    unused.length > 0 && `It leaves ${some(unused)} for another day.`,
    unknown > 0 &&
      `I do not know ${unknown === 1 ? 'one entry' : `${unknown} entries`} of your list.`,
  ]
    .filter(Boolean)
    .join(' ')
}

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

const names = (line: Line, word: 'and' | 'or') =>
  list(
    line.names.map(({ text }) => bold(text)),
    word,
  )

/** A line of the list. "In all" goes with several foods alone. */
function item(line: Line): string {
  const words = names(line, line.anyOf ? 'and' : 'or')
  const end = line.names.length > 1 ? line.after : line.after.replace(' in all', '')
  return `- ${line.before.replace(ANY_OF, '')}${words}${end}`
}

/** "a", "a and b", "a, b and c". */
function list(items: readonly string[], word: 'and' | 'or' = 'and'): string {
  return items.length < 2
    ? items.join('')
    : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`
}

/** A list that stays a sentence however long it is. */
function some(items: readonly string[], most = 6): string {
  return items.length <= most
    ? list(items)
    : `${items.slice(0, most).join(', ')} and ${items.length - most} more`
}
