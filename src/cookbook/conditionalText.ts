import { foods } from '../food/foods'
import { recognizeFoods } from '../food/recognizeFoods'
import type { IngredientLine } from './parseRecipe'

/** The lines of a recipe that a reply lists, reduced to the ingredients that it lists. */
export interface ListedLines {
  readonly required: readonly IngredientLine[]
  readonly optional: readonly IngredientLine[]
}

/** Conditional text, such as `{onion, garlic: …}`, `{no butter: …}` or `{any herb: …}`. */
const conditionalPattern = /\{([^:{}]+): ([^{}]*)\}/g

/**
 * Replaces each conditional text by its content if its condition is true for the listed lines, and removes it
 * otherwise. In the content, `%` stands for the foods that matched: "onion and garlic", or "cream or milk" if
 * they are alternatives in the same line.
 */
export function resolveConditionals(text: string, listed: ListedLines): string {
  return text.replace(conditionalPattern, (_, condition: string, content: string) => {
    const matched = matchCondition(condition, listed)
    return matched === undefined ? '' : content.replaceAll('%', matched)
  })
}

/**
 * Evaluates a condition of a recipe file for the listed lines:
 *
 * - "onion, garlic" is true if at least one of these foods is listed,
 * - "no butter" is true if none of its foods is listed,
 * - "any herb" is true if an optional food of this kind is listed.
 *
 * Returns the names of the foods that matched as a phrase, or an empty string for a "no" condition that is
 * true. Returns undefined if the condition is false.
 */
export function matchCondition(condition: string, { required, optional }: ListedLines): string | undefined {
  const kind = /^any (.+)$/.exec(condition)?.[1]
  if (kind) {
    const matches = optional.flatMap((line) => line.ingredients.filter(({ food }) => food.kind === kind))
    return formatList(matches.map(({ text }) => text)) || undefined
  }
  const lines = [...required, ...optional]
  const excluded = /^no (.+)$/.exec(condition)?.[1]
  const matches = (excluded ?? condition).split(', ').filter((name) => lines.some((line) => hasFood(line, name)))
  if (excluded) return matches.length === 0 ? '' : undefined
  const areAlternatives = lines.some((line) => !line.anyOf && matches.every((name) => hasFood(line, name)))
  return formatList(matches, areAlternatives ? 'or' : 'and') || undefined
}

const hasFood = (line: IngredientLine, name: string) =>
  line.ingredients.some(({ food }) => food === (foods.get(name) ?? recognizeFoods(name)[0]))

/** Returns all conditions of the conditional texts in a text. The tests of the recipe files check them. */
export function findConditions(text: string): string[] {
  return [...text.matchAll(conditionalPattern)].flatMap(([, condition]) => condition ?? [])
}

/** Formats a list as a phrase: "a", "a and b", "a, b and c". Returns an empty string for an empty list. */
export function formatList(items: readonly string[], conjunction: 'and' | 'or' = 'and'): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${conjunction} ${items.at(-1)}`
}
