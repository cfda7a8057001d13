import type { Food } from '../food'
import { recognizeFoods } from '../food'
import { remember } from '../lib/remember'
import { formatList } from '../lib/text'
import type { CookbookRecipe, IngredientLine } from './recipe'

/** The lines of a recipe that a reply lists, reduced to the ingredients that it lists. */
export type ListedLines = Pick<CookbookRecipe, 'required' | 'optional'>

/** Conditional text, such as `{onion, garlic: …}` or `{no butter: …}`. */
export const conditionalPattern = /\{([^:{}]+): ([^{}]*)\}/g

/** The food of a line that offers several, in the method: `{chicken}`. */
export const referencePattern = /\{([^:{}]+)\}/g

/**
 * Replaces each conditional text by its content if its condition is true, and removes it otherwise. In the content,
 * `%` stands for the foods that matched: "onion and garlic", or "cream or milk" if they are alternatives in one line.
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
 * - "no butter" is true if none of its foods is listed.
 *
 * Returns the names of the foods that matched as a phrase, which is empty for "no". Returns undefined if it is false.
 */
export function matchCondition(condition: string, { required, optional }: ListedLines): string | undefined {
  const [, quantifier, operand = ''] = /^(no )?(.+)$/.exec(condition) ?? []
  const lines = [...required, ...optional]
  const matches = operand.split(', ').filter((name) => haveFood(lines, name))
  if (quantifier) return matches.length === 0 ? '' : undefined
  const areAlternatives = lines.some((line) => !line.anyOf && matches.every((name) => haveFood([line], name)))
  return formatList(matches, areAlternatives ? 'or' : 'and') || undefined
}

/** The foods that conditions name: some hundred, each of them in many recipes. */
const foodNamedOnce = remember((name: string): Food | undefined => recognizeFoods(name)[0])

function haveFood(lines: readonly IngredientLine[], name: string): boolean {
  const food = foodNamedOnce(name)
  return lines.some(({ ingredients }) => ingredients.some((ingredient) => ingredient.food === food))
}
