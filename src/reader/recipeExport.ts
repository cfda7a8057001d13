import type { RecipeReading } from './recipeReading'
import { scaledText } from './scaleAmounts'

/** The longest name that Nextcloud Cookbook and Mealie take, in characters (docs/recipe-apps.md). */
const MAX_NAME = 128

/**
 * Returns a recipe as one schema.org/Recipe object for recipe managers, in the form that all of them read
 * (docs/recipe-apps.md): ingredients as strings, the yield as a text, steps without markdown, times as ISO 8601.
 *
 * @param description says who wrote the recipe.
 */
export function exportRecipe(
  { sections }: RecipeReading,
  factor: number,
  servings: number | undefined,
  description: string,
): string {
  const { title, totalMinutes, groups, steps } = sections
  const recipe = {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: (title ?? 'Recipe').slice(0, MAX_NAME),
    description,
    image: [],
    ...(sections.yield && { recipeYield: yieldText(sections.yield, servings) }),
    ...(totalMinutes && { totalTime: isoDuration(totalMinutes) }),
    recipeIngredient: groups.flatMap(({ lines }) => lines.map(({ text }) => scaledText(text, factor))),
    recipeInstructions: steps.map(({ text }) => ({ '@type': 'HowToStep', text: text.replace(/\s+/g, ' ').trim() })),
  }
  // Mealie puts pasted text into a script element, and `</` would end it.
  return JSON.stringify(recipe, undefined, 2).replaceAll('</', '<\\/')
}

/** "4 servings", "12 muffins"; the recipe's own words where the number is its own. */
function yieldText(
  { quantity, text, unit }: NonNullable<RecipeReading['sections']['yield']>,
  servings?: number,
): string {
  const isOwn = servings === undefined || servings === quantity
  if (isOwn && /\p{L}/u.test(text)) return text
  const number = isOwn ? text : String(servings)
  return unit === undefined ? `${number} servings` : `${number} ${unit}`.trim()
}

/** Minutes as an ISO 8601 duration: "PT1H20M". */
function isoDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = Math.round(minutes % 60)
  return `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 || hours === 0 ? `${rest}M` : ''}`
}
