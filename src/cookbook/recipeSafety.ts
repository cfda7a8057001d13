import { type Certainty, type Exclusion, type Food, surest } from '../food'
import type { CookbookRecipe, SafetyMark } from './recipe'

/** The foods that a dish with a mark leaves soft or raw. */
const leftRaw: Readonly<Record<SafetyMark, Exclusion>> = {
  'soft egg': leaves('soft egg', ({ contents }) => contents.has('egg')),
  pink: leaves('pink meat', ({ contents }) => contents.has('meat')),
  raw: leaves('raw food', ({ contents }) =>
    (['egg', 'fish', 'crustacean', 'mollusc'] as const).some((content) => contents.has(content)),
  ),
}

function leaves(name: string, isLeft: (food: Food) => boolean): Exclusion {
  return { name, type: 'food', excludes: (food) => (isLeft(food) ? 'named' : undefined) }
}

/** The marks of dishes that leave soft or raw what somebody excludes in that state alone. */
const unsafeMarks: Readonly<Record<string, readonly SafetyMark[]>> = { 'raw fish': ['raw'] }

/** The exclusions for one recipe: those of the list, and the foods that the recipe leaves soft or raw, for people who must not eat them so. */
export function exclusionsFor({ marks }: CookbookRecipe, exclusions: readonly Exclusion[]): readonly Exclusion[] {
  if (marks.length === 0) return exclusions
  const unsafe = exclusions.flatMap(({ name }) => unsafeMarks[name] ?? [])
  const left = marks.filter((mark) => unsafe.includes(mark)).map((mark) => leftRaw[mark])
  return left.length > 0 ? [...exclusions, ...left] : exclusions
}

/** Whether a food is certainly (`named`) or perhaps (`maybe`) excluded; undefined if it is not. */
export const certaintyOf = (food: Food, exclusions: readonly Exclusion[]): Certainty | undefined =>
  surest(exclusions.map(({ excludes }) => excludes(food)))
