import { type Certainty, type Exclusion, type Food, surest } from '../food'
import type { CookbookRecipe } from './recipe'

/** The foods that a dish leaves raw. */
const leftRaw: Exclusion = {
  name: 'raw food',
  type: 'food',
  excludes: ({ contents }) =>
    (['egg', 'fish', 'crustacean', 'mollusc'] as const).some((content) => contents.has(content)) ? 'named' : undefined,
}

/** The exclusions for one recipe: those of the list and, where "raw fish" is one, the foods that the recipe leaves raw. */
export const exclusionsFor = (recipe: CookbookRecipe, exclusions: readonly Exclusion[]): readonly Exclusion[] =>
  exclusions.some(({ name }) => name === 'raw fish') && recipe.marks.includes('raw')
    ? [...exclusions, leftRaw]
    : exclusions

/** Whether a food is certainly (`named`) or perhaps (`maybe`) excluded; undefined if it is not. */
export const certaintyOf = (food: Food, exclusions: readonly Exclusion[]): Certainty | undefined =>
  surest(exclusions.map(({ excludes }) => excludes(food)))
