import type { Exclusion, Food } from '../food'
import type { CookbookRecipe } from './parseRecipe'

/** Exclusions of fish and eggs that stay raw. */
const noRawFood: readonly string[] = ['raw fish', 'pregnancy', 'small child']
/** Diets for which eggs and meat must not stay soft: raw eggs and pink meat can make these people very ill. */
export const cookedThrough: readonly string[] = ['pregnancy', 'small child']
/** Words of a method that leaves eggs or meat soft. */
const staysSoft =
  /still shiny on top|yolks? (?:stay|still|(?:are )?as (?:soft|you))|medium-rare|(?:stay|a) pink|yolks of 2|never scrambled|still look a little wet/

/** Whether a recipe leaves food raw or soft for somebody who must not eat it so. */
export function isTooRaw({ method }: CookbookRecipe, exclusions: readonly Exclusion[]): boolean {
  const has = (names: readonly string[]) => exclusions.some(({ name }) => names.includes(name))
  // The list of ceviche is like that of a cooked dish. Recipes with raw food warn of it in their method.
  return (has(noRawFood) && method.includes('pregnan')) || (has(cookedThrough) && staysSoft.test(method))
}

/** Whether a food is certainly (`named`) or perhaps (`maybe`) excluded; undefined if it is not. */
export function certaintyOf(food: Food, exclusions: readonly Exclusion[]): 'named' | 'maybe' | undefined {
  const found = exclusions.flatMap(({ excludes }) => excludes(food) ?? [])
  return found.includes('named') ? 'named' : found[0]
}
