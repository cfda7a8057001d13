import { type Certainty, type Exclusion, type Food, surest } from '../food'

/** Whether a food is certainly (`named`) or perhaps (`maybe`) excluded; undefined if it is not. */
export const certaintyOf = (food: Food, exclusions: readonly Exclusion[]): Certainty | undefined =>
  surest(exclusions.map(({ excludes }) => excludes(food)))
