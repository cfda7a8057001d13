import { foods } from '../food/foods'
import { recognizeFoods } from '../food/recognizeFoods'
import type { Line } from './parseRecipe'

/** The lines of a recipe that a reply lists, each with the names that it lists. */
export interface Listed {
  readonly needs: readonly Line[]
  readonly welcome: readonly Line[]
}

/** `{onion, garlic: …}`, `{no butter: …}`, `{any herb: …}`. */
const conditional = /\{([^:{}]+): ([^{}]*)\}/g

/**
 * The text as it reads when just these foods are listed: words in braces stay when what stands before their
 * colon holds, and `%` in them becomes the foods that made it hold: "onion and garlic", or "cream or milk"
 * where the list says one or the other.
 */
export function tailor(text: string, listed: Listed): string {
  return text.replace(conditional, (_, condition: string, words: string) => {
    const met = holds(condition, listed)
    return met === undefined ? '' : words.replaceAll('%', met)
  })
}

/**
 * The foods by which a condition holds, in words, as the condition or the list has them; empty for a "no"
 * that holds. Undefined when it does not hold.
 */
export function holds(condition: string, { needs, welcome }: Listed): string | undefined {
  const kind = /^any (.+)$/.exec(condition)?.[1]
  if (kind) {
    const names = welcome.flatMap((line) => line.names.filter(({ food }) => food.kind === kind))
    return list(names.map(({ text }) => text)) || undefined
  }
  const lines = [...needs, ...welcome]
  const lists = (line: Line, name: string) => line.names.some(({ food }) => food === foodOf(name))
  const negated = /^no (.+)$/.exec(condition)?.[1]
  const names = (negated ?? condition)
    .split(', ')
    .filter((name) => lines.some((line) => lists(line, name)))
  if (negated) return names.length === 0 ? '' : undefined
  const either = lines.some((line) => !line.anyOf && names.every((name) => lists(line, name)))
  return list(names, either ? 'or' : 'and') || undefined
}

/** The conditions of a text, for whoever checks a recipe. */
export function conditionsOf(text: string): string[] {
  return [...text.matchAll(conditional)].flatMap(([, condition]) => condition ?? [])
}

const foodOf = (name: string) => foods.get(name) ?? recognizeFoods(name)[0]

/** "a", "a and b", "a, b and c". */
export function list(items: readonly string[], word: 'and' | 'or' = 'and'): string {
  return items.length < 2
    ? items.join('')
    : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`
}
