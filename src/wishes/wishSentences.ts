import type { Wishes } from './wishes'
import { languages, leftOut } from './wishSummary'

/**
 * Writes wishes as sentences for the model, one a line; empty if there are none. The built-in cookbook reads them again
 * (cookbook/readWishes.ts).
 */
export function writeWishes(wishes: Wishes): string[] {
  const { diets, servings, minutes, language } = wishes
  const without = leftOut(wishes)
  const anythingElse = wishes.anythingElse.replace(/\s+/g, ' ').trim()
  return [
    diets.length > 0 && `It must be: ${diets.map((diet) => diet.toLowerCase()).join(', ')}.`,
    without.length > 0 && `Leave out: ${without.join(', ')}.`,
    servings !== undefined && `It is for ${servings} ${servings === 1 ? 'person' : 'people'}.`,
    minutes !== undefined && `It must be ready within ${minutes} minutes.`,
    language && `Write the recipe in ${languages[language][1]} (${languages[language][0]}).`,
    anythingElse && `Also: ${anythingElse}`,
  ].filter((sentence): sentence is string => Boolean(sentence))
}
